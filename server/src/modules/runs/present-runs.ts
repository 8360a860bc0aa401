import type { GroupRun, GroupRunItem, TestRun } from 'shared/contract';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ActionRow, ListedGroupRun, ListedTestRun, StepRow, TestRunRow } from './runs-repository.ts';

export function presentGroupRun(run: ListedGroupRun): GroupRun {
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

export function presentTestRun(
  run: TestRunRow,
  steps: StepRow[],
  actions: ActionRow[],
  storage: Storage,
): TestRun {
  const address = (key: string | null) =>
    key === null || run.mediaRemovedAt ? null : storage.readAddress(key);
  const byStep = Map.groupBy(actions, ({ stepId }) => stepId);
  return {
    id: run.id,
    test_blueprint_id: run.blueprintId,
    status: run.status,
    test_group_run_id: run.groupRunId,
    blueprint_metadata: { name: run.name },
    created_at: run.createdAt.toISOString(),
    error: run.error,
    test_video_url: address(run.videoKey),
    initial_screenshot_url: address(run.initialScreenshotKey),
    media_removed_at: run.mediaRemovedAt?.toISOString() ?? null,
    usage: run.usage,
    results: steps.map((step) => ({
      step_number: step.stepNumber,
      type: step.type,
      task: step.task,
      is_successful: step.isSuccessful,
      result: step.result,
      actions: (byStep.get(step.id) ?? []).map((action) => ({
        type: action.type,
        description: action.description,
        is_successful: action.isSuccessful,
        screenshot_url: address(action.screenshotKey),
        screenshot_before_url: address(action.screenshotBeforeKey),
        element: action.element,
        page_url: action.pageUrl,
        start: action.start,
        duration: action.duration,
        source: action.source,
      })),
      start: step.start,
      duration: step.duration,
      marks: step.marks,
    })),
  };
}

function seconds(from: Date, to: Date | null): number | null {
  return to === null ? null : Math.max(0, (to.getTime() - from.getTime()) / 1000);
}
