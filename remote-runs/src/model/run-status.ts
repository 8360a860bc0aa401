import type { RunStatus } from 'shared/constants';

/** Whether the run can still change, so that its screen must be refreshed. */
export function isUnfinished(status: RunStatus): boolean {
  return status === 'pending' || status === 'running';
}

/** A group run's badge knows no Pending: a run that waits for its first test is under way for a person. */
export function overallStatus(status: RunStatus): RunStatus {
  return status === 'pending' ? 'running' : status;
}
