import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';

/** The sign-in that the tests of a group run share: cookies and storage, encrypted. */
export const sharedLogins = pgTable(
  'shared_logins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupRunId: belongsTo(() => groupRuns.id),
    /** A signature of what the sign-in depends on. */
    key: text().notNull(),
    /** Null: a test is signing in; empty: what it does cannot be shared. */
    state: text(),
    /** The test run that signs in or has signed in. */
    testRunId: integer().references(() => testRuns.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [unique().on(table.groupRunId, table.key)],
);
