import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { VerdictKind } from 'shared/constants';
import { moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { testRuns } from '../runs/tables.ts';

/** Why test runs have failed, as people judge it. */
export const verdicts = pgTable(
  'verdicts',
  {
    testRunId: integer()
      .primaryKey()
      .references(() => testRuns.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null: it was removed, so that later failures do not take an older one over. */
    verdict: text().$type<VerdictKind>(),
    note: text().notNull().default(''),
    ticketUrl: text(),
    /** When an issue was asked for of which is not known whether it was created. */
    issueAskedAt: moment(),
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who judged, or removed the verdict. Null: the account was deleted. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    judgedAt: moment().notNull().defaultNow(),
    /** The test run that was judged, if this one took its verdict over. */
    takenFromId: integer().references(() => testRuns.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.companyId), index().on(table.takenFromId)],
);
