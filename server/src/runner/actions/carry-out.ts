import { commandsAhead } from '../agent/ahead.ts';
import type { Command } from '../agent/command.ts';
import { beginSight, takeSight } from '../agent/finding/appeared.ts';
import { foresee } from '../agent/foresee.ts';
import { noteAct, noteBeginning, notesOf } from '../agent/run-notes.ts';
import type { Session } from '../agent/session.ts';
import type { Action, Done } from './action.ts';
import { answerDialog } from './answer-dialog.ts';
import { clickElement } from './click/click-element.ts';
import { closeTab } from './tabs/close-tab.ts';
import { dragDrop } from './drag/drag-drop.ts';
import { expandCommand } from './expand-command.ts';
import { extractContent } from './extract-content.ts';
import { focusElement } from './focus-element.ts';
import { goBack, goForward } from './go-back.ts';
import { goToUrl, reload, restart } from './go-to-url.ts';
import { hover } from './hover.ts';
import { clearText, inputText } from './input-text.ts';
import { openTab } from './tabs/open-tab.ts';
import { givenToPrompt, planDialogs } from './plan-dialogs.ts';
import { remember } from './remember.ts';
import { scroll, scrollTo } from './scroll.ts';
import { searchGoogle } from './search-google.ts';
import { selectOption } from './select/select-option.ts';
import { sendKeys } from './send-keys.ts';
import { sortBy } from './sort/sort-by.ts';
import { switchTab } from './tabs/switch-tab.ts';
import { tick } from './tick.ts';
import { uploadFile } from './upload-file.ts';
import { wait, waitFor } from './wait.ts';

const ACTIONS: { [K in Command['kind']]: Action<K> } = {
  open: goToUrl,
  restart,
  reload,
  back: goBack,
  forward: goForward,
  google: searchGoogle,
  openTab,
  switchTab,
  closeTab,
  dialog: answerDialog,
  click: clickElement,
  hover,
  focus: focusElement,
  tick,
  upload: uploadFile,
  drag: dragDrop,
  input: inputText,
  clear: clearText,
  select: selectOption,
  sort: sortBy,
  press: sendKeys,
  scroll,
  scrollTo,
  wait,
  waitFor,
  remember,
  check: extractContent,
};
/** What leaves the page as it is: after it, what was seen before still counts. */
const LOOKS = new Set<Command['kind']>([
  'check',
  'wait',
  'waitFor',
  'remember',
  'scroll',
  'scrollTo',
  'dialog',
]);

/**
 * Carries one command out in the session's window, with its {{names}} replaced by their values.
 * @throws StepFailure if it does not work out.
 */
export async function carryOut(session: Session, command: Command): Promise<Done> {
  await notesOf(session);
  if (LOOKS.has(command.kind)) return dispatch(session, command);
  const given = givenToPrompt(session, command);
  if (given) return given;
  await planDialogs(session, command);
  session.window.dialogs.forget();
  noteBeginning(session);
  beginSight(session);
  if (nextAct(session)?.kind === 'click') takeSight(session);
  await foresee(session);
  try {
    return await dispatch(session, command);
  } finally {
    noteAct(session);
  }
}

/** What is done to the page after the command at hand. */
function nextAct(session: Session): Command | undefined {
  for (const next of commandsAhead(session)) if (!LOOKS.has(next.kind)) return next;
  return undefined;
}

function dispatch<K extends Command['kind']>(
  session: Session,
  command: Extract<Command, { kind: K }>,
): Promise<Done> {
  const action = ACTIONS[command.kind] as Action<K>;
  return action(session, expandCommand(session, command));
}
