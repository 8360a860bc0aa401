import type {
  GroupRun,
  GroupRunDetailReply,
  GroupRunItem,
  PageEvent,
  RunAction,
  StepRequest,
  StepResult,
  TestRun,
} from 'shared/contract';
import { apiAddress } from 'shared/testing/api-address';

/** A finished group run, changed as a test needs it. */
export function exampleGroupRun(changes: Partial<GroupRun> = {}): GroupRun {
  return {
    id: 7,
    name: 'Checkout suite',
    startTime: '2026-03-02T09:00:00.000Z',
    created_at: '2026-03-02T08:59:58.000Z',
    duration: 75,
    passedTests: 2,
    totalTests: 2,
    status: 'passed',
    started_by: 'person',
    ...changes,
  };
}

export function exampleGroupRunItem(changes: Partial<GroupRunItem> = {}): GroupRunItem {
  return {
    id: 31,
    test_name: 'Buy a book',
    status: 'passed',
    total_steps: 4,
    steps_failed: 0,
    time_ran: '2026-03-02T09:00:00.000Z',
    total_duration: 42,
    ...changes,
  };
}

export function exampleDetail(
  group: Partial<GroupRun> = {},
  items: GroupRunItem[] = [exampleGroupRunItem()],
): GroupRunDetailReply {
  const run = exampleGroupRun(group);
  return { test_group_run: run, test_runs: items, url: `http://localhost:3000/dashboard/grouprun/${run.id}` };
}

export function exampleAction(changes: Partial<RunAction> = {}): RunAction {
  return {
    type: 'click_element_by_index',
    description: 'Click button "Buy now"',
    is_successful: true,
    screenshot_url: `${apiAddress}/artifacts/shot.jpg?signature=a`,
    screenshot_before_url: null,
    element: null,
    page_url: 'http://localhost:4000/',
    start: 0.5,
    duration: 0.4,
    source: 'interpreter',
    ...changes,
  };
}

export function exampleStep(changes: Partial<StepResult> = {}): StepResult {
  return {
    step_number: 1,
    type: 'act',
    task: 'Click Buy now',
    is_successful: true,
    result: 'Clicked the button "Buy now".',
    actions: [exampleAction()],
    start: 0.5,
    duration: 1.5,
    marks: [],
    ...changes,
  };
}

export function exampleTestRun(changes: Partial<TestRun> = {}): TestRun {
  return {
    id: 31,
    test_blueprint_id: 5,
    status: 'passed',
    test_group_run_id: 7,
    blueprint_metadata: { name: 'Buy a book' },
    created_at: '2026-03-02T09:00:00.000Z',
    error: null,
    test_video_url: null,
    initial_screenshot_url: null,
    media_removed_at: null,
    usage: null,
    results: [exampleStep()],
    ...changes,
  };
}

export function examplePageEvent(changes: Partial<PageEvent> = {}): PageEvent {
  return {
    step_number: 2,
    action_number: 1,
    kind: 'exception',
    level: 'error',
    text: 'TypeError: cart is undefined',
    url: 'http://localhost:4000/cart',
    method: null,
    status: null,
    time: 12.3,
    ...changes,
  };
}

export function exampleRequest(changes: Partial<StepRequest> = {}): StepRequest {
  return {
    method: 'GET',
    url: 'http://localhost:4000/products?page=2',
    type: 'fetch',
    status: 200,
    failure: null,
    time: 1,
    duration: 0.12,
    size: 2048,
    began_before: false,
    ...changes,
  };
}
