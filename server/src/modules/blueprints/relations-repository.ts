import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { suites } from '../suites/tables.ts';
import { blueprints, blueprintSteps } from './tables.ts';

/** Titles of the tests that include the module and names of the suites that sign in with it. */
export async function findUsers(
  queries: Queries,
  moduleId: number,
): Promise<{ tests: string[]; suites: string[] }> {
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

/** The login module of each suite that has one. */
export async function findLoginModules(queries: Queries, suiteIds: number[]): Promise<Map<number, number>> {
  if (suiteIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: suites.id, moduleId: suites.loginModuleId })
    .from(suites)
    .where(inArray(suites.id, suiteIds));
  return new Map(rows.flatMap(({ id, moduleId }) => (moduleId === null ? [] : [[id, moduleId] as const])));
}
