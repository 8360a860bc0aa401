import type { RunStatus, VerdictKind } from 'shared/constants';
import type { StepPlace } from 'shared/contract';
import { ordinal } from 'shared/format';

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
  /** A name for where the tests run. */
  environment: string | null;
  /** How many runs of its environment it waits for; 0: for none. */
  placeInLine: number;
  /** Where the tests run instead of the origin of their starting URLs. */
  baseUrl: string | null;
  shard: { index: number; total: number } | null;
  /** No model and no healing. */
  isFrozen: boolean;
  /** How often a failed test is tried again. */
  retries: number;
  /** Calls of a model in its tests so far. */
  modelCalls: number;
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
  /** Of the failed step, after its last action. */
  screenshot: ReportedScreenshot | null;
  /** Its result does not decide that of the run. */
  isQuarantined: boolean;
  /** Why it failed, as people judge it; null: no one has. */
  verdict: ReportedVerdict | null;
  /** The tries before this one, which have failed; oldest first. */
  earlier: Omit<ReportedTest, 'earlier'>[];
}

export interface ReportedVerdict {
  verdict: VerdictKind;
  /** The name of who looks after it; null: no one. */
  assignee: string | null;
  /** An address. */
  ticket: string | null;
}

export interface ReportedScreenshot {
  /** A name of its own among the screenshots of the run, e.g. `test-12-step-2.1.jpg`. */
  fileName: string;
  /** Signed; lasts an hour. */
  address: string;
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
/** Failed by a step, or broken otherwise; tests in quarantine fail nothing. */
export const hasFailed = ({ status, isQuarantined }: Pick<ReportedTest, 'status' | 'isQuarantined'>) =>
  !isQuarantined && (status === 'failed' || status === 'error');

/** `product_bug, Ada, https://tickets.example/7`; empty: there is no verdict. */
export const describeVerdict = ({ verdict }: Pick<ReportedTest, 'verdict'>): string =>
  verdict ? [verdict.verdict, verdict.assignee, verdict.ticket].filter(Boolean).join(', ') : '';

/** Has passed, but not at the first try. */
export const isFlaky = ({ status, earlier }: ReportedTest) => status === 'passed' && earlier.length > 0;

/** Did not pass, which does not decide the result of the run. */
export const failedInQuarantine = ({ status, isQuarantined }: ReportedTest) =>
  isQuarantined && (status === 'failed' || status === 'error');

/** What a reader must know of a test besides its status: `passed at the 2nd try`, `in quarantine`. */
export function describeStanding(test: ReportedTest): string[] {
  return [
    ...(isFlaky(test) ? [`flaky: passed at the ${ordinal(test.earlier.length + 1)} try`] : []),
    ...(test.isQuarantined ? ['in quarantine'] : []),
  ];
}

/** `, 1 of them flaky` and `; 2 in quarantine did not pass`, or nothing, behind the number of passed tests. */
export function describeUnstable({ tests }: RunReport): string {
  const flaky = tests.filter(isFlaky).length;
  const quarantined = tests.filter(failedInQuarantine).length;
  return [
    flaky > 0 ? `, ${flaky} of them flaky` : '',
    quarantined > 0 ? `; ${quarantined} in quarantine did not pass` : '',
  ].join('');
}

type Reasoned = Omit<ReportedTest, 'earlier'>;

export function failedStep(test: Reasoned): ReportedStep | undefined {
  return test.steps.find(({ isSuccessful }) => isSuccessful === false);
}

/** Why a test that failed or broke did so, in a sentence. */
export function failureReason(test: Reasoned): string {
  const known = failedStep(test)?.result ?? test.error;
  if (known) return known;
  return test.status === 'failed' ? 'The test failed.' : 'The test could not be carried out.';
}

/** Milliseconds from the first to the second, 0 as long as one of them is missing. */
export function elapsed(from: Date | null, to: Date | null): number {
  return from === null || to === null ? 0 : Math.max(0, to.getTime() - from.getTime());
}

/** Where and how the tests ran, as name and value; nothing of it that is as usual. */
export function describeSettings(report: RunReport): [name: string, value: string][] {
  const { environment, baseUrl, shard, isFrozen, modelCalls, retries } = report;
  const settings: [string, string | null][] = [
    ['Environment', environment],
    ['Base URL', baseUrl],
    ['Shard', shard && `${shard.index} of ${shard.total}`],
    ['Frozen', isFrozen ? 'no model, no healing' : null],
    ['Retries', retries > 0 ? `${retries}` : null],
    ['Model calls', isFrozen || modelCalls > 0 ? `${modelCalls}` : null],
  ];
  return settings.filter((setting): setting is [string, string] => setting[1] !== null);
}

/** How many tests stand how. Those that failed in quarantine are counted by `failedInQuarantine` alone. */
export function countTests(report: RunReport, ...statuses: RunStatus[]): number {
  return report.tests.filter((test) => statuses.includes(test.status) && !failedInQuarantine(test)).length;
}
