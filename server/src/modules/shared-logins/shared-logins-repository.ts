import { and, eq, exists, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { testRuns } from '../runs/tables.ts';
import { sharedLogins } from './tables.ts';

/** A sign-in that the tests of a group run share. */
export interface LoginKey {
  groupRunId: number;
  /** What it depends on, hashed. */
  key: string;
}

/** One attempt of the test run that signs in. */
export interface SigningRun {
  id: number;
  attempt: number;
}

export type StoredLogin = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

const isLogin = ({ groupRunId, key }: LoginKey): SQL | undefined =>
  and(eq(sharedLogins.groupRunId, groupRunId), eq(sharedLogins.key, key));

export async function findLogin(queries: Queries, login: LoginKey) {
  const [row] = await queries
    .select({
      /** Encrypted. null: a test is signing in; empty: it cannot be shared. */
      state: sharedLogins.state,
      testRunId: sharedLogins.testRunId,
      /** Of the test that has signed in; null: it was deleted. */
      name: testRuns.name,
      rowName: testRuns.rowName,
      /** The test that signs in is being executed. */
      isAlive: sql<boolean>`coalesce(${testRuns.status} = 'running', false)`,
    })
    .from(sharedLogins)
    .leftJoin(testRuns, eq(testRuns.id, sharedLogins.testRunId))
    .where(isLogin(login));
  return row;
}

/** Makes the test run the one that signs in. False: another one does or has. */
export async function claimLogin(queries: Queries, login: LoginKey, runId: number): Promise<boolean> {
  const otherRuns = queries
    .select({ one: sql`1` })
    .from(testRuns)
    .where(
      and(eq(testRuns.id, sharedLogins.testRunId), ne(testRuns.id, runId), eq(testRuns.status, 'running')),
    );
  const rows = await queries
    .insert(sharedLogins)
    .values({ ...login, testRunId: runId })
    .onConflictDoUpdate({
      target: [sharedLogins.groupRunId, sharedLogins.key],
      set: { testRunId: runId, updatedAt: new Date() },
      setWhere: and(
        isNull(sharedLogins.state),
        or(isNull(sharedLogins.testRunId), sql`not ${exists(otherRuns)}`),
      ),
    })
    .returning({ id: sharedLogins.id });
  return rows.length > 0;
}

/** Stores what the test run has signed in with, as long as its attempt is not lost: later the group run may have ended. */
export async function storeLogin(
  queries: Queries,
  login: LoginKey,
  { id, attempt }: SigningRun,
  state: string,
): Promise<void> {
  const held = queries
    .select({ one: sql`1` })
    .from(testRuns)
    .where(and(eq(testRuns.id, id), eq(testRuns.attempt, attempt), eq(testRuns.status, 'running')));
  await queries
    .update(sharedLogins)
    .set({ state, testRunId: id, updatedAt: new Date() })
    .where(and(isLogin(login), exists(held)));
}

/** When the group run has ended. */
export async function deleteLogins(queries: Queries, groupRunId: number): Promise<void> {
  await queries.delete(sharedLogins).where(eq(sharedLogins.groupRunId, groupRunId));
}
