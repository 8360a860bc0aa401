import { and, arrayOverlaps, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { blueprints } from '../../blueprints/tables.ts';

/** The ids of the company's tests that have at least one of the tags, oldest first. */
export async function findTaggedTests(
  queries: Queries,
  companyId: number,
  tags: string[],
): Promise<number[]> {
  const rows = await queries
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(
      and(
        eq(blueprints.companyId, companyId),
        eq(blueprints.type, 'integration'),
        arrayOverlaps(blueprints.tags, tags),
      ),
    )
    .orderBy(asc(blueprints.id));
  return rows.map(({ id }) => id);
}
