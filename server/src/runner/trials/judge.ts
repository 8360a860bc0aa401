import type { StepOutcome } from '../types.ts';
import type { TrialStep } from './trial.ts';

/**
 * `right`: as a careful person would have done and judged it. `false pass`: passed although it must not, or did something else than it says.
 * `false fail`: tried and failed although it must not. `refused`: not understood. `unreached`: an earlier step of its test went wrong.
 */
export type Verdict = 'right' | 'false pass' | 'false fail' | 'refused' | 'unreached';

export interface Judgement {
  verdict: Verdict;
  /** What the runner said about the step. */
  result: string;
  /** What the witness saw instead of true. */
  saw?: string;
}

/** What the runner made of a step. */
export interface Carried {
  outcome: StepOutcome;
  /** How many things it did in the browser. */
  actions: number;
  /** null: nobody looked. */
  sight: { isTrue: boolean; saw: string } | null;
}

/** Compares what a step ought to do with what it did. A step that fails without having done anything was not understood. */
export function judge({ expect }: TrialStep, { outcome, actions, sight }: Carried): Judgement {
  const { isSuccessful, result } = outcome;
  const told = { result, ...(sight?.isTrue === false && { saw: sight.saw }) };
  if (isSuccessful) {
    if (expect !== 'pass' || sight?.isTrue === false) return { ...told, verdict: 'false pass' };
    return { ...told, verdict: 'right' };
  }
  if (expect === 'refuse') return { ...told, verdict: sight?.isTrue === false ? 'false pass' : 'right' };
  if (actions === 0) return { ...told, verdict: 'refused' };
  if (expect === 'pass') return { ...told, verdict: 'false fail' };
  return { ...told, verdict: sight?.isTrue === false ? 'false pass' : 'right' };
}
