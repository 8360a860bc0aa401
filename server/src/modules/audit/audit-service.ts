import { Readable } from 'node:stream';
import type { AuditFilter, AuditReply, QueryOf, SentAuditEvent } from 'shared/contract';
import type { Platform } from '../../platform/platform.ts';
import { CSV_HEADER, csvOfEvents } from './audit-csv.ts';
import { deleteOldEvents, listEvents, type AuditRow } from './audit-repository.ts';
import { recordEvent } from './record-event.ts';

export { addressDetail, changedDetails } from './describe-changes.ts';
export type { EditSubject } from './audit-repository.ts';
export { editConflict, mergeOrRefuse } from './merge-or-refuse.ts';
export { recordEvent } from './record-event.ts';

export type AuditService = ReturnType<typeof createAuditService>;

const DEFAULT_LIMIT = 50;
const EXPORT_PAGE = 1000;

export function createAuditService({ config, database: { queries } }: Pick<Platform, 'config' | 'database'>) {
  async function* csvOf(companyId: number, filter: AuditFilter): AsyncGenerator<string> {
    yield CSV_HEADER;
    for (let before: number | undefined; ;) {
      const rows = await listEvents(queries, companyId, filter, { before, limit: EXPORT_PAGE });
      if (rows.length > 0) yield csvOfEvents(rows);
      if (rows.length < EXPORT_PAGE) return;
      before = rows.at(-1)?.id;
    }
  }

  return {
    /** Newest first. */
    async list(
      companyId: number,
      { before, limit = DEFAULT_LIMIT, ...filter }: QueryOf<'GET /audit_events'>,
    ): Promise<AuditReply> {
      const rows = await listEvents(queries, companyId, filter, { before, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        audit_events: page.map(present),
        next_before: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
    /** All events that pass the filter as CSV, newest first. The export is an event itself. */
    async exportCsv(companyId: number, filter: AuditFilter): Promise<Readable> {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined);
      await queries.transaction((transaction) =>
        recordEvent(transaction, {
          companyId,
          action: 'export.audit_log',
          subject: { name: 'Audit log' },
          after: Object.fromEntries(given),
        }),
      );
      return Readable.from(csvOf(companyId, filter));
    },
    /** Removes events older than `AUDIT_RETENTION_DAYS`, as the owner of the table. */
    async removeOld(): Promise<void> {
      const { auditRetentionDays: days, databaseUrl, databaseOwnerUrl } = config;
      if (days > 0) await deleteOldEvents(databaseOwnerUrl ?? databaseUrl, days);
    },
  };
}

function present(row: AuditRow): SentAuditEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actorId,
    actor: row.actor,
    actor_kind: row.actorKind,
    address: row.address,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    subject: row.subject,
    before: row.before,
    after: row.after,
  };
}
