import type { LiveState } from './live-state.ts';
import { isSameInstruction, stepsInRange, type RunRange } from './run-range.ts';
import type { EditorStep } from './step.ts';

/** How steps are run in a live browser. */
export interface LivePlan {
  /** In a new window, from the starting URL; else where the page stands. */
  isNewWindow: boolean;
  steps: EditorStep[];
  /** The steps among them that have sent data in this browser before. */
  repeated: RepeatedStep[];
}

export interface RepeatedStep {
  /** In the list, from 1. */
  number: number;
  /** `POST /orders` */
  requests: readonly string[];
}

/**
 * All steps begin in a new window, as in a test run. One step, and those from one on, run where the page stands. To a step, those behind
 * the cursor run; again from the start if it lies before the cursor, or if a step was changed, moved or removed that the page has seen.
 * @param startingUrl as it is now: after a change everything is begun again, too
 */
export function planLiveRun(
  state: LiveState,
  list: EditorStep[],
  range: RunRange,
  startingUrl = state.startingUrl,
): LivePlan {
  const plan = (isNewWindow: boolean, steps: EditorStep[]) => ({
    isNewWindow,
    steps,
    repeated: repeatedOf(state, list, steps),
  });
  const steps = stepsInRange(list, range);
  // A run of the whole test is asked for to do everything again.
  if (range.kind === 'all') return { ...plan(true, steps), repeated: [] };
  if (range.kind !== 'to') return plan(false, steps);
  const cursor = list.findIndex(({ id }) => id === state.done.at(-1)?.id);
  const target = list.findIndex(({ id }) => id === range.id);
  const isElsewhere = startingUrl !== state.startingUrl;
  if (cursor < 0 || target <= cursor || isElsewhere || isOutdated(state, list)) return plan(true, steps);
  return plan(
    false,
    steps.filter((step) => list.indexOf(step) > cursor),
  );
}

/** Whether a step that is done in the window was changed, disabled, moved or removed since. */
function isOutdated({ done, order }: LiveState, list: EditorStep[]): boolean {
  const now = new Map(stepsInRange(list, { kind: 'all' }).map((step) => [step.id, step]));
  const isChanged = done.some((step) => {
    const current = now.get(step.id);
    return !current || !isSameInstruction(step, current);
  });
  if (isChanged) return true;
  const isDone = new Set(done.map(({ id }) => id));
  const before = order.filter((id) => isDone.has(id));
  const after = [...now.keys()].filter((id) => isDone.has(id));
  return before.join() !== after.join();
}

function repeatedOf({ sent }: LiveState, list: EditorStep[], steps: EditorStep[]): RepeatedStep[] {
  return steps.flatMap((step) => {
    const requests = sent.get(step.id);
    return requests ? [{ number: list.indexOf(step) + 1, requests }] : [];
  });
}

/** `Step 4 sent data (POST /orders). Run it again?` */
export function repeatQuestion(repeated: RepeatedStep[]): string {
  const requests = [...new Set(repeated.flatMap((step) => step.requests))].join(', ');
  const numbers = repeated.map(({ number }) => number);
  if (numbers.length === 1) return `Step ${numbers.join()} sent data (${requests}). Run it again?`;
  const listed = `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
  return `Steps ${listed} sent data (${requests}). Run them again?`;
}
