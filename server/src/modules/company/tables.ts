import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

export const companies = pgTable('companies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** People must be able to read the key again, so it is encrypted, not only hashed. */
  apiKeyEncrypted: text().notNull(),
  apiKeyHash: text().notNull().unique(),
  enableEmailNotifications: boolean().notNull().default(false),
  emailRecipients: text().array().notNull().default([]),
  enableSlackNotifications: boolean().notNull().default(false),
  slackWebhooks: text().array().notNull().default([]),
  /** Members who sign in with a password need a second factor. */
  requiresTwoFactor: boolean().notNull().default(false),
  /** What the addresses of its inbox have in common; null: none was asked for yet. */
  inboxKey: text().unique(),
  createdAt: moment().notNull().defaultNow(),
});
