import type { TrialStep } from './trial.ts';

/**
 * `right`: executed and judged as it must be. `false pass`: passed although it must not, or did something else than it says. `false fail`:
 * failed although it must not. `refused`: not clear, so that it was not executed. `unreached`: an earlier step of its test went wrong.
 */
export type Verdict = 'right' | 'false pass' | 'false fail' | 'refused' | 'unreached';

export interface Judgement {
  verdict: Verdict;
  /** What the runner said about the step. */
  result: string;
  /** What the oracle saw instead of true. */
  saw?: string;
}

/** What came of a step that was executed. */
export interface Executed {
  isSuccessful: boolean;
  result: string;
  /** null: the step has no expression for the oracle. */
  oracle: { isTrue: boolean; saw: string } | null;
  /** Steps were executed after a section of it had failed, which a run of the product would not have. */
  wentOn: boolean;
}

/** Compares what a step must do with what it did. @param executed null: it is not clear */
export function judge({ expect }: TrialStep, executed: Executed | null): Judgement {
  if (!executed) return { verdict: expect === 'refuse' ? 'right' : 'refused', result: 'Not clear.' };
  const { isSuccessful, result, oracle } = executed;
  const isContradicted = oracle?.isTrue === false;
  const details = { result, ...(isContradicted && { saw: oracle.saw }) };
  if (isSuccessful)
    return { ...details, verdict: expect !== 'pass' || isContradicted ? 'false pass' : 'right' };
  if (expect === 'pass') return { ...details, verdict: 'false fail' };
  return { ...details, verdict: isContradicted ? 'false pass' : 'right' };
}
