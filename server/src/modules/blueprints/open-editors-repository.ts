import { and, eq, ne, sql } from 'drizzle-orm';
import { OPEN_EDITOR_INTERVAL } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprints, openEditors } from './tables.ts';

/** An editor that has missed two reports is closed, or its computer asleep. */
const LASTS_SECONDS = (OPEN_EDITOR_INTERVAL * 2.5) / 1000;

/** Notes that a person has a test or module open. False: the company has none of that id. */
export async function reportOpenEditor(
  queries: Queries,
  companyId: number,
  id: number,
  userId: number,
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(openEditors)
    .select(
      queries
        .select({
          blueprintId: blueprints.id,
          userId: sql<number>`${userId}::int`.as('user_id'),
          seenAt: sql<Date>`now()`.as('seen_at'),
        })
        .from(blueprints)
        .where(and(eq(blueprints.id, id), eq(blueprints.companyId, companyId))),
    )
    .onConflictDoUpdate({
      target: [openEditors.blueprintId, openEditors.userId],
      set: { seenAt: sql`now()` },
    });
  return rowCount === 1;
}

/** The other people who have it open, by name. */
export async function listOtherEditors(queries: Queries, id: number, userId: number): Promise<string[]> {
  const rows = await queries
    .select({ name: displayNameOf(users) })
    .from(openEditors)
    .innerJoin(users, eq(users.id, openEditors.userId))
    .where(
      and(
        eq(openEditors.blueprintId, id),
        ne(openEditors.userId, userId),
        sql`${openEditors.seenAt} > now() - make_interval(secs => ${LASTS_SECONDS})`,
      ),
    )
    .orderBy(displayNameOf(users));
  return rows.map(({ name }) => name);
}
