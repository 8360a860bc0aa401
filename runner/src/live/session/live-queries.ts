import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveAnswer, LiveQuery } from 'shared/contract';
import type { RunContext } from '../../core/run-context.ts';
import { StepFailure } from '../../core/step-failure.ts';
import { isTargetClosed } from '../../core/driver-errors.ts';
import type { RunnerLog } from '../../types.ts';
import { answerQuery } from '../elements/answer-query.ts';
import { maskMessage } from './mask-message.ts';

const TIMEOUT_MS = 8000;

/** Answers what a page asks about the live page, without secrets. @returns a message if there is no answer */
export async function answerLiveQuery(
  run: RunContext,
  query: LiveQuery,
  log: RunnerLog,
): Promise<LiveAnswer | { message: string }> {
  const { dialogs } = run.window;
  const blocked = { message: 'A browser dialog is open. Answer it first.' };
  // The text of the page says that a dialog is open.
  const answer =
    query.kind === 'text'
      ? answerQuery(run, query)
      : dialogs.unlessOpen(() => answerQuery(run, query)).then((found) => found ?? blocked);
  const late = { message: 'The page does not answer. Try again in a moment.' };
  try {
    const found = await Promise.race([answer, sleep(TIMEOUT_MS, late, { ref: false })]);
    return maskMessage(found, run.values.mask);
  } catch (error) {
    if (error instanceof StepFailure) return { message: run.values.mask(error.message) };
    if (!isTargetClosed(error)) log.warn({ err: error, query: query.kind }, 'a live page could not be read');
    return { message: 'The page changed meanwhile. Try again.' };
  }
}
