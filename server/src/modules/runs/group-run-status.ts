import type { RunStatus } from 'shared/constants';

/** What a group run amounts to once it has begun, from its tests. */
export function groupRunStatus(tests: RunStatus[]): Exclude<RunStatus, 'pending'> {
  const has = (status: RunStatus) => tests.includes(status);
  if (has('pending') || has('running')) return 'running';
  if (has('failed')) return 'failed';
  if (has('error')) return 'error';
  if (has('cancelled')) return 'cancelled';
  return 'passed';
}
