import { z } from 'zod';
import { addressSchema } from './schemas.ts';

const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** A language model, and how it is reached. */
export interface AiSettings {
  provider: (typeof AI_PROVIDERS)[number];
  /** As its vendor or server names it. */
  model: string;
  apiKey: string | undefined;
  /** Undefined: the vendor's own address. */
  baseUrl: string | undefined;
}

/** The variables of the environment that name a model. */
export const aiVariables = {
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: addressSchema.optional(),
};

/** Undefined: no model. Throws a sentence where some of what belongs together is missing. */
export function aiSettings(values: z.infer<z.ZodObject<typeof aiVariables>>): AiSettings | undefined {
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
