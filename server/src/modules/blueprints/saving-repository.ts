import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { findSteps, type BlueprintRow, type StepRow } from './blueprints-repository.ts';
import { countUnclearSteps } from './unclear-steps.ts';
import { blueprints, blueprintSteps, blueprintVersions, type BlueprintSnapshot } from './tables.ts';

export type StepValues = Omit<typeof blueprintSteps.$inferInsert, 'id' | 'blueprintId'>;

export type BlueprintValues = Pick<BlueprintRow, 'title' | 'startingUrl' | 'suiteId' | 'file'>;

export async function insertBlueprint(
  queries: Queries,
  values: BlueprintValues & Pick<BlueprintRow, 'companyId' | 'type'>,
  steps: StepValues[],
): Promise<number> {
  const row = { ...values, ...(await countUnclearSteps(steps)) };
  const { id } = onlyRow(await queries.insert(blueprints).values(row).returning({ id: blueprints.id }));
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
    .set({
      ...values,
      ...(await countUnclearSteps(steps)),
      version: former.version + 1,
      updatedAt: new Date(),
    })
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
