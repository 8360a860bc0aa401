import { customType, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Bytes in the row itself. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The id of the row that this one belongs to, and is deleted with. */
export const belongsTo = (owner: () => AnyPgColumn) =>
  integer().notNull().references(owner, { onDelete: 'cascade' });
