import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VariableKind } from 'shared/constants';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { companies } from '../company/tables.ts';

export const companyVariables = pgTable(
  'company_variables',
  {
    companyId: belongsTo(() => companies.id),
    /** What steps call it by. */
    name: text().notNull(),
    valueEncrypted: text().notNull(),
    isSecret: boolean().notNull(),
    kind: text().$type<VariableKind>().notNull().default('text'),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);
