import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { environments } from '../environments/tables.ts';
import type { suites } from '../suites/tables.ts';

/** Those of the suites, or environments, that the company has. */
export async function findOwnIds(
  queries: Queries,
  table: typeof suites | typeof environments,
  companyId: number,
  ids: number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: table.id })
    .from(table as typeof suites)
    .where(and(eq(table.companyId, companyId), inArray(table.id, ids)));
  return rows.map(({ id }) => id);
}
