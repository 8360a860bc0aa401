import type {
  SentGroupRunDetailReply,
  SentTestRun,
  SharedGroupRun,
  ShareLink,
  SharedTestRun,
} from 'shared/contract';
import { testRunName } from 'shared/format';
import type { ListedShareLink } from './share-links-repository.ts';

export function presentShareLink({ link, runName, rowName, creator }: ListedShareLink): ShareLink {
  return {
    id: link.id,
    test_group_run_id: link.groupRunId,
    test_run_id: link.testRunId,
    name: testRunName(runName, rowName),
    created_by: creator,
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    views: link.views,
    last_viewed_at: link.lastViewedAt?.toISOString() ?? null,
  };
}

/** Field by field: what the dashboard learns about a run later must not reach strangers by itself. */
export function presentSharedGroupRun({
  test_group_run: run,
  test_runs: items,
}: SentGroupRunDetailReply): SharedGroupRun {
  return {
    name: run.name,
    status: run.status,
    created_at: run.created_at,
    started_at: run.startTime,
    duration: run.duration,
    passed_tests: run.passedTests,
    total_tests: run.totalTests,
    flaky_tests: run.flaky_tests,
    quarantined_tests: run.quarantined_tests,
    environment: run.environment,
    test_runs: items.map((item) => ({
      id: item.id,
      name: item.test_name,
      row_name: item.row_name,
      status: item.status,
      total_steps: item.total_steps,
      steps_failed: item.steps_failed,
      started_at: item.time_ran,
      duration: item.total_duration,
      earlier_tries: item.earlier_tries.length,
      is_quarantined: item.is_quarantined,
    })),
  };
}

/** Sentences name the pages that were opened; queries and paths of their addresses may contain what opens more, such as the code of a new password. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/\b(?:https?|wss?):\/\/[^\s"]*[^\s".,:;)…]/giu, '[address]');

/** `run`: with the addresses of media that the link gives. */
export function presentSharedTestRun(run: SentTestRun): SharedTestRun {
  return {
    id: run.id,
    name: run.blueprint_metadata.name,
    row_name: run.row_name,
    status: run.status,
    created_at: run.created_at,
    error: run.error && withoutAddresses(run.error),
    environment: run.environment,
    earlier_tries: Math.max(
      0,
      run.tries.findIndex(({ id }) => id === run.id),
    ),
    is_quarantined: run.is_quarantined,
    recording_url: run.test_video_url,
    initial_screenshot_url: run.initial_screenshot_url,
    media_removed_at: run.media_removed_at,
    steps: run.results.map(({ place: { step, module }, ...result }) => ({
      step_number: result.step_number,
      place: { step, module: module && { title: module.title, step: module.step } },
      task: result.task,
      is_successful: result.is_successful,
      result: result.result && withoutAddresses(result.result),
      actions: result.actions.map((action) => ({
        type: action.type,
        description: withoutAddresses(action.description),
        is_successful: action.is_successful,
        screenshot_url: action.screenshot_url,
        screenshot_before_url: action.screenshot_before_url,
        element: action.element && { description: action.element.description, box: action.element.box },
        start: action.start,
        duration: action.duration,
      })),
      start: result.start,
      duration: result.duration,
    })),
  };
}
