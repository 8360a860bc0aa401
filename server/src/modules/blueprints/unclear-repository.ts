import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { LANGUAGE_VERSION } from 'shared/step-language';
import type { Queries } from '../../platform/database/database.ts';
import { suites } from '../suites/tables.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { blueprints, blueprintSteps } from './tables.ts';

/** What is stored with a blueprint about its own steps. */
export type UnclearCount = Pick<BlueprintRow, 'unclearSteps' | 'languageVersion'>;

/** Of steps that are counted later, by `recountUnclearSteps`. */
export const NOT_COUNTED: UnclearCount = { unclearSteps: null, languageVersion: null };

const isOutdated = or(isNull(blueprints.languageVersion), ne(blueprints.languageVersion, LANGUAGE_VERSION));

/** Blueprints that have unclear steps, or may have: they were counted by another version of the language. By company, title and id. */
export function findPossiblyUnclear(queries: Queries, companyId: number | null): Promise<BlueprintRow[]> {
  return queries
    .select()
    .from(blueprints)
    .where(
      and(
        companyId === null ? undefined : eq(blueprints.companyId, companyId),
        or(gt(blueprints.unclearSteps, 0), isOutdated),
      ),
    )
    .orderBy(asc(blueprints.companyId), asc(blueprints.title), asc(blueprints.id));
}

/** Blueprints with an id above `after` whose steps the current language has not counted, in the order of their ids. `ids`: of these only. */
export function findOutdated(
  queries: Queries,
  { after, limit, ids }: { after: number; limit: number; ids: number[] | undefined },
): Promise<BlueprintRow[]> {
  return queries
    .select()
    .from(blueprints)
    .where(and(gt(blueprints.id, after), ids && inArray(blueprints.id, ids), isOutdated))
    .orderBy(asc(blueprints.id))
    .limit(limit);
}

/** Stores the count unless the blueprint was saved meanwhile. */
export async function storeCount(
  queries: Queries,
  { id, version }: Pick<BlueprintRow, 'id' | 'version'>,
  count: UnclearCount,
): Promise<void> {
  await queries
    .update(blueprints)
    .set(count)
    .where(and(eq(blueprints.id, id), eq(blueprints.version, version)));
}

/** The tests with these ids, the modules that their enabled steps use and the login modules of their suites: tests first, each once. */
export function findWithModules(queries: Queries, testIds: number[]): Promise<BlueprintRow[]> {
  const used = queries
    .select({ id: blueprintSteps.moduleId })
    .from(blueprintSteps)
    .where(and(inArray(blueprintSteps.blueprintId, testIds), eq(blueprintSteps.isDisabled, false)));
  const logins = queries
    .select({ id: suites.loginModuleId })
    .from(suites)
    .innerJoin(blueprints, eq(blueprints.suiteId, suites.id))
    .where(inArray(blueprints.id, testIds));
  return queries
    .select()
    .from(blueprints)
    .where(or(inArray(blueprints.id, testIds), inArray(blueprints.id, used), inArray(blueprints.id, logins)))
    .orderBy(asc(blueprints.type), asc(blueprints.id));
}
