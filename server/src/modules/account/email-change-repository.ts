import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { setEmail } from '../auth/people-service.ts';
import { users } from '../auth/tables.ts';
import { recordAccountEvent } from './audit-account.ts';
import { emailChanges } from './tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

export async function findChange(queries: Queries, userId: number): Promise<EmailChangeRow | undefined> {
  const [row] = await queries
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, new Date())));
  return row;
}

/** Stores the change; it replaces an earlier one, whose links die. */
export async function storeChange(
  queries: Queries,
  {
    userId,
    ...change
  }: Pick<EmailChangeRow, 'userId' | 'newEmail' | 'oldTokenHash' | 'newTokenHash' | 'expiresAt'>,
): Promise<void> {
  const set = { ...change, isOldConfirmed: false, isNewConfirmed: false, createdAt: new Date() };
  await queries.transaction(async (transaction) => {
    await transaction
      .insert(emailChanges)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: emailChanges.userId, set });
    const after = { email: change.newEmail };
    await recordAccountEvent(transaction, { userId, action: 'account.email_change_requested', after });
  });
}

/** Records it, if there is a change that waits. */
export async function withdrawChange(queries: Queries, userId: number): Promise<void> {
  await queries.transaction(async (transaction) => {
    const [row] = await transaction
      .delete(emailChanges)
      .where(eq(emailChanges.userId, userId))
      .returning({ email: emailChanges.newEmail });
    if (row)
      await recordAccountEvent(transaction, {
        userId,
        action: 'account.email_change_withdrawn',
        before: row,
      });
  });
}

export async function deleteExpiredChanges(queries: Queries): Promise<void> {
  await queries.delete(emailChanges).where(lt(emailChanges.expiresAt, new Date()));
}

interface Confirmation {
  oldEmail: string;
  newEmail: string;
  /** `taken`: someone else has got the address meanwhile. */
  outcome: 'waits' | 'changed' | 'taken';
}

/** Uses a link up; the second one changes the address and ends the links for a new password. Undefined: the link is dead. */
export async function confirmChange(queries: Queries, tokenHash: string): Promise<Confirmation | undefined> {
  return queries.transaction(async (transaction) => {
    const [change] = await transaction
      .select()
      .from(emailChanges)
      .where(
        and(
          or(
            and(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.isOldConfirmed, false)),
            and(eq(emailChanges.newTokenHash, tokenHash), eq(emailChanges.isNewConfirmed, false)),
          ),
          gt(emailChanges.expiresAt, new Date()),
        ),
      )
      .for('update');
    if (!change) return undefined;
    const { userId, newEmail } = change;
    const [user] = await transaction.select().from(users).where(eq(users.id, userId));
    if (!user) return undefined;
    const isOld = change.oldTokenHash === tokenHash;
    if (!(isOld ? change.isNewConfirmed : change.isOldConfirmed)) {
      await transaction
        .update(emailChanges)
        .set(isOld ? { isOldConfirmed: true } : { isNewConfirmed: true })
        .where(eq(emailChanges.userId, userId));
      return { oldEmail: user.email, newEmail, outcome: 'waits' };
    }
    await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId));
    const [taken] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    if (taken) return { oldEmail: user.email, newEmail, outcome: 'taken' };
    await setEmail(transaction, userId, newEmail);
    await recordAccountEvent(transaction, {
      userId,
      action: 'account.email_changed',
      before: { email: user.email },
      after: { email: newEmail },
    });
    return { oldEmail: user.email, newEmail, outcome: 'changed' };
  });
}
