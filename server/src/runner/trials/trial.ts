/** Where a trial is carried out. */
export type ApplicationName = 'shop' | 'sink' | 'admin' | 'widgets' | 'workshop';

/** What becomes of a step that is read and carried out well. */
type Expectation = 'pass' | 'fail' | 'refuse';

export interface TrialStep {
  type: 'act' | 'assert';
  /** As a person wrote it. */
  text: string;
  expect: Expectation;
  /**
   * A JavaScript expression, evaluated in the page once the step has ended, by other means than the runner's: true if what the step asked
   * for has happened. For a step that must not pass: true if nothing has happened. `$`, `all`, `text`, `value` and `shown` help.
   */
  witness?: string;
  /** Why it must not pass. */
  because?: string;
  /** The same in the plainest words: the later steps are tried with these where the others went wrong. */
  plainly?: string;
}

/** A test as a person would write it; its steps build upon each other. */
export interface Trial {
  application: ApplicationName;
  /** Path of the page on which it begins. */
  start: string;
  /** What is tried, in a word or two: faults are counted by it. */
  about: string;
  /** A file comes with the test. */
  hasAttachment?: boolean;
  steps: TrialStep[];
}

/** Something to do; `witness` is true in the page once it is done, `plainly` says the same in the plainest words. */
export function act(text: string, witness: string, plainly?: string): TrialStep {
  return { type: 'act', text, expect: 'pass', witness, ...(plainly && { plainly }) };
}

/** A check of something that is so. */
export function check(text: string): TrialStep {
  return { type: 'assert', text, expect: 'pass' };
}

/** A check of something that is not so. */
export function wrong(text: string, because: string): TrialStep {
  return { type: 'assert', text, expect: 'fail', because };
}

/** Something that cannot be done; `witness` is true if nothing was. */
export function impossible(text: string, because: string, witness?: string): TrialStep {
  return { type: 'act', text, expect: 'fail', because, ...(witness && { witness }) };
}

/** Something that nobody could carry out without guessing; `witness` is true if nothing was done. */
export function nonsense(type: 'act' | 'assert', text: string, because: string, witness?: string): TrialStep {
  return { type, text, expect: 'refuse', because, ...(witness && { witness }) };
}
