import type { RunContext } from '../../core/run-context.ts';
import { StepFailure } from '../../core/step-failure.ts';
import type { OpenedMails, RunInbox, RunMail } from '../../core/inbox.ts';

/** A step that has waited for a mail still has to do something with it. */
const STEP_SECONDS = 90;

/** The inbox of the run, with the time to wait for a mail. @throws StepFailure if the installation has none */
export function requireInbox({ inbox, step }: RunContext): RunInbox {
  if (!inbox)
    throw new StepFailure(
      'This run has no mailbox, because no inbox is configured. It needs INBOX_DOMAIN in the settings of the server.',
    );
  step.extendTime?.(STEP_SECONDS);
  return inbox;
}

export function mailsOf({ history }: RunContext): OpenedMails {
  history.mails ??= { opened: [], lastCodeId: 0 };
  return history.mails;
}

/** The mail that was opened last among those whose tab is still there. */
export function openMailOf(run: RunContext): RunMail | undefined {
  return mailsOf(run).opened.findLast(({ page }) => !page.isClosed())?.mail;
}
