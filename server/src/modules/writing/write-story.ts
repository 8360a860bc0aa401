import { BLUEPRINT_TITLE_MAX_LENGTH } from 'shared/constants';
import type { StructuredModel } from '../../platform/model/structured-model.ts';
import { storyAnswerSchema, type StoryAnswer } from './answer-schema.ts';
import { questionOf, reasonsOf } from './ask-for-sentences.ts';
import { answerLines, dataMarks, joinSections } from './build-prompt.ts';
import { storyInstructions } from './instructions.ts';
import { readAnswer } from './read-answer.ts';
import type { Source } from './source.ts';
import { weakens, type WrittenStep } from './weakens.ts';

/** What is known when the next steps are written; secrets are redacted. */
export interface Story {
  /** The material, with the page as its `elements`. */
  source: Source;
  done: WrittenStep[];
  refused: string[];
  /** Tests of the material that are written by themselves. */
  others: OtherTest[];
}

interface OtherTest {
  title: string;
  /** Indexes of the story's sentences. */
  sentences: number[];
}

export type NextSteps = Awaited<ReturnType<typeof nextSteps>>;

const MAX_OUTPUT_TOKENS = 8000;
const MAX_OTHERS = 50;

/**
 * The steps that come next for a story, on the page that its steps have led to. What the story expects is asserted once: an assertion that
 * failed is not written anew, except that it may name an element in another way.
 * @throws ModelError; the signal's reason
 */
export async function nextSteps(model: StructuredModel, story: Story, signal: AbortSignal) {
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
    /** By the index of the sentence. */
    leftOut: reasonsOf(value.left_out),
    /** Tests that the material describes besides. */
    others: othersOf(value.other_tests, story),
    isFinished: value.is_finished,
    question: questionOf(value.question),
    usage,
  };
}

/** Those with sentences of the material; named once, before the first step. */
function othersOf(answered: StoryAnswer['other_tests'], { source, done, others }: Story): OtherTest[] {
  if (others.length > 0 || done.length > 0) return others;
  return answered.slice(0, MAX_OTHERS).flatMap(({ title, sentences: numbers }) => {
    const sentences = numbers.map((number) => number - 1).filter((index) => index in source.sentences);
    const name = title.replaceAll(/\s+/g, ' ').trim().slice(0, BLUEPRINT_TITLE_MAX_LENGTH);
    return name === '' || sentences.length === 0 ? [] : [{ title: name, sentences }];
  });
}

function promptOf({ source, done, refused, others }: Story): string {
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
    data(
      'other-tests',
      others.map(({ title, sentences }) => `${title} [${sentences.map((index) => index + 1).join(', ')}]`),
    ),
    data('not-accepted', refused),
    data('page', elements),
    `The data end here. Write what comes next for the material between <material-${number}> and </material-${number}>.`,
  ]);
}
