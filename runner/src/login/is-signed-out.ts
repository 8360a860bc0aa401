import { isAssertion, readStep, type Command } from 'shared/step-language';
import { mapTexts } from '../core/expand-command.ts';
import { executeCommand } from '../actions/execute-command.ts';
import { evaluate } from '../assert/evaluate.ts';
import { obstacleToAbsence } from '../assert/page-readiness.ts';
import { matchAll } from '../resolve/resolve.ts';
import { targetsOf } from '../resolve/targets-of-command.ts';
import { poll } from '../core/poll.ts';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import type { RunnerStep } from '../types.ts';

/** How a page shows that the browser is signed out. */
export interface SignedOutSign {
  /** What the sign-in does before: it opens pages. */
  opens: Command[];
  /** The first command that is about something on the page. */
  command: Command;
}

/**
 * What the sign-in needs first: where it is on the page, the browser is signed out. null: it begins with a step that says nothing about the
 * page, such as a key or a text outside of the step language.
 */
export function signOf(steps: RunnerStep[]): SignedOutSign | null {
  const opens: Command[] = [];
  for (const { action, type } of steps) {
    const { command } = readStep(action, type);
    if (command?.kind === 'open') opens.push(command);
    else return command && isAboutPage(command) ? { opens, command } : null;
  }
  return null;
}

function isAboutPage(command: Command): boolean {
  return isAssertion(command)
    ? command.kind === 'shows' || command.kind === 'state'
    : targetsOf(command).length > 0;
}

/**
 * Opens what the sign-in opens first, and looks for its sign when the page has loaded. Changes nothing else.
 * @throws StepFailure if a page cannot be opened
 */
export async function isSignedOut(run: RunContext, { opens, command }: SignedOutSign): Promise<boolean> {
  for (const open of opens) {
    const { action, sentence } = await executeCommand({ ...run, written: open }, open);
    if (!action.isSuccessful) throw new StepFailure(sentence);
  }
  await run.window.activity.waitUntilIdle(run.window.page(), run.timing.wait);
  const expanded = mapTexts(command, run.values.expand);
  const state = async () => {
    if (await isShown(run, expanded)) return 'signed out';
    // Of a page that is empty or still loading, nothing can be said.
    return (await obstacleToAbsence(run)) ? null : 'signed in';
  };
  return (await poll(run, state, run.timing.wait)) !== 'signed in';
}

async function isShown(run: RunContext, command: Command): Promise<boolean> {
  if (isAssertion(command)) return (await evaluate(run, command)).isTrue;
  const searches = targetsOf(command).flatMap((target) => target.searches);
  for (const { target, purpose } of searches)
    if ((await matchAll(run, target, purpose)).length > 0) return true;
  return false;
}
