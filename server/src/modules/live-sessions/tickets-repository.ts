import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { workers } from '../runs/tables.ts';
import { isOpen, TICKET_SECONDS } from './live-sessions-repository.ts';
import { liveSessions, liveTickets } from './tables.ts';

export type Ticket = typeof liveTickets.$inferSelect;

export async function insertTicket(
  queries: Pick<Queries, 'insert'>,
  ticket: Omit<Ticket, 'expiresAt'>,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${TICKET_SECONDS})`;
  await queries.insert(liveTickets).values({ ...ticket, expiresAt });
}

const isTicketFor = (liveSessionId: string, ticketHash: string) =>
  and(
    eq(liveTickets.ticketHash, ticketHash),
    eq(liveTickets.liveSessionId, liveSessionId),
    gt(liveTickets.expiresAt, sql`now()`),
  );

/** Where the session of a valid ticket is. Undefined: the ticket is unknown, used or expired, or for another session. */
export async function findAddressByTicket(
  queries: Queries,
  liveSessionId: string,
  ticketHash: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ address: workers.liveAddress })
    .from(liveTickets)
    .innerJoin(liveSessions, eq(liveSessions.id, liveTickets.liveSessionId))
    .innerJoin(workers, eq(workers.id, liveSessions.workerId))
    .where(and(isTicketFor(liveSessionId, ticketHash), isOpen));
  return row?.address ?? undefined;
}

/** Uses the ticket up, for the worker that holds its session; the first one of the controller opens the session. Undefined as above. */
export async function consumeTicket(
  queries: Queries,
  workerId: string,
  liveSessionId: string,
  ticketHash: string,
) {
  return queries.transaction(async (transaction) => {
    const [ticket] = await transaction
      .delete(liveTickets)
      .where(isTicketFor(liveSessionId, ticketHash))
      .returning();
    if (!ticket) return undefined;
    const isHere = and(eq(liveSessions.id, liveSessionId), eq(liveSessions.workerId, workerId), isOpen);
    const [session] = await transaction.select().from(liveSessions).where(isHere).for('update');
    if (!session) return undefined;
    if (ticket.role === 'control')
      await transaction
        .update(liveSessions)
        .set({ openedAt: sql`now()` })
        .where(and(eq(liveSessions.id, session.id), isNull(liveSessions.openedAt)));
    return { ticket, session };
  });
}

export async function deleteExpiredTickets(queries: Queries): Promise<void> {
  await queries.delete(liveTickets).where(lt(liveTickets.expiresAt, sql`now()`));
}
