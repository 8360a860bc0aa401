import type { StepMemory } from '../types.ts';
import type { RunModel } from './run-model.ts';

/** What helps with a step that is not in the step language. */
export interface ModelContext {
  /** null: none is configured. */
  model: RunModel | null;
  /** null: nothing is remembered of this test. */
  memory: StepMemory | null;
  /** Of the step in its test, counted from 0. */
  stepIndex: number;
  /** Gives the step the longer time that a model needs. */
  extendTime(): void;
}
