import { sql, type SQL } from 'drizzle-orm';
import { OVERVIEW_LIST_LENGTH, type RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprints, blueprintVersions } from '../blueprints/tables.ts';
import { ENVIRONMENT_KEY, groupRuns, isInEnvironment, testRuns, testRunSteps } from '../runs/tables.ts';
import { isResult, resultsIn, type OverviewFilter } from './results-repository.ts';

/** A test whose newest result in an environment is bad. Moments are milliseconds since 1970. */
export interface RedTest {
  id: number;
  name: string;
  environment: string | null;
  rowName: string | null;
  failingRows: number;
  status: RunStatus;
  sinceId: number;
  sinceAt: number;
  /** The newest result before that, which passed; null: it never has. */
  passedId: number | null;
  passedAt: number | null;
  /** Null: one of the two runs does not tell. */
  isEdited: boolean | null;
  /** The last of the test's own versions that were saved between the two; null: none was. */
  version: number | null;
  editor: string | null;
  /** Null: one of the two runs has no page of the step. */
  isPageChanged: boolean | null;
  repo: string | null;
  fromSha: string | null;
  toSha: string | null;
}

/**
 * Those first that passed most recently. Of a test with a table, the rows of its newest group run count, and one of the failing ones is described.
 */
export async function findRedTests(queries: Queries, filter: OverviewFilter): Promise<RedTest[]> {
  const { rows } = await queries.execute<Record<string, unknown> & RedTest>(sql`
    with of_rows as (
      select r.blueprint_id, ${ENVIRONMENT_KEY} as environment_key, r.row_name, max(r.group_run_id) as last_group,
        max(r.id) filter (where r.status = 'passed') as passed_id, max(r.id) filter (where r.status <> 'passed') as red_id
      from ${resultsIn(filter)} and r.blueprint_id is not null group by 1, 2, 3),
    in_groups as (
      select *, max(last_group) over (partition by blueprint_id, environment_key) as newest_group from of_rows),
    red as (
      select distinct on (blueprint_id, environment_key) *, count(*) over (partition by blueprint_id, environment_key)::int as failing_rows
      from in_groups where red_id > coalesce(passed_id, 0) and last_group = newest_group
      order by blueprint_id, environment_key, red_id),
    listed as (select * from red order by passed_id desc nulls last, red_id desc limit ${OVERVIEW_LIST_LENGTH}::int)
    select b.id, b.title as name, newest.environment, listed.row_name as "rowName", failing_rows as "failingRows", newest.status,
      since.id as "sinceId", ${millisecondsOf(sql`since.created_at`)} as "sinceAt",
      passed.id as "passedId", ${millisecondsOf(sql`passed.created_at`)} as "passedAt",
      since.definition_hash <> passed.definition_hash as "isEdited", edit.version, edit.editor,
      ${IS_PAGE_CHANGED} as "isPageChanged", since.repo, passed.sha as "fromSha", since.sha as "toSha"
    from listed join ${blueprints} b on b.id = listed.blueprint_id
    join lateral (select r.status, g.environment ${FROM_RUNS} r.id = listed.red_id) newest on true
    left join lateral (select ${RUN_COLUMNS} ${fromSameAs(filter)} and r.status = 'passed' and r.id < listed.red_id
      order by r.id desc limit 1) passed on true
    join lateral (select ${RUN_COLUMNS} ${fromSameAs(filter)} and r.status <> 'passed' and r.id > coalesce(passed.id, 0)
      order by r.id limit 1) since on true
    left join lateral (
      select v.version + 1 as version, ${displayNameOf(users)} as editor
      from ${blueprintVersions} v left join ${users} on ${users.id} = v.replaced_by
      where v.blueprint_id = b.id and v.replaced_at > passed.created_at and v.replaced_at <= since.created_at
      order by v.version desc limit 1) edit on true
    order by listed.passed_id desc nulls last, listed.red_id desc`);
  return rows;
}

const RUN_COLUMNS = sql`r.id, r.created_at, r.definition_hash, g.repo, g.sha`;

const FROM_RUNS = sql`from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id where`;

/** Results of the test, or of the same row of its table, in the same environment, at any time. */
const fromSameAs = ({ companyId }: OverviewFilter): SQL => sql`${FROM_RUNS}
  ${isResult({ companyId, suiteId: undefined, environmentKey: undefined })} and r.blueprint_id = listed.blueprint_id
  and r.row_name is not distinct from listed.row_name and ${isInEnvironment(sql`listed.environment_key`)}`;

/** A company has each content of a page once. Of several steps with the same text the nearest is meant. */
const IS_PAGE_CHANGED = sql`(
  select failed.page_snapshot_id <> before.page_snapshot_id
  from ${testRunSteps} failed join ${testRunSteps} before on before.test_run_id = passed.id and before.task = failed.task
  where failed.test_run_id = since.id and failed.is_successful = false
  order by failed.step_number, abs(before.step_number - failed.step_number) limit 1)`;
