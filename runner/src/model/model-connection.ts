export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** A language model, and how it is reached. */
export interface ModelConnection {
  provider: (typeof MODEL_PROVIDERS)[number];
  /** As its vendor or server names it. */
  model: string;
  apiKey: string | undefined;
  /** Undefined: the vendor's own address. */
  baseUrl: string | undefined;
}
