import type { Fingerprint } from 'shared/contract';
import type { LearnedStep, PlannedStep } from '../types.ts';

/** What is known of one step from earlier runs. */
export interface StepPlan {
  /** The entry for the page that the step begins on; null: there is none. */
  entry: PlannedStep | null;
  /** Nothing is healed, and no model is asked. */
  isFrozen: boolean;
  /** Elements that steps with the same text have acted on before in this run. */
  used: Fingerprint[];
}

export type Proposal = NonNullable<LearnedStep['proposal']>;
