import type { LanguageModel } from 'ai';
import type { ModelConnection } from './model-connection.ts';
import type { ModelLimits } from './model-limits.ts';
import type { ModelOptions } from './counted-model.ts';

/** Creates the client of a model. The provider's library is loaded here: most processes never need it. */
async function openModel(connection: ModelConnection): Promise<LanguageModel> {
  const { createModel } = await import('./create-model.ts');
  return createModel(connection);
}

/** The model for steps outside of the step language. */
export function modelOptions(connection: ModelConnection, limits: ModelLimits): ModelOptions {
  return { name: connection.model, limits, open: () => openModel(connection) };
}
