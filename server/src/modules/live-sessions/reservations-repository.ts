import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { blueprints } from '../blueprints/tables.ts';
import { workers } from '../runs/tables.ts';
import { isOpen, isWorkerAlive, type LiveSessionRow } from './live-sessions-repository.ts';
import { liveSessions } from './tables.ts';

export type NewSession = Pick<
  typeof liveSessions.$inferInsert,
  'companyId' | 'userId' | 'keyName' | 'blueprintId' | 'startingUrl' | 'environmentId'
>;

/** Any number that no other advisory lock of one number has. */
const LOCK = 727_016;

/** Until the transaction ends, no one else reserves a session. */
export async function lockReservations(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

export interface OpenSession extends Pick<
  LiveSessionRow,
  'id' | 'userId' | 'keyName' | 'blueprintId' | 'startingUrl'
> {
  /** Of the test or module that is edited; null: a new one. */
  title: string | null;
}

/** The oldest first. */
export async function findOpenOfCompany(queries: Queries, companyId: number): Promise<OpenSession[]> {
  const { id, userId, keyName, blueprintId, startingUrl } = liveSessions;
  return queries
    .select({ id, userId, keyName, blueprintId, startingUrl, title: blueprints.title })
    .from(liveSessions)
    .leftJoin(blueprints, eq(blueprints.id, blueprintId))
    .where(and(eq(liveSessions.companyId, companyId), isOpen))
    .orderBy(asc(liveSessions.createdAt));
}

/** The one with the fewest open sessions; undefined: none has a free slot. */
export async function pickWorker(queries: Queries): Promise<string | undefined> {
  const openSessions = sql`(select count(*) from ${liveSessions} where ${liveSessions.workerId} = ${workers.id} and ${isOpen})`;
  const [worker] = await queries
    .select({ id: workers.id })
    .from(workers)
    .where(and(isNotNull(workers.liveAddress), isWorkerAlive, gt(workers.liveSlots, openSessions)))
    .orderBy(openSessions, workers.id)
    .limit(1);
  return worker?.id;
}

/** @returns the id */
export async function insertSession(
  queries: Queries,
  session: NewSession,
  workerId: string,
): Promise<string> {
  const inserted = await queries
    .insert(liveSessions)
    .values({ ...session, workerId })
    .returning({ id: liveSessions.id });
  return onlyRow(inserted).id;
}
