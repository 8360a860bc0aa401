import { MAIL_CONTENT_POLICY } from 'shared/constants';
import { StepFailure } from '../../core/step-failure.ts';
import { MAIL_ORIGIN } from '../../browser/activity.ts';
import type { ActionRun, Execute } from '../action.ts';
import type { MailHead, RunMail } from '../../core/inbox.ts';
import { mailsOf, requireInbox } from './opened-mails.ts';

const LISTED_SUBJECTS = 10;

/**
 * Waits for the newest mail with the subject and opens it in a tab of its own. A second step with the same subject waits for the next
 * mail, so that the code of an earlier one is not taken for the new one.
 */
export const openMail: Execute<'openMail'> = async (run, { subject }) => {
  const inbox = requireInbox(run);
  const mails = mailsOf(run);
  const wanted = plain(subject);
  if (wanted === '') throw new StepFailure('The subject of the mail is empty.');
  const isWanted = (each: MailHead) => plain(each.subject).includes(wanted);
  const last = Math.max(
    0,
    ...mails.opened
      .map(({ mail }) => mail)
      .filter(isWanted)
      .map(({ id }) => id),
  );
  const { mail, arrived } = await inbox.waitForMail({
    choose: (heads) =>
      newestOf(
        heads.filter(({ id }) => id > last),
        wanted,
      ),
    milliseconds: run.timing.mail,
    signal: run.action.signal,
  });
  if (!mail) throw new StepFailure(missing(run, subject, last > 0, arrived, inbox.address));
  await show(run, mail);
  return { result: `Opened the mail "${mail.subject}" from ${mail.from}.` };
};

/** A mail with exactly that subject comes before one that only contains it. */
function newestOf(heads: MailHead[], wanted: string): MailHead | null {
  return (
    heads.find(({ subject }) => plain(subject) === wanted) ??
    heads.find(({ subject }) => plain(subject).includes(wanted)) ??
    null
  );
}

const plain = (subject: string) => subject.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

function missing(
  { timing }: ActionRun,
  subject: string,
  hasOpened: boolean,
  arrived: MailHead[],
  address: string,
): string {
  const seconds = timing.mail / 1000;
  if (arrived.length === 0) return `No mail came to ${address} within ${seconds} seconds.`;
  const subjects = arrived.slice(0, LISTED_SUBJECTS).map((head) => `"${head.subject}"`);
  const what = hasOpened ? `No other mail "${subject}"` : `No mail "${subject}"`;
  const opened = hasOpened ? ' since the one that was opened' : '';
  return `${what} came to ${address} within ${seconds} seconds${opened}. These came: ${subjects.join(', ')}.`;
}

/** The tab gets the mail from here, as no server has that name (RFC 6761). It runs no script and loads nothing else; links lead out of it. */
async function show(run: ActionRun, mail: RunMail): Promise<void> {
  const page = await run.window.context.newPage();
  await page.route(`${MAIL_ORIGIN}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': MAIL_CONTENT_POLICY, 'referrer-policy': 'no-referrer' },
      body: mail.document,
    }),
  );
  await page.goto(`${MAIL_ORIGIN}/${mail.id}`, { waitUntil: 'domcontentloaded' });
  await run.window.bringToFront(page);
  mailsOf(run).opened.push({ mail, page });
}
