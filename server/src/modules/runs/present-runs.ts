import type { SentGroupRun, GroupRunItem } from 'shared/contract';
import type { ListedGroupRun } from './group-runs-repository.ts';
import type { ListedTestRun } from './test-runs-repository.ts';

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
  };
}

export function presentGroupRunItem(run: ListedTestRun): GroupRunItem {
  return {
    id: run.id,
    test_name: run.name,
    status: run.status,
    total_steps: run.totalSteps,
    steps_failed: run.stepsFailed,
    time_ran: run.startedAt?.toISOString() ?? null,
    total_duration: run.startedAt ? seconds(run.startedAt, run.finishedAt) : null,
  };
}

function seconds(from: Date, to: Date | null): number | null {
  return to === null ? null : Math.max(0, (to.getTime() - from.getTime()) / 1000);
}
