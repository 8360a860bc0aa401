import { removeEmpty, toPayload, type EditorStep } from './step.ts';

/** The list of steps and how it came to be: what can be undone and redone, the nearest last. */
export interface StepHistory {
  past: EditorStep[][];
  steps: EditorStep[];
  future: EditorStep[][];
}

const MAX_UNDOS = 100;

export const startHistory = (steps: EditorStep[]): StepHistory => ({ past: [], steps, future: [] });

/** The list changes. A change that would not be saved (a step that is still empty) is nothing to undo. */
export function record({ past, steps, future }: StepHistory, next: EditorStep[]): StepHistory {
  if (isSameSteps(steps, next)) return { past, steps: next, future };
  return { past: [...past, steps].slice(-MAX_UNDOS), steps: next, future: [] };
}

/** Like `record`; but if the latest change added these steps, it is one thing to undo together with it: typing that goes on. */
export function amend(history: StepHistory, next: EditorStep[], ids: readonly string[]): StepHistory {
  const before = new Set(history.past.at(-1)?.map(({ id }) => id) ?? ids);
  const isOfLatest = ids.length > 0 && ids.every((id) => !before.has(id));
  return isOfLatest ? { past: history.past, steps: next, future: [] } : record(history, next);
}

/** The same history if there is nothing to undo. */
export function undo(history: StepHistory): StepHistory {
  const { past, steps, future } = history;
  const previous = past.at(-1);
  return previous
    ? { past: past.slice(0, -1), steps: removeEmpty(previous), future: [...future, steps] }
    : history;
}

/** The same history if there is nothing to redo. */
export function redo(history: StepHistory): StepHistory {
  const { past, steps, future } = history;
  const next = future.at(-1);
  return next ? { past: [...past, steps], steps: removeEmpty(next), future: future.slice(0, -1) } : history;
}

function isSameSteps(a: EditorStep[], b: EditorStep[]): boolean {
  return JSON.stringify(toPayload(a)) === JSON.stringify(toPayload(b));
}
