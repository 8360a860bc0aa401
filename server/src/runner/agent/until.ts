import { perform, type Performance } from '../actions/perform.ts';
import type { Check } from './check.ts';
import type { Command } from './command.ts';
import { runCheck } from './run-check.ts';
import type { Session } from './session.ts';
import { StepFailure } from './step-failure.ts';

type Click = Extract<Command, { kind: 'click' }>;

/** Nobody clicks more often on purpose. */
const MOST_CLICKS = 50;
/** What a click brings about is waited for so long before the next one. */
const FOLLOWS_MS = 1000;

/** "Click Load more until Milk is shown": clicks as often as it takes, and tells what was seen in the end. */
export async function* clickUntil(session: Session, command: Click, end: Check): AsyncGenerator<Performance> {
  const { until: _, ...click } = command;
  for (let clicks = 0; clicks < MOST_CLICKS && !(await holds(session, end)); clicks++) {
    const done = await perform(session, click);
    yield done;
    if (!done.action.isSuccessful) return;
  }
  yield await perform(session, { kind: 'check', check: end });
}

async function holds(session: Session, check: Check): Promise<boolean> {
  try {
    await runCheck(session, check, FOLLOWS_MS);
    return true;
  } catch (error) {
    if (error instanceof StepFailure) return false;
    throw error;
  }
}
