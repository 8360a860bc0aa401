import type { DeliveryChannel } from 'shared/constants';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';
import { groupRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';

/** `withdrawn`: the recipient was removed, or the channel switched off, before the message went out. */
export type DeliveryStatus = 'pending' | 'sent' | 'failed' | 'withdrawn';

/** `failure`: tests of the run failed; `recovery`: it repairs a run that failed; `flaky`: it passed, with newly flaky tests; `missed_start`: the schedule has not started the suite. */
export type DeliveryKind = 'failure' | 'recovery' | 'flaky' | 'missed_start';

/** One message about one group run, or about the schedule of one suite, to one recipient. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null: it is about a suite. */
    groupRunId: integer().references(() => groupRuns.id, { onDelete: 'cascade' }),
    /** Null: it is about a group run. */
    suiteId: integer().references(() => suites.id, { onDelete: 'cascade' }),
    kind: text().$type<DeliveryKind>().notNull().default('failure'),
    /** Of a recovery: the last run that failed. A recipient learns of its repair once, however many runs pass at the same time. */
    recoveredRunId: integer().references(() => groupRuns.id, { onDelete: 'cascade' }),
    channel: text().$type<DeliveryChannel>().notNull(),
    /** An e-mail address or the address of a Slack webhook, which is a secret; `company` for the company's own webhook. */
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
    index().on(table.suiteId, table.createdAt),
    check('deliveries_subject_check', sql`(${table.groupRunId} is null) <> (${table.suiteId} is null)`),
  ],
);

/** Where the notifications of a company are posted, signed. */
export const webhooks = pgTable('webhooks', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Its path or query may hold a secret. */
  urlEncrypted: text().notNull(),
  isEnabled: boolean().notNull(),
  secretEncrypted: text().notNull(),
  secretChangedAt: moment().notNull().defaultNow(),
  /** The secret before, which messages are signed with for a while, too; null: there was none. */
  previousSecretEncrypted: text(),
});
