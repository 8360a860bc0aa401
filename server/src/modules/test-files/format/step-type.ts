import type { PlanEntryInput } from 'shared/contract';
import { readStep } from 'shared/step-language';

/** What a step without a flag is: what its sentence makes of it, else an action. */
export function typeOfSentence(action: string): PlanEntryInput['type'] {
  return readStep(action).type ?? 'act';
}
