import type { Blueprint, BlueprintListItem, Suite, TestHistory, StoredStep } from 'shared/contract';

/** A test as the list knows it. */
export function listedTest(values: Partial<BlueprintListItem> = {}): BlueprintListItem {
  return {
    id: 1,
    title: 'Buy a lamp',
    type: 'integration',
    starting_url: 'https://shop.test',
    test_blueprint_category_id: null,
    test_blueprint_category_name: null,
    last_run: null,
    last_run_id: null,
    last_status: null,
    step_count: 0,
    ...values,
  };
}

/** A module as the list knows it; its usage is known only if given. */
export function listedModule(values: Partial<BlueprintListItem> = {}): BlueprintListItem {
  return listedTest({
    id: 50,
    title: 'Sign in',
    type: 'module',
    starting_url: null,
    step_count: 2,
    ...values,
  });
}

/** A stored test with steps of these texts. */
export function storedTest(texts: string[], values: Partial<Blueprint> = {}): Blueprint {
  return {
    ...listedTest({ step_count: texts.length }),
    starting_prompt: null,
    test_steps: texts.map((action, index) => storedStep({ id: 100 + index, step_number: index + 1, action })),
    file: null,
    version: 1,
    ...values,
  };
}

export function storedModule(texts: string[], values: Partial<Blueprint> = {}): Blueprint {
  return storedTest(texts, { ...listedModule({ step_count: texts.length }), ...values });
}

export function storedStep(values: Partial<StoredStep> = {}): StoredStep {
  return {
    id: 100,
    step_number: 1,
    type: 'act',
    action: 'Open the shop',
    use_vision: false,
    test_blueprint_module_id: null,
    ...values,
  };
}

export function storedSuite(values: Partial<Suite> = {}): Suite {
  return {
    id: 3,
    name: 'Checkout',
    created_at: '2026-01-01T00:00:00.000Z',
    schedule_enabled: false,
    schedule_expression: null,
    schedule_timezone: null,
    next_run_at: null,
    login_module_blueprint_id: null,
    ...values,
  };
}

/** The history of test 1 with results of these statuses, a minute apart; their runs are numbered from 101. */
export function storedHistory(
  statuses: TestHistory['results'][number]['status'][],
  values: Partial<TestHistory> = {},
): TestHistory {
  return {
    test_blueprint_id: 1,
    results: statuses.map((status, index) => ({
      test_run_id: 101 + index,
      status,
      time_ran: new Date(2026, 2, 2, 9, index).toISOString(),
      is_changed: false,
    })),
    is_flaky: false,
    ...values,
  };
}
