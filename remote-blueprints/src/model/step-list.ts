import type { EditorStep } from './step.ts';

/** Changes the list that the page owns; must stay the same function from render to render. */
export type ChangeSteps = (
  change: (steps: EditorStep[]) => EditorStep[],
  /** Steps that grow: the change is undone together with the one that added them. */
  growing?: readonly string[],
) => void;

/** Moves the steps with these ids by one place, past the next step that stays; the same list if none can move. */
export function moveSteps(steps: EditorStep[], ids: readonly string[], by: 1 | -1): EditorStep[] {
  const moving = new Set(ids);
  const moved = by < 0 ? [...steps] : steps.toReversed();
  let isMoved = false;
  moved.forEach((step, index) => {
    const before = moved[index - 1];
    if (!before || !moving.has(step.id) || moving.has(before.id)) return;
    moved.splice(index - 1, 2, step, before);
    isMoved = true;
  });
  if (!isMoved) return steps;
  return by < 0 ? moved : moved.reverse();
}

/** The steps in the order of the ids; the same list when nothing moved or the ids are not these steps'. */
export function reorder(steps: EditorStep[], ids: readonly string[]): EditorStep[] {
  if (ids.length !== steps.length || ids.every((id, index) => steps[index]?.id === id)) return steps;
  const byId = new Map(steps.map((step) => [step.id, step]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === steps.length ? ordered : steps;
}

export function removeSteps(steps: EditorStep[], ids: readonly string[]): EditorStep[] {
  const removed = new Set(ids);
  return steps.filter(({ id }) => !removed.has(id));
}

export function changeSteps(
  steps: EditorStep[],
  ids: readonly string[],
  change: Partial<EditorStep>,
): EditorStep[] {
  const changed = new Set(ids);
  return steps.map((step) => (changed.has(step.id) ? { ...step, ...change } : step));
}

/** Puts other steps in the place of the first of those with these ids, and removes the rest of them. */
export function replaceSteps(
  steps: EditorStep[],
  ids: readonly string[],
  replacements: EditorStep[],
): EditorStep[] {
  const replaced = new Set(ids);
  const first = steps.find(({ id }) => replaced.has(id));
  return steps.flatMap((step) => (step === first ? replacements : replaced.has(step.id) ? [] : [step]));
}

/** Puts steps behind another one, or at the end. */
export function insertAfter(steps: EditorStep[], added: EditorStep[], after?: string): EditorStep[] {
  const at = after === undefined ? -1 : steps.findIndex(({ id }) => id === after);
  return at < 0 ? [...steps, ...added] : steps.toSpliced(at + 1, 0, ...added);
}

export function insertBefore(steps: EditorStep[], added: EditorStep[], before: string): EditorStep[] {
  return steps.flatMap((step) => (step.id === before ? [...added, step] : [step]));
}

/** The ids of the steps with these ids, in the order of the list. */
export function inOrder(steps: EditorStep[], ids: ReadonlySet<string>): string[] {
  return steps.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

/** The ids of all steps from one to another, in the order of the list. */
export function idsBetween(steps: EditorStep[], one: string, other: string): string[] {
  const places = [one, other].map((id) => steps.findIndex((step) => step.id === id));
  if (places.includes(-1)) return [];
  return steps.slice(Math.min(...places), Math.max(...places) + 1).map(({ id }) => id);
}
