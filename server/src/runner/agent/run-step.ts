import { perform } from '../actions/perform.ts';
import type { PerformedAction, RunnerStep } from '../types.ts';
import { withoutDoubledStops } from './describe.ts';
import { readStep } from './read-step.ts';
import type { Session } from './session.ts';

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
  for (const [index, command] of reading.commands.entries()) {
    const ahead = reading.commands.slice(index + 1);
    const { action, sentence } = await perform({ ...session, ahead }, command);
    sentences.push(sentence, ...session.window.takeNotes());
    await onAction(action);
    if (!action.isSuccessful) return told(false, sentences);
  }
  return told(true, sentences);
}
