import type { Command } from '../agent/command.ts';
import type { Session } from '../agent/session.ts';
import { StepFailure, unexpected } from '../agent/step-failure.ts';
import { photograph } from '../browser/photograph.ts';
import { isGone } from '../browser/while-alive.ts';
import type { PerformedAction } from '../types.ts';
import { carryOut } from './carry-out.ts';
import { actionType, describeCommand } from './describe-command.ts';

const SETTLE_MS = 5000;

/**
 * Carries one command out and tells of it, whether it worked out or not.
 * @returns the action, and its part of the step's result in sentences.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function perform(
  session: Session,
  command: Command,
): Promise<{ action: PerformedAction; sentence: string }> {
  const startSeconds = session.elapsed();
  const outcome = await attemptCommand(session, command);
  if (command.kind !== 'check') await session.window.activity.settle(session.window.page(), SETTLE_MS);
  session.signal.throwIfAborted();
  return {
    action: {
      type: actionType(command),
      description: outcome.description,
      isSuccessful: outcome.isSuccessful,
      screenshot: await photograph(session.window),
      screenshotBefore: null,
      element: null,
      pageUrl: session.window.page().url(),
      startSeconds,
      durationSeconds: session.elapsed() - startSeconds,
      source: 'interpreter',
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
