import type { MemoryKey, RememberedAction } from '../types.ts';
import type { RunModel } from './run-model.ts';

/** What executes a step that is not in the step language. */
export interface ModelContext {
  /** null: no model is configured, or the run is frozen. */
  model: RunModel | null;
  /** What versions before plans have stored for the step. */
  legacyActions(key: MemoryKey): Promise<RememberedAction[] | null>;
  /** The index of the step, from 0. */
  stepIndex: number;
  /** Extends the step's timeout for the model. */
  extendTime(): void;
}
