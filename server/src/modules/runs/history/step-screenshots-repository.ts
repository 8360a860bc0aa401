import { sql } from 'drizzle-orm';
import { HISTORY_LENGTH, type RunStatus } from 'shared/constants';
import type { Queries } from '../../../platform/database/database.ts';
import { millisecondsOf } from '../../../platform/database/rows.ts';
import { groupRuns, isInEnvironment, testRunActions, testRuns, testRunSteps } from '../tables.ts';
import { keyOf, STATUSES_WITH_RESULT } from './history-repository.ts';

/** What a step ended with in one run. */
export type ScreenshotRow = Record<string, unknown> & {
  testRunId: number;
  /** Milliseconds. */
  at: number;
  status: RunStatus;
  /** Milliseconds; null: the media of the run are there. */
  removedAt: number | null;
  stepNumber: number;
  isSuccessful: boolean | null;
  key: string | null;
};

interface OwnRun {
  id: number;
  blueprintId: number | null;
  rowName: string | null;
}

/**
 * The last screenshot of a step in this run and in the newest finished ones of the same test, or row of its table, in the same environment; newest
 * first. The same step is the n-th with the same text. Empty: this run has no such step.
 */
export async function findStepScreenshots(
  queries: Queries,
  { id, blueprintId, rowName }: OwnRun,
  stepNumber: number,
): Promise<ScreenshotRow[]> {
  const { rows } = await queries.execute<ScreenshotRow>(sql`
    with own as (
      select task, (select count(*)::int from ${testRunSteps} e
        where e.test_run_id = s.test_run_id and e.task = s.task and e.step_number <= s.step_number) as nth
      from ${testRunSteps} s where test_run_id = ${id} and step_number = ${stepNumber}),
    runs as (
      select id from ${testRuns} where id = ${id}
      union (
        select r.id from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id
        where r.blueprint_id = ${blueprintId}::int and r.id <> ${id} and kind = 'test' and not is_superseded
          and r.status in ${STATUSES_WITH_RESULT} and r.row_name is not distinct from ${rowName}::text
          and ${isInEnvironment(keyOf(id))}
        order by r.id desc limit ${HISTORY_LENGTH - 1}::int))
    select r.id as "testRunId", r.status, ${millisecondsOf(sql`coalesce(r.started_at, r.created_at)`)} as at,
      ${millisecondsOf(sql`r.media_removed_at`)} as "removedAt",
      s.step_number as "stepNumber", s.is_successful as "isSuccessful", a.screenshot_key as key
    from own
    cross join ${testRuns} r
    cross join lateral (
      select id, step_number, is_successful from ${testRunSteps}
      where test_run_id = r.id and task = own.task
      order by step_number offset own.nth - 1 limit 1) s
    left join lateral (
      select screenshot_key from ${testRunActions}
      where step_id = s.id and screenshot_key is not null
      order by action_number desc limit 1) a on true
    where r.id in (select id from runs)
    order by r.id desc`);
  return rows;
}
