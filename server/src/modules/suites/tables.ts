import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

export const suites = pgTable(
  'suites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    scheduleEnabled: boolean().notNull().default(false),
    scheduleExpression: text(),
    scheduleTimezone: text(),
    /** When the schedule starts it next; null while scheduling is off. */
    nextFireAt: moment(),
    /** Refers to a blueprint; the key is laid by a migration, because blueprints refer to suites. */
    loginModuleId: integer(),
  },
  (table) => [index().on(table.companyId), index().on(table.loginModuleId), index().on(table.nextFireAt)],
);
