import { z } from 'zod';
import { MODEL_PROVIDERS, type ModelConnection } from '../model/model-connection.ts';
import { addressSchema } from './schemas.ts';

/** The variables of the environment that name a model. */
export const aiVariables = {
  AI_PROVIDER: z.enum(MODEL_PROVIDERS).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: addressSchema.optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(90),
};

/** Undefined: no model. Throws a sentence where some of what belongs together is missing. */
export function aiSettings(values: z.infer<z.ZodObject<typeof aiVariables>>): ModelConnection | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values;
  if (provider === undefined && model === undefined) return undefined;
  if (provider === undefined || model === undefined)
    throw new Error('The configuration is wrong. AI_PROVIDER and AI_MODEL: set both, or neither.');
  if (provider === 'openai-compatible' && baseUrl === undefined)
    throw new Error(
      'The configuration is wrong. AI_BASE_URL: name the address of the openai-compatible server.',
    );
  if (provider !== 'openai-compatible' && apiKey === undefined)
    throw new Error(`The configuration is wrong. AI_API_KEY: ${provider} needs a key.`);
  return { provider, model, apiKey, baseUrl };
}
