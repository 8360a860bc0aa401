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
import type { ModelContext } from '../model/model-context.ts';
import type { ModelOutcome, RemainingWork } from '../model/model-fallback.ts';
import { replay } from '../model/replay.ts';
import type { StepFindings } from '../plan/plan-of-run.ts';
import type { Proposal } from '../core/step-plan.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import type { RunnerStep } from '../types.ts';
import { reportPage } from '../page/report-page.ts';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure, type StepHelp } from '../core/step-failure.ts';

/** The context of a step. */
export interface StepContext extends RunContext {
  /** Executes a step that is not in the step language. Absent: nothing does. */
  model?: ModelContext;
}

/** Called with each action, in order, before the next begins. */
export type ActionListener = (action: PendingAction) => Promise<void>;

export interface StepEnd extends StepHelp {
  isSuccessful: boolean;
  /** Sentences. */
  result: string;
  marks: StepMark[];
  /** For the plan; absent: nothing was found out. */
  findings?: StepFindings;
}

/** The outcome of a step's sentence or text. */
interface Ran extends ModelOutcome, StepHelp {
  /** What has changed since earlier runs; absent: nothing. */
  proposal?: Proposal | null;
}

/**
 * Runs one step. A sentence of the step language is one command, whose result is the step's result. For any other text the
 * actions of a model in an earlier run are replayed, else a model executes it; without a model the step fails with suggestions.
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
  const {
    isSuccessful,
    sentences,
    marks,
    missingName,
    fixes,
    actions,
    proposal = null,
  } = await outcome.catch(asOutcome);
  // What a model judges, and what nobody could carry out, is about the page as it is now.
  if (!command && (step.type === 'assert' || !isSuccessful)) await reportPage(run);
  const blind = visionMarks(run, step);
  const origin = command ? 'run' : 'model';
  return {
    isSuccessful,
    result: withoutDoubledStops([...sentences, ...blind.map(({ text }) => text)].join(' ')),
    marks: [...marks, ...blind],
    missingName,
    fixes,
    findings: { isSuccessful, actions, origin, proposal },
  };
}

/** The outcome of a step that failed before its first command, e.g. because of an unknown value. */
function asOutcome(error: unknown): Ran {
  if (!(error instanceof StepFailure)) throw error;
  const { message, help } = error;
  return { isSuccessful: false, sentences: [message], marks: [], ...help, actions: null };
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
    actions: [planned],
    proposal,
  };
}

async function runOther(
  run: StepContext,
  step: RunnerStep,
  reading: Reading,
  onAction: ActionListener,
): Promise<Ran> {
  return (
    (await runPlanned(run, step, onAction)) ??
    (await askModel(run, workOf(step), onAction)) ?? {
      isSuccessful: false,
      sentences: [...(run.step.plan?.isFrozen ? [FROZEN] : []), ...whatToWrite(step.action, reading)],
      marks: [],
      actions: null,
    }
  );
}

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

/** Replays the planned actions of the step, and calls the model where they fail; null: nothing was executed. */
async function runPlanned(
  run: StepContext,
  step: RunnerStep,
  onAction: ActionListener,
): Promise<ModelOutcome | null> {
  const actions = step.type === 'act' ? run.step.plan?.entry?.actions : undefined;
  if (!actions?.length) return null;
  const work = workOf(step);
  const { sentences, repeated, failure } = await replay(run, actions, onAction);
  if (failure === null) {
    const text = 'The actions of a model in an earlier run were replayed.';
    return { isSuccessful: true, sentences, marks: [{ kind: 'replayed', text }], actions: repeated };
  }
  const healed = await askModel(run, { ...work, done: sentences, why: failure, repeated }, onAction);
  const isFrozen = run.step.plan?.isFrozen === true;
  if (healed || (repeated.length === 0 && !isFrozen)) return healed;
  const why = isFrozen ? 'the run is frozen' : 'no model is configured';
  const sentence = `The actions of a model in an earlier run no longer work, and ${why}. ${failure}`;
  return { isSuccessful: false, sentences: [...sentences, sentence], marks: [], actions: null };
}

/** null: no model is configured, or the run is frozen. */
async function askModel(
  run: StepContext,
  work: RemainingWork,
  onAction: ActionListener,
): Promise<ModelOutcome | null> {
  const model = run.model?.model;
  if (!run.model || !model) return null;
  // Loaded at the first use: most steps never need a model.
  const { runModelFallback } = await import('../model/model-fallback.ts');
  return runModelFallback(run, { ...run.model, model }, work, onAction);
}

function workOf(step: RunnerStep): RemainingWork {
  return {
    step,
    mode: step.type === 'assert' ? 'judge' : 'act',
    done: [],
    why: 'The step is not in the step language.',
    repeated: null,
  };
}

/** Marks for a step with AI Vision when no model accepts images. */
function visionMarks({ model: context, step: { plan } }: StepContext, step: RunnerStep): StepMark[] {
  const model = context?.model;
  if (!step.useVision || model?.limits.hasVision) return [];
  if (plan?.isFrozen)
    return [{ kind: 'no_vision', text: 'AI Vision was on, but the run is frozen; the step ran without it.' }];
  const text = model
    ? `AI Vision was on, but ${model.name} accepts no images; the step ran without it.`
    : 'AI Vision was on, but no vision model is configured; the step ran without it.';
  return [{ kind: 'no_vision', text }];
}

/** Removes the full stop after a quoted text that ends with punctuation: `The page shows "Thanks!"` */
function withoutDoubledStops(text: string): string {
  return text.replace(/(?<=[.!?…]["”])\.(?=\s|$)/gu, '');
}
