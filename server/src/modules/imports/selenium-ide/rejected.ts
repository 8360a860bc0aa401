import { ownValue } from '../naming/texts.ts';

const SCRIPT = 'Scripts are not taken from files.';
const CONTROL = 'Conditions and loops are not taken from files. Write the steps that are meant.';
const POINTER =
  'Single moves of the pointer are no steps. Write the click, the drag or the hovering that is meant.';
const MARKUP = 'This is about markup, which steps do not speak of.';

/** Commands that no sentence of the step language does, with the reason. */
const REJECTED: Record<string, string> = {
  executeScript: SCRIPT,
  executeAsyncScript: SCRIPT,
  runScript: SCRIPT,
  echo: 'A line for the log.',
  debugger: 'A run does not pause.',
  setSpeed: 'A run has no speed.',
  mouseDown: POINTER,
  mouseDownAt: POINTER,
  mouseMove: POINTER,
  mouseMoveAt: POINTER,
  mouseUp: POINTER,
  mouseUpAt: POINTER,
  mouseOut: POINTER,
  selectFrame: 'Elements are found in all frames.',
  storeWindowHandle: 'Tabs are named by their numbers or titles: Switch to the 2nd browser tab.',
  selectWindow: 'Tabs are named by their numbers or titles: Switch to the 2nd browser tab.',
  storeAttribute: MARKUP,
  storeElementCount: MARKUP,
  storeXpathCount: MARKUP,
  storeJson: SCRIPT,
  assertSelectedValue: MARKUP,
  verifySelectedValue: MARKUP,
  assertNotSelectedValue: MARKUP,
  verifyNotSelectedValue: MARKUP,
  assert: 'An assertion about a value of the script, not about the page.',
  verify: 'An assertion about a value of the script, not about the page.',
  chooseOkOnNextConfirmation: 'Browser dialogs are answered after they open: Accept the dialog.',
  chooseCancelOnNextConfirmation: 'Browser dialogs are answered after they open: Dismiss the dialog.',
  chooseCancelOnNextPrompt: 'Browser dialogs are answered after they open: Dismiss the dialog.',
  answerOnNextPrompt: 'Browser dialogs are answered after they open: Answer the dialog with "text".',
  removeSelection: 'Options of a list are chosen, not taken back.',
  submit: 'A form is sent by its button. Click the button that is meant.',
  '': 'A comment.',
};

/** Commands that begin a block, which `end` ends; `repeatIf` ends one that `do` begins. */
export const BLOCK_BEGIN: ReadonlySet<string> = new Set(['if', 'while', 'times', 'forEach', 'do']);
export const BLOCK_END: ReadonlySet<string> = new Set(['end', 'repeatIf']);

/** null: the command may be a step. `command`: it never is one. */
export function whyRejected(command: string): { why: string; command?: string } | null {
  if (/^(?:if|elseIf|else|while|times|forEach|do|repeatIf|end)$/u.test(command)) return { why: CONTROL };
  const why = ownValue(REJECTED, command);
  return why === undefined ? null : { why, command: command || undefined };
}

/** Why a command within a block is none. */
export const IN_BLOCK = CONTROL;
