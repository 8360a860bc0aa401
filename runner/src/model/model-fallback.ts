import type { PlannedAction, StepMark } from 'shared/contract';
import type { RunContext } from '../core/run-context.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import { takeScreenshot } from '../browser/screenshot.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import type { RunnerStep } from '../types.ts';
import type { ModelContext } from './model-context.ts';
import { ModelError } from './model-error.ts';
import type { RunModel } from './run-model.ts';
import { runModelLoop, type ModelEnd } from './run-model-loop.ts';

/** The part of a step that is left for the model. */
export interface RemainingWork {
  step: RunnerStep;
  mode: 'act' | 'judge';
  /** The results of the executed actions, one sentence each. */
  done: string[];
  /** Why a model is used, as a sentence. */
  why: string;
  /** The replayed actions of an earlier run that still worked; null: nothing was stored. */
  repeated: PlannedAction[] | null;
}

/** The outcome of a step. */
export interface ModelOutcome {
  isSuccessful: boolean;
  sentences: string[];
  marks: StepMark[];
  /** The actions of a successful step, to be done again; null: they cannot. */
  actions: PlannedAction[] | null;
}

type OnAction = (action: PendingAction) => Promise<void>;

/**
 * Lets the model execute the rest of a step.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function runModelFallback(
  run: RunContext,
  context: ModelContext & { model: RunModel },
  work: RemainingWork,
  onAction: OnAction,
): Promise<ModelOutcome> {
  const { model } = context;
  context.extendTime();
  const startSeconds = run.elapsed();
  const end = await runLoop(run, model, work, onAction);
  if (work.mode === 'judge') await onAction(await verdictAction(run, work, end, startSeconds));
  return {
    isSuccessful: end.isSuccessful,
    sentences: [...work.done, end.result],
    marks: marksOf(model, work, end),
    actions: end.isSuccessful && end.actions ? [...(work.repeated ?? []), ...end.actions] : null,
  };
}

async function runLoop(
  run: RunContext,
  model: RunModel,
  work: RemainingWork,
  onAction: OnAction,
): Promise<ModelEnd> {
  try {
    return await runModelLoop(run, model, work, onAction);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { isSuccessful: false, result: `${work.why} ${error.message}`, actions: null, count: 0 };
  }
}

function marksOf(model: RunModel, { mode, step, why, repeated }: RemainingWork, end: ModelEnd): StepMark[] {
  const vision = step.useVision && model.limits.hasVision ? ' and its screenshot' : '';
  const how =
    mode === 'judge'
      ? `${model.name} judged it by the page${vision}.`
      : `${model.name} continued from there: ${end.count} ${end.count === 1 ? 'action' : 'actions'}.`;
  const healed: StepMark[] =
    repeated && end.isSuccessful
      ? [{ kind: 'healed', text: `The stored actions no longer worked. ${why} The model found new ones.` }]
      : [];
  return [{ kind: 'model', text: `${why} ${how}` }, ...healed];
}

/** A model's verdict on an assertion as an action, with a screenshot as evidence. */
async function verdictAction(
  run: RunContext,
  { step }: RemainingWork,
  { isSuccessful }: ModelEnd,
  startSeconds: number,
): Promise<PendingAction> {
  const { window, elapsed } = run;
  return {
    type: 'extract_content',
    description: `Judge: ${step.action}`,
    isSuccessful,
    screenshot: await takeScreenshot(window),
    screenshotBefore: null,
    element: null,
    pageUrl: withoutCredentials(window.page().url()),
    startSeconds,
    durationSeconds: elapsed() - startSeconds,
    source: 'model',
  };
}
