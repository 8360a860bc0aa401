import { judge, type Judgement } from './judge.ts';
import { runPlanned, type Environment, type PlannedStep } from './run-planned.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import type { Trial, TrialStep } from './trial.ts';

/** The state of a trial over its runs. */
interface Progress {
  judgements: Map<TrialStep, Judgement>;
  /** Acts that went wrong and are executed in their plain words from then on. */
  reworded: Set<TrialStep>;
  /** Acts that did not pass and have no plain words, or must not pass: left out from then on. */
  dropped: Set<TrialStep>;
  /** Runs that ended before their steps did: the first page did not open, or the browser died. */
  breaks: number;
}

const MAX_BREAKS = 2;

/**
 * Executes a trial and judges each of its steps, in their order. All steps go in one run, whether they pass or not; behind an act that
 * went wrong nothing can be judged, so that the trial is repeated with that act in its plain words, or without it.
 * @param runsUnclear steps that are not clear go to the runner as they are, which has to refuse them
 */
export async function executeTrial(
  environment: Environment,
  trial: Trial,
  runsUnclear = false,
): Promise<Judgement[]> {
  const progress: Progress = { judgements: new Map(), reworded: new Set(), dropped: new Set(), breaks: 0 };
  while (await executeOnce(environment, trial, progress, runsUnclear));
  return trial.steps.map(
    (step) =>
      progress.judgements.get(step) ?? { verdict: 'unreached', result: 'An earlier step went wrong.' },
  );
}

/** @returns whether another run can judge more. */
async function executeOnce(
  environment: Environment,
  trial: Trial,
  progress: Progress,
  runsUnclear: boolean,
): Promise<boolean> {
  const { judgements, reworded, dropped } = progress;
  const planned = plan(trial, progress, runsUnclear);
  if (planned.length === 0) return false;
  const isWatched = (step: TrialStep) => !judgements.has(step) || reworded.has(step);
  const executed = await runPlanned(environment, trial, planned, isWatched);
  if (executed.length < planned.length) return ++progress.breaks <= MAX_BREAKS;
  for (const [index, { step }] of planned.entries()) {
    const own = executed[index];
    if (!own) break;
    const judgement = judge(step, own);
    if (!judgements.has(step)) judgements.set(step, judgement);
    if (step.type === 'assert' || (judgement.verdict === 'right' && !own.wentOn)) continue;
    if (step.expect !== 'pass') dropped.add(step);
    else if (!step.plainly || reworded.has(step)) return false;
    else reworded.add(step);
    return true;
  }
  return false;
}

/**
 * The steps of the next run. Those that are not clear are judged and left out; an act that later steps build upon is executed in its plain
 * words instead, and the steps behind it are left out if these are not clear either.
 */
function plan(
  trial: Trial,
  { judgements, reworded, dropped }: Progress,
  runsUnclear: boolean,
): PlannedStep[] {
  const planned: PlannedStep[] = [];
  for (const step of trial.steps.filter((step) => !dropped.has(step))) {
    const isBuiltUpon = step.type === 'act' && step.expect === 'pass';
    let sentences = reworded.has(step) ? inPlainWords(step) : inOwnWords(step, runsUnclear);
    if (!sentences && !judgements.has(step)) judgements.set(step, judge(step, null));
    if (!sentences && isBuiltUpon) {
      sentences = inPlainWords(step);
      if (!sentences) break;
      reworded.add(step);
    }
    if (sentences) planned.push({ step, sentences });
  }
  return planned;
}

function inOwnWords({ type, text }: TrialStep, runsUnclear: boolean): Sentence[] | null {
  return sentencesOf({ type, text }) ?? (runsUnclear ? [{ type, text }] : null);
}

function inPlainWords({ type, plainly }: TrialStep): Sentence[] | null {
  return plainly === undefined ? null : sentencesOf({ type, text: plainly });
}
