import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { sessions, users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';

const userId = () => integer().references(() => users.id, { onDelete: 'cascade' });

/** Two-factor sign-in of a person; off until a code was confirmed. */
export const twoFactors = pgTable('two_factors', {
  userId: userId().primaryKey(),
  /** In base32. */
  secretEncrypted: text().notNull(),
  /** The last time step (30 seconds, from 1970) whose code was accepted: codes up to it are used up. */
  lastStep: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
  /** Null: set up, but not on yet. */
  confirmedAt: moment(),
});

/**
 * Of a session, with its company and the second factor that is on: the company asks for one that the person has not set up. The identity
 * provider sees to its own.
 */
export const needsTwoFactor = sql<boolean>`(${companies.requiresTwoFactor} and not ${sessions.isSso} and ${twoFactors.userId} is null)`;

/** A row is deleted when its code signs in. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId().notNull(),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The one change of an e-mail address that waits for its two confirmations. */
export const emailChanges = pgTable('email_changes', {
  userId: userId().primaryKey(),
  /** In lower case. */
  newEmail: text().notNull(),
  oldTokenHash: text().notNull().unique(),
  newTokenHash: text().notNull().unique(),
  isOldConfirmed: boolean().notNull().default(false),
  isNewConfirmed: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
  expiresAt: moment().notNull(),
});
