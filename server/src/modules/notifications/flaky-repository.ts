import { sql } from 'drizzle-orm';
import { STABLE_RUNS } from 'shared/constants';
import { testRunName } from 'shared/format';
import type { Queries } from '../../platform/database/database.ts';
import { ENVIRONMENT_KEY, groupRuns, isInEnvironment, testRuns } from '../runs/tables.ts';
import { MAX_LISTED_TESTS, type FlakyTest } from './failure-report.ts';

interface FlakyRow extends FlakyTest {
  rowName: string | null;
}

/**
 * Tests of the group run that passed only on a retry, although each of their last ten results in this environment passed at the first try: the
 * first ones of them. After that they are not stable for ten runs, so a test is not found twice in a row. Tests in quarantine do not count.
 */
export async function findNewlyFlaky(queries: Queries, groupRunId: number): Promise<FlakyTest[]> {
  const { rows } = await queries.execute<FlakyRow & Record<string, unknown>>(sql`
    select r.id, r.name, r.row_name as "rowName", r.retry as retries
    from ${testRuns} r
    where r.group_run_id = ${groupRunId} and r.status = 'passed' and r.retry > 0 and not r.is_superseded and not r.is_quarantined
      and (
        select count(*) filter (where past.status = 'passed' and past.retry = 0)
        from (
          select p.status, p.retry from ${testRuns} p join ${groupRuns} g on g.id = p.group_run_id
          where p.blueprint_id = r.blueprint_id and p.row_name is not distinct from r.row_name and p.kind = 'test'
            and not p.is_superseded and p.status in ('passed', 'failed', 'error') and p.group_run_id <> r.group_run_id
            and (p.finished_at, p.id) < (r.finished_at, r.id)
            and ${isInEnvironment(sql`(select ${ENVIRONMENT_KEY} from ${groupRuns} g where g.id = ${groupRunId})`)}
          order by p.id desc limit ${STABLE_RUNS}::int) past) = ${STABLE_RUNS}::int
    order by r.id limit ${MAX_LISTED_TESTS}::int`);
  return rows.map(({ id, name, rowName, retries }) => ({ id, name: testRunName(name, rowName), retries }));
}
