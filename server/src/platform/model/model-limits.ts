/** The limits and the price of a model. */
export interface ModelLimits {
  /** The model accepts screenshots. */
  hasVision: boolean;
  /** Per step. */
  maxStepActions: number;
  /** Input and output tokens per step. */
  maxStepTokens: number;
  /** Input and output tokens per run. */
  maxRunTokens: number;
  /** US dollars per million tokens; null: unknown. */
  price: { input: number; output: number } | null;
}

export const DEFAULT_MODEL_LIMITS: ModelLimits = {
  hasVision: true,
  maxStepActions: 25,
  maxStepTokens: 200_000,
  maxRunTokens: 1_000_000,
  price: null,
};
