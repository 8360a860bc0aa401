import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprintVersions } from '../blueprints/tables.ts';
import { groupRuns, isInEnvironment, testRuns, testRunSteps } from '../runs/tables.ts';
import type { RankedRedTest } from './ranked-tests-repository.ts';
import { isResult } from './results-repository.ts';

/** Since when a test fails, and what has changed since it passed. Moments are milliseconds since 1970. */
export interface RedSince {
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

/** By the ids of the test runs that are their newest results. */
export async function findRedSince(
  queries: Queries,
  companyId: number,
  tests: RankedRedTest[],
): Promise<Map<number, RedSince>> {
  if (tests.length === 0) return new Map();
  const column = (name: 'id' | 'environmentKey' | 'rowName' | 'lastId' | 'firstId' | 'passedId') =>
    sql.param(tests.map((test) => test[name]));
  const { rows } = await queries.execute<Record<string, unknown> & RedSince & { lastId: number }>(sql`
    select listed.last_id as "lastId", since.id as "sinceId", ${millisecondsOf(sql`since.created_at`)} as "sinceAt",
      passed.id as "passedId", ${millisecondsOf(sql`passed.created_at`)} as "passedAt",
      since.definition_hash <> passed.definition_hash as "isEdited", edit.version, edit.editor,
      ${IS_PAGE_CHANGED} as "isPageChanged", since.repo, passed.sha as "fromSha", since.sha as "toSha"
    from unnest(
      ${column('id')}::int[], ${column('environmentKey')}::text[], ${column('rowName')}::text[],
      ${column('lastId')}::int[], ${column('firstId')}::int[], ${column('passedId')}::int[]
    ) listed(blueprint_id, environment_key, row_name, last_id, first_id, passed_id)
    left join lateral (
      select ${RUN_COLUMNS} ${FROM_RUNS} r.id = coalesce(listed.passed_id, (
        select r.id ${fromSameAs(companyId)} and r.status = 'passed' and r.id < listed.first_id order by r.id desc limit 1))
    ) passed on true
    join lateral (select ${RUN_COLUMNS} ${fromSameAs(companyId)} and r.status <> 'passed' and r.id > coalesce(passed.id, 0)
      order by r.id limit 1) since on true
    left join lateral (
      select v.version + 1 as version, ${displayNameOf(users)} as editor
      from ${blueprintVersions} v left join ${users} on ${users.id} = v.replaced_by
      where v.blueprint_id = listed.blueprint_id and v.replaced_at > passed.created_at and v.replaced_at <= since.created_at
      order by v.version desc limit 1) edit on true`);
  return new Map(rows.map((row) => [row.lastId, row]));
}

const RUN_COLUMNS = sql`r.id, r.created_at, r.definition_hash, g.repo, g.sha`;

const FROM_RUNS = sql`from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id where`;

/** Results of the test, or of the same row of its table, in the same environment, at any time. */
const fromSameAs = (companyId: number): SQL => sql`${FROM_RUNS}
  ${isResult({ companyId, suiteId: undefined, environmentKey: undefined })} and r.blueprint_id = listed.blueprint_id
  and r.row_name is not distinct from listed.row_name and ${isInEnvironment(sql`listed.environment_key`)}`;

/** A company has each content of a page once. Of several steps with the same text the nearest is meant. */
const IS_PAGE_CHANGED = sql`(
  select failed.page_snapshot_id <> before.page_snapshot_id
  from ${testRunSteps} failed join ${testRunSteps} before on before.test_run_id = passed.id and before.task = failed.task
  where failed.test_run_id = since.id and failed.is_successful = false
  order by failed.step_number, abs(before.step_number - failed.step_number) limit 1)`;
