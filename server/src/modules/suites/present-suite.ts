import type { SentSuite, SuiteUpdate } from 'shared/contract';
import type { SuiteActivity } from './activity-repository.ts';
import type { SuiteRow } from './suites-repository.ts';

/** What a change may replace, but for the schedule. */
const settingsOf = (row: SuiteRow) => ({
  name: row.name,
  login_module_blueprint_id: row.loginModuleId,
  shares_login: row.sharesLogin,
  in_order: row.inOrder,
  retries: row.retries,
  browser: row.browser,
  handlers: row.handlers,
  schedule_environment_id: row.scheduleEnvironmentId,
  missed_starts: row.missedStarts,
  alert_after: row.alertAfter,
});

/** `activity` absent: there are no tests and no runs. */
export function presentSuite(row: SuiteRow, activity?: SuiteActivity): SentSuite {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    schedule_enabled: row.scheduleEnabled,
    schedule_expression: row.scheduleExpression,
    schedule_timezone: row.scheduleTimezone,
    next_run_at: row.nextFireAt?.toISOString() ?? null,
    ...settingsOf(row),
    refused_start:
      row.refusedStartAt === null
        ? null
        : { due_at: row.refusedStartAt.toISOString(), reason: row.refusedStartReason ?? '' },
    test_count: activity?.testCount ?? 0,
    recent_runs: (activity?.recentRuns ?? []).map(({ id, status, at, isFlaky }) => ({
      id,
      status,
      created_at: new Date(at).toISOString(),
      is_flaky: isFlaky,
    })),
  };
}

/** In the shape of a change. What a schedule that is off would be is no part of it. */
export function fieldsOf(row: SuiteRow): Omit<SuiteUpdate, 'base'> {
  const schedule = {
    schedule_enabled: true,
    schedule_expression: row.scheduleExpression ?? '',
    schedule_timezone: row.scheduleTimezone ?? 'UTC',
  };
  return {
    schedule_config: row.scheduleEnabled ? schedule : { schedule_enabled: false },
    ...settingsOf(row),
  };
}
