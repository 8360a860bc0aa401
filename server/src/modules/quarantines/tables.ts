import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';

/** A test that runs and is shown, but does not fail the group run. */
export const quarantines = pgTable(
  'quarantines',
  {
    blueprintId: belongsTo(() => blueprints.id).primaryKey(),
    reason: text().notNull(),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    endsAt: moment().notNull(),
    /** When its end was announced by mail; null: not yet. */
    announcedAt: moment(),
  },
  (table) => [index().on(table.endsAt)],
);
