import type { Kind } from 'shared/step-language';
import { executeCommand } from '../actions/execute-command.ts';
import type { RunContext } from '../agent/run-context.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import type { RememberedAction } from '../types.ts';
import { findRemembered } from './find-remembered.ts';
import type { RememberedElement } from './remembered.ts';
import { kindOfRole, toCommand, type CallElement } from './to-command.ts';
import { isToolName } from './tools.ts';

export interface Replay {
  /** One for each executed action. */
  sentences: string[];
  /** The successful actions. */
  repeated: RememberedAction[];
  /** Why the replay stopped, as a sentence; null: it is complete. */
  failure: string | null;
}

/**
 * Replays the stored actions of a model until the first one that fails.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function replay(
  run: RunContext,
  actions: RememberedAction[],
  onAction: (action: PendingAction) => Promise<void>,
): Promise<Replay> {
  const done: Replay = { sentences: [], repeated: [], failure: null };
  for (const remembered of actions) {
    const { tool, input } = remembered;
    const [element, destination] = [
      await find(run, remembered.element),
      await find(run, remembered.destination),
    ];
    if (element === undefined || destination === undefined)
      return { ...done, failure: 'An element that it used is not on the page any more.' };
    const command = isToolName(tool) ? toCommand(tool, input, { element, destination }) : null;
    if (!command) return { ...done, failure: 'It cannot be understood any more.' };
    const { action, sentence } = await executeCommand(run, command, {
      target: element?.locator,
      destination: destination?.locator,
    });
    // A failed replay is not reported as an action: the model takes over.
    if (!action.isSuccessful) return { ...done, failure: sentence };
    await onAction({ ...action, source: 'memory' });
    done.sentences.push(sentence, ...run.window.takeNotes());
    done.repeated.push(remembered);
  }
  return done;
}

/** undefined: the element was not found. */
async function find(
  run: RunContext,
  element: RememberedElement | null,
): Promise<CallElement | null | undefined> {
  if (element === null) return null;
  const locator = await findRemembered(run, element);
  return locator ? { locator, words: wordsOf(element), kind: kindOf(element) } : undefined;
}

function wordsOf({ locators: [best] }: RememberedElement): string {
  if (!best) return 'element';
  return best.by === 'role' ? best.name : best.by === 'css' ? best.selector : best.text;
}

function kindOf({ locators }: RememberedElement): Kind | null {
  const named = locators.find(({ by }) => by === 'role');
  return named?.by === 'role' ? kindOfRole(named.role) : null;
}
