import { readStep } from 'shared/step-language';
import { WriterError, type StepToWrite, type StepWriter, type Writer, type Written } from 'runner';
import { z } from 'zod';
import { ModelError } from '../../platform/model/model-error.ts';
import type { ModelLimits } from '../../platform/model/model-limits.ts';
import type { StructuredQuestion } from '../../platform/model/question.ts';
import type { StructuredModel } from '../../platform/model/structured-model.ts';
import { dataMarks, joinSections } from './build-prompt.ts';
import { judgingInstructions, stepInstructions } from './instructions.ts';
import { numberSentences } from './numbered-sentences.ts';
import { readAnswer } from './read-answer.ts';
import type { Source } from './source.ts';

/** Without optional fields and limits, which not every server supports in a schema. */
const sentencesSchema = z.object({
  sentences: z.array(z.string()),
  is_complete: z.boolean(),
  /** Empty: there is none. */
  problem: z.string(),
});
const judgementSchema = z.object({ is_true: z.boolean(), reason: z.string() });

const MAX_OUTPUT_TOKENS = 4000;
/** More at once is no next step. */
const MAX_SENTENCES = 20;
const MAX_REASON_LENGTH = 500;

/** A model as the writer of one run, within its limits. `timeoutSeconds`: of each question. */
export function createRunWriter(model: StructuredModel, limits: ModelLimits, timeoutSeconds: number): Writer {
  const total = { calls: 0, input_tokens: 0, output_tokens: 0 };
  const tokens = () => total.input_tokens + total.output_tokens;

  async function ask<Value>(question: StructuredQuestion<Value>, signal: AbortSignal): Promise<Value> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]);
    const count = (input: number, output: number) => {
      total.calls += 1;
      total.input_tokens += input;
      total.output_tokens += output;
    };
    try {
      return (await model.ask(question, limit, count)).value;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof ModelError ? new WriterError(error.message) : error;
    }
  }

  return {
    name: model.name,
    hasVision: limits.hasVision,
    forStep: (step) => writerOf(step, { ask, checkBudget: startBudget(model.name, limits, tokens) }),
    usage() {
      if (total.calls === 0) return null;
      const { price } = limits;
      const cost =
        price && (total.input_tokens * price.input + total.output_tokens * price.output) / 1_000_000;
      return { model: model.name, ...total, cost };
    },
  };
}

interface Asking {
  ask<Value>(question: StructuredQuestion<Value>, signal: AbortSignal): Promise<Value>;
  /** @throws WriterError where a limit is reached */
  checkBudget(): void;
}

function writerOf(step: StepToWrite, { ask, checkBudget }: Asking): StepWriter {
  return {
    async next(seen, signal) {
      checkBudget();
      const question = {
        name: 'sentences',
        schema: sentencesSchema,
        instructions: stepInstructions(step.type),
        prompt: promptOf(step, seen),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        image: seen.screenshot ?? undefined,
      };
      return writtenFor(step, seen.page, await ask(question, signal));
    },
    async judge(screenshot, signal) {
      checkBudget();
      const { data } = dataMarks();
      const question = {
        name: 'judgement',
        schema: judgementSchema,
        instructions: judgingInstructions,
        prompt: joinSections([data('statement', [step.expanded]), 'Judge the statement by the screenshot.']),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        image: screenshot,
      };
      const { is_true, reason } = await ask(question, signal);
      const fallback = is_true ? 'The screenshot shows it.' : 'The screenshot does not show it.';
      return { isTrue: is_true, reason: asSentence(reason) || fallback };
    },
  };
}

type Seen = Parameters<StepWriter['next']>[0];

function promptOf({ text, expanded, startingUrl }: StepToWrite, { page, done, refused }: Seen): string {
  const { number, data } = dataMarks();
  return joinSections([
    data('starting-address', [startingUrl]),
    data('step', expanded === text ? [text] : [text, `With its values: ${expanded}`]),
    data(
      'carried-out-so-far',
      done.map(({ sentence, result }, index) => `${index + 1}. ${sentence}\n   ${result}`),
    ),
    data('not-accepted', refused),
    data('page', page),
    `The data end here. Write what comes next for the step between <step-${number}> and </step-${number}>.`,
  ]);
}

/** Accepts what a step may become: sentences of the language that say what it says. */
function writtenFor(step: StepToWrite, page: string[], answer: z.infer<typeof sentencesSchema>): Written {
  const source: Source = {
    ...numberSentences(step.text),
    text: step.text,
    // An action may begin with a wait for what it needs.
    type: step.type === 'assert' ? 'assert' : null,
    startingUrl: step.startingUrl,
    before: [],
    after: [step.expanded],
    answers: [],
    elements: page,
  };
  const sentences = answer.sentences.filter((sentence) => sentence.trim() !== '').slice(0, MAX_SENTENCES);
  const read = readAnswer(
    sentences.map((action) => ({ action, type: readStep(action).type ?? step.type, from: [] })),
    source,
  );
  const isForbidden = ({ type }: { type: string }) => step.type === 'assert' && type !== 'assert';
  const problem = asSentence(answer.problem);
  return {
    sentences: read.steps.filter((one) => !isForbidden(one)).map(({ action }) => action),
    refused: [
      ...read.rejected.map(({ text, why }) => `${text}: ${why}`),
      ...read.steps.filter(isForbidden).map(({ action }) => `${action}: An assertion changes nothing.`),
    ],
    isComplete: answer.is_complete,
    problem: problem === '' ? null : problem,
  };
}

function asSentence(text: string): string {
  return text
    .trim()
    .slice(0, MAX_REASON_LENGTH)
    .replace(/[^.!?…]$/u, '$&.');
}

function startBudget(name: string, limits: ModelLimits, tokens: () => number): () => void {
  const { maxStepActions, maxStepTokens, maxRunTokens } = limits;
  const start = tokens();
  let questions = 0;
  return () => {
    if (questions++ >= maxStepActions)
      throw new WriterError(
        `${name} was asked ${maxStepActions} times without an end (AI_MAX_STEP_ACTIONS).`,
      );
    if (tokens() - start >= maxStepTokens)
      throw new WriterError(`The step used up its ${maxStepTokens} tokens of ${name} (AI_MAX_STEP_TOKENS).`);
    if (tokens() >= maxRunTokens)
      throw new WriterError(`The run used up its ${maxRunTokens} tokens of ${name} (AI_MAX_RUN_TOKENS).`);
  };
}
