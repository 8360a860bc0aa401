import type { RunnerStep } from '../types.ts';

/** The task of a model. */
export interface ModelTask {
  step: RunnerStep;
  /** `judge`: an assertion, without changing the page. */
  mode: 'act' | 'judge';
  /** The results of the executed actions, one sentence each. */
  done: string[];
}
