import { sql } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { testRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { blueprints, blueprintSteps } from './tables.ts';

/** What the row of a blueprint in a list shows, and no more: a company may have thousands. */
export type ListedBlueprint = Pick<
  BlueprintRow,
  'id' | 'title' | 'type' | 'startingUrl' | 'suiteId' | 'unclearSteps'
> & {
  suiteName: string | null;
  stepCount: number;
  /** Null where it was not asked for. */
  usedByTests: number | null;
  lastRunId: number | null;
  lastStatus: RunStatus | null;
  /** When the last run began, or was asked for, in milliseconds since 1970. */
  lastRun: number | null;
};

/**
 * All blueprints of the company, or the one with the id, newest first. `withUsage`: count the tests that use each.
 * Asked for in plain SQL, because the query builder takes as long to read a thousand rows as everything else about them together.
 */
export async function listBlueprints(
  queries: Queries,
  companyId: number,
  { id, withUsage }: { id?: number; withUsage: boolean },
): Promise<ListedBlueprint[]> {
  const { rows } = await queries.execute<ListedBlueprint & Record<string, unknown>>(sql`
    select b.id, b.title, b.type, b.starting_url as "startingUrl", b.suite_id as "suiteId", s.name as "suiteName",
      b.unclear_steps as "unclearSteps",
      (select count(*)::int from ${blueprintSteps} where blueprint_id = b.id) as "stepCount",
      ${withUsage ? USED_BY_TESTS : sql`null`} as "usedByTests",
      last.id as "lastRunId", last.status as "lastStatus", last.at as "lastRun"
    from ${blueprints} b
    left join ${suites} s on s.id = b.suite_id
    left join lateral (
      select id, status, ${millisecondsOf(sql`coalesce(started_at, created_at)`)} as at from ${testRuns}
      where blueprint_id = b.id order by id desc limit 1) last on true
    where b.company_id = ${companyId} ${id === undefined ? sql`` : sql`and b.id = ${id}`}
    order by b.id desc`);
  return rows;
}

const USED_BY_TESTS = sql`(select count(distinct blueprint_id)::int from ${blueprintSteps} where module_id = b.id)`;
