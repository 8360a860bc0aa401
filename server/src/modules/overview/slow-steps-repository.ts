import { sql } from 'drizzle-orm';
import { OVERVIEW_LIST_LENGTH, OVERVIEW_STEP_RUNS } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import { testRunSteps } from '../runs/tables.ts';
import { runsIn, type OverviewFilter } from './results-repository.ts';

/** A step of a test by its text, as often as it has passed. */
export interface SlowStep {
  testId: number;
  testName: string;
  task: string;
  /** Seconds. */
  median: number;
  count: number;
  /** Where it has passed the last time. */
  testRunId: number;
  stepNumber: number;
}

/** In the newest OVERVIEW_STEP_RUNS test runs: all steps of a long period are too many to read for a page. */
export async function findSlowSteps(queries: Queries, filter: OverviewFilter): Promise<SlowStep[]> {
  const { rows } = await queries.execute<Record<string, unknown> & SlowStep>(sql`
    with runs as materialized (
      select r.id, r.blueprint_id from ${runsIn(filter)} and r.blueprint_id is not null
      order by r.created_at desc, r.id desc limit ${OVERVIEW_STEP_RUNS}::int),
    steps as (
      select runs.blueprint_id, s.task, percentile_cont(0.5) within group (order by s.duration) as median, count(*)::int as count,
        max(array[runs.id, s.step_number]) as last
      from runs join ${testRunSteps} s on s.test_run_id = runs.id
      where s.is_successful and s.duration is not null
      group by runs.blueprint_id, s.task order by median desc limit ${OVERVIEW_LIST_LENGTH}::int)
    select b.id as "testId", b.title as "testName", task, median, count, last[1] as "testRunId", last[2] as "stepNumber"
    from steps join ${blueprints} b on b.id = blueprint_id order by median desc, b.id, task`);
  return rows;
}
