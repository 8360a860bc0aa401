import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { hasRole, type Role } from 'shared/constants';
import { endpoints, type LiveEnd } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { needsTwoFactor, twoFactors } from '../account/tables.ts';
import { apiKeys } from '../api-keys/tables.ts';
import { displayNameOf, sessions, users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { HEARTBEAT_TIMEOUT_MS } from '../execution/execution-service.ts';
import { members } from '../members/tables.ts';
import { withdrawSlots } from '../runs/rows-service.ts';
import { workers } from '../runs/tables.ts';
import { liveSessions } from './tables.ts';

export type LiveSessionRow = typeof liveSessions.$inferSelect;

/** How long a ticket is valid, and a slot reserved for a controller that has not connected. */
export const TICKET_SECONDS = 30;
/** Rows of ended sessions are removed after this time. */
const RETENTION = sql`interval '30 days'`;

export const isWorkerAlive = gt(
  workers.heartbeatAt,
  sql`now() - make_interval(secs => ${HEARTBEAT_TIMEOUT_MS / 1000})`,
);

/** It takes up a slot: it has not ended, and its controller has connected or still may. */
export const isOpen: SQL = sql`(${and(
  isNull(liveSessions.endedAt),
  or(
    isNotNull(liveSessions.openedAt),
    gt(liveSessions.createdAt, sql`now() - make_interval(secs => ${TICKET_SECONDS})`),
  ),
  sql`exists (select from ${workers} where ${workers.id} = ${liveSessions.workerId} and ${isWorkerAlive})`,
)})`;

/** The company's, whether it has ended or not. */
export async function findSession(
  queries: Queries,
  companyId: number,
  id: string,
): Promise<LiveSessionRow | undefined> {
  const [row] = await queries.select().from(liveSessions).where(isOfCompany(companyId, id));
  return row;
}

/** The company's, while it is open. */
export async function findOpenSession(
  queries: Queries,
  companyId: number,
  id: string,
): Promise<LiveSessionRow | undefined> {
  const [row] = await queries
    .select()
    .from(liveSessions)
    .where(and(isOfCompany(companyId, id), isOpen));
  return row;
}

const isOfCompany = (companyId: number, id: string) =>
  and(eq(liveSessions.id, id), eq(liveSessions.companyId, companyId));

/** Open ones of a test or module, the oldest first. */
export async function listOpenSessions(queries: Queries, companyId: number, blueprintId: number) {
  return queries
    .select({
      id: liveSessions.id,
      userId: liveSessions.userId,
      startedBy: sql<string>`coalesce(${displayNameOf(users)}, ${liveSessions.keyName})`,
      startedAt: liveSessions.createdAt,
    })
    .from(liveSessions)
    .leftJoin(users, eq(users.id, liveSessions.userId))
    .where(and(eq(liveSessions.companyId, companyId), eq(liveSessions.blueprintId, blueprintId), isOpen))
    .orderBy(asc(liveSessions.createdAt));
}

/** Nothing happens to sessions that have ended already. */
export async function endSessions(
  queries: Pick<Queries, 'update'>,
  ids: string[],
  endReason: LiveEnd,
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(liveSessions)
    .set({ endedAt: sql`now()`, endReason })
    .where(and(inArray(liveSessions.id, ids), isNull(liveSessions.endedAt)));
}

/** Why those of the sessions have ended that have. */
export async function findEndReasons(queries: Queries, ids: string[]): Promise<Map<string, LiveEnd>> {
  const rows = await queries
    .select({ id: liveSessions.id, endReason: liveSessions.endReason })
    .from(liveSessions)
    .where(and(inArray(liveSessions.id, ids), isNotNull(liveSessions.endedAt)));
  return new Map(rows.map(({ id, endReason }) => [id, endReason ?? 'left']));
}

/** Login sessions and API keys that are alive, by the hashes of their tokens. */
export interface SignedIn {
  /** Of members and programs of the company, all of whom may watch. */
  all: ReadonlySet<string>;
  /** Of those who may use a live browser of their own. */
  users: ReadonlySet<string>;
}

/** Which of these login sessions and keys are alive, and what their people and programs may do now. */
export async function findSignedIn(queries: Queries, tokenHashes: string[]): Promise<SignedIn> {
  const ofPeople = queries
    .select({ tokenHash: sessions.tokenHash, role: sql<Role>`${members.role}` })
    .from(sessions)
    .innerJoin(members, and(eq(members.userId, sessions.userId), eq(members.companyId, sessions.companyId)))
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .leftJoin(twoFactors, and(eq(twoFactors.userId, sessions.userId), isNotNull(twoFactors.confirmedAt)))
    .where(
      and(inArray(sessions.tokenHash, tokenHashes), gt(sessions.expiresAt, sql`now()`), not(needsTwoFactor)),
    );
  const isValid = and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
  );
  const ofKeys = queries
    .select({ tokenHash: apiKeys.tokenHash, role: sql<Role>`${apiKeys.role}` })
    .from(apiKeys)
    .where(and(inArray(apiKeys.tokenHash, tokenHashes), isValid));
  const ofCompanies = queries
    .select({ tokenHash: companies.apiKeyHash, role: sql<Role>`'editor'` })
    .from(companies)
    .where(inArray(companies.apiKeyHash, tokenHashes));
  const rows = await unionAll(ofPeople, ofKeys, ofCompanies);
  const mayUse = rows.filter(({ role }) => hasRole(role, endpoints['POST /live'].role));
  return {
    all: new Set(rows.map(({ tokenHash }) => tokenHash)),
    users: new Set(mayUse.map(({ tokenHash }) => tokenHash)),
  };
}

/** Ends a session whose worker was lost, and takes the worker's slots away until its next heartbeat. */
export async function endOfLostWorker(queries: Queries, id: string): Promise<void> {
  await endSessions(queries, [id], 'worker-stopped');
  const rows = await queries
    .select({ workerId: liveSessions.workerId })
    .from(liveSessions)
    .where(eq(liveSessions.id, id));
  await withdrawSlots(
    queries,
    rows.map(({ workerId }) => workerId),
  );
}

/** Ends the sessions of dead workers, and those whose controller never connected. */
export async function endLostSessions(queries: Queries): Promise<void> {
  await queries
    .update(liveSessions)
    .set({
      endedAt: sql`now()`,
      endReason: sql`case when ${liveSessions.openedAt} is null then 'left' else 'worker-stopped' end`,
    })
    .where(and(isNull(liveSessions.endedAt), sql`not ${isOpen}`));
}

export async function deleteOldSessions(queries: Queries): Promise<void> {
  await queries.delete(liveSessions).where(lt(liveSessions.endedAt, sql`now() - ${RETENTION}`));
}
