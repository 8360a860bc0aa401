import type { RunStatus } from 'shared/constants';
import type { Recurrence } from 'shared/contract';
import { areAlike } from './failure-signature.ts';

/** A finished run of a test. `failureSignature` null: it passed, or it is not known what it failed with. */
export interface PastOutcome {
  status: RunStatus;
  failureSignature: string | null;
}

/** How a failure compares with what was before. `past`: the finished runs of the test in the same environment, newest first. */
export function recurrenceOf(failureSignature: string | null, past: PastOutcome[]): Recurrence {
  const [last] = past;
  if (!last || last.status === 'passed') return { kind: 'new', runs: 1 };
  if (failureSignature === null || last.failureSignature === null) return { kind: 'not_known', runs: 1 };
  if (!areAlike(last.failureSignature, failureSignature)) return { kind: 'other', runs: 1 };
  const end = past.findIndex(
    (run) => run.failureSignature === null || !areAlike(run.failureSignature, failureSignature),
  );
  return { kind: 'same', runs: (end < 0 ? past.length : end) + 1 };
}
