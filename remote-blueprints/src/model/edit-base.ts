import type { Blueprint, BlueprintUpdate, ChangedDraft } from 'shared/contract';
import { removeEmpty, type EditorStep } from './step.ts';

/** What an edit of a stored test or module is based on: its fields in the shape of a save. */
export interface EditBase extends Record<string, unknown> {
  steps: ChangedDraft[];
}

/** Which stored step each step of an editor is, by the ids of both. */
export type StoredIds = Map<string, number>;

export function baseOf(stored: Blueprint): EditBase {
  return {
    title: stored.title,
    starting_url: stored.starting_url,
    test_blueprint_category_id: stored.test_blueprint_category_id,
    file: stored.file,
    tags: stored.tags,
    browser: stored.browser,
    handlers: stored.handlers,
    steps: inOrder(stored),
  };
}

/** The steps of an editor that was opened with the stored ones, or has just saved them. */
export function noteStoredIds(
  ids: StoredIds,
  steps: EditorStep[],
  stored: Pick<Blueprint, 'test_steps'>,
): void {
  const kept = removeEmpty(steps);
  for (const [index, { id }] of inOrder(stored).entries()) {
    const step = kept[index];
    if (step && id !== undefined) ids.set(step.id, id);
  }
}

function inOrder({ test_steps: steps }: Pick<Blueprint, 'test_steps'>): ChangedDraft[] {
  return steps.toSorted((a, b) => a.step_number - b.step_number);
}

/** The body of a save with the ids of the stored steps. @param steps those of the draft that the body was made of */
export function withStoredIds(body: BlueprintUpdate, steps: EditorStep[], ids: StoredIds): BlueprintUpdate {
  const kept = removeEmpty(steps);
  return {
    ...body,
    steps: body.steps.map((step, index) => ({ ...step, id: ids.get(kept[index]?.id ?? '') })),
  };
}

/** Steps that were taken over of somebody else have no numbers yet. */
export function numbered(body: BlueprintUpdate): BlueprintUpdate {
  return { ...body, steps: body.steps.map((step, index) => ({ ...step, step_number: index + 1 })) };
}
