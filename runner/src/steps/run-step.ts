import type { StepMark } from 'shared/contract';
import {
  isClear,
  MASK,
  printCommand,
  secretTextsIn,
  withoutFieldText,
  type Reading,
} from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import { executeCommand, type CommandResult } from '../actions/execute-command.ts';
import type { StepFindings } from '../plan/plan-of-run.ts';
import type { Writer } from '../core/writer.ts';
import type { ActionListener } from '../reporting/event-stream.ts';
import type { RunnerStep } from '../types.ts';
import { reportPage } from '../page/report-page.ts';
import type { RunContext } from '../core/run-context.ts';
import type { WrittenStep } from './write-step.ts';
import { StepFailure, type StepHelp } from '../core/step-failure.ts';

/** The context of a step. */
export interface StepContext extends RunContext {
  /** Writes the sentences of a step that is not in the step language. Absent or null: no model is configured, or the run is frozen. */
  writer?: Writer | null;
}

export interface StepEnd extends StepHelp {
  isSuccessful: boolean;
  /** Sentences. */
  result: string;
  marks: StepMark[];
  /** For the plan; absent: nothing was found out. */
  findings?: StepFindings;
}

/** The outcome of a step's sentence or text. */
interface Ran extends WrittenStep {
  /** For the plan; absent: nothing can be looked up there. */
  findings?: Pick<StepFindings, 'actions' | 'proposal'>;
}

/**
 * Runs one step. A sentence of the step language is one command, whose result is the step's result. For any other text a
 * writer hands in sentences, which are carried out; without a writer the step fails with suggestions.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function runStep(
  run: StepContext,
  step: RunnerStep,
  onAction: ActionListener,
): Promise<StepEnd> {
  const reading = readStepWithSuggestions(step.action, step.type);
  const { command } = reading;
  const outcome =
    isClear(reading) && command
      ? executeCommand({ ...run, written: command, sentence: step.action }, command).then((done) =>
          outcomeOf(run, reading, done, onAction),
        )
      : runOther(run, step, reading, onAction);
  const { isSuccessful, sentences, marks, missingName, fixes, findings } = await outcome.catch(asOutcome);
  // What nobody could carry out is about the page as it is now.
  if (!command && !isSuccessful) await reportPage(run);
  const blind = visionMarks(run, step);
  return {
    isSuccessful,
    result: withoutDoubledStops([...sentences, ...blind.map(({ text }) => text)].join(' ')),
    marks: [...marks, ...blind],
    missingName,
    fixes,
    ...(findings && { findings: { isSuccessful, ...findings } }),
  };
}

/** The outcome of a step that failed before its first command, e.g. because of an unknown value. */
function asOutcome(error: unknown): Ran {
  if (!(error instanceof StepFailure)) throw error;
  const { message, help } = error;
  return { isSuccessful: false, sentences: [message], marks: [], ...help };
}

async function outcomeOf(
  run: RunContext,
  { command, state, sentence: read }: Reading,
  { action, sentence, marks, missingName, fixes, hidesText, planned, proposal }: CommandResult,
  onAction: ActionListener,
): Promise<Ran> {
  await onAction(action);
  const readAs = hidesText && command ? printCommand(withoutFieldText(command)) : read;
  const changed = state === 'normalised' ? [`Read as: ${readAs}.`] : [];
  return {
    isSuccessful: action.isSuccessful,
    sentences: [sentence, ...run.window.takeNotes(), ...changed],
    marks,
    missingName,
    fixes,
    findings: { actions: [planned], proposal },
  };
}

async function runOther(
  run: StepContext,
  step: RunnerStep,
  reading: Reading,
  onAction: ActionListener,
): Promise<Ran> {
  if (!run.writer) {
    const frozen = run.step.plan?.isFrozen ? [FROZEN] : [];
    return { isSuccessful: false, sentences: [...frozen, ...whatToWrite(step.action, reading)], marks: [] };
  }
  run.step.extendTime?.(WRITING_SECONDS);
  // Loaded at the first use: most runs never need it.
  const { writeStep } = await import('./write-step.ts');
  return writeStep(run, run.writer, step, onAction);
}

/** A step that is written first gets this time. */
const WRITING_SECONDS = 300;
const FROZEN = 'The run is frozen, so no model was asked.';

function whatToWrite(text: string, { problem, suggestions }: Reading): string[] {
  const secrets = [text, ...suggestions.flatMap(({ sentences }) => sentences)].flatMap(secretTextsIn);
  const message = problem?.message ?? '';
  const offers = suggestions
    .map(({ sentences }) => sentences.join(' / '))
    .filter((offer) => !message.includes(offer));
  const texts = [
    `This step is not clear, so it did not run. ${message}`.trim(),
    ...(offers.length > 0 ? [`You can write: ${offers.join(' · ')}`] : []),
  ];
  return texts.map((text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, MASK), text));
}

/** Marks for a step with AI Vision when no model accepts images. */
function visionMarks({ writer, step: { plan } }: StepContext, step: RunnerStep): StepMark[] {
  if (!step.useVision || writer?.hasVision) return [];
  if (plan?.isFrozen)
    return [{ kind: 'no_vision', text: 'AI Vision was on, but the run is frozen; the step ran without it.' }];
  const text = writer
    ? `AI Vision was on, but ${writer.name} accepts no images; the step ran without it.`
    : 'AI Vision was on, but no vision model is configured; the step ran without it.';
  return [{ kind: 'no_vision', text }];
}

/** Removes the full stop after a quoted text that ends with punctuation: `The page shows "Thanks!"` */
function withoutDoubledStops(text: string): string {
  return text.replace(/(?<=[.!?…]["”])\.(?=\s|$)/gu, '');
}
