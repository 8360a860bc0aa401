import type { Page } from 'playwright-core';
import type { StepFix } from 'shared/contract';
import { poll } from '../core/poll.ts';
import { StepFailure } from '../core/step-failure.ts';
import type { OpenDialog } from '../browser/dialogs.ts';
import type { Execute } from './action.ts';

/** A browser dialog in words, e.g. `The page asks "Delete?" in a browser dialog.` */
export function dialogSentence({ kind, message }: OpenDialog): string {
  const shown = message.length > 120 ? `${message.slice(0, 120)}…` : message;
  return `The page ${kind === 'alert' ? 'says' : 'asks'} "${shown}" in a browser dialog.`;
}

/** The steps that answer a dialog. */
export function dialogAdvice(dialog: OpenDialog): string {
  const typed = dialog.kind === 'prompt' ? ['Answer the dialog with "…"'] : [];
  return `Write: ${[...typed, ...answersTo(dialog)].join(' / ')}.`;
}

/** The same, as far as nothing has to be filled in. */
export function dialogFixes(dialog: OpenDialog, kind: StepFix['kind']): StepFix[] {
  return answersTo(dialog).map((sentence) => ({ kind, sentence }));
}

function answersTo({ kind }: OpenDialog): string[] {
  return kind === 'alert' ? ['Accept the dialog'] : ['Accept the dialog', 'Dismiss the dialog'];
}

/** Answers the open browser dialog. */
export const answerDialog: Execute<'dialog'> = async (run, { accept, text }) => {
  const { dialogs } = run.window;
  const dialog = await poll(run, async () => dialogs.open(), run.timing.wait);
  if (!dialog)
    throw new StepFailure(`There is no browser dialog to answer.${await pageDialogHint(run.window.page())}`);
  if (text !== null && dialog.kind !== 'prompt')
    throw new StepFailure(`${dialogSentence(dialog)} It takes no text. ${dialogAdvice(dialog)}`, undefined, {
      fixes: dialogFixes(dialog, 'replace'),
    });
  run.action.begin();
  await dialogs.answer(accept, text);
  const typed = text === null ? '' : ` with "${text}"`;
  return { result: `The dialog "${dialog.message}" was ${accept ? 'accepted' : 'dismissed'}${typed}.` };
};

/** Many pages render dialogs of their own. */
async function pageDialogHint(page: Page): Promise<string> {
  const open = page.locator('dialog[open], [role=dialog], [role=alertdialog]').filter({ visible: true });
  if ((await open.count()) === 0) return '';
  const buttons = await open.getByRole('button').filter({ visible: true }).allInnerTexts();
  const names = buttons.map((name) => name.trim()).filter((name) => name !== '');
  const [first] = names;
  const click =
    first === undefined
      ? ''
      : ` Click one of its buttons: ${names
          .slice(0, 5)
          .map((name) => `"${name}"`)
          .join(', ')}.`;
  return ` The page shows a dialog of its own.${click}`;
}
