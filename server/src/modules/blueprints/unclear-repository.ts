import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { INBOX_VARIABLE } from 'shared/constants';
import { LANGUAGE_VERSION } from 'shared/step-language';
import type { Queries } from '../../platform/database/database.ts';
import { environments, environmentVariables } from '../environments/tables.ts';
import { suites } from '../suites/tables.ts';
import { companyVariables } from '../values/tables.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { blueprints, blueprintSteps } from './tables.ts';
import { blueprintTables } from '../data-tables/tables.ts';

/** What is stored with a blueprint about its own steps. */
export type UnclearCount = Pick<BlueprintRow, 'unclearSteps' | 'stepValues' | 'languageVersion'>;

/** Of steps that are counted later. */
export const NOT_COUNTED: UnclearCount = { unclearSteps: null, stepValues: null, languageVersion: null };

const isOutdated = or(
  isNull(blueprints.languageVersion),
  ne(blueprints.languageVersion, LANGUAGE_VERSION),
  isNull(blueprints.stepValues),
);

/** The modules whose steps run with those of the test `b`. */
const MODULES_OF_TEST = sql`(
  select step.module_id from ${blueprintSteps} step where step.blueprint_id = b.id and not step.is_disabled
  union all select suite.login_module_id from ${suites} suite where suite.id = b.suite_id)`;

/** Every name that a step of the test `b` may mean. Of environments all: which one a run is for shows at its start. */
const NAMES_OF_TEST = sql`(
  select ${INBOX_VARIABLE}
  union all select v.name from ${companyVariables} v where v.company_id = b.company_id
  union all select v.name from ${environmentVariables} v join ${environments} e on e.id = v.environment_id where e.company_id = b.company_id
  union all select table_column ->> 'name' from ${blueprintTables} t, jsonb_array_elements(t.columns) table_column where t.blueprint_id = b.id
  union all select remembered from ${blueprints} module, jsonb_array_elements_text(module.step_values -> 'remembered') remembered
    where module.id in ${MODULES_OF_TEST})`;

/** Steps of modules with unclear steps that say the name: a model may remember something under it. */
const MAY_REMEMBER = sql`(
  select from ${blueprintSteps} said join ${blueprints} module on module.id = said.blueprint_id
  where module.id in ${MODULES_OF_TEST} and module.unclear_steps > 0 and strpos(said.action, needed) > 0)`;

/**
 * The unclear steps of the blueprint `b`, those that name an unknown value included; null: not counted yet. What is in doubt counts as
 * known: the values of a module come from the tests that use it, and where a module stands in a test does not matter.
 */
export const UNCLEAR_STEPS = sql`(b.unclear_steps + case
  when b.type <> 'integration' or coalesce(jsonb_array_length(b.step_values -> 'needed'), 0) = 0 then 0
  when exists (select from ${blueprints} module where module.id in ${MODULES_OF_TEST} and module.step_values is null) then 0
  else (select count(*)::int from jsonb_array_elements(b.step_values -> 'needed') step
    where exists (select from jsonb_array_elements_text(step) needed
      where needed not in ${NAMES_OF_TEST} and not exists ${MAY_REMEMBER}))
  end)`;

/** Blueprints that have unclear steps, or may have: they were counted by another version of the language. By company, title and id. */
export function findPossiblyUnclear(queries: Queries, companyId: number | null): Promise<BlueprintRow[]> {
  return queries
    .select()
    .from(blueprints)
    .where(
      and(
        companyId === null ? undefined : eq(blueprints.companyId, companyId),
        or(
          isOutdated,
          sql`exists (select from ${blueprints} b where b.id = ${blueprints.id} and ${UNCLEAR_STEPS} > 0)`,
        ),
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

/** Names that steps of these companies may use, of variables and of all environments. */
export async function findVariableNames(queries: Queries, companyIds: number[]) {
  const { companyId } = environments;
  const ofCompanies = await queries
    .select({ companyId: companyVariables.companyId, name: companyVariables.name })
    .from(companyVariables)
    .where(inArray(companyVariables.companyId, companyIds));
  const ofEnvironments = await queries
    .select({ companyId, name: environmentVariables.name })
    .from(environmentVariables)
    .innerJoin(environments, eq(environments.id, environmentVariables.environmentId))
    .where(inArray(companyId, companyIds));
  return [...ofCompanies, ...ofEnvironments];
}

/** Names of the columns of the tables of these tests. */
export async function findColumnNames(queries: Queries, testIds: number[]): Promise<Map<number, string[]>> {
  const rows = await queries
    .select({ id: blueprintTables.blueprintId, columns: blueprintTables.columns })
    .from(blueprintTables)
    .where(inArray(blueprintTables.blueprintId, testIds));
  return new Map(rows.map(({ id, columns }) => [id, columns.map(({ name }) => name)]));
}
