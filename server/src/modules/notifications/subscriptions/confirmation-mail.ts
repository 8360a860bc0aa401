import type { Mail } from '../../../platform/mail/mailer.ts';
import { html } from '../../../platform/html.ts';
import { mailPage } from '../mail-page.ts';
import { shorten } from '../words.ts';

/** Asks an address that belongs to no member of the company. */
export function confirmationMail(company: string, link: string): Pick<Mail, 'subject' | 'text' | 'html'> {
  const title = `${shorten(company, 150)} wants to send you results of tests`;
  const what =
    'Confirm that you want them. Until then you get no other mail; if you do not know who this is, do nothing.';
  return {
    subject: `[Steplight] ${title}`,
    text: [`${title}.`, what, `Confirm, or never be asked again: ${link}`].join('\n\n'),
    html: mailPage(
      title,
      html`<p>${what}</p>
        <p><a href="${link}">Confirm, or never be asked again</a></p>`,
    ),
  };
}
