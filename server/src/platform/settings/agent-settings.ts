import { DEFAULT_MODEL_LIMITS, type ModelLimits } from '../model/model-limits.ts';
import { z } from 'zod';

const countSchema = (most: number) => z.coerce.number().int().min(1).max(most);
const priceSchema = z.coerce.number().min(0).max(10_000);

/** The environment variables that limit a model when it executes steps. */
export const agentVariables = {
  AI_VISION: z
    .enum(['true', 'false'])
    .default('true')
    .transform((word) => word === 'true'),
  AI_MAX_STEP_ACTIONS: countSchema(200).default(DEFAULT_MODEL_LIMITS.maxStepActions),
  AI_MAX_STEP_TOKENS: countSchema(100_000_000).default(DEFAULT_MODEL_LIMITS.maxStepTokens),
  AI_MAX_RUN_TOKENS: countSchema(1_000_000_000).default(DEFAULT_MODEL_LIMITS.maxRunTokens),
  AI_PRICE_INPUT: priceSchema.optional(),
  AI_PRICE_OUTPUT: priceSchema.optional(),
};

/** Throws a sentence where only one of the prices is set. */
export function agentSettings(values: z.infer<z.ZodObject<typeof agentVariables>>): ModelLimits {
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = values;
  if ((input === undefined) !== (output === undefined))
    throw new Error('The configuration is wrong. AI_PRICE_INPUT and AI_PRICE_OUTPUT: set both, or neither.');
  return {
    hasVision: values.AI_VISION,
    maxStepActions: values.AI_MAX_STEP_ACTIONS,
    maxStepTokens: values.AI_MAX_STEP_TOKENS,
    maxRunTokens: values.AI_MAX_RUN_TOKENS,
    price: input === undefined || output === undefined ? null : { input, output },
  };
}
