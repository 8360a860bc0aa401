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
  /** It has passed, but not at the first try. */
  is_flaky?: boolean;
  /** Its name; null: it had none. */
  environment?: string | null;
}

/** What a bar shows: one that has passed on a retry is never plainly passed. */
export type BarStatus = RunStatus | 'flaky';

const LABELS: Record<BarStatus, string> = {
  passed: 'Passed',
  flaky: 'Flaky, passed on a retry',
  failed: 'Failed',
  error: 'Broke off',
  cancelled: 'Cancelled',
  running: 'Running',
  pending: 'Pending',
};

export function barStatus({ status, is_flaky }: StripResult): BarStatus {
  return status === 'passed' && is_flaky ? 'flaky' : status;
}

/** `Passed in Staging, Mar 2, 2026, 9:00 AM`, and whether the test was changed. */
export function stripResultText(result: StripResult): string {
  const { time_ran, is_changed, environment } = result;
  const where = environment ? ` in ${environment}` : '';
  const change = is_changed ? '. The test had been changed before.' : '';
  return `${LABELS[barStatus(result)]}${where}, ${shortDateTime(time_ran)}${change}`;
}
