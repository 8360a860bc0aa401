import type { RunStarter, RunStatus, VerdictKind } from 'shared/constants';
import type { Recurrence, StepPlace } from 'shared/contract';
import type { Slowdown } from './slowdown/slowdown.ts';
import type { DeliveryKind } from './tables.ts';

/** How many failed tests a message lists. */
export const MAX_LISTED_TESTS = 20;

/** The content of a message about a group run that has failed, repairs one that had, or has newly flaky tests, or was slower than usual; not shortened yet. */
export interface FailureReport {
  kind: Exclude<DeliveryKind, 'missed_start' | 'assignment' | 'digest'>;
  company: string;
  groupRunId: number;
  name: string;
  /** Null: the run belongs to no suite. */
  suiteId: number | null;
  /** Undefined: the run belongs to no suite, or is named as its suite. */
  suite: string | undefined;
  /** Undefined: the tests ran at their own addresses. */
  environment: string | undefined;
  /** What a pipeline has tested; null: none has named it. */
  branch: string | null;
  commit: string | null;
  /** `owner/name` of the commit; null: not known. */
  repo: string | null;
  startedBy: RunStarter;
  /** The person, or the name of the API key; null: not known. */
  starter: string | null;
  startedAt: Date;
  /** Seconds. */
  duration: number;
  /** How many tests ended how. */
  counts: Partial<Record<RunStatus, number>>;
  /** Those that failed or broke: the first ones of them. */
  failures: FailedTest[];
  /** Those that were stable and passed only on a retry: the first ones of them. */
  flaky: FlakyTest[];
  /** Undefined: its suite was not slower than usual, or already in the runs before. */
  slowdown: Slowdown | undefined;
}

export interface FailedTest {
  id: number;
  name: string;
  status: RunStatus;
  /** The first step that failed; undefined: the run broke outside its steps. */
  step: { place: StepPlace; task: string } | undefined;
  /** Why it failed; undefined where no one knows. */
  reason: string | undefined;
  /** How it compares with the runs of the test before; undefined: the test was deleted. */
  recurrence: Recurrence | undefined;
  /** Why it failed, as people judge it; null: nobody has. */
  verdict: VerdictKind | null;
  /** The test run that was judged, of which this is an equal failure; null: this one was. */
  knownFromId: number | null;
}

export interface FlakyTest {
  id: number;
  name: string;
  /** How often it had failed before it passed. */
  retries: number;
}

/** Tests that failed or broke. */
export function countFailed({ counts }: FailureReport): number {
  return (counts.failed ?? 0) + (counts.error ?? 0);
}

export function countTests({ counts }: FailureReport): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
