import { sql } from 'drizzle-orm';
import { OVERVIEW_LIST_LENGTH } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { blueprints } from '../blueprints/tables.ts';
import { ENVIRONMENT_KEY, testRuns } from '../runs/tables.ts';
import { resultsIn, type OverviewFilter } from './results-repository.ts';

/** A test among the worst of one kind. */
export interface RankedTest {
  id: number;
  name: string;
  results: number;
  /** How many of its results are of the kind. */
  count: number;
  /** The newest of these, and when it was, in milliseconds since 1970. */
  lastId: number;
  lastAt: number;
}

type RankedRow = Record<string, unknown> & RankedTest & { kind: 'failing' | 'flaky' };

/**
 * The tests with most bad results, and those that were flaky most often: passed at a later try, or passed and failed in turn, without a change
 * of the test, in one environment and with one row of its table. As in a test's history, an error says nothing about that.
 */
export async function findWorstTests(
  queries: Queries,
  filter: OverviewFilter,
): Promise<Record<'failing' | 'flaky', RankedTest[]>> {
  const { rows } = await queries.execute<RankedRow>(sql`
    with in_order as (
      select r.id, r.blueprint_id, r.status, r.retry, r.definition_hash, lag(r.status) over same as last_status,
        lag(r.definition_hash) over same as last_hash
      from ${resultsIn(filter)} and r.blueprint_id is not null
      window same as (partition by r.blueprint_id, ${ENVIRONMENT_KEY}, r.row_name, r.status = 'error' order by r.id)),
    judged as (
      select id, blueprint_id, status <> 'passed' as is_bad,
        (status = 'passed' and retry > 0) or (definition_hash = last_hash and status <> last_status) as is_flaky
      from in_order),
    tests as (
      select blueprint_id, count(*)::int as results, count(*) filter (where is_bad)::int as bad, max(id) filter (where is_bad) as last_bad,
        count(*) filter (where is_flaky)::int as flaky, max(id) filter (where is_flaky) as last_flaky
      from judged group by blueprint_id),
    ranked as (
      (select 'failing' as kind, blueprint_id, results, bad as count, last_bad as last from tests where bad > 0
        order by bad desc, last_bad desc limit ${OVERVIEW_LIST_LENGTH}::int)
      union all
      (select 'flaky', blueprint_id, results, flaky, last_flaky from tests where flaky > 0
        order by flaky desc, last_flaky desc limit ${OVERVIEW_LIST_LENGTH}::int))
    select ranked.kind, b.id, b.title as name, ranked.results, ranked.count, last as "lastId", ${millisecondsOf(sql`r.created_at`)} as "lastAt"
    from ranked join ${blueprints} b on b.id = blueprint_id join ${testRuns} r on r.id = last
    order by count desc, last desc`);
  const ofKind = (wanted: RankedRow['kind']) => rows.filter(({ kind }) => kind === wanted);
  return { failing: ofKind('failing'), flaky: ofKind('flaky') };
}
