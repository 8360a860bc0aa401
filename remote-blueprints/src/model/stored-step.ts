import { removeEmpty, type EditorStep } from './step.ts';

/** As a step is stored, with its number. */
export interface StoredStep {
  number: number;
  action: string;
}

/** How a step of the editor is stored; for one that is not, the next step that is: their page is the same. null: no step from it on is stored. */
export function storedStepOf(
  id: string,
  { steps, saved }: { steps: EditorStep[]; saved: EditorStep[] },
): StoredStep | null {
  const stored = new Map(
    removeEmpty(saved).map((step, index) => [step.id, { number: index + 1, action: step.action }]),
  );
  const from = steps.findIndex((step) => step.id === id);
  if (from < 0) return null;
  const next = steps.slice(from).find((step) => stored.has(step.id));
  return (next && stored.get(next.id)) ?? null;
}
