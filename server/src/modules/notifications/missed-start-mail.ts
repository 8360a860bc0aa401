import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { factMail, linkPart, type MailReader } from './fact-mail.ts';
import { listMissedFacts, missedHeadline, type MissedStart } from './missed-start.ts';

export function missedStartMail(
  missed: MissedStart,
  pages: Pages,
  reader: MailReader,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return factMail(
    {
      title: missedHeadline(missed, 150),
      facts: listMissedFacts(missed, reader.timeZone),
      parts: [linkPart('Look at the suites', pages.suites())],
      company: missed.company,
    },
    pages,
    reader,
  );
}
