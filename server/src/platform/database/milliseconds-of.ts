import { sql, type SQL } from 'drizzle-orm';

/** A moment as a number since 1970: a list with thousands of them is read in half the time that their texts take. */
export const millisecondsOf = (moment: SQL) => sql<number>`(extract(epoch from ${moment}) * 1000)::float8`;
