import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Bytes in the row itself. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
