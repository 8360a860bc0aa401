import { zonedDateTime } from 'shared/format';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { html } from '../../platform/html.ts';
import { mailPage } from './mail-page.ts';
import { shorten } from './words.ts';

/** A test whose quarantine ends soon, or has ended. */
export interface QuarantineEnd {
  blueprintId: number;
  title: string;
  reason: string;
  endsAt: Date;
}

/** For the owner of the quarantine, or the recipients of the company. @param unsubscribePage of a recipient */
export function quarantineMail(
  { blueprintId, title, reason, endsAt }: QuarantineEnd,
  pages: Pages,
  { now, unsubscribePage }: { now: Date; unsubscribePage?: string | undefined },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const verb = endsAt > now ? 'ends' : 'has ended';
  const name = shorten(title, 150);
  const headline = `The quarantine of "${name}" ${verb}`;
  const what = `It ${endsAt > now ? 'ends' : 'ended'} on ${zonedDateTime(endsAt)}. From then on the test decides the result of its runs again.`;
  const why = `It is in quarantine because: ${shorten(reason, 600)}`;
  const advice = 'Repair the test, or extend the quarantine';
  const address = pages.test(blueprintId);
  return {
    subject: `[Steplight] ${headline}`,
    text: [
      `${headline}.`,
      what,
      why,
      `${advice}: ${address}`,
      ...(unsubscribePage === undefined ? [] : [`Unsubscribe: ${unsubscribePage}`]),
    ].join('\n\n'),
    html: mailPage(
      headline,
      html`<p>${what}</p>
        <p>${why}</p>
        <p><a href="${address}">${advice}</a></p>
        ${
          unsubscribePage &&
          html`<p>
            <small><a href="${unsubscribePage}">Unsubscribe</a></small>
          </p>`
        }`,
    ),
  };
}
