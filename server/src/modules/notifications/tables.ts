import type { NotificationChannel } from 'shared/constants';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';
import { groupRuns } from '../runs/tables.ts';

/** `withdrawn`: the recipient was removed, or the channel switched off, before the message went out. */
export type DeliveryStatus = 'pending' | 'sent' | 'failed' | 'withdrawn';

/** `failure`: tests of the run failed; `recovery`: it repairs a run that failed; `flaky`: it passed, with newly flaky tests. */
export type DeliveryKind = 'failure' | 'recovery' | 'flaky';

/** One message about one group run to one recipient. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    groupRunId: integer()
      .notNull()
      .references(() => groupRuns.id, { onDelete: 'cascade' }),
    kind: text().$type<DeliveryKind>().notNull().default('failure'),
    /** Of a recovery: the last run that failed. A recipient learns of its repair once, however many runs pass at the same time. */
    recoveredRunId: integer().references(() => groupRuns.id, { onDelete: 'cascade' }),
    channel: text().$type<NotificationChannel>().notNull(),
    /** An e-mail address or the address of a webhook; the latter is a secret. */
    recipient: text().notNull(),
    status: text().$type<DeliveryStatus>().notNull().default('pending'),
    /** How often sending was begun. */
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When it got its last status. */
    finishedAt: moment(),
  },
  (table) => [
    unique().on(table.groupRunId, table.channel, table.recipient),
    unique().on(table.recoveredRunId, table.channel, table.recipient),
    index().on(table.companyId),
  ],
);
