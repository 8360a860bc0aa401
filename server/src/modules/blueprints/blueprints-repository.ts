import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { blueprints, blueprintSteps } from './tables.ts';

export type BlueprintRow = typeof blueprints.$inferSelect;

export type StepRow = typeof blueprintSteps.$inferSelect;

const owned = (companyId: number, id: number) =>
  and(eq(blueprints.companyId, companyId), eq(blueprints.id, id));

export async function findBlueprint(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<BlueprintRow | undefined> {
  const [row] = await queries.select().from(blueprints).where(owned(companyId, id));
  return row;
}

/** Locked until the transaction ends. */
export async function lockBlueprint(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<BlueprintRow | undefined> {
  const [row] = await transaction.select().from(blueprints).where(owned(companyId, id)).for('update');
  return row;
}

/** Those of the ids that are the company's, locked in one order until the transaction ends. */
export async function lockBlueprints(
  transaction: Transaction,
  companyId: number,
  ids: number[],
): Promise<BlueprintRow[]> {
  return transaction
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

export async function deleteBlueprints(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length > 0) await queries.delete(blueprints).where(inArray(blueprints.id, ids));
}
