import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { RememberedAction } from 'runner';
import { blueprints } from '../blueprints/tables.ts';

/** What a model found out about a step of a test, to be done again without it. */
export const stepMemories = pgTable(
  'step_memories',
  {
    blueprintId: integer()
      .notNull()
      .references(() => blueprints.id, { onDelete: 'cascade' }),
    /** SHA-256 of the test as it stood, the step in it and the page it was on. */
    key: text().notNull(),
    actions: jsonb().$type<RememberedAction[]>().notNull(),
    usedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blueprintId, table.key] }), index().on(table.usedAt)],
);
