import type { StepHit } from 'shared/contract';
import type { EditorStep } from './step.ts';

/** The hits of the steps of an editor, by their ids. A step is found by its text, of several the n-th is the n-th: steps may have moved since they were stored. */
export function hitsOfSteps(
  steps: Pick<EditorStep, 'id' | 'action'>[],
  hits: StepHit[],
): ReadonlyMap<string, StepHit> {
  const ofText = Map.groupBy(hits, ({ action }) => action);
  const found = new Map<string, StepHit>();
  for (const { id, action } of steps) {
    const hit = ofText.get(action)?.shift();
    if (hit) found.set(id, hit);
  }
  return found;
}
