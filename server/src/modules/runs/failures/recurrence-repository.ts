import { sql } from 'drizzle-orm';
import { HISTORY_LENGTH } from 'shared/constants';
import type { Recurrence } from 'shared/contract';
import type { Queries } from '../../../platform/database/database.ts';
import { ROW_RESULTS_MAX } from '../history/row-history.ts';
import { ENVIRONMENT_KEY, groupRuns, isInEnvironment, testRuns } from '../tables.ts';
import { FAILED } from './failures-repository.ts';
import { recurrenceOf, type PastOutcome } from './recurrence.ts';

type ComparedRun = Pick<
  typeof testRuns.$inferSelect,
  'id' | 'status' | 'blueprintId' | 'rowName' | 'failureSignature'
>;

type PastRow = Record<string, unknown> & PastOutcome & { blueprintId: number; rowName: string | null };

/** How many runs of a test are looked at for each one that is wanted: the others took place elsewhere, or do not count. */
const RUNS_PER_RESULT = 4;

/**
 * How the failures of a group run compare with the last runs of the same tests, or rows of their tables, before it in the same environment; by
 * the ids of the test runs. `runs`: the tries of the group run that count; those of deleted tests are compared with nothing.
 */
export async function findRecurrences(
  queries: Queries,
  groupRunId: number,
  runs: ComparedRun[],
): Promise<Map<number, Recurrence>> {
  const failed = runs.filter(({ status }) => FAILED.includes(status));
  const rowsByTest = Map.groupBy(failed, ({ blueprintId }) => blueprintId);
  rowsByTest.delete(null);
  if (rowsByTest.size === 0) return new Map();
  const newest = Math.max(...failed.map(({ id }) => id));
  const ids = sql.param([...rowsByTest.keys()]);
  const limits = sql.param(
    [...rowsByTest.values()].map(({ length }) => Math.min(length * HISTORY_LENGTH, ROW_RESULTS_MAX)),
  );
  const { rows } = await queries.execute<PastRow>(sql`
    select past.status, past.failure_signature as "failureSignature", b.id as "blueprintId", past.row_name as "rowName"
    from unnest(${ids}::int[], ${limits}::int[]) b(id, runs)
    cross join lateral (
      select r.id, r.status, r.failure_signature, r.row_name
      from (
        select * from ${testRuns} where blueprint_id = b.id and id < ${newest}
        order by id desc limit b.runs * ${RUNS_PER_RESULT}::int) r
      join ${groupRuns} g on g.id = r.group_run_id
      where r.group_run_id < ${groupRunId} and not r.is_superseded and r.status in ('passed', 'failed', 'error')
        and ${isInEnvironment(sql`(select ${ENVIRONMENT_KEY} from ${groupRuns} g where g.id = ${groupRunId})`)}
      order by r.id desc limit b.runs) past
    order by past.id desc`);
  const pastOf = Map.groupBy(rows, keyOf);
  return new Map(
    failed
      .filter(({ blueprintId }) => blueprintId !== null)
      .map((run) => {
        const past = (pastOf.get(keyOf(run)) ?? []).slice(0, HISTORY_LENGTH);
        return [run.id, recurrenceOf(run.failureSignature, past)];
      }),
  );
}

const keyOf = ({ blueprintId, rowName }: Pick<ComparedRun, 'blueprintId' | 'rowName'>) =>
  JSON.stringify([blueprintId, rowName]);
