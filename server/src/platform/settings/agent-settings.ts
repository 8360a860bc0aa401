import { DEFAULT_MODEL_LIMITS, type ModelLimits } from '../model/model-limits.ts';
import { WRITING_LIMITS, type WritingLimits } from 'shared/constants';
import { z } from 'zod';

const countSchema = (most: number) => z.coerce.number().int().min(1).max(most);
const priceSchema = z.coerce.number().min(0).max(10_000);

/** The environment variables that limit a model when it writes for a run, or a test. */
export const agentVariables = {
  AI_VISION: z
    .enum(['true', 'false'])
    .default('true')
    .transform((word) => word === 'true'),
  AI_MAX_STEP_ACTIONS: countSchema(200).default(DEFAULT_MODEL_LIMITS.maxStepActions),
  AI_MAX_STEP_TOKENS: countSchema(100_000_000).default(DEFAULT_MODEL_LIMITS.maxStepTokens),
  AI_MAX_RUN_TOKENS: countSchema(1_000_000_000).default(DEFAULT_MODEL_LIMITS.maxRunTokens),
  AI_MAX_TEST_STEPS: countSchema(200).default(WRITING_LIMITS.steps),
  AI_MAX_TEST_QUESTIONS: z.coerce.number().int().min(0).max(10).default(WRITING_LIMITS.questions),
  AI_MAX_TEST_CALLS: countSchema(1000).default(WRITING_LIMITS.calls),
  AI_MAX_TEST_MINUTES: countSchema(120).default(WRITING_LIMITS.minutes),
  AI_PRICE_INPUT: priceSchema.optional(),
  AI_PRICE_OUTPUT: priceSchema.optional(),
};

/** For one test that the model writes. */
export const writingLimits = (values: z.infer<z.ZodObject<typeof agentVariables>>): WritingLimits => ({
  steps: values.AI_MAX_TEST_STEPS,
  questions: values.AI_MAX_TEST_QUESTIONS,
  calls: values.AI_MAX_TEST_CALLS,
  minutes: values.AI_MAX_TEST_MINUTES,
});

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
