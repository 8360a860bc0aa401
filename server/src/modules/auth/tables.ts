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

export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text().primaryKey(), userId: userId(), expiresAt: moment().notNull() },
  (table) => [index().on(table.userId)],
);

export const waitingList = pgTable('waiting_list', {
  /** In lower case. */
  email: text().primaryKey(),
  createdAt: moment().notNull().defaultNow(),
});
