import { and, desc, eq, gte, ilike, inArray, lt, sql } from 'drizzle-orm';
import pg from 'pg';
import type { AuditAction } from 'shared/constants';
import type { AuditFilter } from 'shared/contract';
import { currentActor } from '../../platform/actor.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { auditEvents } from './tables.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

const REMOVED_AT_ONCE = 5000;

/** What is changed, and the events by which the audit log knows its changes. */
export interface EditSubject {
  companyId: number;
  actions: AuditAction[];
  /** Absent: the company has only one. */
  id?: number | string;
  /** Of an environment: which of its variables. */
  variable?: string;
  /** When it was stored last, where its row says so; null: it is not there any more. */
  updatedAt?: Date | null;
}

/** `actor` null: as the account with `actorId` is called at this moment, e.g. `Ada <ada@example.com>`. */
export async function insertEvent(
  transaction: Transaction,
  { actor, ...event }: Omit<typeof auditEvents.$inferInsert, 'actor'> & { actor: string | null },
): Promise<void> {
  const name = actor ?? accountName(transaction, event.actorId ?? null);
  await transaction.insert(auditEvents).values({ ...event, actor: name });
}

/** With the e-mail address: the name is one that the person chooses, and changes. */
function accountName(transaction: Transaction, userId: number | null) {
  const names = transaction
    .select({
      name: sql`coalesce(nullif(${users.name}, '') || ' <' || ${users.email} || '>', ${users.email})`,
    })
    .from(users)
    .where(eq(users.id, userId ?? 0));
  return sql<string>`coalesce((${names}), 'deleted account')`;
}

/** Newest first. `before`: an id, only older events. */
export async function listEvents(
  queries: Queries,
  companyId: number,
  { actor, action, subject_type: subjectType, from, to }: AuditFilter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditRow[]> {
  return queries
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.companyId, companyId),
        before === undefined ? undefined : lt(auditEvents.id, before),
        actor === undefined ? undefined : ilike(auditEvents.actor, `%${actor.replace(/[\\%_]/g, '\\$&')}%`),
        action && eq(auditEvents.action, action),
        subjectType === undefined ? undefined : eq(auditEvents.subjectType, subjectType),
        from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
        to === undefined ? undefined : lt(auditEvents.at, new Date(to)),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit);
}

/** Who has changed it last, rather somebody else than the caller, and when; undefined: not known any more. */
export async function findLastEvent(queries: Queries, { companyId, actions, id, variable }: EditSubject) {
  // What the caller has saved in between is not what collides.
  const isRecentlyByOther = sql`${auditEvents.actorId} is distinct from ${currentActor().id}::int
    and ${auditEvents.at} > now() - interval '1 day'`;
  const [event] = await queries
    .select({ actor: auditEvents.actor, at: auditEvents.at })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.companyId, companyId),
        inArray(auditEvents.action, actions),
        id === undefined ? undefined : eq(auditEvents.subjectId, String(id)),
        variable === undefined ? undefined : eq(sql`${auditEvents.after} ->> 'variable'`, variable),
      ),
    )
    .orderBy(desc(isRecentlyByOther), desc(auditEvents.id))
    .limit(1);
  return event;
}

/** Removes events that are older than so many days, as the owner of the table: the application may not. */
export async function deleteOldEvents(ownerUrl: string | undefined, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let removed: number | null;
    do {
      ({ rowCount: removed } = await client.query(
        `delete from audit_events where id in (
           select id from audit_events where at < now() - make_interval(days => $1) order by at limit $2)`,
        [days, REMOVED_AT_ONCE],
      ));
    } while (removed === REMOVED_AT_ONCE);
  } finally {
    await client.end();
  }
}
