import type { ModelUsage } from 'shared/contract';
import type { StructuredModel } from '../../platform/model/structured-model.ts';
import { storyAnswerSchema } from './answer-schema.ts';
import { questionOf, reasonsOf } from './ask-for-sentences.ts';
import { answerLines, dataMarks, joinSections } from './build-prompt.ts';
import { storyInstructions } from './instructions.ts';
import { readAnswer, type TranslatedStep } from './read-answer.ts';
import type { Source } from './source.ts';
import { weakens, type WrittenStep } from './weakens.ts';

/** What is known when the next steps are written; secrets are redacted. */
export interface Story {
  /** The material, with the page as its `elements`. */
  source: Source;
  done: WrittenStep[];
  refused: string[];
}

export interface NextSteps {
  steps: TranslatedStep[];
  refused: string[];
  /** By the index of the sentence. */
  leftOut: Map<number, string>;
  isFinished: boolean;
  question: string | null;
  usage: ModelUsage;
}

const MAX_OUTPUT_TOKENS = 8000;

/**
 * The steps that come next for a story, on the page that its steps have led to. What the story expects is asserted once: an assertion that
 * failed is not written anew, except that it may name an element in another way.
 * @throws ModelError; the signal's reason
 */
export async function nextSteps(
  model: StructuredModel,
  story: Story,
  signal: AbortSignal,
): Promise<NextSteps> {
  const { source, done } = story;
  const question = {
    name: 'steps',
    schema: storyAnswerSchema,
    instructions: storyInstructions(),
    prompt: promptOf(story),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  };
  const { value, usage } = await model.ask(question, signal);
  const { steps, rejected } = readAnswer(value.steps, source, { isPartial: true });
  const judged = steps.map((step) => ({ step, why: weakens(step, done, source) }));
  return {
    steps: judged.flatMap(({ step, why }) => (why === null ? [step] : [])),
    refused: [
      ...rejected.map(({ text, why }) => `${text}: ${why}`),
      ...judged.flatMap(({ step, why }) => (why === null ? [] : [`${step.action}: ${why}`])),
    ],
    leftOut: reasonsOf(value.left_out),
    isFinished: value.is_finished,
    question: questionOf(value.question),
    usage,
  };
}

function promptOf({ source, done, refused }: Story): string {
  const { numbered, startingUrl, before, answers, elements } = source;
  const { number, data } = dataMarks();
  return joinSections([
    data('starting-address', startingUrl === null ? [] : [startingUrl]),
    data('steps-before', before),
    data('material', [numbered]),
    data('answers', answerLines(answers)),
    data(
      'carried-out-so-far',
      done.map(
        ({ action, from, isSuccessful, result }) =>
          `${action} [from ${from.map((index) => index + 1).join(', ')}]\n   ${isSuccessful ? 'passed' : 'FAILED'}: ${result}`,
      ),
    ),
    data('not-accepted', refused),
    data('page', elements),
    `The data end here. Write what comes next for the material between <material-${number}> and </material-${number}>.`,
  ]);
}
