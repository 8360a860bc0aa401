import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
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

/** Adds a link; of its kind, only the newest `max` of that user stay alive. */
export async function insertReset(
  queries: Queries,
  reset: { tokenHash: string; userId: number; kind: 'reset' | 'invite'; expiresAt: Date },
  max: number,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    // One after the other for each user, so that two requests at once do not both count too few.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, reset.userId)).for('update');
    await transaction.insert(passwordResets).values(reset);
    const older = await transaction
      .select({ tokenHash: passwordResets.tokenHash })
      .from(passwordResets)
      .where(and(eq(passwordResets.userId, reset.userId), eq(passwordResets.kind, reset.kind)))
      .orderBy(desc(passwordResets.createdAt))
      .offset(max);
    const hashes = older.map(({ tokenHash }) => tokenHash);
    if (hashes.length > 0)
      await transaction.delete(passwordResets).where(inArray(passwordResets.tokenHash, hashes));
  });
}

/** Whether the link still works. */
export async function isLiveReset(queries: Queries, tokenHash: string): Promise<boolean> {
  const rows = await queries
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date())));
  return rows.length > 0;
}

/** Uses the link up and changes the password; every session and every other link of that user ends. Undefined: the link is dead. */
export async function resetPassword(
  queries: Queries,
  tokenHash: string,
  passwordHash: string,
): Promise<{ email: string } | undefined> {
  return queries.transaction(async (transaction) => {
    const [reset] = await transaction
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date())))
      .returning();
    if (!reset) return undefined;
    const [user] = await transaction
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, reset.userId))
      .returning({ email: users.email });
    await transaction.delete(sessions).where(eq(sessions.userId, reset.userId));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, reset.userId));
    return user;
  });
}

export async function addToWaitingList(queries: Queries, email: string): Promise<void> {
  await queries.insert(waitingList).values({ email }).onConflictDoNothing();
}

/** Who waits for access, the longest first. */
export async function listWaiting(
  queries: Queries,
): Promise<{ email: string; since: Date; hasAccount: boolean }[]> {
  const rows = await queries
    .select({ email: waitingList.email, since: waitingList.createdAt, userId: users.id })
    .from(waitingList)
    .leftJoin(users, eq(users.email, waitingList.email))
    .orderBy(asc(waitingList.createdAt));
  return rows.map(({ userId, ...row }) => ({ ...row, hasAccount: userId !== null }));
}

export async function removeFromWaitingList(queries: Queries, email: string): Promise<void> {
  await queries.delete(waitingList).where(eq(waitingList.email, email));
}
