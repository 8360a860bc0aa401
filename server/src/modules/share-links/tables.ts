import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';

const userId = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Links that show one run to people without an account. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    /** What it shows: one of the two is null. */
    groupRunId: integer().references(() => groupRuns.id, { onDelete: 'cascade' }),
    testRunId: integer().references(() => testRuns.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdBy: userId(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    revokedBy: userId(),
    views: integer().notNull().default(0),
    lastViewedAt: moment(),
  },
  (table) => [
    index().on(table.companyId, table.id),
    index().on(table.groupRunId),
    index().on(table.testRunId),
    index().on(table.expiresAt),
    check('share_links_run_check', sql`num_nonnulls(${table.groupRunId}, ${table.testRunId}) = 1`),
  ],
);
