import { createHash } from 'node:crypto';
import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { millisecondsOf, onlyRow } from '../../../platform/database/rows.ts';
import { blueprints, blueprintSteps } from '../../blueprints/tables.ts';
import { pageSnapshots, testRuns, testRunSteps } from '../tables.ts';

/** A page as it is stored, and when the step that it belongs to began. */
export interface PageRow {
  model: Buffer;
  takenAt: Date;
}

/** Returns the id of the page, which the company of the run has once. */
export async function storePage(transaction: Transaction, testRunId: number, model: Buffer): Promise<number> {
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
  const [row] = await selectPages(queries, testRunId, eq(testRunSteps.stepNumber, stepNumber));
  return row && pageRowOf(row);
}

/** As the editor sent it; the steps of the login module come before all of its own. */
const sentNumber = sql<number>`coalesce((${testRunSteps.place} ->> 'step')::int, 0)`;

/** The page of a step of the editor or, where its simulation did not come to it, of the last one that it came to. */
export async function findSimulatedPage(
  queries: Queries,
  testRunId: number,
  stepNumber: number,
): Promise<PageRow | undefined> {
  const [row] = await selectPages(queries, testRunId, lte(sentNumber, stepNumber))
    .orderBy(desc(testRunSteps.stepNumber))
    .limit(1);
  return row && pageRowOf(row);
}

const selectPages = (queries: Queries, testRunId: number, isWanted: SQL) =>
  queries
    .select({
      model: pageSnapshots.model,
      startedAt: testRunSteps.startedAt,
      usedAt: pageSnapshots.usedAt,
    })
    .from(testRunSteps)
    .innerJoin(pageSnapshots, eq(pageSnapshots.id, testRunSteps.pageSnapshotId))
    .where(and(eq(testRunSteps.testRunId, testRunId), isWanted))
    .$dynamic();

const pageRowOf = ({
  model,
  startedAt,
  usedAt,
}: {
  model: Buffer;
  startedAt: Date | null;
  usedAt: Date;
}): PageRow => ({
  model,
  takenAt: startedAt ?? usedAt,
});

export async function ownsBlueprint(queries: Queries, companyId: number, id: number): Promise<boolean> {
  const rows = await queries
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(and(eq(blueprints.companyId, companyId), eq(blueprints.id, id)));
  return rows.length > 0;
}

/** A page without what it showed, which is loaded on its own: a test can have hundreds. */
interface LatestPage {
  id: number;
  /** Milliseconds. */
  takenAt: number;
}

/** A step of a stored test or module; `page`: the newest page of a step with that text, of several the one nearest to its place; null: none is known. */
type StoredStep = Record<string, unknown> & { stepNumber: number; action: string; page: LatestPage | null };

/** How many of the newest runs and simulations of a test, and of those with a module, are searched for the page of a step. */
const SEARCHED_RUNS = 10;

/** All steps in their order, or the one with this number. */
export async function findLatestPages(
  queries: Queries,
  blueprintId: number,
  stepNumber: number | null = null,
): Promise<StoredStep[]> {
  const { rows } = await queries.execute<StoredStep>(sql`
    with taken as materialized (
      select s.test_run_id, s.task,
        coalesce((s.place -> 'module' ->> 'step')::int, (s.place ->> 'step')::int, s.step_number) as number,
        json_build_object('id', p.id, 'takenAt', ${millisecondsOf(sql`coalesce(s.started_at, p.used_at)`)}) as page
      from ${testRunSteps} s join ${pageSnapshots} p on p.id = s.page_snapshot_id
      where s.test_run_id in (
        select id from ${testRuns} where blueprint_id = ${blueprintId}
          or blueprint_id in (select blueprint_id from ${blueprintSteps} where module_id = ${blueprintId})
        order by id desc limit ${SEARCHED_RUNS}::int))
    select b.step_number as "stepNumber", b.action, t.page
    from ${blueprintSteps} b left join lateral (
      select page from taken where task = b.action
      order by test_run_id desc, abs(number - b.step_number) limit 1) t on true
    where b.blueprint_id = ${blueprintId} and (${stepNumber}::int is null or b.step_number = ${stepNumber}::int)
    order by b.step_number`);
  return rows;
}

/** Undefined: it was deleted meanwhile. */
export async function loadModel(queries: Queries, { id, takenAt }: LatestPage): Promise<PageRow | undefined> {
  const [row] = await queries
    .select({ model: pageSnapshots.model })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.id, id));
  return row && { model: row.model, takenAt: new Date(takenAt) };
}

/** A step among those of the same task in its run; `nth`: from 1. */
export type TaskInRun = Record<string, unknown> & { task: string; nth: number };

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
