import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { factMail, linkPart } from './fact-mail.ts';
import { listMissedFacts, missedHeadline, type MissedStart } from './missed-start.ts';

/** `isChosen`: by the person who gets it, not by the company. */
export function missedStartMail(
  missed: MissedStart,
  pages: Pages,
  isChosen: boolean,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return factMail(
    {
      title: missedHeadline(missed, 150),
      facts: listMissedFacts(missed),
      parts: [linkPart('Look at the suites', pages.suites())],
      company: missed.company,
      isChosen,
    },
    pages,
  );
}
