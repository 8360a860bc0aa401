import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LiveEnd } from 'shared/contract';
import { belongsTo, moment } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { companies } from '../company/tables.ts';

export const liveSessions = pgTable(
  'live_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: belongsTo(() => companies.id),
    /** Its controller; null: a program. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the program's API key; null: a person. */
    keyName: text(),
    /** The test or module that is edited. */
    blueprintId: integer().references(() => blueprints.id, { onDelete: 'set null' }),
    /** No foreign key: rows of workers are removed. */
    workerId: uuid().notNull(),
    startingUrl: text().notNull(),
    /** Where its pages are; null: at their own addresses. No foreign key: what was opened there must not go elsewhere. */
    environmentId: integer(),
    createdAt: moment().notNull().defaultNow(),
    /** When the controller connected for the first time; until then the slot is reserved as long as a ticket is valid. */
    openedAt: moment(),
    endedAt: moment(),
    endReason: text().$type<LiveEnd>(),
  },
  (table) => [
    // There are few that have not ended.
    index('live_sessions_open_index')
      .on(table.companyId)
      .where(sql`${table.endedAt} is null`),
    index().on(table.createdAt),
  ],
);

/** Each opens one WebSocket. */
export const liveTickets = pgTable(
  'live_tickets',
  {
    ticketHash: text().primaryKey(),
    liveSessionId: uuid()
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    /** null: a program's. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'control' | 'watch'>().notNull(),
    /** The login session or API key that asked for it: when it ends, so does the connection. */
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
