import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MissedStarts } from 'shared/constants';
import type { BrowserSettings } from 'shared/contract';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';
import { environments } from '../environments/tables.ts';

export const suites = pgTable(
  'suites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    scheduleEnabled: boolean().notNull().default(false),
    scheduleExpression: text(),
    scheduleTimezone: text(),
    /** When the schedule starts it next; null while scheduling is off. */
    nextFireAt: moment(),
    /** Refers to a blueprint; the key is laid by a migration, because blueprints refer to suites. */
    loginModuleId: integer(),
    /** Its tests sign in once for all. */
    sharesLogin: boolean().notNull().default(true),
    /** The tests of a run run one after the other. */
    inOrder: boolean().notNull().default(false),
    /** How often a failed test is tried again. */
    retries: integer().notNull().default(0),
    browser: jsonb().$type<BrowserSettings>().notNull().default({}),
    handlers: text().array().notNull().default([]),
    /** Where scheduled runs take place; null: at the tests' own addresses. */
    scheduleEnvironmentId: integer().references(() => environments.id, { onDelete: 'set null' }),
    missedStarts: text().$type<MissedStarts>().notNull().default('one'),
    /** A failed scheduled run is announced once so many in a row have failed. */
    alertAfter: integer().notNull().default(1),
    /** The due time of the last scheduled start, and why it was refused; null: it was not. */
    refusedStartAt: moment(),
    refusedStartReason: text(),
  },
  (table) => [index().on(table.companyId), index().on(table.loginModuleId), index().on(table.nextFireAt)],
);
