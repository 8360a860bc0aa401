import type { StepMark } from 'shared/contract';
import { isClear, type Command, type Reading } from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import { executeCommand } from '../actions/execute-command.ts';
import type { ModelOutcome, RemainingWork } from '../model/model-fallback.ts';
import { pageKey } from '../model/page-key.ts';
import { readRemembered } from '../model/remembered.ts';
import { replay } from '../model/replay.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import type { RunnerStep, MemoryKey } from '../types.ts';
import { withoutDoubledStops } from './describe.ts';
import type { RunContext } from './run-context.ts';
import { StepFailure } from './step-failure.ts';

/** Called with each action, in order, before the next begins. */
export type ActionListener = (action: PendingAction) => Promise<void>;

export interface StepEnd {
  isSuccessful: boolean;
  /** Sentences. */
  result: string;
  marks: StepMark[];
}

/**
 * Runs one step. A sentence of the step language is one command, whose result is the step's result. For any other text the
 * actions of a model in an earlier run are replayed, else a model executes it; without a model the step fails with suggestions.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function runStep(run: RunContext, step: RunnerStep, onAction: ActionListener): Promise<StepEnd> {
  const reading = readStepWithSuggestions(step.action, step.type);
  const { command } = reading;
  const outcome =
    isClear(reading) && command
      ? runCommand(run, reading, command, onAction)
      : runOther(run, step, reading, onAction);
  const { isSuccessful, sentences, marks } = await outcome.catch(asOutcome);
  const blind = visionMarks(run, step);
  return {
    isSuccessful,
    result: withoutDoubledStops([...sentences, ...blind.map(({ text }) => text)].join(' ')),
    marks: [...marks, ...blind],
  };
}

/** The outcome of a step that failed before its first command, e.g. because of an unknown value. */
function asOutcome(error: unknown): ModelOutcome {
  if (!(error instanceof StepFailure)) throw error;
  return { isSuccessful: false, sentences: [error.message], marks: [] };
}

async function runCommand(
  run: RunContext,
  { state, sentence }: Reading,
  command: Command,
  onAction: ActionListener,
): Promise<ModelOutcome> {
  const { action, sentence: result, marks } = await executeCommand({ ...run, command }, command);
  await onAction(action);
  const changed = state === 'normalised' ? [`Read as: ${sentence}.`] : [];
  return {
    isSuccessful: action.isSuccessful,
    sentences: [result, ...run.window.takeNotes(), ...changed],
    marks,
  };
}

async function runOther(
  run: RunContext,
  step: RunnerStep,
  reading: Reading,
  onAction: ActionListener,
): Promise<ModelOutcome> {
  return (
    (await runRemembered(run, step, onAction)) ??
    (await askModel(run, workOf(run, step), onAction)) ?? {
      isSuccessful: false,
      sentences: whatToWrite(reading),
      marks: [],
    }
  );
}

function whatToWrite({ problem, suggestions }: Reading): string[] {
  const offers = suggestions.map(({ sentences }) => sentences.join(' / '));
  return [
    problem?.message || 'This step is not in the step language.',
    ...(offers.length > 0 ? [`You can write: ${offers.join(' · ')}`] : []),
  ];
}

/** Replays the stored actions of the step, and calls the model where they fail; null: nothing was executed. */
async function runRemembered(
  run: RunContext,
  step: RunnerStep,
  onAction: ActionListener,
): Promise<ModelOutcome | null> {
  const memory = run.model?.memory;
  if (step.type !== 'act' || !memory) return null;
  const work = workOf(run, step);
  const actions = readRemembered(await memory.load(work.memoryKey));
  if (!actions) return null;
  const { sentences, repeated, failure } = await replay(run, actions, onAction);
  if (failure === null) {
    const text = 'The actions of a model in an earlier run were replayed.';
    return { isSuccessful: true, sentences, marks: [{ kind: 'replayed', text }] };
  }
  const healed = await askModel(run, { ...work, done: sentences, why: failure, repeated }, onAction);
  if (healed || repeated.length === 0) return healed;
  const sentence = `The actions of a model in an earlier run no longer work, and no model is configured. ${failure}`;
  return { isSuccessful: false, sentences: [...sentences, sentence], marks: [] };
}

/** null: no model is configured. */
async function askModel(
  run: RunContext,
  work: RemainingWork,
  onAction: ActionListener,
): Promise<ModelOutcome | null> {
  const model = run.model?.model;
  if (!run.model || !model) return null;
  // Loaded at the first use: most steps never need a model.
  const { runModelFallback } = await import('../model/model-fallback.ts');
  return runModelFallback(run, { ...run.model, model }, work, onAction);
}

function workOf(run: RunContext, step: RunnerStep): RemainingWork {
  return {
    step,
    mode: step.type === 'assert' ? 'judge' : 'act',
    done: [],
    why: 'The step is not in the step language.',
    repeated: null,
    memoryKey: memoryKeyOf(run, step),
  };
}

function memoryKeyOf({ model, values, window }: RunContext, step: RunnerStep): MemoryKey {
  const page = pageKey(window.page().url());
  return { stepIndex: model?.stepIndex ?? 0, text: values.expandOpen(step.action), page };
}

/** Marks for a step with AI Vision when no model accepts images. */
function visionMarks({ model: context }: RunContext, step: RunnerStep): StepMark[] {
  const model = context?.model;
  if (!step.useVision || model?.limits.hasVision) return [];
  const text = model
    ? `AI Vision was on, but ${model.name} accepts no images; the step ran without it.`
    : 'AI Vision was on, but no vision model is configured; the step ran without it.';
  return [{ kind: 'no_vision', text }];
}
