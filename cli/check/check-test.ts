import type { RunRequest } from 'runner';
import type { StepPlace } from 'shared/contract';
import type { TextFile } from '../../server/src/modules/test-files/format/read-test-files.ts';

/** Test files that belong together: modules and suites are found by their names among them. */
export interface Tree {
  /** The folder that the paths are relative to. */
  root: string;
  /** The folder as a person calls it, for messages; empty or with a slash at its end. */
  prefix: string;
  files: TextFile[];
  /** The paths of the tests to be run. */
  chosen: string[];
}

export type StepStatus = 'passed' | 'failed' | 'unclear' | 'not_reached';

export interface CheckedStep {
  /** `2`, within a module `2.3`, within the suite's login module `L.3`. */
  number: string;
  place: StepPlace;
  type: 'act' | 'assert';
  sentence: string;
  status: StepStatus;
  /** null: it was not reached. */
  result: string | null;
  /** What the page shows instead; null: it has passed, or there was no page. */
  page: string | null;
  /** What could be written instead, the best first. */
  proposals: string[];
  seconds: number | null;
  /** JPEG of a failed step; null: there is none. */
  screenshot: Buffer | null;
}

/** A test, or one row of its table. */
export interface CheckTest {
  file: string;
  name: string;
  /** null: the test has no table. */
  row: string | null;
  /** Why it cannot be run, as sentences. */
  problems: string[];
  steps: CheckedStep[];
  /** null: it cannot be run. */
  request: Omit<RunRequest, 'signal'> | null;
}

/** A test that was run, or could not be. */
export interface CheckedTest extends Omit<CheckTest, 'request'> {
  status: 'passed' | 'failed' | 'error' | 'cancelled';
  /** Why the test as a whole ended badly. */
  error: string | null;
  startedAt: Date;
  seconds: number;
  /** The same for a person: `4.2s`. */
  duration: string;
}
