import type { StepMark } from 'shared/contract';
import { pageKey } from '../ai/page-key.ts';
import { readRemembered } from '../ai/remembered.ts';
import { replay } from '../ai/replay.ts';
import type { Outcome, Remainder } from '../ai/take-over.ts';
import type { ReportedAction, RunnerStep, StepPlace } from '../types.ts';
import { withoutDoubledStops } from './describe.ts';
import { interpret, type Loss } from './interpret.ts';
import type { Session } from './session.ts';
import { StepFailure } from './step-failure.ts';

/** Told about each action, in order, before the next begins. */
export type ActionListener = (action: ReportedAction) => Promise<void>;

export interface StepEnd {
  isSuccessful: boolean;
  /** Sentences. */
  result: string;
  marks: StepMark[];
}

/**
 * Carries one step out: by the interpreter where it is sure, else as a model did it in a former run, else by the model. Without a model
 * the interpreter's word stands.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function runStep(
  session: Session,
  step: RunnerStep,
  onAction: ActionListener,
): Promise<StepEnd> {
  const { isSuccessful, sentences, marks } = await decide(session, step, onAction).catch(asOutcome);
  const blind = blindness(session, step);
  return {
    isSuccessful,
    result: withoutDoubledStops([...sentences, ...blind.map(({ text }) => text)].join(' ')),
    marks: [...marks, ...blind],
  };
}

/** A value that the step names and nobody knows. */
function asOutcome(error: unknown): Outcome {
  if (!(error instanceof StepFailure)) throw error;
  return { isSuccessful: false, sentences: [error.message], marks: [] };
}

async function decide(session: Session, step: RunnerStep, onAction: ActionListener): Promise<Outcome> {
  // What is remembered was found out because the interpreter was at a loss here: it need not lose its time again.
  const before = await tryAgain(session, step, { done: [], commandsDone: 0 }, onAction);
  if (before) return before;
  const { loss, ...read } = await interpret(session, step, onAction);
  if (!loss) return read;
  const done = read.sentences.filter((sentence) => sentence !== loss.sentence);
  const after =
    loss.commandsDone > 0 && !loss.isCheck
      ? await tryAgain(session, step, { done, commandsDone: loss.commandsDone }, onAction)
      : null;
  if (after) return { ...after, marks: [...read.marks, ...after.marks] };
  const end = await askModel(session, remainderOf(session, step, loss, done), onAction);
  if (end) return { ...end, marks: [...read.marks, ...end.marks] };
  if (loss.action) await onAction(loss.action);
  return read;
}

function remainderOf(session: Session, step: RunnerStep, loss: Loss, done: string[]): Remainder {
  return {
    step,
    mode: loss.isCheck ? 'judge' : 'act',
    done,
    why: loss.action ? loss.sentence : 'The interpreter could not read this step.',
    repeated: null,
    place: placeOf(session, step, loss.commandsDone),
  };
}

/** null: there is nobody to ask. */
async function askModel(
  session: Session,
  remainder: Remainder,
  onAction: ActionListener,
): Promise<Outcome | null> {
  const { mind } = session;
  if (!mind?.model) return null;
  // Loaded at the first use: most steps never ask a model.
  const { takeOver } = await import('../ai/take-over.ts');
  return takeOver(session, { ...mind, model: mind.model }, remainder, onAction);
}

/** Does again what was remembered for this place, the model healing it; null: nothing was, or it does not fit and nothing was done. */
async function tryAgain(
  session: Session,
  step: RunnerStep,
  { done, commandsDone }: { done: string[]; commandsDone: number },
  onAction: ActionListener,
): Promise<Outcome | null> {
  const memory = session.mind?.memory;
  if (step.type !== 'act' || !memory) return null;
  const place = placeOf(session, step, commandsDone);
  const actions = readRemembered(await memory.recall(place));
  if (!actions) return null;
  const { sentences, repeated, fault } = await replay(session, actions, onAction);
  const said = [...done, ...sentences];
  if (fault === null) {
    const text = 'A model found this out in a former run; it was done again without it.';
    return { isSuccessful: true, sentences: said, marks: [{ kind: 'replayed', text }] };
  }
  const remainder: Remainder = { step, mode: 'act', done: said, why: fault, repeated, place };
  const healed = await askModel(session, remainder, onAction);
  if (healed || repeated.length === 0) return healed;
  const lost = `What a model found out in a former run does not fit any more, and no model is configured. ${fault}`;
  return { isSuccessful: false, sentences: [...said, lost], marks: [] };
}

function placeOf({ mind, values, window }: Session, step: RunnerStep, commandsDone: number): StepPlace {
  const page = pageKey(window.page().url());
  return { stepIndex: mind?.stepIndex ?? 0, commandsDone, text: values.expandOpen(step.action), page };
}

/** AI Vision was asked for, and nobody here sees. */
function blindness({ mind }: Session, step: RunnerStep): StepMark[] {
  const model = mind?.model;
  if (!step.useVision || model?.settings.hasVision) return [];
  const text = model
    ? `AI Vision was on, but ${model.name} takes no pictures; the step ran without it.`
    : 'AI Vision was on, but no vision model is configured; the step ran without it.';
  return [{ kind: 'no_vision', text }];
}
