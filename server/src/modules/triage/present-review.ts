import type { ToReviewReply, WaitingRun } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import { placeOf } from '../runs/tables.ts';
import type { WaitingGroup, WaitingRow } from './review-repository.ts';

/** Leaves out what was deleted between two queries. */
export function presentGroups(
  groups: WaitingGroup[],
  runs: Map<number, WaitingRow>,
): ToReviewReply['failures'] {
  return groups.flatMap(({ count, ids }) => {
    const [newest, ...others] = ids.flatMap((id) => runs.get(id) ?? []).map(presentRun);
    return newest ? [{ count, newest, others }] : [];
  });
}

function presentRun({ failedStep, ...run }: WaitingRow): WaitingRun {
  return {
    id: run.id,
    test_name: run.name,
    row_name: run.rowName,
    test_group_run_id: run.groupRunId,
    test_group_run_name: run.groupRunName,
    environment: run.environment,
    time_ran: run.at.toISOString(),
    failed_step: failedStep && { place: placeOf(failedStep), task: maskedText(failedStep.task) },
    reason: failedStep?.result ?? run.error,
  };
}
