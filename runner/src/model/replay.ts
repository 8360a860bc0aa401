import type { Fingerprint, PlannedAction } from 'shared/contract';
import type { Locator } from 'playwright-core';
import { executeCommand } from '../actions/execute-command.ts';
import type { RunContext } from '../core/run-context.ts';
import { findPlanned, fingerprintToFind } from '../plan/find-planned.ts';
import { readPlannedCommand } from '../plan/planned-command.ts';
import type { PendingAction } from '../reporting/event-stream.ts';

export interface Replay {
  /** One for each executed action. */
  sentences: string[];
  /** The successful actions, with their elements as they are now. */
  repeated: PlannedAction[];
  /** Why the replay stopped, as a sentence; null: it is complete. */
  failure: string | null;
}

/**
 * Replays the stored actions of a model until the first one that fails.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function replay(
  run: RunContext,
  actions: PlannedAction[],
  onAction: (action: PendingAction) => Promise<void>,
): Promise<Replay> {
  const done: Replay = { sentences: [], repeated: [], failure: null };
  for (const planned of actions) {
    const command = readPlannedCommand(planned);
    if (!command) return { ...done, failure: 'It cannot be understood any more.' };
    const [target, destination] = [await find(run, planned.target), await find(run, planned.destination)];
    if (target === null || destination === null)
      return { ...done, failure: 'An element that it used is not on the page any more.' };
    const now = {
      target: await fingerprintsAt(run, target),
      destination: await fingerprintsAt(run, destination),
    };
    const { action, sentence } = await executeCommand(run, command, { target, destination });
    // A failed replay is not reported as an action: the model takes over.
    if (!action.isSuccessful) return { ...done, failure: sentence };
    await onAction({ ...action, source: 'memory' });
    done.sentences.push(sentence, ...run.window.takeNotes());
    done.repeated.push({ command: planned.command, ...now });
  }
  return done;
}

/** undefined: the action has no element. null: it is not there. */
async function find(run: RunContext, planned: Fingerprint[]): Promise<Locator | undefined | null> {
  if (planned.length === 0) return undefined;
  return (await findPlanned(run, planned))?.locator ?? null;
}

async function fingerprintsAt(run: RunContext, locator: Locator | undefined): Promise<Fingerprint[]> {
  const fingerprint = locator && (await fingerprintToFind(run, locator).catch(() => null));
  return fingerprint ? [fingerprint] : [];
}
