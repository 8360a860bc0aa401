import { and, desc, eq, gte, ilike, lt } from 'drizzle-orm';
import type { AuditFilter } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { auditEvents } from './tables.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

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
