import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { API_KEY_ROLES } from 'shared/constants';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';

/** API keys with a name and a role. They belong to the company: a creator who leaves takes none with him. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    role: text({ enum: API_KEY_ROLES }).notNull(),
    tokenHash: text().notNull().unique(),
    /** The last four characters of the token. */
    hint: text().notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    /** null: never. */
    expiresAt: moment(),
    /** To the minute. */
    lastUsedAt: moment(),
    lastUsedFrom: text(),
    /** For some time a revoked key stays known, so that its callers read what happened. */
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex('api_keys_name_index')
      .on(table.companyId, sql`lower(${table.name})`)
      .where(sql`${table.revokedAt} is null`),
  ],
);
