import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SavedViewList } from 'shared/constants';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';

/** Named filters of the lists of runs and of tests. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    /** The person whose own view it is; null: it is shared with the company. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    list: text().$type<SavedViewList>().notNull().default('runs'),
    name: text().notNull(),
    /** Of the page's address. */
    query: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.companyId), index().on(table.userId)],
);
