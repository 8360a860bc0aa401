import type { SentSuite } from 'shared/contract';
import type { SuiteActivity } from './activity-repository.ts';
import type { SuiteRow } from './suites-repository.ts';

/** `activity` absent: there are no tests and no runs. */
export function presentSuite(row: SuiteRow, activity?: SuiteActivity): SentSuite {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    schedule_enabled: row.scheduleEnabled,
    schedule_expression: row.scheduleExpression,
    schedule_timezone: row.scheduleTimezone,
    next_run_at: row.nextFireAt?.toISOString() ?? null,
    login_module_blueprint_id: row.loginModuleId,
    test_count: activity?.testCount ?? 0,
    recent_runs: (activity?.recentRuns ?? []).map(({ id, status, at }) => ({
      ...{ id, status },
      created_at: new Date(at).toISOString(),
    })),
  };
}
