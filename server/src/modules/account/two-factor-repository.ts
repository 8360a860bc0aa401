import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { recordAccountEvent } from './audit-account.ts';
import { recoveryCodes, twoFactors } from './tables.ts';

export type TwoFactorRow = typeof twoFactors.$inferSelect;

/** On, or set up and waiting for its first code. */
export async function findTwoFactor(queries: Queries, userId: number): Promise<TwoFactorRow | undefined> {
  const [row] = await queries.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

/** Stores a secret that waits for its first code. @returns whether it did: not where two-factor sign-in is on. */
export async function storeSecret(
  queries: Queries,
  userId: number,
  secretEncrypted: string,
): Promise<boolean> {
  const set = { secretEncrypted, lastStep: 0, createdAt: new Date() };
  const rows = await queries
    .insert(twoFactors)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: twoFactors.userId, set, setWhere: isNull(twoFactors.confirmedAt) })
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Uses up the codes until this time step. @returns whether its code was still unused. One statement, so that of two calls at once one gets it. */
export async function takeStep(queries: Queries, userId: number, step: number): Promise<boolean> {
  const rows = await queries
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

/** Turns two-factor sign-in on with these recovery codes. @returns whether it was set up and off. */
export async function enable(
  queries: Queries,
  row: Pick<TwoFactorRow, 'userId' | 'secretEncrypted'>,
  codeHashes: string[],
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const rows = await transaction
      .update(twoFactors)
      .set({ confirmedAt: new Date() })
      .where(
        and(
          eq(twoFactors.userId, row.userId),
          eq(twoFactors.secretEncrypted, row.secretEncrypted),
          isNull(twoFactors.confirmedAt),
        ),
      )
      .returning({ userId: twoFactors.userId });
    if (rows.length === 0) return false;
    await replaceCodes(transaction, row.userId, codeHashes);
    await recordAccountEvent(transaction, { userId: row.userId, action: 'account.two_factor_enabled' });
    return true;
  });
}

export async function disable(queries: Queries, userId: number): Promise<void> {
  await queries.transaction(async (transaction) => {
    const removed = await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning();
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (removed.some(({ confirmedAt }) => confirmedAt))
      await recordAccountEvent(transaction, { userId, action: 'account.two_factor_disabled' });
  });
}

/** Replaces the recovery codes of an account whose two-factor sign-in is on. @returns whether it is. */
export async function replaceRecoveryCodes(
  queries: Queries,
  userId: number,
  codeHashes: string[],
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const rows = await transaction
      .select({ userId: twoFactors.userId })
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
      .for('update');
    if (rows.length === 0) return false;
    await replaceCodes(transaction, userId, codeHashes);
    await recordAccountEvent(transaction, { userId, action: 'account.recovery_codes_renewed' });
    return true;
  });
}

async function replaceCodes(queries: Queries, userId: number, codeHashes: string[]): Promise<void> {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await queries.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up. @returns whether it was one. */
export async function takeRecoveryCode(queries: Queries, userId: number, codeHash: string): Promise<boolean> {
  const rows = await queries
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countRecoveryCodes(queries: Queries, userId: number): Promise<number> {
  const rows = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return onlyRow(rows).left;
}
