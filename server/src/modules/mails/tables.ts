import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MailAttachment } from 'shared/contract';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';
import { testRuns } from '../runs/tables.ts';

/** Mails to the addresses of a company. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The run whose address it came to; null: an address of the company that belongs to no run. */
    testRunId: integer().references(() => testRuns.id, { onDelete: 'cascade' }),
    /** In small letters. */
    recipient: text().notNull(),
    sender: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    /** The mail as it came. */
    storageKey: text().notNull(),
    size: integer().notNull(),
    receivedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.testRunId),
    index().on(table.companyId, table.recipient, table.id),
    index().on(table.receivedAt),
  ],
);
