import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { apiKeys } from './tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A key with the name or the e-mail address of its creator. */
export interface ListedApiKey {
  key: ApiKeyRow;
  creator: string | null;
}

type NewApiKey = Pick<
  ApiKeyRow,
  'companyId' | 'name' | 'role' | 'tokenHash' | 'hint' | 'createdBy' | 'expiresAt'
>;

const isNotRevoked = isNull(apiKeys.revokedAt);

const listed = (queries: Queries) =>
  queries
    .select({ key: apiKeys, creator: displayNameOf(users) })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy));

/** In the order of their names, without revoked ones. */
export async function listApiKeys(queries: Queries, companyId: number): Promise<ListedApiKey[]> {
  return listed(queries)
    .where(and(eq(apiKeys.companyId, companyId), isNotRevoked))
    .orderBy(asc(sql`lower(${apiKeys.name})`));
}

/** `too-many`: the company has `max` already. `name-taken`: one of them has the name, ignoring case. */
export async function insertApiKey(
  queries: Queries,
  key: NewApiKey,
  max: number,
): Promise<ListedApiKey | 'too-many' | 'name-taken'> {
  return queries.transaction(async (transaction) => {
    const { companyId } = key;
    // One after the other for each company, so that two requests at once do not both count too few.
    await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    const [row] = await transaction
      .select({ count: count() })
      .from(apiKeys)
      .where(and(eq(apiKeys.companyId, companyId), isNotRevoked));
    if (row && row.count >= max) return 'too-many';
    const [inserted] = await transaction
      .insert(apiKeys)
      .values(key)
      .onConflictDoNothing()
      .returning({ id: apiKeys.id });
    if (!inserted) return 'name-taken';
    return onlyRow(await listed(transaction).where(eq(apiKeys.id, inserted.id)));
  });
}

/** Undefined: the company has none of that id that is not revoked. */
export async function revokeApiKey(queries: Queries, companyId: number, id: number) {
  const [row] = await queries
    .update(apiKeys)
    .set({ revokedAt: new Date() })
    .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id), isNotRevoked))
    .returning({ id: apiKeys.id, name: apiKeys.name, role: apiKeys.role, expiresAt: apiKeys.expiresAt });
  return row;
}

/** Also one that is expired or revoked. */
export async function findApiKey(queries: Queries, tokenHash: string): Promise<ApiKeyRow | undefined> {
  const [row] = await queries.select().from(apiKeys).where(eq(apiKeys.tokenHash, tokenHash));
  return row;
}

/** Notes the use of a key, unless one since `unlessSince` is noted: several processes may try at once. */
export async function storeUse(
  queries: Queries,
  id: number,
  use: { lastUsedAt: Date; lastUsedFrom: string },
  unlessSince: Date,
): Promise<void> {
  const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, unlessSince));
  await queries
    .update(apiKeys)
    .set(use)
    .where(and(eq(apiKeys.id, id), isDue));
}

/** Deletes the keys that were revoked before that moment. */
export async function deleteRevokedApiKeys(queries: Queries, before: Date): Promise<void> {
  await queries.delete(apiKeys).where(lt(apiKeys.revokedAt, before));
}
