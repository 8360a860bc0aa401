import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { blueprintVersions, type BlueprintSnapshot } from './tables.ts';

/** A previous version, with who replaced it by the next one. */
export interface PreviousVersion {
  version: number;
  snapshot: BlueprintSnapshot;
  replacedBy: string | null;
  replacedAt: Date;
}

/** Previous versions with a number below `before`, the newest first. */
export async function findPreviousVersions(
  queries: Queries,
  blueprintId: number,
  { before, limit }: { before: number; limit: number },
): Promise<PreviousVersion[]> {
  return queries
    .select({
      version: blueprintVersions.version,
      snapshot: blueprintVersions.snapshot,
      replacedBy: displayNameOf(users),
      replacedAt: blueprintVersions.replacedAt,
    })
    .from(blueprintVersions)
    .leftJoin(users, eq(users.id, blueprintVersions.replacedBy))
    .where(and(eq(blueprintVersions.blueprintId, blueprintId), lt(blueprintVersions.version, before)))
    .orderBy(desc(blueprintVersions.version))
    .limit(limit);
}

/** How colleagues read the person; null for no one. */
export async function findName(queries: Queries, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await queries
    .select({ name: displayNameOf(users) })
    .from(users)
    .where(eq(users.id, userId));
  return user?.name ?? null;
}

/** Who has saved the current version; null: a program, or a person whose account was deleted. */
export async function findLastEditor(
  queries: Queries,
  { id, version, createdBy }: Pick<BlueprintRow, 'id' | 'version' | 'createdBy'>,
): Promise<string | null> {
  if (version === 1) return findName(queries, createdBy);
  const [row] = await queries
    .select({ name: displayNameOf(users) })
    .from(blueprintVersions)
    .innerJoin(users, eq(users.id, blueprintVersions.replacedBy))
    .where(and(eq(blueprintVersions.blueprintId, id), eq(blueprintVersions.version, version - 1)));
  return row?.name ?? null;
}
