import type { StepMemory } from '../types.ts';
import type { RunModel } from './run-model.ts';

/** What helps a step where the interpreter is at a loss. */
export interface Mind {
  /** null: none is configured. */
  model: RunModel | null;
  /** null: nothing is remembered of this test. */
  memory: StepMemory | null;
  /** Of the step in its test, counted from 0. */
  stepIndex: number;
  /** Gives the step the longer time that a model needs. */
  takeTime(): void;
}
