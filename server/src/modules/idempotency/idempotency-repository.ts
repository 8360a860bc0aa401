import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { idempotentCalls } from './tables.ts';

type Row = typeof idempotentCalls.$inferSelect;

/** What identifies a call. */
export type CallIdentity = Pick<Row, 'companyId' | 'caller' | 'endpoint' | 'key'>;

const isCall = ({ companyId, caller, endpoint, key }: CallIdentity) =>
  and(
    eq(idempotentCalls.companyId, companyId),
    eq(idempotentCalls.caller, caller),
    eq(idempotentCalls.endpoint, endpoint),
    eq(idempotentCalls.key, key),
  );

interface Limits {
  /** Calls that began before are forgotten. */
  expired: Date;
  /** Calls that began before and have no reply are given up: their process has ended. */
  abandoned: Date;
}

/** Whether the call is the first with its key, as far as is known. */
export async function insertCall(
  queries: Queries,
  call: CallIdentity & Pick<Row, 'requestSignature' | 'startedAt'>,
  { expired, abandoned }: Limits,
): Promise<boolean> {
  const { requestSignature, startedAt } = call;
  const rows = await queries
    .insert(idempotentCalls)
    .values(call)
    .onConflictDoUpdate({
      target: [
        idempotentCalls.companyId,
        idempotentCalls.caller,
        idempotentCalls.endpoint,
        idempotentCalls.key,
      ],
      set: { requestSignature, startedAt, status: null, replyEncrypted: null },
      setWhere: or(
        lt(idempotentCalls.startedAt, expired),
        and(isNull(idempotentCalls.status), lt(idempotentCalls.startedAt, abandoned)),
      ),
    })
    .returning({ one: sql`1` });
  return rows.length > 0;
}

export async function findCall(queries: Queries, call: CallIdentity): Promise<Row | undefined> {
  const [row] = await queries.select().from(idempotentCalls).where(isCall(call));
  return row;
}

/** `startedAt`: another call may have taken the place of one that was given up. */
type OwnCall = CallIdentity & Pick<Row, 'startedAt'>;

const isOwnCall = (call: OwnCall) => and(isCall(call), eq(idempotentCalls.startedAt, call.startedAt));

export async function storeReply(
  queries: Queries,
  call: OwnCall,
  reply: { status: number; replyEncrypted: string },
): Promise<void> {
  await queries.update(idempotentCalls).set(reply).where(isOwnCall(call));
}

export async function deleteCall(queries: Queries, call: OwnCall): Promise<void> {
  await queries.delete(idempotentCalls).where(isOwnCall(call));
}

export async function deleteCallsBefore(queries: Queries, moment: Date): Promise<void> {
  await queries.delete(idempotentCalls).where(lt(idempotentCalls.startedAt, moment));
}
