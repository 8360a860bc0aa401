import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { PlanEntryInput } from 'shared/contract';
import { chunksOf } from '../../platform/database/rows.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { stepPlans } from './tables.ts';

export type PlanRow = typeof stepPlans.$inferSelect;

export type PlanValues = Omit<PlanRow, 'id' | 'updatedAt' | 'usedAt'>;

/** What identifies an entry within the plan of its test or module: SHA-256 in hex. */
export function planKey({ type, text, page }: Pick<PlanEntryInput, 'type' | 'text' | 'page'>): string {
  return createHash('sha256')
    .update(JSON.stringify([type, text, page]))
    .digest('hex');
}

/** A row without what the database sets. */
export function valuesOf({ id: _id, updatedAt: _updated, usedAt: _used, ...values }: PlanRow): PlanValues {
  return values;
}

/**
 * Locks the tests and modules against other changes of their plans until the transaction ends. In one order, and before runs are locked,
 * as the deletion of a test does.
 * @returns the ids of those that exist.
 */
export async function lockPlans(transaction: Transaction, blueprintIds: number[]): Promise<number[]> {
  if (blueprintIds.length === 0) return [];
  const rows = await transaction
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(inArray(blueprints.id, blueprintIds))
    .orderBy(asc(blueprints.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Entries of several tests and modules, in the order in which they were made. */
export async function findEntries(queries: Queries, blueprintIds: number[]): Promise<PlanRow[]> {
  if (blueprintIds.length === 0) return [];
  return queries
    .select()
    .from(stepPlans)
    .where(inArray(stepPlans.blueprintId, blueprintIds))
    .orderBy(asc(stepPlans.id));
}

/** The plan of the company's test or module, with the names of the people who have accepted entries. */
export async function findPlan(queries: Queries, blueprintId: number) {
  return queries
    .select({ entry: stepPlans, acceptedBy: displayNameOf(users) })
    .from(stepPlans)
    .leftJoin(users, eq(users.id, stepPlans.acceptedBy))
    .where(eq(stepPlans.blueprintId, blueprintId))
    .orderBy(asc(stepPlans.id));
}

/** The test or module of the company, as it is called. */
export async function findOwner(queries: Queries, companyId: number, blueprintId: number) {
  const [row] = await queries
    .select({ id: blueprints.id, name: blueprints.title })
    .from(blueprints)
    .where(and(eq(blueprints.companyId, companyId), eq(blueprints.id, blueprintId)));
  return row;
}

/** Entries of these texts, and when each was used last. */
export async function findByTexts(
  queries: Queries,
  blueprintIds: number[],
  texts: string[],
): Promise<PlanRow[]> {
  if (blueprintIds.length === 0 || texts.length === 0) return [];
  return queries
    .select()
    .from(stepPlans)
    .where(and(inArray(stepPlans.blueprintId, blueprintIds), inArray(stepPlans.text, texts)))
    .orderBy(asc(stepPlans.id));
}

/** Counts as a use. */
export async function touchEntries(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(stepPlans)
    .set({ usedAt: sql`now()` })
    .where(inArray(stepPlans.id, ids));
}

/** Those of the ids that are entries of the test or module. */
/** Returns how many there were. */
export async function deleteEntries(queries: Queries, blueprintId: number, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await queries
    .delete(stepPlans)
    .where(and(eq(stepPlans.blueprintId, blueprintId), inArray(stepPlans.id, ids)))
    .returning({ id: stepPlans.id });
  return rows.length;
}

export async function setProposal(
  queries: Queries,
  id: number,
  proposal: Pick<PlanRow, 'proposal' | 'proposedAt' | 'proposedByRun'> & Partial<Pick<PlanRow, 'dismissed'>>,
): Promise<void> {
  await queries.update(stepPlans).set(proposal).where(eq(stepPlans.id, id));
}

export async function clearProposals(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(stepPlans)
    .set({ proposal: null, proposedAt: null, proposedByRun: null })
    .where(inArray(stepPlans.id, ids));
}

/** Those of the keys that are there. */
export async function findByKeys(queries: Queries, blueprintId: number, keys: string[]): Promise<PlanRow[]> {
  if (keys.length === 0) return [];
  return queries
    .select()
    .from(stepPlans)
    .where(and(eq(stepPlans.blueprintId, blueprintId), inArray(stepPlans.key, keys)));
}

/** Inserts the rows, or replaces those with the same keys. */
export async function saveEntries(queries: Queries, rows: PlanValues[]): Promise<void> {
  for (const chunk of chunksOf(rows, 500))
    await queries
      .insert(stepPlans)
      .values(chunk)
      .onConflictDoUpdate({
        target: [stepPlans.blueprintId, stepPlans.key],
        set: {
          actions: sql`excluded.actions`,
          origin: sql`excluded.origin`,
          acceptedBy: sql`excluded.accepted_by`,
          acceptedAt: sql`excluded.accepted_at`,
          proposal: sql`excluded.proposal`,
          proposedAt: sql`excluded.proposed_at`,
          proposedByRun: sql`excluded.proposed_by_run`,
          dismissed: sql`excluded.dismissed`,
          updatedAt: sql`now()`,
          usedAt: sql`now()`,
        },
      });
}

/** Deletes what goes beyond the number: first what no person has accepted, of that what was used longest ago. */
export async function deleteBeyond(queries: Queries, blueprintId: number, max: number): Promise<void> {
  const retained = queries
    .select({ id: stepPlans.id })
    .from(stepPlans)
    .where(eq(stepPlans.blueprintId, blueprintId))
    .orderBy(isNull(stepPlans.acceptedAt), desc(stepPlans.usedAt), desc(stepPlans.id))
    .limit(max);
  await queries
    .delete(stepPlans)
    .where(and(eq(stepPlans.blueprintId, blueprintId), notInArray(stepPlans.id, retained)));
}

/** What a person has accepted stays. */
export async function deleteUnused(queries: Queries, since: Date): Promise<void> {
  await queries.delete(stepPlans).where(and(lt(stepPlans.usedAt, since), isNull(stepPlans.acceptedAt)));
}
