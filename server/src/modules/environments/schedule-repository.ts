import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { suites } from '../suites/tables.ts';
import { environments } from './tables.ts';
import type { EnvironmentRow } from './environments-repository.ts';

/** Where the suite's schedule runs its tests; undefined: at their own addresses. */
export async function findScheduleEnvironment(
  queries: Queries,
  companyId: number,
  suiteId: number,
): Promise<EnvironmentRow | undefined> {
  const [row] = await queries
    .select({ environment: environments })
    .from(suites)
    .innerJoin(environments, eq(environments.id, suites.scheduleEnvironmentId))
    .where(and(eq(suites.companyId, companyId), eq(suites.id, suiteId)));
  return row?.environment;
}

/** Names of suites whose schedules run in the environment, or would if they were on. */
export async function listScheduledSuites(queries: Queries, environmentId: number): Promise<string[]> {
  const rows = await queries
    .select({ name: suites.name })
    .from(suites)
    .where(eq(suites.scheduleEnvironmentId, environmentId))
    .orderBy(asc(suites.name));
  return rows.map(({ name }) => name);
}
