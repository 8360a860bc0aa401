import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { BlueprintType } from 'shared/constants';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { blueprints, blueprintSteps } from '../blueprints/tables.ts';
import { environments } from '../environments/tables.ts';
import { suites } from '../suites/tables.ts';

/** Any number that no other advisory lock of two numbers begins with. */
const LOCK = 727_004;

/** A test or module without its steps. */
export type LibraryBlueprint = Pick<
  typeof blueprints.$inferSelect,
  'id' | 'title' | 'startingUrl' | 'suiteId' | 'file' | 'tags' | 'browser' | 'handlers'
> & { type: BlueprintType };

export type LibrarySuite = typeof suites.$inferSelect;

/** What the files of a company name and are named after; by id. */
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/**
 * Until the transaction ends, no one else pushes to the company, or changes its suites or the tests and modules with these ids. In one
 * order, as everything that locks several.
 */
export async function lockLibrary(transaction: Transaction, companyId: number, ids: number[]): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${companyId})`);
  await transaction
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(and(eq(blueprints.companyId, companyId), inArray(blueprints.id, ids)))
    .orderBy(asc(blueprints.id))
    .for('update');
  await transaction
    .select({ id: suites.id })
    .from(suites)
    .where(eq(suites.companyId, companyId))
    .orderBy(asc(suites.id))
    .for('no key update');
}

export async function loadLibrary(queries: Queries, companyId: number) {
  const { id, type, title, startingUrl, suiteId, file, tags, browser, handlers } = blueprints;
  const tests = await queries
    .select({ id, type, title, startingUrl, suiteId, file, tags, browser, handlers })
    .from(blueprints)
    .where(eq(blueprints.companyId, companyId))
    .orderBy(asc(blueprints.id));
  const rows = await queries
    .select()
    .from(suites)
    .where(eq(suites.companyId, companyId))
    .orderBy(asc(suites.id));
  const places = await queries
    .select({ id: environments.id, name: environments.name })
    .from(environments)
    .where(eq(environments.companyId, companyId));
  return {
    /** Their names. */
    environments: new Map(places.map((place) => [place.id, place.name])),
    blueprints: new Map(tests.map((test) => [test.id, test])),
    suites: new Map(rows.map((suite) => [suite.id, suite])),
    /** Titles that several modules have. */
    sharedTitles: repeated(tests.filter((test) => test.type === 'module').map((module) => module.title)),
  };
}

export type LibraryStep = Pick<
  typeof blueprintSteps.$inferSelect,
  'blueprintId' | 'type' | 'action' | 'useVision' | 'isDisabled' | 'moduleId'
>;

function repeated(titles: string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(titles.filter((title) => seen.size === seen.add(title).size));
}

/** The steps of these tests and modules in their order, by the id of the test. */
export async function findStepsOf(queries: Queries, ids: number[]): Promise<Map<number, LibraryStep[]>> {
  if (ids.length === 0) return new Map();
  const { blueprintId, type, action, useVision, isDisabled, moduleId } = blueprintSteps;
  const rows = await queries
    .select({ blueprintId, type, action, useVision, isDisabled, moduleId })
    .from(blueprintSteps)
    .where(inArray(blueprintId, ids))
    .orderBy(asc(blueprintId), asc(blueprintSteps.stepNumber));
  return Map.groupBy(rows, (row) => row.blueprintId);
}
