import type { ModelUsage } from 'shared/contract';
import { ModelError } from './model-error.ts';
import { countTokens, type ModelOptions, type CountedModel } from './counted-model.ts';
import type { AnswerMode } from './answer-mode.ts';
import type { StructuredQuestion } from './question.ts';

/** A model that answers questions in a form, in whatever mode its server supports. */
export type StructuredModel = ReturnType<typeof createStructuredModel>;

export interface StructuredOptions extends ModelOptions {
  /** Called after each request that was answered, also by what could not be read, and by those of probes. */
  onTokens?(input: number, output: number): void;
  /** A refused mode is searched for again after so many milliseconds. */
  probePauseMs?: number;
}

const PROBE_TIMEOUT_MS = 60_000;
const PROBE_PAUSE_MS = 60_000;
/** A person waits. */
const ATTEMPTS = 2;

/** Loads the provider's library at the first question or probe. */
export function createStructuredModel(options: StructuredOptions) {
  const { name, onTokens, probePauseMs = PROBE_PAUSE_MS } = options;
  let mode: AnswerMode | null = null;
  let probing: Promise<AnswerMode> | null = null;
  let probedAt = -Infinity;

  function countingModel(onOwnTokens?: (input: number, output: number) => void): CountedModel {
    const model = countTokens(options);
    return {
      ...model,
      count(input, output) {
        model.count(input, output);
        onTokens?.(input, output);
        onOwnTokens?.(input, output);
      },
    };
  }

  async function search(): Promise<AnswerMode> {
    const { findAnswerMode } = await import('./find-answer-mode.ts');
    try {
      mode = await findAnswerMode(countingModel(), AbortSignal.timeout(PROBE_TIMEOUT_MS));
      probedAt = performance.now();
      return mode;
    } catch (error) {
      throw await failureOf(name, error);
    }
  }

  const probe = () => (probing ??= search().finally(() => (probing = null)));

  async function askNow<Value>(
    model: CountedModel,
    question: StructuredQuestion<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const [{ askInMode }, { isUnsupported }, { retryWhileBusy }] = await Promise.all([
      import('./ask-in-mode.ts'),
      import('./find-answer-mode.ts'),
      import('./retry.ts'),
    ]);
    const askBy = (own: AnswerMode) =>
      retryWhileBusy(ATTEMPTS, signal, () => askInMode(model, question, own, signal));
    const known = mode ?? (await unlessAborted(probe(), signal));
    try {
      return await askBy(known);
    } catch (error) {
      signal.throwIfAborted();
      if (!isUnsupported(error) || performance.now() - probedAt < probePauseMs) throw error;
      const found = await unlessAborted(probe(), signal);
      if (found === known) throw error;
      return askBy(found);
    }
  }

  return {
    name,
    /** How its server answers; null: not known yet. */
    mode: (): AnswerMode | null => mode,
    /** Finds the mode, unless a search is under way already. @throws ModelError where the server does not answer */
    probe,
    /**
     * Asks once. The mode is found first where it is not known, and again where the server refuses it.
     * @param onTokens called after each request that was answered, also by what could not be read
     * @throws ModelError with a sentence, also when `signal` times out; else the signal's reason
     */
    async ask<Value>(
      question: StructuredQuestion<Value>,
      signal: AbortSignal,
      onOwnTokens?: (input: number, output: number) => void,
    ): Promise<{ value: Value; usage: ModelUsage }> {
      const model = countingModel(onOwnTokens);
      try {
        const value = await askNow(model, question, signal);
        const usage = model.usage() ?? {
          model: name,
          calls: 0,
          input_tokens: 0,
          output_tokens: 0,
          cost: null,
        };
        return { value, usage };
      } catch (error) {
        if (signal.aborted && !isTimeout(signal.reason)) throw signal.reason;
        throw await failureOf(name, signal.aborted ? signal.reason : error);
      }
    },
  };
}

async function failureOf(name: string, error: unknown): Promise<ModelError> {
  if (error instanceof ModelError) return error;
  const [{ reasonOf }, { UnreadableAnswerError }] = await Promise.all([
    import('./failure-reason.ts'),
    import('./unreadable-answer.ts'),
  ]);
  const isCut = error instanceof UnreadableAnswerError && error.isCut;
  return new ModelError(
    `The model ${name} ${isCut ? 'ran out of room for its answer; give it less text' : reasonOf(error)}.`,
  );
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

/** The work goes on for others who wait for it. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
