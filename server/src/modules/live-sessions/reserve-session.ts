import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { workers } from '../runs/tables.ts';
import { endSessions, isOpen, isWorkerAlive } from './live-sessions-repository.ts';
import { liveSessions } from './tables.ts';

/** Any number that no other advisory lock of one number has. */
const LOCK = 727_016;
/** A person works in one window, and may compare with another. */
const MAX_PER_USER = 2;

type NewSession = Pick<
  typeof liveSessions.$inferInsert,
  'companyId' | 'userId' | 'blueprintId' | 'startingUrl'
>;

/**
 * Reserves a slot at the worker with the fewest live sessions, one reservation after the other. The user's older session of the same test
 * ends. @returns its id. @throws a 429 where the user or the company has too many, a 503 where no worker has a free slot.
 */
export async function reserveSession(
  queries: Queries,
  session: NewSession,
  maxPerCompany: number,
): Promise<string> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const { companyId, userId, blueprintId } = session;
    const ofCompany = await transaction
      .select({ id: liveSessions.id, userId: liveSessions.userId, blueprintId: liveSessions.blueprintId })
      .from(liveSessions)
      .where(and(eq(liveSessions.companyId, companyId), isOpen));
    const isReplaced = (open: (typeof ofCompany)[number]) =>
      open.userId === userId && open.blueprintId !== null && open.blueprintId === blueprintId;
    const replaced = ofCompany.filter(isReplaced).map(({ id }) => id);
    await endSessions(transaction, replaced, 'replaced');
    const others = ofCompany.filter((open) => !isReplaced(open));
    if (others.filter((open) => open.userId === userId).length >= MAX_PER_USER)
      throw tooMany(`You have ${MAX_PER_USER} live browsers open already. Close one of them first.`);
    if (others.length >= maxPerCompany)
      throw tooMany(`Your company has ${maxPerCompany} live browsers open, which is the most at a time.`);
    const workerId = await pickWorker(transaction);
    if (workerId === undefined)
      throw new AppError(
        503,
        'no_live_slot',
        'All live browsers are in use. Try again in a moment, or run the steps instead.',
      );
    const inserted = await transaction
      .insert(liveSessions)
      .values({ ...session, workerId })
      .returning({ id: liveSessions.id });
    return onlyRow(inserted).id;
  });
}

/** The one with the fewest open sessions; undefined: none has a free slot. */
async function pickWorker(queries: Pick<Queries, 'select'>): Promise<string | undefined> {
  const openSessions = sql`(select count(*) from ${liveSessions} where ${liveSessions.workerId} = ${workers.id} and ${isOpen})`;
  const [worker] = await queries
    .select({ id: workers.id })
    .from(workers)
    .where(and(isNotNull(workers.liveAddress), isWorkerAlive, gt(workers.liveSlots, openSessions)))
    .orderBy(openSessions, workers.id)
    .limit(1);
  return worker?.id;
}

const tooMany = (message: string) => new AppError(429, 'too_many_live_sessions', message);
