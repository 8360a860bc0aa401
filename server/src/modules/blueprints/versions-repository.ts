import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { blueprintVersions } from './tables.ts';

/** How colleagues read who has replaced a version: a person or an API key. */
const replacedBy = sql<string | null>`coalesce(${displayNameOf(users)}, ${blueprintVersions.replacedByKey})`;

/** Previous versions with a number below `before`, the newest first. */
export async function findPreviousVersions(
  queries: Queries,
  blueprintId: number,
  { before, limit }: { before: number; limit: number },
) {
  return queries
    .select({
      version: blueprintVersions.version,
      snapshot: blueprintVersions.snapshot,
      replacedBy,
      replacedAt: blueprintVersions.replacedAt,
    })
    .from(blueprintVersions)
    .leftJoin(users, eq(users.id, blueprintVersions.replacedBy))
    .where(and(eq(blueprintVersions.blueprintId, blueprintId), lt(blueprintVersions.version, before)))
    .orderBy(desc(blueprintVersions.version))
    .limit(limit);
}

/** How colleagues read who has created it; null: not known. */
export async function findCreator(
  queries: Queries,
  { createdBy: userId, createdByKey }: Pick<BlueprintRow, 'createdBy' | 'createdByKey'>,
): Promise<string | null> {
  if (userId === null) return createdByKey;
  const [user] = await queries
    .select({ name: displayNameOf(users) })
    .from(users)
    .where(eq(users.id, userId));
  return user?.name ?? null;
}

/** Who has saved the current version; null: not known, or a person whose account was deleted. */
export async function findLastEditor(
  queries: Queries,
  { id, version, ...created }: Pick<BlueprintRow, 'id' | 'version' | 'createdBy' | 'createdByKey'>,
): Promise<string | null> {
  if (version === 1) return findCreator(queries, created);
  const [row] = await queries
    .select({ name: replacedBy })
    .from(blueprintVersions)
    .leftJoin(users, eq(users.id, blueprintVersions.replacedBy))
    .where(and(eq(blueprintVersions.blueprintId, id), eq(blueprintVersions.version, version - 1)));
  return row?.name ?? null;
}
