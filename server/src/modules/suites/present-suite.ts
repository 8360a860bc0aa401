import type { SentSuite } from 'shared/contract';
import type { SuiteRow } from './suites-repository.ts';

export function presentSuite(row: SuiteRow): SentSuite {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    schedule_enabled: row.scheduleEnabled,
    schedule_expression: row.scheduleExpression,
    schedule_timezone: row.scheduleTimezone,
    next_run_at: row.nextFireAt?.toISOString() ?? null,
    login_module_blueprint_id: row.loginModuleId,
  };
}
