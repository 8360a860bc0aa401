import type { RunnerStep } from '../types.ts';

/** What a model is to do. */
export interface ModelTask {
  step: RunnerStep;
  /** `judge`: to look, and change nothing. */
  mode: 'act' | 'judge';
  /** What was done for the step already, one sentence each. */
  done: string[];
}
