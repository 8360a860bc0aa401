import type { Queries } from '../../platform/database/database.ts';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import { runBrowserOf } from '../browser-settings/browser-settings-service.ts';
import { findBlueprints, findSteps, findTestsOfSuite, type BlueprintRow } from './blueprints-repository.ts';
import { findSuitesOfTests } from './relations-repository.ts';
import { expandSteps, hasOnlyDisabledSteps, type UnexpandedStep } from './expand-steps.ts';
import { loadModules } from './module-steps.ts';

/** A test as it is now, ready to be run. */
export type RunnableTest = Awaited<ReturnType<typeof prepare>>[number];

/** As they stand now, in the order of the ids. 404 for an unknown id, 422 for a module. */
export async function prepareTests(
  queries: Queries,
  companyId: number,
  ids: number[],
): Promise<RunnableTest[]> {
  const rows = new Map((await findBlueprints(queries, companyId, ids)).map((row) => [row.id, row] as const));
  const tests = [...new Set(ids)].map((id) => {
    const row = rows.get(id);
    if (!row) throw notFoundInCompany(`The test ${id}`);
    if (row.type !== 'integration')
      throw unprocessable('not_a_test', `"${row.title}" is a module. Only tests can be run.`);
    return row;
  });
  return prepare(queries, companyId, tests);
}

/** All tests of a suite; none where it has none. */
export async function prepareSuite(
  queries: Queries,
  companyId: number,
  suiteId: number,
): Promise<RunnableTest[]> {
  return prepare(queries, companyId, await findTestsOfSuite(queries, companyId, suiteId));
}

/** With the login module of each test's suite in front. */
async function prepare(queries: Queries, companyId: number, tests: BlueprintRow[]) {
  const suiteIds = [...new Set(tests.flatMap(({ suiteId }) => suiteId ?? []))];
  const suites = await findSuitesOfTests(queries, suiteIds);
  const suiteOf = ({ suiteId }: BlueprintRow) => (suiteId === null ? undefined : suites.get(suiteId));
  const stored = await findSteps(
    queries,
    tests.map(({ id }) => id),
  );
  const own = Map.groupBy(stored, ({ blueprintId }) => blueprintId);
  const unexpanded = tests.map((test) => {
    const login = suiteOf(test)?.loginModuleId ?? null;
    return [...(login === null ? [] : [loginStep(login)]), ...(own.get(test.id) ?? [])];
  });
  const modules = await loadModules(queries, companyId, unexpanded.flat());
  return tests.map((test, index) => {
    const { id, title, startingUrl, file } = test;
    const all = unexpanded[index] ?? [];
    const expanded = expandSteps(all, modules);
    const steps = expanded.some(({ place }) => place.step !== null) ? expanded : [];
    const suite = suiteOf(test);
    return {
      id,
      title,
      startingUrl,
      file,
      /** None where the test has no enabled step of its own: the login module alone would pass. */
      steps,
      hasOnlyDisabledSteps: hasOnlyDisabledSteps(all, modules),
      /** The interruption handlers of its suite, then its own. */
      handlers: handlersOf(suite, test),
      /** Its settings with those of its suite. */
      browser: runBrowserOf(suite?.browser ?? {}, test.browser),
      /** How many of the first steps sign in once for all tests; 0: its suite has no login module, or each test signs in itself. */
      loginSteps: suite?.sharesLogin ? steps.filter(({ place }) => place.step === null).length : 0,
      /** How often it is tried again if it fails; 0 without a suite. */
      retries: suite?.retries ?? 0,
      /** Its suite, if the tests of that run one after the other. */
      orderedSuiteId: suite?.inOrder ? test.suiteId : null,
    };
  });
}

function loginStep(moduleId: number): UnexpandedStep {
  return { type: 'module', action: '', useVision: false, moduleId, isDisabled: false, isLogin: true };
}

interface WithHandlers {
  handlers: string[];
}

/** The interruption handlers of the suite, then those of its test. */
export function handlersOf(suite: WithHandlers | undefined, test: WithHandlers): string[] {
  return [...new Set([...(suite?.handlers ?? []), ...test.handlers])];
}
