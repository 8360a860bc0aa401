import { isAssertion, maskedText, readStep, type Command } from 'shared/step-language';
import { isNegative } from 'shared/step-language/polarity';
import type { StepMark } from 'shared/contract';
import { executeCommand } from '../actions/execute-command.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import { takeScreenshot } from '../browser/screenshot.ts';
import type { RunContext } from '../core/run-context.ts';
import type { StepHelp } from '../core/step-failure.ts';
import { WriterError, type SeenByWriter, type StepWriter, type Writer } from '../core/writer.ts';
import { readPage } from '../page/read-page.ts';
import type { RunnerStep } from '../types.ts';
import type { ActionListener } from '../reporting/event-stream.ts';

/** What came of a step whose sentences a writer has written. */
export interface WrittenStep extends StepHelp {
  isSuccessful: boolean;
  sentences: string[];
  marks: StepMark[];
}

/** What writing a step works with. */
interface StepWriting {
  run: RunContext;
  writer: Writer;
  stepWriter: StepWriter;
  step: RunnerStep;
  onAction: ActionListener;
}

/** Answers in a row without a sentence that can be carried out. */
const MAX_REFUSALS = 3;

/**
 * Asks for the next sentences of a step and carries them out, until the step is complete or cannot be done. What an assertion expects is
 * written once: where it fails the step has failed.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function writeStep(
  run: RunContext,
  writer: Writer,
  step: RunnerStep,
  onAction: ActionListener,
): Promise<WrittenStep> {
  const stepWriter = writer.forStep({
    type: step.type,
    text: step.action,
    expanded: run.values.expandOpen(step.action),
    startingUrl: run.values.mask(run.startingUrl),
  });
  const writing = { run, writer, stepWriter, step, onAction };
  try {
    return step.type === 'assert' && step.useVision && writer.hasVision
      ? await judgeByScreenshot(writing)
      : await carryOut(writing);
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    return failed(`The step is not in the step language. ${error.message}`);
  }
}

const failed = (sentence: string): WrittenStep => ({ isSuccessful: false, sentences: [sentence], marks: [] });

async function carryOut({ run, writer, stepWriter, step, onAction }: StepWriting): Promise<WrittenStep> {
  const done: SeenByWriter['done'] = [];
  let refused: string[] = [];
  let help: StepHelp = {};
  const end = (isSuccessful: boolean, problem?: string): WrittenStep => ({
    isSuccessful,
    sentences: [...done.map(({ result }) => result), ...(problem ? [problem] : [])],
    marks: markOf(writer, done, run.values.mask),
    ...(isSuccessful ? {} : help),
  });

  for (let refusals = 0; ;) {
    const screenshot = step.useVision && writer.hasVision ? await takeScreenshot(run.window) : null;
    const page = await readPage(run);
    const answer = await stepWriter.next({ page, done: [...done], refused, screenshot }, run.step.signal);
    refused = answer.refused;
    let result: 'passed' | 'failed' = 'passed';
    // An assertion is written as a whole: without what was refused it would expect less.
    const sentences = step.type === 'assert' && refused.length > 0 ? [] : answer.sentences;
    for (const sentence of sentences) {
      const { command } = readStep(sentence);
      if (!command) continue;
      const executed = await execute(run, command, sentence, onAction);
      help = executed.help;
      result = executed.isSuccessful ? 'passed' : 'failed';
      done.push({ sentence, result: executed.result, isSuccessful: executed.isSuccessful });
      if (!executed.isSuccessful) break;
    }
    if (step.type === 'assert' && result === 'failed') return end(false);
    if (answer.problem !== null) return end(false, answer.problem);
    const isDone = result === 'passed' && refused.length === 0 && answer.isComplete;
    if (isDone && done.some((one) => one.isSuccessful && proves(step, one.sentence))) return end(true);
    refusals = sentences.length === 0 || isDone ? refusals + 1 : 0;
    if (refusals >= MAX_REFUSALS) return end(false, withoutSentences(writer, refused));
  }
}

/**
 * Whether a sentence can be what a step was for: of an action another assertion proves nothing, except that what a condition asks for is not
 * there.
 */
function proves({ type }: RunnerStep, sentence: string): boolean {
  const { command } = readStep(sentence);
  return command !== null && (type === 'assert' || !isAssertion(command) || isNegative(command));
}

function withoutSentences(writer: Writer, refused: string[]): string {
  return [`${writer.name} wrote nothing that can be carried out for this step.`, ...refused].join(' ');
}

async function execute(run: RunContext, command: Command, sentence: string, onAction: ActionListener) {
  const { action, missingName, fixes, ...end } = await executeCommand(
    { ...run, written: command, sentence },
    command,
  );
  await onAction({ ...action, source: 'model' });
  return {
    isSuccessful: action.isSuccessful,
    result: [end.sentence, ...run.window.takeNotes()].join(' '),
    help: { missingName, fixes },
  };
}

/** What was written and has worked, for the person who may keep it: nothing where a password is among it, which no result tells. */
function markOf(writer: Writer, done: SeenByWriter['done'], mask: (text: string) => string): StepMark[] {
  const shown = (sentence: string) => mask(maskedText(sentence));
  const worked = done.filter(({ isSuccessful }) => isSuccessful).map(({ sentence }) => sentence);
  const sentences = worked.every((sentence) => shown(sentence) === sentence) ? worked : [];
  const text = `The step is not in the step language. ${writer.name} wrote: ${done.map(({ sentence }) => `${shown(sentence)}.`).join(' ')}`;
  return done.length === 0 ? [] : [{ kind: 'model', text, sentences }];
}

/** AI Vision: the only verdict that is not the step language's. */
async function judgeByScreenshot({
  run,
  writer,
  stepWriter,
  step,
  onAction,
}: StepWriting): Promise<WrittenStep> {
  const startSeconds = run.elapsed();
  const screenshot = await takeScreenshot(run.window);
  if (!screenshot) return failed('No screenshot could be taken, so AI Vision could not judge it.');
  const { isTrue, reason } = await stepWriter.judge(screenshot, run.step.signal);
  await onAction({
    type: 'extract_content',
    description: `Judge: ${step.action}`,
    isSuccessful: isTrue,
    screenshot,
    screenshotBefore: null,
    element: null,
    pageUrl: withoutCredentials(run.window.page().url()),
    startSeconds,
    durationSeconds: run.elapsed() - startSeconds,
    source: 'model',
  });
  const text = `AI Vision: ${writer.name} judged it by the screenshot, not the step language.`;
  return { isSuccessful: isTrue, sentences: [reason], marks: [{ kind: 'vision', text }] };
}
