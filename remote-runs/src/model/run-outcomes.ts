import type { RunStatus } from 'shared/constants';
import type { GroupRunItem } from 'shared/contract';

/** How a test of a group run stands, for a person. */
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

/** How many tests stand how; only what there is, in the order of a run that goes on. */
export function countOutcomes(items: GroupRunItem[]): { outcome: Outcome; count: number }[] {
  const order: Outcome[] = ['passed', 'failed', 'cancelled', 'running', 'pending'];
  return order
    .map((outcome) => ({ outcome, count: items.filter((item) => outcomeOf(item) === outcome).length }))
    .filter(({ count }) => count > 0);
}
