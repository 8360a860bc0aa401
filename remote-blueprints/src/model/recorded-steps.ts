import type { LiveEventOf } from 'shared/contract';
import { cursorIn } from './live-state.ts';
import { insertAfter, replaceSteps } from './step-list.ts';
import { createStep, type EditorStep } from './step.ts';

/** A place in the list of steps, as the live browser knows it. */
export interface Cursor {
  /** The steps that are done in the window, the last executed one last. */
  done: readonly EditorStep[];
  /** Steps that were inserted at a cursor without being run: what comes later follows them. */
  inserted: ReadonlySet<string>;
}

/** Puts steps behind the last done one that is still in the list, and behind what was inserted there before; without any to the beginning. */
export function insertAtCursor(
  all: EditorStep[],
  added: EditorStep[],
  { done, inserted }: Cursor,
): EditorStep[] {
  const cursor = cursorIn(all, done);
  let at = all.findIndex(({ id }) => id === cursor);
  while (inserted.has(all[at + 1]?.id ?? '')) at += 1;
  const before = all[at];
  return before ? insertAfter(all, added, before.id) : [...added, ...all];
}

/**
 * The steps of an event `recorded` for the list. They take the places of the ones that they replace, the last of those recorded so far, so
 * that a card whose text grows stays the same card.
 */
export function recordedSteps({ steps }: LiveEventOf<'recorded'>, replaced: EditorStep[]): EditorStep[] {
  return steps.map((values, index) => ({ ...(replaced[index] ?? createStep()), ...values }));
}

/** Puts recorded steps in the place of others, or to the cursor where those are gone. */
export function putRecorded(
  all: EditorStep[],
  recorded: EditorStep[],
  replaced: readonly string[],
  cursor: Cursor,
): EditorStep[] {
  const stored = new Map(all.map((step) => [step.id, step]));
  if (!replaced.some((id) => stored.has(id))) return insertAtCursor(all, recorded, cursor);
  const added = recorded.map((step) => {
    const { type, action } = step;
    return { ...(stored.get(step.id) ?? step), type, action };
  });
  return replaceSteps(all, replaced, added);
}
