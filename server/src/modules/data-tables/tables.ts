import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DataColumn } from 'shared/contract';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';

/** The table of a data-driven test, which runs once for each row. */
export const blueprintTables = pgTable('blueprint_tables', {
  blueprintId: belongsTo(() => blueprints.id).primaryKey(),
  columns: jsonb().$type<DataColumn[]>().notNull(),
  /** Encrypted JSON: the cells of each row. */
  rows: text().notNull(),
  rowCount: integer().notNull(),
  updatedAt: moment().notNull().defaultNow(),
  updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
});
