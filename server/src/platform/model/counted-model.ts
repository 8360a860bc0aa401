import type { LanguageModel } from 'ai';
import type { ModelUsage } from 'shared/contract';
import type { ModelLimits } from './model-limits.ts';

/** A language model. */
export interface ModelOptions {
  /** The model's name in results. */
  name: string;
  /** Loads the provider's client; called at the first use. */
  open(): Promise<LanguageModel>;
  limits: ModelLimits;
}

/** A model with its usage so far. */
export interface CountedModel extends ModelOptions {
  /** Counts one call. */
  count(input: number, output: number): void;
  /** null: it was not used. */
  usage(): ModelUsage | null;
}

export function countTokens(options: ModelOptions): CountedModel {
  let [calls, input, output] = [0, 0, 0];
  return {
    ...options,
    count(given, answered) {
      calls += 1;
      input += given;
      output += answered;
    },
    usage() {
      if (calls === 0) return null;
      const { price } = options.limits;
      const cost = price && (input * price.input + output * price.output) / 1_000_000;
      return { model: options.name, calls, input_tokens: input, output_tokens: output, cost };
    },
  };
}
