import type { Command } from 'shared/step-language';
import { readStep } from 'shared/step-language';
import { ModelError } from '../../server/src/platform/model/model-error.ts';
import type { StructuredModel } from '../../server/src/platform/model/structured-model.ts';
import { askForSentences } from '../../server/src/modules/writing/ask-for-sentences.ts';
import { readSource } from '../../server/src/modules/writing/source.ts';
import { haveSameMeaning } from '../parse/same-meaning.ts';
import type { Pair } from './load-pairs.ts';

/**
 * `right`: the accepted sentences have the commands of the plain wording. `question`: it asks, and gives no sentences. `nothing`: no sentence was
 * accepted. `wrong`: other commands. `failed`: no readable answer.
 */
export const VERDICTS = ['right', 'question', 'nothing', 'wrong', 'failed'] as const;
type Verdict = (typeof VERDICTS)[number];

export interface JudgedPair {
  pair: Pair;
  verdict: Verdict;
  /** What was accepted, asked, rejected, or failed. */
  answer: string;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null: unknown. */
  cost: number | null;
  seconds: number;
}

/** Translates the text of a pair as the product does, and compares the result with its plain wording. */
export async function translatePair(
  model: StructuredModel,
  pair: Pair,
  timeoutSeconds: number,
): Promise<JudgedPair> {
  const source = await readSource({ ...pair, answers: [] }, []);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const { steps, rejected, question, usage } = await askForSentences(model, source, signal);
    const sentences = steps.map(({ action }) => action);
    const reasons = rejected.map(({ text, why }) => `rejected: ${text} (${why})`);
    return {
      pair,
      verdict: verdictOf(sentences, question, pair.meant),
      answer: [...sentences, ...(question === null ? [] : [`asked: ${question}`]), ...reasons].join(' · '),
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
      cost: usage.cost,
      seconds: seconds(),
    };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const usage = { inputTokens: 0, outputTokens: 0, cost: null };
    return { pair, verdict: 'failed', answer: error.message, ...usage, seconds: seconds() };
  }
}

function verdictOf(sentences: string[], question: string | null, meant: Command[]): Verdict {
  if (sentences.length === 0) return question === null ? 'nothing' : 'question';
  const commands = sentences.flatMap((sentence) => readStep(sentence).command ?? []);
  return haveSameMeaning(commands, meant) ? 'right' : 'wrong';
}
