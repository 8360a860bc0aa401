import type { ModelUsage } from 'shared/contract';
import type { StructuredModel } from '../../platform/model/structured-model.ts';
import { testAnswerSchema, translationAnswerSchema, type Answer } from './answer-schema.ts';
import { buildPrompt } from './build-prompt.ts';
import { testInstructions, translationInstructions } from './instructions.ts';
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

/**
 * Translates by one question. `as`: what the text becomes, steps of a test that exists or a whole one.
 * @throws ModelError; the signal's reason
 */
export async function askForSentences(
  model: StructuredModel,
  source: Source,
  as: 'steps' | 'test',
  signal: AbortSignal,
): Promise<Translated> {
  const question = {
    name: 'steps',
    prompt: buildPrompt(source),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  };
  const { value, usage } =
    as === 'test'
      ? await model.ask({ ...question, schema: testAnswerSchema, instructions: testInstructions() }, signal)
      : await model.ask(
          { ...question, schema: translationAnswerSchema, instructions: translationInstructions() },
          signal,
        );
  const { steps, left_out, question: asked }: Answer = value;
  return {
    ...readAnswer(steps, source),
    leftOut: new Map(
      left_out.map(({ sentence, why }) => [sentence - 1, why.trim().slice(0, MAX_REASON_LENGTH)]),
    ),
    question: asked.trim().slice(0, MAX_QUESTION_LENGTH) || null,
    usage,
  };
}
