import type { RunModel } from './run-model.ts';

/** What executes a step that is not in the step language. */
export interface ModelContext {
  /** null: no model is configured, or the run is frozen. */
  model: RunModel | null;
  /** Extends the step's timeout for the model. */
  extendTime(): void;
}
