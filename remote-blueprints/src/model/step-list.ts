import type { EditorStep } from './step.ts';

/** Changes the list that the page owns; must stay the same function from render to render. */
export type ChangeSteps = (change: (steps: EditorStep[]) => EditorStep[]) => void;

/** Moves one step by `by` places; the same list when that would lead outside. */
export function moveStep(steps: EditorStep[], id: string, by: number): EditorStep[] {
  const from = steps.findIndex((step) => step.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= steps.length) return steps;
  const moved = [...steps];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The steps in the order of the ids; the same list when nothing moved or the ids are not these steps'. */
export function reorder(steps: EditorStep[], ids: readonly string[]): EditorStep[] {
  if (ids.length !== steps.length || ids.every((id, index) => steps[index]?.id === id)) return steps;
  const byId = new Map(steps.map((step) => [step.id, step]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === steps.length ? ordered : steps;
}

export function removeStep(steps: EditorStep[], id: string): EditorStep[] {
  return steps.filter((step) => step.id !== id);
}

export function changeStep(steps: EditorStep[], id: string, change: Partial<EditorStep>): EditorStep[] {
  return steps.map((step) => (step.id === id ? { ...step, ...change } : step));
}

/** Puts several steps in the place of one. */
export function replaceStep(steps: EditorStep[], id: string, replacements: EditorStep[]): EditorStep[] {
  return steps.flatMap((step) => (step.id === id ? replacements : [step]));
}

/** Puts a step behind another one, or at the end. */
export function insertAfter(steps: EditorStep[], step: EditorStep, after?: string): EditorStep[] {
  const at = after === undefined ? -1 : steps.findIndex(({ id }) => id === after);
  return at < 0 ? [...steps, step] : steps.toSpliced(at + 1, 0, step);
}
