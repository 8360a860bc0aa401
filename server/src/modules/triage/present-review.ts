import type { Issue, PassedSince, SentToReviewReply, SentWaitingRun } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import type { Storage } from '../../platform/storage/storage.ts';
import { placeOf } from '../runs/tables.ts';
import type { WaitingGroup, WaitingRow } from './review-repository.ts';

/** Leaves out what was deleted between two queries. */
export function presentGroups(
  groups: WaitingGroup[],
  runs: Map<number, WaitingRow>,
  issues: Map<string, Issue>,
  media: Pick<Storage, 'readAddress'>,
): SentToReviewReply['failures'] {
  return groups.flatMap(({ count, ids }) => {
    const [newest, ...others] = ids.flatMap((id) => {
      const run = runs.get(id);
      return run ? presentRun(run, issues, media) : [];
    });
    return newest ? [{ count, newest, others }] : [];
  });
}

function presentRun(
  { failedStep, screenshotKey, ...run }: WaitingRow,
  issues: Map<string, Issue>,
  media: Pick<Storage, 'readAddress'>,
): SentWaitingRun {
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
    branch: run.branch,
    screenshot_url: screenshotKey === null ? null : media.readAddress(screenshotKey),
    verdict: run.verdict,
    issue: issues.get(run.verdict?.ticket_url ?? '') ?? null,
    passed_since: run.passedSince && presentPassedSince(run.passedSince.test_run_id, run.passedSince.at),
  };
}

/** `at`: as a database has it. */
export const presentPassedSince = (testRunId: number, at: Date | string): PassedSince => ({
  test_run_id: testRunId,
  at: new Date(at).toISOString(),
});
