import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { NO_COMPANY } from '../../platform/http/caller.ts';
import type { Role } from 'shared/constants';
import { needsTwoFactor, twoFactors } from '../account/tables.ts';
import { companies } from '../company/tables.ts';
import { insertMember } from '../members/roster-service.ts';
import { members } from '../members/tables.ts';
import { identityProviders } from '../sso/tables.ts';
import { passwordResets, sessions, users, waitingList } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

export interface NewUser {
  email: string;
  /** Null: none. */
  passwordHash: string | null;
  name?: string;
}

/** An account that belongs to no company yet. */
export async function insertUser(queries: Queries, user: NewUser): Promise<UserRow> {
  return onlyRow(await queries.insert(users).values(user).returning());
}

/** Adds the person to the company, which the next sign-in opens. Someone who belongs to it already stays as they are. */
export async function addMember(
  queries: Queries,
  member: { companyId: number; userId: number; role: Role },
): Promise<void> {
  await insertMember(queries, member);
  await setLastCompany(queries, member.userId, member.companyId);
}

/** Lets one change of the company's members at a time happen, until the transaction ends. */
export async function lockMembers(transaction: Transaction, companyId: number): Promise<void> {
  await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update');
}

/** The owner whom the company needs while it takes SSO only: no other one could enter if the provider failed. */
export async function findBreakGlassOwner(queries: Queries, companyId: number): Promise<number | undefined> {
  const [row] = await queries
    .select({ userId: identityProviders.breakGlassUserId })
    .from(identityProviders)
    .where(
      and(
        eq(identityProviders.companyId, companyId),
        identityProviders.isEnabled,
        identityProviders.isRequired,
      ),
    );
  return row?.userId ?? undefined;
}

/** Deletes the accounts of the company that belong to no other one. @returns their addresses */
export async function deleteOnlyMembers(transaction: Transaction, companyId: number): Promise<string[]> {
  const elsewhere = transaction
    .select({ userId: members.userId })
    .from(members)
    .where(ne(members.companyId, companyId));
  const here = transaction
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.companyId, companyId));
  const deleted = await transaction
    .delete(users)
    .where(and(inArray(users.id, here), notInArray(users.id, elsewhere)))
    .returning({ email: users.email });
  const emails = deleted.map(({ email }) => email).toSorted();
  await transaction.delete(waitingList).where(inArray(waitingList.email, emails));
  return emails;
}

/** Whether the member's company takes SSO only, and the member is not the one who can always use the password. */
const requiresSso = sql<boolean>`coalesce(
  ${identityProviders.isEnabled} and ${identityProviders.isRequired}
    and ${members.userId} is distinct from ${identityProviders.breakGlassUserId},
  false
)`;

/** The companies of a person: the one that the next sign-in opens first, then by their names. */
export async function listMemberships(queries: Queries, userId: number) {
  return queries
    .select({
      companyId: members.companyId,
      company: companies.name,
      role: members.role,
      joinedAt: members.createdAt,
      /** A password opens it no more. */
      requiresSso,
      requiresTwoFactor: companies.requiresTwoFactor,
    })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .leftJoin(identityProviders, eq(identityProviders.companyId, members.companyId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.userId, userId))
    .orderBy(
      desc(sql`${members.companyId} is not distinct from ${users.lastCompanyId}`),
      asc(companies.name),
      asc(companies.id),
    );
}

export async function setLastCompany(queries: Queries, userId: number, companyId: number): Promise<void> {
  await queries.update(users).set({ lastCompanyId: companyId }).where(eq(users.id, userId));
}

export async function setName(transaction: Transaction, id: number, name: string | null): Promise<void> {
  await transaction.update(users).set({ name }).where(eq(users.id, id));
}

/** The links for a new password end. */
export async function setPassword(transaction: Transaction, id: number, passwordHash: string): Promise<void> {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, id));
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, id));
}

/** The links for a new password end. */
export async function setEmail(transaction: Transaction, id: number, email: string): Promise<void> {
  await transaction.update(users).set({ email }).where(eq(users.id, id));
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, id));
}

export async function deleteUser(
  transaction: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  await transaction.delete(users).where(eq(users.id, id));
  await removeFromWaitingList(transaction, email);
}

export async function findUserByEmail(queries: Queries, email: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.email, email));
  return row;
}

export interface SessionOwner {
  userId: number;
  /** `NO_COMPANY`: none. */
  companyId: number;
  role: Role;
  /** Begun by the company's identity provider: no other company may be opened with it. */
  isSso: boolean;
  /** The company asks for a second factor, which the person has not set up. The identity provider sees to its own. */
  needsTwoFactor: boolean;
}

export async function findUser(queries: Queries, id: number): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.id, id));
  return row;
}

/** Locked until the transaction ends: what is counted of the person is counted by one request at a time. */
export async function lockUser(transaction: Transaction, id: number): Promise<UserRow | undefined> {
  const [row] = await transaction.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

export async function insertSession(
  queries: Queries,
  session: Omit<typeof sessions.$inferInsert, 'createdAt' | 'lastSeenAt'>,
): Promise<void> {
  await queries.insert(sessions).values(session);
}

/** Who owns the session, while it lives and the company takes sessions of its kind, and what they may do in its company. */
export async function findSession(queries: Queries, tokenHash: string) {
  const [row] = await queries
    .select({
      owner: {
        userId: sessions.userId,
        companyId: sql<number>`coalesce(${sessions.companyId}, ${NO_COMPANY}::int)`,
        role: sql<Role>`coalesce(${members.role}, 'viewer')`,
        isSso: sessions.isSso,
        needsTwoFactor: sql<boolean>`coalesce(${needsTwoFactor}, false)`,
      },
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .leftJoin(members, and(eq(members.userId, sessions.userId), eq(members.companyId, sessions.companyId)))
    .leftJoin(companies, eq(companies.id, sessions.companyId))
    .leftJoin(identityProviders, eq(identityProviders.companyId, sessions.companyId))
    .leftJoin(twoFactors, and(eq(twoFactors.userId, sessions.userId), isNotNull(twoFactors.confirmedAt)))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, new Date()),
        or(isNull(sessions.companyId), isNotNull(members.userId)),
        or(sessions.isSso, not(requiresSso)),
      ),
    );
  return row;
}

/** Notes that the session is in use, unless that was noted after `before`. */
export async function touchSession(queries: Queries, tokenHash: string, before: Date): Promise<void> {
  await queries
    .update(sessions)
    .set({ lastSeenAt: new Date() })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, before)));
}

/** Whose it was; undefined: there was none. */
export async function deleteSession(queries: Queries, tokenHash: string) {
  const [ended] = await queries
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ companyId: sessions.companyId, userId: sessions.userId });
  if (!ended) return undefined;
  const [user] = await queries.select({ email: users.email }).from(users).where(eq(users.id, ended.userId));
  return { ...ended, email: user?.email ?? '' };
}

/** Gives the session another company and another token. False: there is no such session. */
export async function replaceSession(
  transaction: Transaction,
  tokenHash: string,
  next: { tokenHash: string; companyId: number },
): Promise<boolean> {
  const rows = await transaction
    .update(sessions)
    .set(next)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  return rows.length > 0;
}

/** @returns where the sessions were that ended */
export async function deleteSessions(transaction: Transaction, which: SQL | undefined) {
  return transaction.delete(sessions).where(which).returning({ address: sessions.address });
}

export async function deleteMemberSessions(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<void> {
  await deleteSessions(transaction, and(eq(sessions.companyId, companyId), eq(sessions.userId, userId)));
}

/** Ends what members of the company began with a password, except what `exceptUserId` did. */
export async function deletePasswordSessions(
  queries: Queries,
  companyId: number,
  exceptUserId: number | null,
): Promise<void> {
  const others = exceptUserId === null ? undefined : ne(sessions.userId, exceptUserId);
  await queries
    .delete(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.isSso, false), others));
}

/** Ends what the company's identity provider began, except the session with this token. */
export async function deleteSsoSessions(
  queries: Queries,
  companyId: number,
  exceptTokenHash: string,
): Promise<void> {
  await queries
    .delete(sessions)
    .where(and(eq(sessions.companyId, companyId), sessions.isSso, ne(sessions.tokenHash, exceptTokenHash)));
}

/** The person's place in the company. */
export async function findMember(
  queries: Queries,
  { companyId, userId }: { companyId: number; userId: number },
) {
  const [row] = await queries
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)));
  return row;
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
    await lockUser(transaction, reset.userId);
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

/** Whose link it is. Undefined: it does not work any more. */
export async function findLiveReset(queries: Queries, tokenHash: string) {
  const [row] = await queries
    .select({ userId: passwordResets.userId, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date())));
  return row;
}

/** Uses the link up and changes the password; every session and every other link of that user ends. Undefined: the link is dead. */
export async function resetPassword(queries: Queries, tokenHash: string, passwordHash: string) {
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
      .returning({ id: users.id, email: users.email });
    await transaction.delete(sessions).where(eq(sessions.userId, reset.userId));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, reset.userId));
    return user;
  });
}

export async function addToWaitingList(queries: Queries, email: string): Promise<void> {
  await queries.insert(waitingList).values({ email }).onConflictDoNothing();
}

/** Who waits for access, the longest first. */
export async function listWaiting(queries: Queries) {
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
