import type { RunStatus } from 'shared/constants';
import type { Recurrence } from 'shared/contract';

/** A finished run of a test. `failureSignature` null: it passed. */
export interface PastOutcome {
  status: RunStatus;
  failureSignature: string | null;
}

/** How a failure compares with what was before. `past`: the finished runs of the test in the same environment, newest first. */
export function recurrenceOf(failureSignature: string | null, past: PastOutcome[]): Recurrence {
  const [last] = past;
  if (!last || last.status === 'passed') return { kind: 'new', runs: 1 };
  const end = past.findIndex((run) => run.failureSignature !== failureSignature);
  if (end === 0) return { kind: 'other', runs: 1 };
  return { kind: 'same', runs: (end < 0 ? past.length : end) + 1 };
}
