import type { StepMark } from 'shared/contract';
import type { Session } from '../agent/session.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import { photograph } from '../browser/photograph.ts';
import type { ReportedAction, RememberedAction, RunnerStep, StepPlace } from '../types.ts';
import type { Mind } from './mind.ts';
import { ModelFailure } from './model-failure.ts';
import type { RunModel } from './run-model.ts';
import { workByModel, type ModelEnd } from './work-by-model.ts';

/** What is left for the model to do. */
export interface Remainder {
  step: RunnerStep;
  mode: 'act' | 'judge';
  /** What was done for the step already, one sentence each. */
  done: string[];
  /** Why the model is asked, as a sentence. */
  why: string;
  /** Those actions of a former run that still worked; null: nothing was remembered. */
  repeated: RememberedAction[] | null;
  /** Where what it finds out is kept. */
  place: StepPlace;
}

export interface Outcome {
  isSuccessful: boolean;
  sentences: string[];
  marks: StepMark[];
}

type OnAction = (action: ReportedAction) => Promise<void>;

/**
 * Lets the model carry out what is left of a step, and keeps what it found out for the next run.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function takeOver(
  session: Session,
  mind: Mind & { model: RunModel },
  remainder: Remainder,
  onAction: OnAction,
): Promise<Outcome> {
  const { model } = mind;
  mind.takeTime();
  const startSeconds = session.elapsed();
  const end = await work(session, model, remainder, onAction);
  if (remainder.mode === 'judge') await onAction(await verdictAction(session, remainder, end, startSeconds));
  else if (end.isSuccessful) await keep(session, mind, remainder, end.actions);
  return {
    isSuccessful: end.isSuccessful,
    sentences: [...remainder.done, end.result],
    marks: marksOf(model, remainder, end),
  };
}

async function work(
  session: Session,
  model: RunModel,
  remainder: Remainder,
  onAction: OnAction,
): Promise<ModelEnd> {
  try {
    return await workByModel(session, model, remainder, onAction);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { isSuccessful: false, result: `${remainder.why} ${error.message}`, actions: null, count: 0 };
  }
}

async function keep(
  { values }: Session,
  { memory }: Mind,
  { repeated, place }: Remainder,
  actions: RememberedAction[] | null,
): Promise<void> {
  const all = actions && [...(repeated ?? []), ...actions];
  if (memory && all && !values.isSecret(JSON.stringify(all))) await memory.keep(place, all);
}

function marksOf(model: RunModel, { mode, step, why, repeated }: Remainder, end: ModelEnd): StepMark[] {
  const sight = step.useVision && model.settings.hasVision ? ' and its picture' : '';
  const how =
    mode === 'judge'
      ? `${model.name} judged it by the page${sight}.`
      : `${model.name} went on from there: ${end.count} ${end.count === 1 ? 'action' : 'actions'}.`;
  const healed: StepMark[] =
    repeated && end.isSuccessful
      ? [{ kind: 'healed', text: `What was remembered no longer fitted. ${why} It was found anew.` }]
      : [];
  return [{ kind: 'model', text: `${why} ${how}` }, ...healed];
}

/** What a judgement looked at, as an action: its picture is what the verdict can be held against. */
async function verdictAction(
  session: Session,
  { step }: Remainder,
  { isSuccessful }: ModelEnd,
  startSeconds: number,
): Promise<ReportedAction> {
  const { window, elapsed } = session;
  return {
    type: 'extract_content',
    description: `Judge: ${step.action}`,
    isSuccessful,
    screenshot: await photograph(window),
    screenshotBefore: null,
    element: null,
    pageUrl: withoutCredentials(window.page().url()),
    startSeconds,
    durationSeconds: elapsed() - startSeconds,
    source: 'model',
  };
}
