import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/milliseconds-of.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { testRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import { blueprints, blueprintSteps, blueprintVersions, type BlueprintSnapshot } from './tables.ts';

export type BlueprintRow = typeof blueprints.$inferSelect;
export type StepRow = typeof blueprintSteps.$inferSelect;
export type StepValues = Omit<typeof blueprintSteps.$inferInsert, 'id' | 'blueprintId'>;
export type BlueprintValues = Pick<BlueprintRow, 'title' | 'startingUrl' | 'suiteId' | 'file'>;

/** What the row of a blueprint in a list shows, and no more: a company may have thousands. */
export type ListedBlueprint = Pick<BlueprintRow, 'id' | 'title' | 'type' | 'startingUrl' | 'suiteId'> & {
  suiteName: string | null;
  stepCount: number;
  /** Null where it was not asked for. */
  usedByTests: number | null;
  lastRunId: number | null;
  lastStatus: RunStatus | null;
  /** When the last run began, or was asked for, in milliseconds since 1970. */
  lastRun: number | null;
};

const owned = (companyId: number, id: number) =>
  and(eq(blueprints.companyId, companyId), eq(blueprints.id, id));

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

export async function findBlueprint(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<BlueprintRow | undefined> {
  const [row] = await queries.select().from(blueprints).where(owned(companyId, id));
  return row;
}

/** Locked until the transaction ends, where one runs. */
export async function lockBlueprint(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<BlueprintRow | undefined> {
  const [row] = await queries.select().from(blueprints).where(owned(companyId, id)).for('update');
  return row;
}

/** Those of the ids that are the company's, locked in one order until the transaction ends. */
export async function lockBlueprints(
  queries: Queries,
  companyId: number,
  ids: number[],
): Promise<BlueprintRow[]> {
  return queries
    .select()
    .from(blueprints)
    .where(and(eq(blueprints.companyId, companyId), inArray(blueprints.id, ids)))
    .orderBy(asc(blueprints.id))
    .for('update');
}

export async function findBlueprints(
  queries: Queries,
  companyId: number,
  ids: number[],
): Promise<BlueprintRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(blueprints)
    .where(and(eq(blueprints.companyId, companyId), inArray(blueprints.id, ids)));
}

/** In the order of their ids, which is the order they were made in. */
export async function findTestsOfSuite(
  queries: Queries,
  companyId: number,
  suiteId: number,
): Promise<BlueprintRow[]> {
  return queries
    .select()
    .from(blueprints)
    .where(
      and(
        eq(blueprints.companyId, companyId),
        eq(blueprints.suiteId, suiteId),
        eq(blueprints.type, 'integration'),
      ),
    )
    .orderBy(asc(blueprints.id));
}

/** Steps of several blueprints, each blueprint's in order. */
export async function findSteps(queries: Queries, blueprintIds: number[]): Promise<StepRow[]> {
  if (blueprintIds.length === 0) return [];
  return queries
    .select()
    .from(blueprintSteps)
    .where(inArray(blueprintSteps.blueprintId, blueprintIds))
    .orderBy(asc(blueprintSteps.blueprintId), asc(blueprintSteps.stepNumber));
}

export async function insertBlueprint(
  queries: Queries,
  values: BlueprintValues & Pick<BlueprintRow, 'companyId' | 'type'>,
  steps: StepValues[],
): Promise<number> {
  const { id } = onlyRow(await queries.insert(blueprints).values(values).returning({ id: blueprints.id }));
  await insertSteps(queries, id, steps);
  return id;
}

/** Keeps the state that stood so far as a version, then puts the new one in its place. Needs a transaction. */
export async function replaceBlueprint(
  queries: Queries,
  former: BlueprintRow,
  values: BlueprintValues,
  steps: StepValues[],
): Promise<void> {
  const snapshot = snapshotOf(former, await findSteps(queries, [former.id]));
  await queries
    .insert(blueprintVersions)
    .values({ blueprintId: former.id, version: former.version, snapshot });
  await queries.delete(blueprintSteps).where(eq(blueprintSteps.blueprintId, former.id));
  await insertSteps(queries, former.id, steps);
  await queries
    .update(blueprints)
    .set({ ...values, version: former.version + 1, updatedAt: new Date() })
    .where(eq(blueprints.id, former.id));
}

/** Keeps the state of each that stood so far as a version, then puts it into the suite. Needs a transaction. */
export async function moveBlueprints(
  queries: Queries,
  moving: BlueprintRow[],
  suiteId: number | null,
): Promise<void> {
  if (moving.length === 0) return;
  const ids = moving.map(({ id }) => id);
  const steps = Map.groupBy(await findSteps(queries, ids), ({ blueprintId }) => blueprintId);
  const versions = moving.map((row) => ({
    blueprintId: row.id,
    version: row.version,
    snapshot: snapshotOf(row, steps.get(row.id) ?? []),
  }));
  await queries.insert(blueprintVersions).values(versions);
  await queries
    .update(blueprints)
    .set({ suiteId, version: sql`${blueprints.version} + 1`, updatedAt: new Date() })
    .where(inArray(blueprints.id, ids));
}

export async function deleteBlueprints(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length > 0) await queries.delete(blueprints).where(inArray(blueprints.id, ids));
}

/** Titles of the tests that include the module and names of the suites that sign in with it. */
export async function findUsers(
  queries: Queries,
  moduleId: number,
): Promise<{ tests: string[]; suites: string[] }> {
  const tests = await queries
    .selectDistinctOn([blueprints.id], { title: blueprints.title })
    .from(blueprints)
    .innerJoin(blueprintSteps, eq(blueprintSteps.blueprintId, blueprints.id))
    .where(eq(blueprintSteps.moduleId, moduleId))
    .orderBy(asc(blueprints.id));
  const users = await queries
    .select({ name: suites.name })
    .from(suites)
    .where(eq(suites.loginModuleId, moduleId))
    .orderBy(asc(suites.id));
  return { tests: tests.map(({ title }) => title), suites: users.map(({ name }) => name) };
}

export async function suiteExists(queries: Queries, companyId: number, suiteId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: suites.id })
    .from(suites)
    .where(and(eq(suites.companyId, companyId), eq(suites.id, suiteId)));
  return rows.length > 0;
}

/** The login module of each suite that has one. */
export async function findLoginModules(queries: Queries, suiteIds: number[]): Promise<Map<number, number>> {
  if (suiteIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: suites.id, moduleId: suites.loginModuleId })
    .from(suites)
    .where(inArray(suites.id, suiteIds));
  return new Map(rows.flatMap(({ id, moduleId }) => (moduleId === null ? [] : [[id, moduleId] as const])));
}

async function insertSteps(queries: Queries, blueprintId: number, steps: StepValues[]): Promise<void> {
  if (steps.length === 0) return;
  await queries.insert(blueprintSteps).values(steps.map((step) => ({ ...step, blueprintId })));
}

function snapshotOf(blueprint: BlueprintRow, steps: StepRow[]): BlueprintSnapshot {
  const { title, startingUrl, suiteId, file } = blueprint;
  return {
    title,
    startingUrl,
    suiteId,
    file,
    steps: steps.map(({ type, action, useVision, moduleId }) => ({ type, action, useVision, moduleId })),
  };
}
