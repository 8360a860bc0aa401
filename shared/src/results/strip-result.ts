import type { RunStatus } from 'shared/constants';
import { shortDateTime } from 'shared/format';

/** A finished run in a history. */
export interface StripResult {
  test_run_id: number;
  status: RunStatus;
  /** ISO 8601. */
  time_ran: string;
  /** The test was changed since the previous result. */
  is_changed: boolean;
}

const LABELS: Record<RunStatus, string> = {
  passed: 'Passed',
  failed: 'Failed',
  error: 'Broke off',
  cancelled: 'Cancelled',
  running: 'Running',
  pending: 'Pending',
};

/** `Passed, Mar 2, 2026, 9:00 AM`, and whether the test was changed. */
export function stripResultText({ status, time_ran, is_changed }: StripResult): string {
  const change = is_changed ? '. The test had been changed before.' : '';
  return `${LABELS[status]}, ${shortDateTime(time_ran)}${change}`;
}
