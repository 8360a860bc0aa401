import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { comments } from '../comments/tables.ts';
import { suites } from '../suites/tables.ts';
import { blueprints, blueprintSteps } from './tables.ts';

/** Titles of the tests that include the module and names of the suites that sign in with it. */
export async function findUsers(queries: Queries, moduleId: number) {
  const tests = await queries
    .selectDistinctOn([blueprints.id], { title: blueprints.title })
    .from(blueprints)
    .innerJoin(blueprintSteps, eq(blueprintSteps.blueprintId, blueprints.id))
    .where(eq(blueprintSteps.moduleId, moduleId))
    .orderBy(asc(blueprints.id));
  const users = await queries
    .select({ name: suites.name })
    .from(suites)
    .where(eq(suites.loginModuleId, moduleId))
    .orderBy(asc(suites.id));
  return { tests: tests.map(({ title }) => title), suites: users.map(({ name }) => name) };
}

export async function suiteExists(queries: Queries, companyId: number, suiteId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: suites.id })
    .from(suites)
    .where(and(eq(suites.companyId, companyId), eq(suites.id, suiteId)));
  return rows.length > 0;
}

/** By the ids of the suites. */
export async function findSuiteNames(queries: Queries, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: suites.id, name: suites.name })
    .from(suites)
    .where(inArray(suites.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** On a test or module. */
export async function countComments(queries: Queries, blueprintId: number): Promise<number> {
  const rows = await queries
    .select({ count: count() })
    .from(comments)
    .where(eq(comments.blueprintId, blueprintId));
  return onlyRow(rows).count;
}

/** What the tests of a suite take from it when they run. */
export type SuiteOfTests = Pick<
  typeof suites.$inferSelect,
  'loginModuleId' | 'handlers' | 'browser' | 'sharesLogin' | 'retries' | 'inOrder'
>;

/** By the ids of the suites. */
export async function findSuitesOfTests(
  queries: Queries,
  suiteIds: number[],
): Promise<Map<number, SuiteOfTests>> {
  if (suiteIds.length === 0) return new Map();
  const { id, loginModuleId, handlers, browser, sharesLogin, retries, inOrder } = suites;
  const rows = await queries
    .select({ id, loginModuleId, handlers, browser, sharesLogin, retries, inOrder })
    .from(suites)
    .where(inArray(suites.id, suiteIds));
  return new Map(rows.map((row) => [row.id, row]));
}
