import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
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
      replacedBy: users.email,
      replacedAt: blueprintVersions.replacedAt,
    })
    .from(blueprintVersions)
    .leftJoin(users, eq(users.id, blueprintVersions.replacedBy))
    .where(and(eq(blueprintVersions.blueprintId, blueprintId), lt(blueprintVersions.version, before)))
    .orderBy(desc(blueprintVersions.version))
    .limit(limit);
}

export async function findEmail(queries: Queries, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await queries.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}
