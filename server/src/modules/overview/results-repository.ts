import { sql, type SQL } from 'drizzle-orm';
import type { OverviewResults } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import { groupRuns, isInEnvironment, testRuns } from '../runs/tables.ts';

/** Whose results, and which of them. */
export interface OverviewFilter {
  companyId: number;
  since: Date;
  suiteId: number | undefined;
  /** An `ENVIRONMENT_KEY`. */
  environmentKey: string | undefined;
}

/**
 * Conditions on test runs `r` of group runs `g`: those of the filter that have a result, of each test the try that counts. Stopped ones
 * have none.
 */
export const isResult = ({ companyId, suiteId, environmentKey }: Omit<OverviewFilter, 'since'>): SQL => sql`
  r.company_id = ${companyId} and r.kind = 'test' and not r.is_superseded and r.status in ('passed', 'failed', 'error')
  ${suiteId === undefined ? sql`` : sql`and r.blueprint_id in (select id from ${blueprints} where company_id = ${companyId} and suite_id = ${suiteId})`}
  ${environmentKey === undefined ? sql`` : sql`and ${isInEnvironment(environmentKey)}`}`;

const WITH_GROUP_RUNS = sql`join ${groupRuns} g on g.id = r.group_run_id`;

/** The test runs `r` of the filter: what follows `from`. Without the group runs, unless the filter is about these. */
export const runsIn = (filter: OverviewFilter): SQL =>
  from(filter, filter.environmentKey === undefined ? sql`` : WITH_GROUP_RUNS);

/** The same with their group runs `g`. */
export const resultsIn = (filter: OverviewFilter): SQL => from(filter, WITH_GROUP_RUNS);

const from = (filter: OverviewFilter, join: SQL): SQL => sql`
  ${testRuns} r ${join}
  where ${isResult(filter)} and r.created_at >= ${filter.since.toISOString()}::timestamptz`;

export type Counts = Record<'passed' | 'flaky' | 'failed' | 'error', number> &
  Record<'median' | 'p95', number | null>;

/** `bucket`: the place of a day, from 1; 0: the time before all of them; null: all of them together. */
type CountsRow = Record<string, unknown> & Counts & { bucket: number | null };

const NONE: Counts = { passed: 0, flaky: 0, failed: 0, error: 0, median: null, p95: null };

/**
 * Counts and durations of each day, of all of them together, and of the time before them.
 * @param filter from the beginning of the time before
 * @param days when each begins, in order
 */
export async function countResults(
  queries: Queries,
  filter: OverviewFilter,
  days: Date[],
): Promise<{ days: Counts[]; all: Counts; before: Counts }> {
  const borders = sql`${sql.param(days.map((day) => day.toISOString()))}::timestamptz[]`;
  const { rows } = await queries.execute<CountsRow>(sql`
    with results as (
      select r.status, r.retry, width_bucket(r.created_at, ${borders}) as bucket,
        case when r.status = 'passed' then date_part('epoch', r.finished_at - r.started_at) end as seconds
      from ${runsIn(filter)}),
    -- Grouped by hash; percentiles here would sort all results.
    days as (
      select bucket,
        count(*) filter (where status = 'passed' and retry = 0)::int as passed,
        count(*) filter (where status = 'passed' and retry > 0)::int as flaky,
        count(*) filter (where status = 'failed')::int as failed,
        count(*) filter (where status = 'error')::int as error,
        array_agg(seconds) filter (where seconds is not null) as durations
      from results group by bucket)
    select bucket, passed, flaky, failed, error, percentiles[1] as median, percentiles[2] as p95
    from days cross join lateral (
      select ${PERCENTILES} as percentiles from unnest(durations) seconds) own
    union all
    select null, sum(passed)::int, sum(flaky)::int, sum(failed)::int, sum(error)::int, (percentiles)[1], (percentiles)[2]
    from days cross join (
      select ${PERCENTILES} as percentiles from days, unnest(durations) seconds where bucket > 0) own
    where bucket > 0 group by percentiles`);
  const find = (wanted: number | null): Counts => rows.find(({ bucket }) => bucket === wanted) ?? NONE;
  return { days: days.map((_, index) => find(index + 1)), all: find(null), before: find(0) };
}

const PERCENTILES = sql`percentile_cont(array[0.5, 0.95]) within group (order by seconds)`;

export function presentCounts({ median, p95, ...counts }: Counts): OverviewResults {
  const { passed, flaky, failed, error } = counts;
  const total = passed + flaky + failed + error;
  return {
    passed,
    flaky,
    failed,
    error,
    pass_rate: total === 0 ? null : (passed + flaky) / total,
    median_duration: median,
    p95_duration: p95,
  };
}
