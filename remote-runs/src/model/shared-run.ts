import type {
  GroupRun,
  GroupRunItem,
  SharedGroupRun,
  SharedItem,
  SharedTestRun,
  TestRun,
} from 'shared/contract';

/** Of what a shared run does not name. */
const NO_ID = 0;

/** A shared group run as the components of runs take it. */
export function groupRunOf(run: SharedGroupRun): GroupRun {
  return {
    id: NO_ID,
    name: run.name,
    status: run.status,
    startTime: run.started_at,
    created_at: run.created_at,
    duration: run.duration,
    passedTests: run.passed_tests,
    totalTests: run.total_tests,
    flaky_tests: run.flaky_tests,
    quarantined_tests: run.quarantined_tests,
    environment: run.environment,
  };
}

export function itemOf(item: SharedItem): GroupRunItem {
  return {
    id: item.id,
    test_name: item.name,
    row_name: item.row_name,
    status: item.status,
    total_steps: item.total_steps,
    steps_failed: item.steps_failed,
    time_ran: item.started_at,
    total_duration: item.duration,
    is_quarantined: item.is_quarantined,
    earlier_tries: Array.from({ length: item.earlier_tries }, () => ({ id: NO_ID, status: 'failed' })),
  };
}

/** A shared test run as the components of test runs take it. */
export function testRunOf(run: SharedTestRun): TestRun {
  return {
    id: run.id,
    test_blueprint_id: null,
    test_group_run_id: NO_ID,
    status: run.status,
    blueprint_metadata: { name: run.name },
    row_name: run.row_name,
    created_at: run.created_at,
    error: run.error,
    environment: run.environment,
    is_quarantined: run.is_quarantined,
    test_video_url: run.recording_url,
    initial_screenshot_url: run.initial_screenshot_url,
    media_removed_at: run.media_removed_at,
    results: run.steps.map(({ place, ...step }) => ({
      ...step,
      place: { step: place.step, module: place.module && { ...place.module, id: null } },
    })),
  };
}
