import { StepFailure } from '../../core/step-failure.ts';
import type { ActionRun, Execute } from '../action.ts';
import { findCodes } from './find-codes.ts';
import type { RunMail } from '../../core/inbox.ts';
import { mailsOf, openMailOf, requireInbox } from './opened-mails.ts';

/** Stores the only code of that many digits, of the mail that is open or else of the newest that has one. */
export const rememberCode: Execute<'rememberCode'> = async (run, { digits, as }) => {
  const open = openMailOf(run);
  const [code, mail] = open ? [requireCode(open, digits), open] : await waitForCode(run, digits);
  run.values.set(as, code);
  return { result: `Remembered "${code}" of the mail "${mail.subject}" as {{${as}}}.` };
};

/** Mails without a code may arrive before the one that has it, and after it. A mail gives its code once. */
async function waitForCode(run: ActionRun, digits: number): Promise<[code: string, mail: RunMail]> {
  const inbox = requireInbox(run);
  const mails = mailsOf(run);
  const end = performance.now() + run.timing.mail;
  const read = new Set<number>();
  let newest: RunMail | null = null;
  for (;;) {
    const { mail } = await inbox.waitForMail({
      choose: (arrived) => arrived.find(({ id }) => id > mails.lastCodeId && !read.has(id)) ?? null,
      milliseconds: Math.max(0, end - performance.now()),
      signal: run.action.signal,
    });
    if (!mail && newest) return [requireCode(newest, digits), newest];
    if (!mail)
      throw new StepFailure(
        `No ${mails.lastCodeId > 0 ? 'other ' : ''}mail came to ${inbox.address} within ${run.timing.mail / 1000} seconds.`,
      );
    read.add(mail.id);
    if (findCodes(mail, digits).length > 0) {
      const code = requireCode(mail, digits);
      mails.lastCodeId = mail.id;
      return [code, mail];
    }
    if (!newest || mail.id > newest.id) newest = mail;
  }
}

/** @throws StepFailure unless the mail has one such code */
function requireCode(mail: RunMail, digits: number): string {
  const [code, ...others] = findCodes(mail, digits);
  if (code !== undefined && others.length === 0) return code;
  throw new StepFailure(
    code === undefined
      ? `There is no ${digits}-digit code in the mail "${mail.subject}".`
      : `It is not clear which ${digits}-digit code of the mail "${mail.subject}" is meant: ${[code, ...others].join(', ')}.`,
  );
}
