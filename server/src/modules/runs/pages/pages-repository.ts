import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { millisecondsOf, onlyRow } from '../../../platform/database/rows.ts';
import { blueprints, blueprintSteps } from '../../blueprints/tables.ts';
import { pageSnapshots, testRuns, testRunSteps } from '../tables.ts';

/** A page as it is stored, and when the step that it belongs to began. */
export interface PageRow {
  model: Buffer;
  takenAt: Date;
}

/** Returns the id of the page, which the company of the run has once. */
export async function storePage(transaction: Queries, testRunId: number, model: Buffer): Promise<number> {
  const rows = await transaction
    .insert(pageSnapshots)
    .values({
      companyId: sql`(select company_id from ${testRuns} where id = ${testRunId})`,
      hash: createHash('sha256').update(model).digest('base64url'),
      model,
    })
    // The row is locked until the step refers to it.
    .onConflictDoUpdate({
      target: [pageSnapshots.companyId, pageSnapshots.hash],
      set: { usedAt: sql`now()` },
    })
    .returning({ id: pageSnapshots.id });
  return onlyRow(rows).id;
}

/** Undefined: the step has none. */
export async function findPage(
  queries: Queries,
  testRunId: number,
  stepNumber: number,
): Promise<PageRow | undefined> {
  const [row] = await queries
    .select({
      model: pageSnapshots.model,
      startedAt: testRunSteps.startedAt,
      usedAt: pageSnapshots.usedAt,
    })
    .from(testRunSteps)
    .innerJoin(pageSnapshots, eq(pageSnapshots.id, testRunSteps.pageSnapshotId))
    .where(and(eq(testRunSteps.testRunId, testRunId), eq(testRunSteps.stepNumber, stepNumber)));
  return row && { model: row.model, takenAt: row.startedAt ?? row.usedAt };
}

/** A step of a stored test or module. */
type StoredStep = Pick<typeof blueprintSteps.$inferSelect, 'blueprintId' | 'stepNumber' | 'action'>;

/** Undefined: the company has no such step. */
export async function findStoredStep(
  queries: Queries,
  companyId: number,
  blueprintId: number,
  stepNumber: number,
): Promise<StoredStep | undefined> {
  const { blueprintId: owner, stepNumber: number, action } = blueprintSteps;
  const [row] = await queries
    .select({ blueprintId: owner, stepNumber: number, action })
    .from(blueprintSteps)
    .innerJoin(blueprints, eq(blueprints.id, owner))
    .where(and(eq(blueprints.companyId, companyId), eq(owner, blueprintId), eq(number, stepNumber)));
  return row;
}

/** How many of the newest runs and simulations of a test, and of those with a module, are searched for the page of a step. */
const SEARCHED_RUNS = 10;

/** The newest page of a step with that text, of several the one nearest to its place. */
export async function findLatestPage(
  queries: Queries,
  { blueprintId, stepNumber, action }: StoredStep,
): Promise<PageRow | undefined> {
  const { rows } = await queries.execute<{ model: Buffer; takenAt: number }>(sql`
    select p.model, ${millisecondsOf(sql`coalesce(s.started_at, p.used_at)`)} as "takenAt"
    from ${testRunSteps} s join ${pageSnapshots} p on p.id = s.page_snapshot_id
    where s.task = ${action} and s.test_run_id in (
      select id from ${testRuns} where blueprint_id = ${blueprintId}
        or blueprint_id in (select blueprint_id from ${blueprintSteps} where module_id = ${blueprintId})
      order by id desc limit ${SEARCHED_RUNS}::int)
    order by s.test_run_id desc,
      abs(coalesce((s.place -> 'module' ->> 'step')::int, (s.place ->> 'step')::int, s.step_number) - ${stepNumber}::int)
    limit 1`);
  const [row] = rows;
  return row && { model: row.model, takenAt: new Date(row.takenAt) };
}

/** A step among those of the same task in its run; `nth`: from 1. */
type TaskInRun = Record<string, unknown> & { task: string; nth: number };

/** The page of the step that a run failed at. Undefined: none has failed, or it has no page. */
export async function findFailedPage(
  queries: Queries,
  testRunId: number,
): Promise<(TaskInRun & { stepNumber: number; model: Buffer }) | undefined> {
  const { rows } = await queries.execute<TaskInRun & { stepNumber: number; model: Buffer }>(sql`
    select s.task, s.step_number as "stepNumber", p.model,
      (select count(*)::int from ${testRunSteps} e
        where e.test_run_id = s.test_run_id and e.task = s.task and e.step_number <= s.step_number) as nth
    from ${testRunSteps} s join ${pageSnapshots} p on p.id = s.page_snapshot_id
    where s.test_run_id = ${testRunId} and s.is_successful = false order by s.step_number limit 1`);
  return rows[0];
}

/** The pages of a step in other runs, where it may have another number. */
export async function findPagesOfTask(
  queries: Queries,
  testRunIds: number[],
  { task, nth }: TaskInRun,
): Promise<{ testRunId: number; model: Buffer }[]> {
  const { rows } = await queries.execute<{ testRunId: number; model: Buffer }>(sql`
    select s.test_run_id as "testRunId", p.model
    from (select test_run_id, page_snapshot_id,
        row_number() over (partition by test_run_id order by step_number) as nth
      from ${testRunSteps} where test_run_id in ${testRunIds} and task = ${task}) s
    join ${pageSnapshots} p on p.id = s.page_snapshot_id where s.nth = ${nth}`);
  return rows;
}

/** Deletes those that no step refers to any more. */
export async function deleteUnusedPages(queries: Queries): Promise<void> {
  // What is unused is found in indexes alone: the table itself has a kilobyte and more for each page.
  await queries.execute(sql`
    with unused as materialized (
      select id from ${pageSnapshots} p
      where not exists (select from ${testRunSteps} where page_snapshot_id = p.id))
    delete from ${pageSnapshots}
    where id in (select id from unused) and used_at < now() - interval '1 hour'`);
}
