import type { RunStatus } from 'shared/constants';
import type { StepPlace } from 'shared/contract';

/** A group run with everything that its reports contain. Times are null until they are known. */
export interface RunReport {
  id: number;
  name: string;
  /** The suite's name; the run's own where it belongs to none. */
  suite: string;
  status: RunStatus;
  /** Its page in the dashboard. */
  url: string;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** What a pipeline tests with it. */
  commit: { repo: string; sha: string } | undefined;
  tests: ReportedTest[];
}

export interface ReportedTest {
  id: number;
  name: string;
  status: RunStatus;
  /** Its page in the dashboard. */
  url: string;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Why the test as a whole ended badly. */
  error: string | null;
  steps: ReportedStep[];
}

export interface ReportedStep {
  place: StepPlace;
  task: string;
  /** null: not reached. */
  isSuccessful: boolean | null;
  result: string | null;
  /** Seconds. */
  duration: number | null;
}

export const isFinished = (status: RunStatus) => status !== 'pending' && status !== 'running';
/** Failed by a step, or broken otherwise. */
export const hasFailed = (status: RunStatus) => status === 'failed' || status === 'error';

export function failedStep(test: ReportedTest): ReportedStep | undefined {
  return test.steps.find(({ isSuccessful }) => isSuccessful === false);
}

/** Why a test that failed or broke did so, in a sentence. */
export function failureReason(test: ReportedTest): string {
  const known = failedStep(test)?.result ?? test.error;
  if (known) return known;
  return test.status === 'failed' ? 'The test failed.' : 'The test could not be carried out.';
}

/** Milliseconds from the first to the second, 0 as long as one of them is missing. */
export function elapsed(from: Date | null, to: Date | null): number {
  return from === null || to === null ? 0 : Math.max(0, to.getTime() - from.getTime());
}

/** How many tests stand how. */
export function countTests(report: RunReport, ...statuses: RunStatus[]): number {
  return report.tests.filter(({ status }) => statuses.includes(status)).length;
}
