import { findTarget } from '../agent/finding/find-target.ts';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { Target } from '../agent/target.ts';
import { readTarget } from '../agent/reading/targets/read-target.ts';
import { shield } from '../agent/reading/shield.ts';
import type { DialogAnswer, SeenDialog } from '../browser/dialogs.ts';
import type { Action, Done } from './action.ts';
import { attempt, doneWith } from './attempt.ts';

const ACCEPTING = ['OK', 'Yes', 'Confirm', 'Accept', 'Continue', 'Agree'];
const DISMISSING = ['Cancel', 'No', 'Dismiss', 'Close', 'Decline'];
const DIALOG = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';

/** Tells how the dialog before this command was answered: that was decided then. A dialog of the page is answered by its buttons. */
export const answerDialog: Action<'dialog'> = async (session, { answer, button }) => {
  const verb = answer.isAccepted ? 'Accept' : 'Dismiss';
  const seen = await poll(() => lookForDialog(session), WAIT_MS, session.signal);
  if (seen === null)
    throw new StepFailure('There is no dialog to answer: the page has opened none since the last action.');
  if (seen === 'page') return answerByButton(session, answer, button);
  if (
    seen.answer.isAccepted !== answer.isAccepted ||
    (answer.text !== null && seen.answer.text !== answer.text)
  )
    throw new StepFailure(
      `The dialog "${seen.message}" came before this step and was answered with ${seen.answer.isAccepted ? 'OK' : 'Cancel'}. Put this step right after the one that opens the dialog.`,
    );
  const typed = answer.text === null ? '' : ` with "${answer.text}"`;
  return {
    description: `${verb} the dialog${typed}`,
    result: `The dialog "${seen.message}" was ${answer.isAccepted ? 'accepted' : 'dismissed'}${typed}.`,
  };
};

async function lookForDialog(session: Session): Promise<SeenDialog | 'page' | null> {
  const last = session.window.dialogs.seen().at(-1);
  if (last) return last;
  const open = session.window.page().locator(DIALOG).filter({ visible: true });
  return (await open.count()) > 0 ? 'page' : null;
}

async function answerByButton(
  session: Session,
  { isAccepted, text }: DialogAnswer,
  button: string | null,
): Promise<Done> {
  if (text !== null)
    throw new StepFailure(
      'The page shows a dialog of its own. Name its field, for example: Type bob into Name.',
    );
  const named = button === null ? (isAccepted ? ACCEPTING : DISMISSING) : [button];
  const targets = named.map((name) => readTarget(shield(`"${name}" in the dialog`)));
  const only = isAccepted && button === null ? await onlyDeed(session) : null;
  for (const target of only ? [...targets, only] : targets) {
    const found = await findTarget(session, target, 'click', 0).catch((error: unknown) => {
      if (error instanceof StepFailure) return null;
      throw error;
    });
    if (!found) continue;
    await attempt(session, found, 'clicked', () => found.locator.click({ timeout: WAIT_MS }));
    return doneWith(found, `Click ${found.description}`, `Clicked ${found.description}.`);
  }
  throw new StepFailure(
    `The dialog has no button called ${(isAccepted ? ACCEPTING : DISMISSING).join(', ')}. Name the button, for example: Click Save in the dialog.`,
  );
}

const REFUSAL = /^(?:(?:no|not|cancel|dismiss|close|decline|back|keep|later|help|learn)\b.*|\W*)$/iu;

/** The one button of a dialog that does what it asks about ("Delete"), whatever it is called; null: there is none, or several. */
async function onlyDeed({ window }: Session): Promise<Target | null> {
  const buttons = window.page().locator(DIALOG).filter({ visible: true }).getByRole('button');
  const shown = buttons.filter({ visible: true }).filter({ hasNotText: REFUSAL });
  const deeds = shown.filter({ hasText: /\p{L}/u });
  const words = 'the button of the dialog';
  return (await deeds.count()) === 1 ? { words, locator: deeds, readings: [], within: null } : null;
}
