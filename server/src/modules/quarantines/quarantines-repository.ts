import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { SentQuarantineOwner } from 'shared/contract';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { members } from '../members/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { quarantines } from './tables.ts';

export type QuarantineRow = typeof quarantines.$inferSelect;

/** The title and kind of a test or module of the company. */
export async function findBlueprint(queries: Queries, companyId: number, id: number) {
  const [row] = await queries
    .select({ title: blueprints.title, type: blueprints.type })
    .from(blueprints)
    .where(and(eq(blueprints.companyId, companyId), eq(blueprints.id, id)));
  return row;
}

export async function listOwners(queries: Queries, companyId: number): Promise<SentQuarantineOwner[]> {
  return queries
    .select({ id: users.id, email: users.email, name: users.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId))
    .orderBy(asc(sql`lower(${displayNameOf(users)})`));
}

export interface NewQuarantine {
  blueprintId: number;
  reason: string;
  ownerId: number;
  createdBy: number | null;
  days: number | undefined;
}

const DEFAULT_DAYS = 14;

/** Another end is announced again. One that has ended begins again. */
export async function putQuarantine(queries: Queries, { days, ...values }: NewQuarantine): Promise<void> {
  const endsAt = sql`now() + make_interval(days => ${days ?? DEFAULT_DAYS})`;
  const isActive = sql`${quarantines.endsAt} > now()`;
  const isKept = days === undefined ? isActive : sql`false`;
  const { reason, ownerId } = values;
  await queries
    .insert(quarantines)
    .values({ ...values, endsAt })
    .onConflictDoUpdate({
      target: quarantines.blueprintId,
      set: {
        reason,
        ownerId,
        endsAt: sql`case when ${isKept} then ${quarantines.endsAt} else ${endsAt} end`,
        announcedAt: sql`case when ${isKept} then ${quarantines.announcedAt} end`,
        createdAt: sql`case when ${isActive} then ${quarantines.createdAt} else now() end`,
      },
    });
}

/** Until the end of the transaction no other one changes it. Undefined: there is none. */
export async function lockQuarantine(
  transaction: Transaction,
  blueprintId: number,
): Promise<QuarantineRow | undefined> {
  const [row] = await transaction
    .select()
    .from(quarantines)
    .where(eq(quarantines.blueprintId, blueprintId))
    .for('update');
  return row;
}

/** Returns what it was; undefined: there was none. */
export async function deleteQuarantine(
  queries: Queries,
  blueprintId: number,
): Promise<QuarantineRow | undefined> {
  const [row] = await queries.delete(quarantines).where(eq(quarantines.blueprintId, blueprintId)).returning();
  return row;
}

/**
 * One whose end has to be announced, locked until the transaction ends: two days before it, or a quarter of its time if that is less.
 * @param skipped those that could not be announced just now, by their tests
 */
export async function lockEnding(transaction: Transaction, skipped: number[]) {
  const [row] = await transaction
    .select({
      blueprintId: quarantines.blueprintId,
      companyId: blueprints.companyId,
      title: blueprints.title,
      reason: quarantines.reason,
      endsAt: quarantines.endsAt,
      /** null: the owner is not of the company any more. */
      owner: users.email,
      /** It has ended so long ago that another attempt to announce it is of no use. */
      isLastAttempt: sql<boolean>`${quarantines.endsAt} < now() - interval '2 days'`,
    })
    .from(quarantines)
    .innerJoin(blueprints, eq(blueprints.id, quarantines.blueprintId))
    .leftJoin(
      members,
      and(eq(members.companyId, blueprints.companyId), eq(members.userId, quarantines.ownerId)),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      and(
        isNull(quarantines.announcedAt),
        notInArray(quarantines.blueprintId, skipped),
        sql`${quarantines.endsAt} - now() < least(interval '2 days', (${quarantines.endsAt} - ${quarantines.createdAt}) / 4)`,
      ),
    )
    .orderBy(asc(quarantines.endsAt))
    .limit(1)
    .for('update', { of: quarantines, skipLocked: true });
  return row;
}

export async function markAnnounced(transaction: Transaction, blueprintId: number): Promise<void> {
  await transaction
    .update(quarantines)
    .set({ announcedAt: sql`now()` })
    .where(eq(quarantines.blueprintId, blueprintId));
}
