import type { Attachment } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import { findBlueprints, findSteps, findTestsOfSuite, type BlueprintRow } from './blueprints-repository.ts';
import { findLoginModules } from './relations-repository.ts';
import { expandSteps, hasOnlyDisabledSteps, type ExpandedStep, type UnexpandedStep } from './expand-steps.ts';
import { loadModules } from './module-steps.ts';

/** A test as it is now, ready to be run. */
export interface RunnableTest {
  id: number;
  title: string;
  startingUrl: string | null;
  file: Attachment | null;
  /** None where every step of the test itself is disabled: the login module alone would pass. */
  steps: ExpandedStep[];
  hasOnlyDisabledSteps: boolean;
}

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
async function prepare(queries: Queries, companyId: number, tests: BlueprintRow[]): Promise<RunnableTest[]> {
  const suiteIds = [...new Set(tests.flatMap(({ suiteId }) => suiteId ?? []))];
  const loginModules = await findLoginModules(queries, suiteIds);
  const steps = await findSteps(
    queries,
    tests.map(({ id }) => id),
  );
  const own = Map.groupBy(steps, ({ blueprintId }) => blueprintId);
  const unexpanded = tests.map(({ id, suiteId }) => {
    const login = suiteId === null ? undefined : loginModules.get(suiteId);
    return [...(login === undefined ? [] : [loginStep(login)]), ...(own.get(id) ?? [])];
  });
  const modules = await loadModules(queries, companyId, unexpanded.flat());
  return tests.map(({ id, title, startingUrl, file }, index) => {
    const all = unexpanded[index] ?? [];
    const isDisabled = hasOnlyDisabledSteps(all, modules);
    return {
      ...{ id, title, startingUrl, file },
      steps: isDisabled ? [] : expandSteps(all, modules),
      hasOnlyDisabledSteps: isDisabled,
    };
  });
}

function loginStep(moduleId: number): UnexpandedStep {
  return { type: 'module', action: '', useVision: false, moduleId, isDisabled: false, isLogin: true };
}
