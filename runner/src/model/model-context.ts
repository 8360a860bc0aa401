import type { StepMemory } from '../types.ts';
import type { RunModel } from './run-model.ts';

/** The model and the memory for a step that is not in the step language. */
export interface ModelContext {
  /** null: no model is configured. */
  model: RunModel | null;
  /** null: actions are not stored. */
  memory: StepMemory | null;
  /** The index of the step, from 0. */
  stepIndex: number;
  /** Extends the step's timeout for the model. */
  extendTime(): void;
}
