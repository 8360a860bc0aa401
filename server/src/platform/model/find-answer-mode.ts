import { APICallError } from 'ai';
import { z } from 'zod';
import { retryWhileBusy } from './retry.ts';
import type { CountedModel } from './counted-model.ts';
import { ANSWER_MODES, type AnswerMode } from './answer-mode.ts';
import { askInMode } from './ask-in-mode.ts';
import type { StructuredQuestion } from './question.ts';
import { UnreadableAnswerError } from './unreadable-answer.ts';

/** The question does not name the form: a server that ignores the schema answers with a sentence. */
const QUESTION: StructuredQuestion<unknown> = {
  name: 'greeting',
  schema: z.object({ greeting_text: z.string(), word_count: z.number() }),
  instructions: 'You are a friendly assistant.',
  prompt: 'Greet a software tester in one short sentence.',
  // Models that think before they answer need more than the greeting.
  maxOutputTokens: 1000,
};
const ATTEMPTS = 2;

/**
 * Finds the best mode in which the server answers in a form, by one short question in each. `text` if it answers in none of them: then each
 * answer decides. @throws the client's errors where the server refuses the key, is busy, or is not there
 */
export async function findAnswerMode(
  model: Pick<CountedModel, 'open' | 'count'>,
  signal: AbortSignal,
): Promise<AnswerMode> {
  for (const mode of ANSWER_MODES) {
    try {
      await retryWhileBusy(ATTEMPTS, signal, () => askInMode(model, QUESTION, mode, signal));
      return mode;
    } catch (error) {
      const isLast = mode === 'text';
      if (!(error instanceof UnreadableAnswerError) && (isLast || !isUnsupported(error))) throw error;
    }
  }
  return 'text';
}

/** Whether a server may have refused a request because of its mode; servers report that in many ways, some by failing. */
export function isUnsupported(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return false;
  return [400, 404, 405, 415, 422].includes(error.statusCode) || error.statusCode >= 500;
}
