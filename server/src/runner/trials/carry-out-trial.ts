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
}

/**
 * Carries a trial out and judges each of its steps, in their order. A step that fails ends its run, so that several runs are needed: one
 * for all steps that should pass, again after each that failed nevertheless, and one more for each step that must not pass.
 */
export async function carryOutTrial(bench: Bench, trial: Trial): Promise<Judgement[]> {
  const progress: Progress = { judgements: new Map(), reworded: new Set() };
  const end = await carryOutPassing(bench, trial, progress);
  for (const [index, step] of trial.steps.entries()) {
    if (step.expect === 'pass' || index > end) continue;
    const before = trial.steps.slice(0, index).filter(isPassingAct);
    const carried = await run(bench, trial, [...before, step], progress);
    const own = carried[before.length];
    if (own) progress.judgements.set(step, judge(step, own));
  }
  return trial.steps.map(
    (step) =>
      progress.judgements.get(step) ?? { verdict: 'unreached', result: 'An earlier step went wrong.' },
  );
}

/** @returns the index of the act beyond which nothing can be reached; infinite if everything was. */
async function carryOutPassing(bench: Bench, trial: Trial, progress: Progress): Promise<number> {
  const { judgements, reworded } = progress;
  let steps = trial.steps.filter(({ expect }) => expect === 'pass');
  while (steps.some((step) => !judgements.has(step))) {
    const carried = await run(bench, trial, steps, progress);
    for (const [index, own] of carried.entries()) {
      const step = steps[index];
      if (step && !judgements.has(step)) judgements.set(step, judge(step, own));
    }
    const bad = steps.find((step, index) => {
      const own = carried[index];
      return !own || judge(step, own).verdict !== 'right';
    });
    if (bad?.type === 'assert' && judgements.has(bad)) steps = steps.filter((step) => step !== bad);
    else if (bad?.plainly && !reworded.has(bad)) reworded.add(bad);
    else if (bad) return trial.steps.indexOf(bad);
  }
  return Infinity;
}

/** What became of the steps that were reached. */
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

function isPassingAct({ type, expect }: TrialStep): boolean {
  return type === 'act' && expect === 'pass';
}
