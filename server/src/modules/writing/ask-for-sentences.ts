import type { ModelUsage } from 'shared/contract';
import type { StructuredModel } from '../../platform/model/structured-model.ts';
import { translationAnswerSchema } from './answer-schema.ts';
import { buildPrompt } from './build-prompt.ts';
import { translationInstructions } from './instructions.ts';
import { readAnswer, type ReadAnswer } from './read-answer.ts';
import type { Source } from './source.ts';

/** What the model made of a text. */
export interface Translated extends ReadAnswer {
  /** Reasons for sentences of the text (by index) that no step comes from. */
  leftOut: Map<number, string>;
  question: string | null;
  usage: ModelUsage;
}

const MAX_OUTPUT_TOKENS = 8000;
const MAX_QUESTION_LENGTH = 500;
const MAX_REASON_LENGTH = 300;

/** Translates by one question. @throws ModelError; the signal's reason */
export async function askForSentences(
  model: StructuredModel,
  source: Source,
  signal: AbortSignal,
): Promise<Translated> {
  const { value, usage } = await model.ask(
    {
      name: 'steps',
      schema: translationAnswerSchema,
      instructions: translationInstructions(),
      prompt: buildPrompt(source),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    },
    signal,
  );
  const { steps, left_out: leftOut, question } = value;
  return { ...readAnswer(steps, source), leftOut: reasonsOf(leftOut), question: questionOf(question), usage };
}

/** Reasons by the index of the sentence. */
export function reasonsOf(leftOut: { sentence: number; why: string }[]): Map<number, string> {
  return new Map(leftOut.map(({ sentence, why }) => [sentence - 1, why.trim().slice(0, MAX_REASON_LENGTH)]));
}

export function questionOf(question: string): string | null {
  return question.trim().slice(0, MAX_QUESTION_LENGTH) || null;
}
