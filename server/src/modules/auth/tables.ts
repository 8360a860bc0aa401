import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** In lower case. */
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: userId(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Links with which a person chooses a password: asked for by himself, or sent with an invitation. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: userId(),
    kind: text({ enum: ['reset', 'invite'] })
      .notNull()
      .default('reset'),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** How often something was attempted within a window of time. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    /** Says what is counted and for whom, unreadably: no addresses are stored here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The end of the window; then the next attempt is the first one again. */
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

export const waitingList = pgTable('waiting_list', {
  /** In lower case. */
  email: text().primaryKey(),
  createdAt: moment().notNull().defaultNow(),
});
