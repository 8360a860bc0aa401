import { and, desc, eq, gt, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import * as people from '../auth/people-service.ts';
import { sessions, users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { members } from '../members/tables.ts';
import { recordAccountEvent } from './audit-account.ts';

type AccountRow = Pick<typeof users.$inferSelect, 'id' | 'email' | 'name' | 'createdAt'> & {
  hasPassword: boolean;
};

export async function findAccount(queries: Queries, id: number): Promise<AccountRow | undefined> {
  const [row] = await queries
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      createdAt: users.createdAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(eq(users.id, id));
  return row;
}

export async function hasAccount(queries: Queries, email: string): Promise<boolean> {
  const rows = await queries.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

export async function setName(queries: Queries, id: number, name: string | null): Promise<void> {
  await queries.transaction(async (transaction) => {
    const [row] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, id));
    if (!row || row.name === name) return;
    await people.setName(transaction, id, name);
    await recordAccountEvent(transaction, {
      userId: id,
      action: 'account.name_changed',
      before: { name: row.name },
      after: { name },
    });
  });
}

/** Changes the password; the person's other sessions and the links for a new password end. */
export async function setPassword(
  queries: Queries,
  { userId, passwordHash, currentSession }: { userId: number; passwordHash: string; currentSession: string },
): Promise<void> {
  await queries.transaction(async (transaction) => {
    await people.setPassword(transaction, userId, passwordHash);
    const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, currentSession));
    await people.deleteSessions(transaction, others);
    await recordAccountEvent(transaction, { userId, action: 'account.password_changed' });
  });
}

/** Whose sessions. */
export interface SessionOwner {
  userId: number;
  /** The one company that a session by SSO may read and change: another one does not trust its provider. Null: any. */
  onlyCompanyId: number | null;
}

const isOf = ({ userId, onlyCompanyId }: SessionOwner) =>
  and(
    eq(sessions.userId, userId),
    onlyCompanyId === null ? undefined : eq(sessions.companyId, onlyCompanyId),
  );

/** The live ones, the newest sign-in first. */
const selectSessions = (queries: Queries, owner: SessionOwner, which?: SQL) =>
  queries
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      address: sessions.address,
      company: companies.name,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .leftJoin(companies, eq(companies.id, sessions.companyId))
    .where(and(isOf(owner), gt(sessions.expiresAt, new Date()), which))
    .orderBy(desc(sessions.id));

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

export async function listSessions(queries: Queries, owner: SessionOwner): Promise<SessionRow[]> {
  return selectSessions(queries, owner);
}

export async function findSession(
  queries: Queries,
  owner: SessionOwner,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await selectSessions(queries, owner, eq(sessions.tokenHash, tokenHash));
  return row;
}

/** A page of all but the present one. `before`: only those with a smaller id. */
export async function listOtherSessions(
  queries: Queries,
  owner: SessionOwner,
  currentSession: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SessionRow[]> {
  const isOlder = before === undefined ? undefined : lt(sessions.id, before);
  return selectSessions(queries, owner, and(ne(sessions.tokenHash, currentSession), isOlder)).limit(limit);
}

/** Whether the session began then or later. */
export async function isSessionSince(queries: Queries, tokenHash: string, begin: Date): Promise<boolean> {
  const rows = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gte(sessions.createdAt, begin)));
  return rows.length > 0;
}

/** @returns whether the person had it */
export async function deleteOwnSession(queries: Queries, owner: SessionOwner, id: number): Promise<boolean> {
  return (await endSessions(queries, owner, eq(sessions.id, id))) > 0;
}

export async function deleteOtherSessions(
  queries: Queries,
  owner: SessionOwner,
  currentSession: string,
): Promise<void> {
  await endSessions(queries, owner, ne(sessions.tokenHash, currentSession));
}

/** @returns how many there were */
async function endSessions(queries: Queries, owner: SessionOwner, which: SQL): Promise<number> {
  const { userId } = owner;
  return queries.transaction(async (transaction) => {
    const ended = await people.deleteSessions(transaction, and(isOf(owner), which));
    const before = { addresses: ended.map(({ address }) => address ?? 'unknown') };
    if (ended.length > 0) await recordAccountEvent(transaction, { userId, action: 'session.ended', before });
    return ended.length;
  });
}

/** A company that would be left without an owner, without the one who can enter when the provider fails, or without any member. */
export interface Obstacle {
  companyId: number;
  company: string;
  reason: 'last-owner' | 'break-glass-owner' | 'last-member';
}

/** Deletes the account unless a company needs it. What the person made stays. */
export async function deleteAccount(
  queries: Queries,
  { id, email }: { id: number; email: string },
): Promise<Obstacle | undefined> {
  return queries.transaction(async (transaction) => {
    const own = await people.listMemberships(transaction, id);
    const ids = own.map(({ companyId }) => companyId);
    // Locked as for every change of members, so that two owners who leave at once do not both count on the other.
    for (const companyId of ids.toSorted((one, other) => one - other))
      await people.lockMembers(transaction, companyId);
    const everyone = await transaction.select().from(members).where(inArray(members.companyId, ids));
    for (const { companyId, company } of own) {
      const others = everyone.filter((one) => one.companyId === companyId && one.userId !== id);
      if (others.length === 0) return { companyId, company, reason: 'last-member' };
      if (!others.some(({ role }) => role === 'owner')) return { companyId, company, reason: 'last-owner' };
      if (id === (await people.findBreakGlassOwner(transaction, companyId)))
        return { companyId, company, reason: 'break-glass-owner' };
    }
    await recordAccountEvent(transaction, { userId: id, action: 'account.deleted' });
    await people.deleteUser(transaction, { id, email });
    return undefined;
  });
}
