import type { AuditActorKind } from 'shared/constants';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Names and numbers of what was changed; never values of secrets. */
export type AuditDetails = Record<string, string | number | boolean | null | (string | number)[]>;

/**
 * Who did what. Rows are only added: triggers refuse every change. There are no foreign keys, because events outlive accounts, tests and
 * companies.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer().notNull(),
    at: moment().notNull().defaultNow(),
    actorId: integer(),
    actor: text().notNull(),
    actorKind: text().$type<AuditActorKind>().notNull(),
    address: text(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    subject: text().notNull(),
    before: jsonb().$type<AuditDetails>(),
    after: jsonb().$type<AuditDetails>(),
  },
  (table) => [index().on(table.companyId, table.id), index().on(table.at)],
);
