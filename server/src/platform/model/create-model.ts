import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { limitedFetch } from './limited-fetch.ts';
import type { ModelConnection } from './model-connection.ts';

/** The client for a connection, with the provider's own protocol or the OpenAI-compatible one. Sends no request yet. */
export function createModel({ provider, model, apiKey, baseUrl: baseURL }: ModelConnection): LanguageModel {
  const settings = {
    fetch: limitedFetch,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseURL !== undefined && { baseURL }),
  };
  switch (provider) {
    case 'openai':
      return createOpenAI(settings)(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        ...settings,
        name: 'openai-compatible',
        baseURL: baseURL ?? '',
        supportsStructuredOutputs: true,
      })(model);
  }
}
