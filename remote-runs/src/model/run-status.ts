import type { RunStatus } from 'shared/constants';
import type { GroupRunItem } from 'shared/contract';

/** Whether the run can still change, so that its screen must be refreshed. */
export function isUnfinished(status: RunStatus): boolean {
  return status === 'pending' || status === 'running';
}

/** A group run's badge knows no Pending: a run that waits for its first test is under way for a person. */
export function overallStatus(status: RunStatus): RunStatus {
  return status === 'pending' ? 'running' : status;
}

/** The displayed outcome of a test of a group run. */
export type Outcome = 'passed' | 'failed' | 'running' | 'pending' | 'cancelled';

const OUTCOMES: Record<RunStatus, Outcome> = {
  passed: 'passed',
  failed: 'failed',
  error: 'failed',
  running: 'running',
  pending: 'pending',
  cancelled: 'cancelled',
};

export function outcomeOf({ status }: Pick<GroupRunItem, 'status'>): Outcome {
  return OUTCOMES[status];
}

/** The number of tests with each outcome; without empty ones, in the order of a progress bar. */
export function countOutcomes(items: GroupRunItem[]): { outcome: Outcome; count: number }[] {
  const order: Outcome[] = ['passed', 'failed', 'cancelled', 'running', 'pending'];
  return order
    .map((outcome) => ({ outcome, count: items.filter((item) => outcomeOf(item) === outcome).length }))
    .filter(({ count }) => count > 0);
}

/** Steps passed of all, as `3/4`; empty while the test is unfinished. */
export function stepsPassedText({ status, total_steps, steps_failed }: GroupRunItem): string {
  return isUnfinished(status) ? '' : `${total_steps - steps_failed}/${total_steps}`;
}
