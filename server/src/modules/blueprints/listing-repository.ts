import { sql, type SQL } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { users } from '../auth/tables.ts';
import { members } from '../members/tables.ts';
import { ENVIRONMENT_KEY, groupRuns, testRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { blueprints, blueprintSteps } from './tables.ts';
import { blueprintTables } from '../data-tables/tables.ts';
import { quarantines } from '../quarantines/tables.ts';
import { UNCLEAR_STEPS } from './unclear-repository.ts';

/** What the row of a blueprint in a list shows, and no more: a company may have thousands. */
export type ListedBlueprint = Pick<
  BlueprintRow,
  'id' | 'title' | 'type' | 'startingUrl' | 'suiteId' | 'tags' | 'unclearSteps'
> & {
  suiteName: string | null;
  stepCount: number;
  /** Those that a run executes. */
  stepsToRun: number;
  /** Null where it was not asked for. */
  usedByTests: number | null;
  lastRunId: number | null;
  lastStatus: RunStatus | null;
  /** It has passed, but not at the first try. */
  lastRunIsFlaky: boolean;
  /** When the last run began, or was asked for, in milliseconds since 1970. */
  lastRun: number | null;
  tableRows: number | null;
  /** null: it is not in quarantine, or no longer. */
  quarantine: {
    reason: string;
    ownerId: number | null;
    ownerEmail: string | null;
    ownerName: string | null;
    createdAt: string;
    endsAt: string;
    /** In a row, at the first try; in each environment at least so many. */
    passes: number;
  } | null;
};

/**
 * All blueprints of the company, or those with the ids, newest first. `withUsage`: count the tests that use each.
 * Asked for in plain SQL, because the query builder takes as long to read a thousand rows as everything else about them together.
 */
export async function listBlueprints(
  queries: Queries,
  companyId: number,
  { ids, withUsage }: { ids?: number[] | undefined; withUsage: boolean },
): Promise<ListedBlueprint[]> {
  const { rows } = await queries.execute<ListedBlueprint & Record<string, unknown>>(sql`
    select b.id, b.title, b.type, b.starting_url as "startingUrl", b.suite_id as "suiteId", s.name as "suiteName",
      b.tags, ${UNCLEAR_STEPS} as "unclearSteps",
      (select count(*)::int from ${blueprintSteps} where blueprint_id = b.id) as "stepCount",
      ${STEPS_TO_RUN} as "stepsToRun",
      ${withUsage ? USED_BY_TESTS : sql`null`} as "usedByTests",
      (select row_count from ${blueprintTables} where blueprint_id = b.id) as "tableRows",
      (select json_build_object('reason', q.reason, 'ownerId', q.owner_id, 'ownerEmail', u.email, 'ownerName', u.name, 'createdAt', q.created_at,
          'endsAt', q.ends_at, 'passes', ${PASSES_IN_A_ROW})
        from ${quarantines} q
        left join ${members} m on m.company_id = b.company_id and m.user_id = q.owner_id left join ${users} u on u.id = m.user_id
        where q.blueprint_id = b.id and q.ends_at > now()) as "quarantine",
      coalesce(row_run.id, last.id) as "lastRunId", coalesce(row_run.status, last.status) as "lastStatus",
      coalesce(coalesce(row_run.status, last.status) = 'passed' and coalesce(row_run.retry, last.retry) > 0, false) as "lastRunIsFlaky",
      last.at as "lastRun"
    from ${blueprints} b
    left join ${suites} s on s.id = b.suite_id
    left join lateral (${LAST_RUN}) last on true
    left join lateral (${DECISIVE_ROW}) row_run on true
    where b.company_id = ${companyId} ${ids === undefined ? sql`` : sql`and b.id = any(${sql.param(ids)}::int[])`}
    order by b.id desc`);
  return rows;
}

/** The last run of a blueprint `b`. A simulation of its editor is none. */
export const LAST_RUN = sql`
  select id, status, retry, group_run_id, row_name, ${millisecondsOf(sql`coalesce(started_at, created_at)`)} as at from ${testRuns}
  where blueprint_id = b.id and kind = 'test' order by id desc limit 1`;

/** Where the last run was that of a row, the test has passed only if all rows of the group run have. Other tests cost nothing. */
const DECISIVE_ROW = sql`select id, status, retry from ${testRuns}
  where last.row_name is not null and group_run_id = last.group_run_id and blueprint_id = b.id and not is_superseded
  order by array_position(array['running', 'pending', 'failed', 'error', 'cancelled', 'passed'], status), retry desc, id limit 1`;

/**
 * Group runs in a row that have passed at the first try, with all rows: of the environments, the least. Only for a test in quarantine: an
 * index leads to its runs.
 */
const PASSES_IN_A_ROW = sql`(
  select coalesce(min(passes), 0)::int from (
    select count(*) filter (where has_passed and group_run_id > coalesce(last_bad, 0)) as passes from (
      select *, max(group_run_id) filter (where is_bad) over (partition by environment_key) as last_bad from (
        select r.group_run_id, ${ENVIRONMENT_KEY} as environment_key, bool_and(r.status = 'passed') as has_passed,
          bool_or(r.status in ('failed', 'error')) as is_bad
        from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id
        where r.blueprint_id = b.id and r.kind = 'test' and r.created_at >= q.created_at
        group by 1, 2) of_group_runs) in_order
    group by environment_key having bool_or(has_passed or is_bad)) in_environments)`;

const enabledStepsOf = (blueprintId: SQL) =>
  sql`(select count(*)::int from ${blueprintSteps} inner_step where inner_step.blueprint_id = ${blueprintId} and not inner_step.is_disabled)`;

/** As `expandSteps` counts: the steps of modules and of the suite's login module instead of these, without disabled ones. */
const STEPS_TO_RUN = sql`((select coalesce(sum(case when step.module_id is null then 1 else ${enabledStepsOf(sql`step.module_id`)} end), 0)::int
    from ${blueprintSteps} step where step.blueprint_id = b.id and not step.is_disabled)
  + case when b.type = 'integration' then ${enabledStepsOf(sql`s.login_module_id`)} else 0 end)`;

const USED_BY_TESTS = sql`(select count(distinct blueprint_id)::int from ${blueprintSteps} where module_id = b.id)`;
