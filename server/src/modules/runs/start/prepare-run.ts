import { GROUP_RUN_NAME_MAX_LENGTH } from 'shared/constants';
import type { RerunBody } from 'shared/contract';
import { conflict, notFoundInCompany, unprocessable } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BlueprintsService, RunnableTest } from '../../blueprints/blueprints-service.ts';
import type { EnvironmentsService } from '../../environments/environments-service.ts';
import type { SuitesService } from '../../suites/suites-service.ts';
import type { ValuesService } from '../../values/values-service.ts';
import { rowChoiceOf, type RowChoice } from './expand-rows.ts';
import { listGroupRuns, type NewGroupRun } from '../group-runs/group-runs-repository.ts';
import { triesOf, type Tries } from '../group-runs/tries.ts';
import { retainEnvironment } from './run-environment.ts';
import { requireClear } from './require-clear.ts';
import { listTestRuns, type ListedTestRun } from '../test-runs/test-runs-repository.ts';

/** A group run that can be started, and its tests as they are now. */
export interface PreparedRun {
  values: Omit<NewGroupRun, 'companyId' | 'startedBy'>;
  tests: RunnableTest[];
  /** Of their tables; absent: all. */
  rows?: RowChoice;
}

export type PrepareDependencies = Pick<Platform, 'database'> & {
  blueprints: BlueprintsService;
  suites: SuitesService;
  environments: EnvironmentsService;
  values: ValuesService;
};

/** 422 for a suite without tests. */
export async function prepareSuiteRun(
  { blueprints, suites }: PrepareDependencies,
  companyId: number,
  suiteId: number,
): Promise<PreparedRun> {
  const { name, ...settings } = await suites.forRun(companyId, suiteId);
  const tests = await blueprints.prepareSuite(companyId, suiteId);
  if (tests.length === 0) throw unprocessable('empty_suite', `The test suite "${name}" has no tests yet.`);
  return { values: { suiteId, name, ...settings }, tests };
}

/** 422 for a test without an enabled step. Within a suite it does not keep the others from running, but breaks. */
export async function prepareTestsRun(
  { blueprints }: PrepareDependencies,
  companyId: number,
  ids: number[],
): Promise<PreparedRun> {
  const tests = await blueprints.prepareTests(companyId, ids);
  const disabled = tests.find(({ hasOnlyDisabledSteps }) => hasOnlyDisabledSteps);
  if (disabled)
    throw unprocessable(
      'all_steps_disabled',
      `All steps of "${disabled.title}" are disabled. Enable a step to run the test.`,
    );
  return { values: { suiteId: null, name: manualRunName(tests) }, tests };
}

const manualRunName = (tests: RunnableTest[]) =>
  `Manual Run: ${tests.length === 1 ? tests[0]?.title : `${tests.length} tests`}`;

/**
 * With the settings of the first run, but without its commit: the tests' addresses may serve another one by now. 409 and 422 for what
 * cannot be repeated.
 */
export async function prepareRerun(
  { database: { queries }, blueprints, environments, values }: PrepareDependencies,
  companyId: number,
  groupRunId: number,
  { only, test_run_id: testRunId, trace: recordsTrace }: RerunBody,
): Promise<PreparedRun> {
  const [run] = await listGroupRuns(queries, companyId, [groupRunId]);
  if (!run) throw notFoundInCompany('The run');
  const all = triesOf(await listTestRuns(queries, groupRunId));
  const previous = all.map(({ counted }) => counted);
  const chosen = testRunId === undefined ? previous : [testOf(all, testRunId)];
  const ends = testRunId === undefined ? [run] : chosen;
  if (ends.some(({ finishedAt }) => finishedAt === null))
    throw conflict('run_unfinished', 'This run has not ended yet. Wait for its end, or stop it first.');
  const wanted = only === 'all' ? chosen : chosen.filter(({ status }) => status !== 'passed');
  if (wanted.length === 0) throw unprocessable('nothing_failed', 'Every test of this run has passed.');
  const ids = wanted.flatMap(({ blueprintId }) => blueprintId ?? []);
  if (ids.length === 0)
    throw unprocessable('tests_deleted', 'The tests of this run were deleted in the meantime.');
  const tests = withRetriesOf(await blueprints.prepareTests(companyId, ids), wanted);
  const isPartial = run.isPartial || wanted.length < previous.length || tests.length < countTests(previous);
  const { shardIndex, shardTotal, isFrozen, variables, sharesLogin } = run;
  if (isFrozen) {
    const given = await values.forRun(companyId, variables);
    requireClear(
      await blueprints.findUnclearSteps(
        ids,
        given.map((value) => value.name),
      ),
    );
  }
  const settings = {
    ...(await retainEnvironment(environments, companyId, run)),
    shardIndex,
    shardTotal,
    isFrozen,
    variables,
    sharesLogin,
  };
  if (testRunId !== undefined)
    return {
      values: {
        suiteId: null,
        name: manualRunName(tests),
        ...settings,
        shardIndex: null,
        shardTotal: null,
        recordsTrace,
      },
      tests,
      rows: rowChoiceOf(wanted),
    };
  const rows = only === 'failed' || run.hasChosenRows ? rowChoiceOf(wanted) : undefined;
  const name = only === 'failed' ? withNotPassed(run.name) : run.name;
  return { values: { suiteId: run.suiteId, isPartial, name, ...settings }, tests, rows };
}

/** The try that counts of the test that one of its test runs belongs to. 404 for a test run of another group run. */
function testOf(tests: Tries<ListedTestRun>[], testRunId: number): ListedTestRun {
  const found = tests.find(({ counted, earlier }) =>
    [counted, ...earlier].some(({ id }) => id === testRunId),
  );
  if (!found) throw notFoundInCompany('The test run');
  return found.counted;
}

const NOT_PASSED = ' (tests that did not pass)';

/** The name of a run that repeats only the tests that did not pass. */
function withNotPassed(name: string): string {
  if (name.endsWith(NOT_PASSED)) return name;
  return name.slice(0, GROUP_RUN_NAME_MAX_LENGTH - NOT_PASSED.length) + NOT_PASSED;
}

/** Each test has as many retries as it had in the run that is repeated. */
function withRetriesOf(tests: RunnableTest[], previous: ListedTestRun[]): RunnableTest[] {
  const retries = new Map(previous.map((run) => [run.blueprintId, run.retries]));
  return tests.map((test) => ({ ...test, retries: retries.get(test.id) ?? test.retries }));
}

/** Rows of a table are one test; a deleted test is one, too. */
const countTests = (runs: ListedTestRun[]): number =>
  new Set(runs.map(({ id, blueprintId }) => blueprintId ?? -id)).size;
