/** How far a model may go when it executes steps, and what it costs. */
export interface ModelLimits {
  /** The model accepts screenshots. */
  hasVision: boolean;
  /** Of one step. */
  maxStepActions: number;
  /** Input and output together, of one step. */
  maxStepTokens: number;
  /** Input and output together, of a whole run. */
  maxRunTokens: number;
  /** US dollars for a million tokens; null: not known. */
  price: { input: number; output: number } | null;
}

export const DEFAULT_MODEL_LIMITS: ModelLimits = {
  hasVision: true,
  maxStepActions: 25,
  maxStepTokens: 200_000,
  maxRunTokens: 1_000_000,
  price: null,
};
