import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { VariableKind } from 'shared/constants';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

/** Where tests run: an installation of the company's site. */
export const environments = pgTable(
  'environments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    baseUrl: text(),
    /** Encrypted JSON: names and values of headers that are sent to the base URL's origin. */
    headers: text(),
    /** Encrypted JSON: user name and password of HTTP authentication. */
    httpCredentials: text(),
    /** Its runs wait for each other. */
    oneRunAtATime: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('environments_name_index').on(table.companyId, sql`lower(${table.name})`)],
);

/** Values in place of the company's of the same name. */
export const environmentVariables = pgTable(
  'environment_variables',
  {
    environmentId: belongsTo(() => environments.id),
    name: text().notNull(),
    valueEncrypted: text().notNull(),
    isSecret: boolean().notNull(),
    kind: text().$type<VariableKind>().notNull().default('text'),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.environmentId, table.name] })],
);
