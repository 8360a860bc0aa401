import type { LanguageModel } from 'ai';
import type { ModelUsage } from 'shared/contract';
import type { ModelLimits } from './model-limits.ts';

/** A language model for steps that are not in the step language. */
export interface ModelOptions {
  /** As its vendor names it, for results. */
  name: string;
  /** Loads what is needed to reach it; it is called at the first use. */
  open(): Promise<LanguageModel>;
  limits: ModelLimits;
}

/** The model of one run, which counts what the run asks of it. */
export interface RunModel extends ModelOptions {
  /** Counts one call. */
  count(input: number, output: number): void;
  /** Tokens of the run so far. */
  tokens(): number;
  /** null: it was not asked. */
  usage(): ModelUsage | null;
}

export function createRunModel(options: ModelOptions): RunModel {
  let [calls, input, output] = [0, 0, 0];
  return {
    ...options,
    count(given, answered) {
      calls += 1;
      input += given;
      output += answered;
    },
    tokens: () => input + output,
    usage() {
      if (calls === 0) return null;
      const { price } = options.limits;
      const cost = price && (input * price.input + output * price.output) / 1_000_000;
      return { model: options.name, calls, input_tokens: input, output_tokens: output, cost };
    },
  };
}
