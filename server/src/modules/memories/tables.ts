import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { blueprints } from '../blueprints/tables.ts';

/** Neither read nor written: plans have taken its place. */
export const stepMemories = pgTable(
  'step_memories',
  {
    blueprintId: integer()
      .notNull()
      .references(() => blueprints.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    actions: jsonb().notNull(),
    usedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blueprintId, table.key] }), index().on(table.usedAt)],
);
