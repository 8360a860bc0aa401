import type { Issue, Recurrence, SentGroupRun, SentGroupRunItem } from 'shared/contract';
import { hideSecrets } from '../../../platform/hide-secrets.ts';
import type { ListedGroupRun } from './group-runs-repository.ts';
import { placeOf } from '../tables.ts';
import type { ListedTestRun } from '../test-runs/test-runs-repository.ts';

export function presentGroupRun(run: ListedGroupRun): SentGroupRun {
  return {
    id: run.id,
    name: run.name,
    startTime: run.startedAt?.toISOString() ?? null,
    created_at: run.createdAt.toISOString(),
    duration: seconds(run.startedAt ?? run.createdAt, run.finishedAt),
    passedTests: run.passedTests,
    totalTests: run.totalTests,
    status: run.status,
    started_by: run.startedBy,
    started_by_name: run.starter,
    environment: run.environment,
    base_url: run.baseUrl && hideSecrets(run.baseUrl),
    shard: run.shardIndex && run.shardTotal ? { index: run.shardIndex, total: run.shardTotal } : null,
    branch: run.branch,
    commit: run.sha,
    is_frozen: run.isFrozen,
    retries: run.retries,
    flaky_tests: run.flakyTests,
    quarantined_tests: run.quarantinedTests,
    tests_to_review: run.testsToReview,
    model_calls: run.modelCalls,
    comment_count: run.commentCount,
    place_in_line: run.placeInLine,
  };
}

/** `earlier`: the tries of the same test before this one, oldest first. `recurrence` null: it has not failed, or its test was deleted. */
export function presentGroupRunItem(
  run: ListedTestRun,
  earlier: ListedTestRun[],
  recurrence: Recurrence | null,
  issue: Issue | null,
): SentGroupRunItem {
  return {
    id: run.id,
    test_name: run.name,
    status: run.status,
    total_steps: run.totalSteps,
    steps_failed: run.stepsFailed,
    time_ran: run.startedAt?.toISOString() ?? null,
    total_duration: run.startedAt && (run.finishedAt || run.stepsDuration > 0) ? run.stepsDuration : null,
    test_blueprint_id: run.blueprintId,
    row_name: run.rowName,
    is_flaky: run.status === 'passed' && run.retry > 0,
    is_quarantined: run.isQuarantined,
    earlier_tries: earlier.map(({ id, status }) => ({ id, status })),
    failure: run.failedStep && { place: placeOf(run.failedStep), reason: run.failedStep.result },
    error: run.error,
    failure_signature: run.failureSignature,
    failure_cause: run.failureCause,
    recurrence,
    verdict: run.verdict,
    issue,
    contradicted_steps: run.contradictedSteps,
    new_screenshots: run.newScreenshots,
    changed_screenshots: run.changedScreenshots,
  };
}

function seconds(from: Date, to: Date | null): number | null {
  return to === null ? null : Math.max(0, (to.getTime() - from.getTime()) / 1000);
}
