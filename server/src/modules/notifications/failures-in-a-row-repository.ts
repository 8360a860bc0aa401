import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { groupRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';

/**
 * Which of these failed runs nobody is told of: runs that a schedule has started, before so many in a row have failed as the
 * suite waits for. Only a scheduled run that has passed ends the row; a cancelled one does not count.
 */
export async function findUnannounced(queries: Queries, groupRunIds: number[]): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    select own.id from ${groupRuns} own join ${suites} s on s.id = own.suite_id
    where own.id = any(${sql.param(groupRunIds)}::int[]) and own.fire_at is not null and s.alert_after > 1
      and s.alert_after > (
        select count(*) from ${groupRuns} g
        where g.suite_id = own.suite_id and g.id <= own.id and g.fire_at is not null and g.status in ('failed', 'error')
          and g.id > coalesce((
            select max(p.id) from ${groupRuns} p
            where p.suite_id = own.suite_id and p.id < own.id and p.fire_at is not null and p.status = 'passed'), 0))`);
  return rows.map(({ id }) => id);
}
