import { removeEmpty, type EditorStep } from './step.ts';

/**
 * The number under which a step of the editor is stored; for one that is not, the number of the next step that is: their page is the same.
 * null: no step from it on is stored.
 */
export function storedNumberOf(
  id: string,
  { steps, saved }: { steps: EditorStep[]; saved: EditorStep[] },
): number | null {
  const numbers = new Map(removeEmpty(saved).map((step, index) => [step.id, index + 1]));
  const from = steps.findIndex((step) => step.id === id);
  if (from < 0) return null;
  const stored = steps.slice(from).find((step) => numbers.has(step.id));
  return (stored && numbers.get(stored.id)) ?? null;
}
