import type { DeliveryChannel, DigestRhythm, PersonalNotificationKind, RunStarter } from 'shared/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';
import { users } from '../auth/tables.ts';
import { members } from '../members/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';

/** `withdrawn`: the recipient was removed, or the channel switched off, before the message went out. */
export type DeliveryStatus = 'pending' | 'sent' | 'failed' | 'withdrawn';

/**
 * `failure`: tests of the run failed; `recovery`: it repairs a run that failed; `flaky`: it passed, with newly flaky tests; `slow`: it passed, and
 * took longer than usual; `missed_start`: the schedule has not started the suite; `assignment`: a failure was assigned to the person; `digest`: what
 * happened in a period.
 */
export type DeliveryKind = PersonalNotificationKind | 'digest';

/** One message about one group run, the schedule of one suite, one failed test run, or one period, to one recipient. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null: it is about something else; so with the next three, of which one is not null. */
    groupRunId: integer().references(() => groupRuns.id, { onDelete: 'cascade' }),
    suiteId: integer().references(() => suites.id, { onDelete: 'cascade' }),
    testRunId: integer().references(() => testRuns.id, { onDelete: 'cascade' }),
    /** The end of the period that it sums up, and its beginning. */
    digestUntil: moment(),
    digestFrom: moment(),
    /** The member who has chosen it; null: the company has. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
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
    unique().on(table.testRunId, table.channel, table.recipient),
    index().on(table.companyId),
    index().on(table.suiteId, table.createdAt),
    index().on(table.userId),
    check(
      'deliveries_subject_check',
      sql`num_nonnulls(${table.groupRunId}, ${table.suiteId}, ${table.testRunId}, ${table.digestUntil}) = 1`,
    ),
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

/** Who is told of runs that fit all conditions. An empty list, or null, is no condition. Named as the API names it: a row is a route. */
export const notificationRoutes = pgTable(
  'notification_routes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** No foreign keys, here and in the next: without its last suite a route would be about all of them. */
    suite_ids: integer().array().notNull(),
    environment_ids: integer().array().notNull(),
    /** May have `*` for any characters. */
    branch: text(),
    started_by: text().array().$type<RunStarter[]>().notNull(),
    emails: text().array().notNull(),
    /** A secret. */
    slack_webhook: text(),
    slack_channel: text().notNull(),
    uses_webhook: boolean().notNull(),
    only_changes: boolean().notNull(),
    after_failures: integer().notNull(),
    also_general: boolean().notNull(),
  },
  (table) => [index().on(table.companyId)],
);

/** What is known of the addresses that a company sends results to. An address without a row was never asked. */
export const mailRecipients = pgTable(
  'mail_recipients',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    /** When a mail last asked for a confirmation; null: no mail that asks has gone out. */
    askedAt: moment(),
    /** Null: only a member of the company gets mail at this address. */
    confirmedAt: moment(),
    /** Null: it is not unsubscribed. Of a stranger who has never confirmed: the company asks no more. */
    unsubscribedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.email] })],
);

/** The columns of a member; a key of both of them ends the row with the membership. */
const ofMember = () => ({
  companyId: integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** What a member wants to be told of by mail; without a row what is usual. It ends with the membership. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    ...ofMember(),
    kinds: text().array().$type<PersonalNotificationKind[]>().notNull(),
    /** Else the suites of `chosen_suites` count. */
    hasAllSuites: boolean().notNull(),
    digest: text().$type<DigestRhythm>(),
    timeZone: text().notNull().default('UTC'),
    /** When the next digest is due; null: there are none. */
    nextDigestAt: moment(),
    /** Where its period begins: the end of the one before. */
    digestSince: moment(),
  },
  (table) => [
    index().on(table.nextDigestAt),
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      name: 'notification_choices_member_fk',
      columns: [table.companyId, table.userId],
      foreignColumns: [members.companyId, members.userId],
    }).onDelete('cascade'),
  ],
);

/** The suites that a member is told of. */
export const chosenSuites = pgTable(
  'chosen_suites',
  {
    ...ofMember(),
    suiteId: integer()
      .notNull()
      .references(() => suites.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.suiteId] }),
    index().on(table.suiteId),
    foreignKey({
      name: 'chosen_suites_choice_fk',
      columns: [table.companyId, table.userId],
      foreignColumns: [notificationChoices.companyId, notificationChoices.userId],
    }).onDelete('cascade'),
  ],
);
