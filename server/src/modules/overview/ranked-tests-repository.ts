import { sql } from 'drizzle-orm';
import { OVERVIEW_LIST_LENGTH, type RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { blueprints } from '../blueprints/tables.ts';
import { ENVIRONMENT_KEY, groupRuns, TESTED_VERSION, testRuns } from '../runs/tables.ts';
import { resultsIn, type OverviewFilter } from './results-repository.ts';

/** A test among the first of one list. */
export interface RankedTest {
  id: number;
  name: string;
  /** In the period. */
  results: number;
  /** How many of its results are of the kind; of a red test: how many of its rows fail. */
  count: number;
  /** The newest of these, and when it was, in milliseconds since 1970. */
  lastId: number;
  lastAt: number;
}

/** A test whose newest result in an environment is bad; of a test with a table, one of its failing rows. */
export interface RankedRedTest extends RankedTest {
  environmentKey: string;
  environment: string | null;
  rowName: string | null;
  status: RunStatus;
  /** The oldest result in the period, and the newest that passed; null: none has. */
  firstId: number;
  passedId: number | null;
}

export interface RankedTests {
  failing: RankedTest[];
  flaky: RankedTest[];
  /** Those first that passed most recently. */
  red: RankedRedTest[];
}

type RankedRow = Record<string, unknown> & RankedRedTest & { kind: keyof RankedTests };

/**
 * The tests with most bad results, those that were flaky most often, and those that fail now. Flaky is what passed at a later try, or passed and
 * failed in turn with the same version of test and site, in one environment and with one row of its table. As in a test's history, an error says nothing
 * about that. Of a test with a table that fails now, the rows of its newest group run count. All of it together, because the results of a
 * long period are many to read and to sort.
 */
export async function rankTests(queries: Queries, filter: OverviewFilter): Promise<RankedTests> {
  const { rows } = await queries.execute<RankedRow>(sql`
    with in_order as (
      select r.id, r.group_run_id, r.blueprint_id, ${ENVIRONMENT_KEY} as environment_key, r.row_name, r.status, r.retry,
        case when ${TESTED_VERSION} is not null then lag(r.status) over same end as last_status
      from ${resultsIn(filter)} and r.blueprint_id is not null
      window same as (partition by r.blueprint_id, ${ENVIRONMENT_KEY}, r.row_name, ${TESTED_VERSION}, r.status = 'error' order by r.id)),
    judged as (
      select *, status <> 'passed' as is_bad,
        (status = 'passed' and retry > 0) or coalesce(status <> last_status, false) as is_flaky
      from in_order),
    series as (
      select blueprint_id, environment_key, row_name, count(*)::int as results, min(id) as first, max(group_run_id) as last_group,
        max(id) filter (where not is_bad) as passed,
        count(*) filter (where is_bad)::int as bad, max(id) filter (where is_bad) as last_bad,
        count(*) filter (where is_flaky)::int as flaky, max(id) filter (where is_flaky) as last_flaky
      from judged group by blueprint_id, environment_key, row_name),
    tests as (
      select blueprint_id, sum(results)::int as results, sum(bad)::int as bad, max(last_bad) as last_bad,
        sum(flaky)::int as flaky, max(last_flaky) as last_flaky
      from series group by blueprint_id),
    newest as (
      select *, max(last_group) over (partition by blueprint_id, environment_key) as newest_group from series),
    red as (
      select distinct on (blueprint_id, environment_key) *, count(*) over (partition by blueprint_id, environment_key)::int as failing_rows
      from newest where last_bad > coalesce(passed, 0) and last_group = newest_group
      order by blueprint_id, environment_key, last_bad),
    ranked as (
      (select 'failing' as kind, blueprint_id, results, bad as count, last_bad as last,
          null as environment_key, null as row_name, null::int as first, null::int as passed
        from tests where bad > 0 order by bad desc, last_bad desc limit ${OVERVIEW_LIST_LENGTH}::int)
      union all
      (select 'flaky', blueprint_id, results, flaky, last_flaky, null, null, null, null
        from tests where flaky > 0 order by flaky desc, last_flaky desc limit ${OVERVIEW_LIST_LENGTH}::int)
      union all
      (select 'red', blueprint_id, results, failing_rows, last_bad, environment_key, row_name, first, passed
        from red order by passed desc nulls last, last_bad desc limit ${OVERVIEW_LIST_LENGTH}::int))
    select ranked.kind, b.id, b.title as name, ranked.results, ranked.count, last as "lastId", ${millisecondsOf(sql`r.created_at`)} as "lastAt",
      environment_key as "environmentKey", g.environment, ranked.row_name as "rowName", r.status, first as "firstId", passed as "passedId"
    from ranked join ${blueprints} b on b.id = ranked.blueprint_id join ${testRuns} r on r.id = last join ${groupRuns} g on g.id = r.group_run_id`);
  const ofKind = (wanted: keyof RankedTests) => rows.filter(({ kind }) => kind === wanted);
  const byCount = (wanted: keyof RankedTests) =>
    ofKind(wanted).toSorted((one, other) => other.count - one.count || other.lastId - one.lastId);
  const red = ofKind('red').toSorted(
    (one, other) => (other.passedId ?? 0) - (one.passedId ?? 0) || other.lastId - one.lastId,
  );
  return { failing: byCount('failing'), flaky: byCount('flaky'), red };
}
