import type { Runner, RunnerAttachment } from '../types.ts';
import { startApplication } from './applications.ts';
import { judge, type Carried, type Judgement } from './judge.ts';
import type { Trial, TrialStep } from './trial.ts';
import type { Witness } from './witness.ts';

export interface Bench {
  runner: Runner;
  witness: Witness;
  attachment: RunnerAttachment;
}

/** The run goes on while a step's end is told: between two acts it is held, so that the witness sees what the first one did. */
const HOLD: TrialStep = { type: 'act', text: 'Wait 1 second', expect: 'pass' };

/** How far a trial has come. */
interface Progress {
  judgements: Map<TrialStep, Judgement>;
  /** Acts that went wrong and are done in their plainest words from then on. */
  reworded: Set<TrialStep>;
  /** Acts that did what they must not, and are left out from then on. */
  dropped: Set<TrialStep>;
  /** Runs that ended before their steps did: the first page did not open, or the browser died. */
  breaks: number;
}

const MOST_BREAKS = 2;

/**
 * Carries a trial out and judges each of its steps, in their order. All steps go in one run, whether they pass or not; behind an act that
 * went wrong nothing can be judged, so that the trial begins anew with that act in its plainest words, or without it.
 */
export async function carryOutTrial(bench: Bench, trial: Trial): Promise<Judgement[]> {
  const progress: Progress = { judgements: new Map(), reworded: new Set(), dropped: new Set(), breaks: 0 };
  while (await carryOutOnce(bench, trial, progress));
  return trial.steps.map(
    (step) =>
      progress.judgements.get(step) ?? { verdict: 'unreached', result: 'An earlier step went wrong.' },
  );
}

/** @returns whether another run can judge more. */
async function carryOutOnce(bench: Bench, trial: Trial, progress: Progress): Promise<boolean> {
  const { judgements, reworded, dropped } = progress;
  const steps = trial.steps.filter((step) => !dropped.has(step));
  const carried = await run(bench, trial, steps, progress);
  if (carried.length < steps.length) return ++progress.breaks <= MOST_BREAKS;
  for (const [index, own] of carried.entries()) {
    const step = steps[index];
    if (!step) break;
    const judgement = judge(step, own);
    if (!judgements.has(step)) judgements.set(step, judgement);
    if (step.type === 'assert' || judgement.verdict === 'right') continue;
    if (step.expect !== 'pass') dropped.add(step);
    else if (!step.plainly || reworded.has(step)) return false;
    else reworded.add(step);
    return true;
  }
  return false;
}

/** What became of the steps. */
async function run(
  bench: Bench,
  trial: Trial,
  steps: TrialStep[],
  { judgements, reworded }: Progress,
): Promise<Carried[]> {
  const isWatched = (step: TrialStep) => !judgements.has(step) || reworded.has(step);
  const script = steps.flatMap((step, index) => {
    const former = steps[index - 1];
    const isHasty = step.type === 'act' && former?.type === 'act' && isWatched(former);
    return isHasty ? [HOLD, step] : [step];
  });
  const site = await startApplication(trial.application);
  const carried: Carried[] = [];
  let actions = 0;
  try {
    await bench.runner.run(
      {
        startingUrl: site.address + trial.start,
        steps: script.map((step) => ({
          type: step.type,
          action: (reworded.has(step) && step.plainly) || step.text,
          useVision: false,
        })),
        goesOn: true,
        signal: new AbortController().signal,
        recordVideo: false,
        ...(trial.hasAttachment && { attachment: bench.attachment }),
      },
      {
        onStepStarted: () => void (actions = 0),
        onAction: () => void actions++,
        async onStepFinished(index, outcome) {
          const step = script[index];
          if (!step || step === HOLD) return;
          const isSeen = step.witness !== undefined && isWatched(step);
          const sight = isSeen ? await bench.witness.sees(site.address, step.witness ?? '') : null;
          carried.push({ outcome, actions, sight });
        },
      },
    );
  } finally {
    await site.close();
  }
  return carried;
}
