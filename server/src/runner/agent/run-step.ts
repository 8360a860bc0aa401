import { carryOut } from '../actions/carry-out.ts';
import { actionType, describeCommand } from '../actions/describe-command.ts';
import { photograph } from '../browser/photograph.ts';
import { isGone } from '../browser/while-alive.ts';
import type { PerformedAction, RunnerStep } from '../types.ts';
import type { Command } from './command.ts';
import { withoutDoubledStops } from './describe.ts';
import { readStep } from './read-step.ts';
import type { Session } from './session.ts';
import { StepFailure, unexpected } from './step-failure.ts';

const SETTLE_MS = 5000;
const NO_VISION = 'AI Vision was on, but no vision model is configured; the step ran without it.';

/** Told about each action, in order, before the next begins. */
export type ActionListener = (action: PerformedAction) => Promise<void>;

/**
 * Carries one step out, command by command, until the first that fails.
 * @returns the step's result in sentences.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function runStep(
  session: Session,
  step: RunnerStep,
  onAction: ActionListener,
): Promise<{ isSuccessful: boolean; result: string }> {
  const reading = readStep(step.action, step.type);
  const told = (isSuccessful: boolean, said: string[]) => ({
    isSuccessful,
    result: withoutDoubledStops([...said, ...(step.useVision ? [NO_VISION] : [])].join(' ')),
  });
  if ('problem' in reading) return told(false, [reading.problem]);
  const sentences: string[] = [];
  for (const command of reading.commands) {
    const { action, sentence } = await perform(session, command);
    sentences.push(sentence, ...session.window.takeNotes());
    await onAction(action);
    if (!action.isSuccessful) return told(false, sentences);
  }
  return told(true, sentences);
}

async function perform(
  session: Session,
  command: Command,
): Promise<{ action: PerformedAction; sentence: string }> {
  const start = performance.now();
  const outcome = await attemptCommand(session, command);
  if (command.kind !== 'check') await session.window.activity.settle(session.window.page(), SETTLE_MS);
  session.signal.throwIfAborted();
  return {
    action: {
      type: actionType(command),
      description: outcome.description,
      isSuccessful: outcome.isSuccessful,
      screenshot: await photograph(session.window),
      durationSeconds: (performance.now() - start) / 1000,
    },
    sentence: outcome.sentence,
  };
}

async function attemptCommand(
  session: Session,
  command: Command,
): Promise<{ isSuccessful: boolean; description: string; sentence: string }> {
  try {
    const { description, result } = await carryOut(session, command);
    return { isSuccessful: true, description, sentence: result };
  } catch (error) {
    session.signal.throwIfAborted();
    if (isGone(error)) throw error;
    const sentence = error instanceof StepFailure ? error.message : unexpected(error);
    return { isSuccessful: false, description: describeCommand(command), sentence };
  }
}
