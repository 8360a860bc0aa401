import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** As colleagues read it; null: the e-mail address stands for it. */
  name: text(),
  /** The company that the next sign-in opens, as long as the person is a member of it. */
  lastCompanyId: integer().references(() => companies.id, { onDelete: 'set null' }),
  /** Null: the person has not chosen a password yet, or signs in by SSO only. */
  passwordHash: text(),
  createdAt: moment().notNull().defaultNow(),
});

/** How colleagues read a person: the name, or else the e-mail address. `person`: `users`, or an alias of it. */
export const displayNameOf = (person: Record<'name' | 'email', AnyPgColumn>) =>
  sql<string>`coalesce(${person.name}, ${person.email})`;

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Names the session to its owner, who may end it. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** The company that it opens; null: its person belonged to none at the sign-in. */
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    /** Begun by the company's identity provider: it opens no other company, which does not trust that provider. */
    isSso: boolean().notNull().default(false),
    /** What the browser said about itself at the sign-in. */
    userAgent: text(),
    /** The network address of the sign-in. */
    address: text(),
    createdAt: moment().notNull().defaultNow(),
    /** To the minute. */
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.companyId)],
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
