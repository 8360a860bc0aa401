import { ALIKE_MAX } from 'shared/constants';
import type { Verdict, WaitingFailure, WaitingRun } from 'shared/contract';
import { stepName, testRunName } from 'shared/format';

/** Who judged, and in which test run if another one was judged: `By Ada`, `As in run 12 by Ada`. */
export function judgedBy({ author, taken_from_test_run_id: from }: Verdict): string {
  const name = author?.name ?? 'a former colleague';
  return from === null ? `By ${name}` : `As in run ${from} by ${name}`;
}

/** Why a test run failed, in a line. */
export function waitingReason({ failed_step: step, reason }: WaitingRun): string {
  if (!step) return reason ?? 'The run broke off';
  const name = `${stepName(step.place)}, ${step.task}`;
  return reason === null ? name : `${name}: ${reason}`;
}

/** What else failed alike, each test once: `3 earlier runs of it`, `Pay`, `5 more`. */
export function alsoFailed({ count, newest, others }: WaitingFailure): string[] {
  const name = waitingName(newest);
  const names = others.map(waitingName);
  const own = names.filter((one) => one === name).length;
  const unnamed = count - 1 - names.length;
  return [
    ...(own > 0 ? [own === 1 ? 'an earlier run of it' : `${own} earlier runs of it`] : []),
    ...new Set(names.filter((one) => one !== name)),
    ...(unnamed > 0 ? [`${unnamed} more`] : []),
  ];
}

/** The test with its row. */
export const waitingName = ({ test_name, row_name }: WaitingRun) => testRunName(test_name, row_name);

/** How many test runs a verdict on all that failed alike judges; null: one. `isOfRun`: only the failures of one group run are listed. */
export function judgesText({ count }: WaitingFailure, isOfRun: boolean): string | null {
  if (isOfRun) return 'Judges all that failed alike, in other runs, too';
  if (count === 1) return null;
  return count > ALIKE_MAX + 1 ? `Judges the newest ${ALIKE_MAX + 1}` : `Judges all ${count}`;
}
