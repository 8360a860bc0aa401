import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { passwordResets, sessions, users, waitingList } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

export async function insertUser(
  queries: Queries,
  user: { companyId: number; email: string; passwordHash: string },
): Promise<UserRow> {
  return onlyRow(await queries.insert(users).values(user).returning());
}

export async function findUserByEmail(queries: Queries, email: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.email, email));
  return row;
}

export async function insertSession(
  queries: Queries,
  session: { tokenHash: string; userId: number; expiresAt: Date },
): Promise<void> {
  await queries.insert(sessions).values(session);
}

/** Who owns the session, while it lives. */
export async function findSession(
  queries: Queries,
  tokenHash: string,
): Promise<{ userId: number; companyId: number } | undefined> {
  const [row] = await queries
    .select({ userId: users.id, companyId: users.companyId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())));
  return row;
}

export async function deleteSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Sessions and reset links that have run out. */
export async function deleteExpired(queries: Queries): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expiresAt, new Date()));
  await queries.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date()));
}

export async function insertReset(
  queries: Queries,
  reset: { tokenHash: string; userId: number; expiresAt: Date },
): Promise<void> {
  await queries.insert(passwordResets).values(reset);
}

/** Uses the link up and changes the password; every session and every other link of that user ends. False: the link is dead. */
export async function resetPassword(
  queries: Queries,
  tokenHash: string,
  passwordHash: string,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [reset] = await transaction
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date())))
      .returning();
    if (!reset) return false;
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, reset.userId));
    await transaction.delete(sessions).where(eq(sessions.userId, reset.userId));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, reset.userId));
    return true;
  });
}

export async function addToWaitingList(queries: Queries, email: string): Promise<void> {
  await queries.insert(waitingList).values({ email }).onConflictDoNothing();
}
