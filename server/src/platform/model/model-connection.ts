export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** A language model and its connection. */
export interface ModelConnection {
  provider: (typeof MODEL_PROVIDERS)[number];
  /** The model's name at its provider. */
  model: string;
  apiKey: string | undefined;
  /** Undefined: the provider's default. */
  baseUrl: string | undefined;
}
