import { TESTS_PER_RUN_MAX } from 'shared/constants';
import type { TriggerRunBody } from 'shared/contract';
import { unprocessable } from '../../../platform/http/app-error.ts';
import type { RunnableTest } from '../../blueprints/blueprints-service.ts';
import type { RowChoice } from './expand-rows.ts';
import type { RunSettings } from '../group-runs/group-runs-repository.ts';
import {
  prepareSuiteRun,
  prepareTestsRun,
  type PreparedRun,
  type PrepareDependencies,
} from './prepare-run.ts';
import { chooseEnvironment } from './run-environment.ts';
import { requireClear } from './require-clear.ts';
import { findTaggedTests } from './tagged-tests-repository.ts';

/**
 * The run that a caller asks for. 422: there is no such test (`empty_suite`, `no_tagged_tests`), the part of the tests has none
 * (`empty_shard`), or a step is unclear and must not be (`unclear_steps`).
 */
export async function prepareTriggeredRun(
  dependencies: PrepareDependencies,
  companyId: number,
  input: TriggerRunBody,
): Promise<PreparedRun> {
  const chosen = await prepareChosenTests(dependencies, companyId, input);
  const { shard, frozen, variables = {}, name, repo, sha, branch, pull_request: pullRequest } = input;
  const tests = shard ? testsOfShard(chosen.tests, shard) : chosen.tests;
  if (frozen) {
    const ids = tests.map(({ id }) => id);
    requireClear(await dependencies.blueprints.findUnclearSteps(ids, Object.keys(variables)));
  }
  return {
    values: {
      ...chosen.values,
      isPartial: chosen.values.isPartial === true || tests.length < chosen.tests.length,
      name: name ?? chosen.values.name,
      repo,
      sha,
      pullRequest,
      branch,
      ...(await settingsOf(dependencies, companyId, input)),
    },
    tests,
    rows: chosenRow(input),
  };
}

function chosenRow({ row_name: row, test_blueprint_ids: ids = [] }: TriggerRunBody): RowChoice | undefined {
  return row === undefined ? undefined : new Map(ids.map((id) => [id, new Set([row])]));
}

async function settingsOf(
  { values, environments }: PrepareDependencies,
  companyId: number,
  { environment, base_url: baseUrl, shard, frozen, retries, variables = {} }: TriggerRunBody,
): Promise<RunSettings> {
  const chosen = await chooseEnvironment(environments, companyId, { environment, baseUrl });
  const isGiven = Object.keys(variables).length > 0;
  return {
    ...chosen.settings,
    shardIndex: shard?.index,
    shardTotal: shard?.total,
    isFrozen: frozen,
    retries,
    variables: isGiven ? await values.sealForRun(companyId, variables, chosen.secrets) : null,
  };
}

/** 404 for an unknown suite or test, with tags too. */
async function prepareChosenTests(
  dependencies: PrepareDependencies,
  companyId: number,
  { test_blueprint_category_id: suiteId, test_blueprint_ids: ids, tags = [] }: TriggerRunBody,
): Promise<PreparedRun> {
  const listed =
    suiteId === undefined
      ? ids && (await prepareTestsRun(dependencies, companyId, ids))
      : await prepareSuiteRun(dependencies, companyId, suiteId);
  if (listed && tags.length === 0) return listed;

  const names = tags.join(', ');
  const tagged = await findTaggedTests(dependencies.database.queries, companyId, tags);
  const chosen = listed ? tagged.filter((id) => listed.tests.some((test) => test.id === id)) : tagged;
  if (chosen.length === 0) throw unprocessable('no_tagged_tests', `No test has the tag ${names}.`);
  if (chosen.length > TESTS_PER_RUN_MAX)
    throw unprocessable('too_many_tests', `${chosen.length} tests have the tag ${names}; a run takes 1,000.`);
  if (!listed) {
    const { values, tests } = await prepareTestsRun(dependencies, companyId, chosen);
    return { values: { ...values, name: `Tests tagged ${names}` }, tests };
  }
  const isChosen = new Set(chosen);
  return {
    values: { ...listed.values, name: `${listed.values.name} (${names})`, isPartial: true },
    tests: listed.tests.filter(({ id }) => isChosen.has(id)),
  };
}

/** Tests are dealt out in the order of their ids, so that a new one leaves the others where they are. */
function testsOfShard(
  tests: RunnableTest[],
  { index, total }: NonNullable<TriggerRunBody['shard']>,
): RunnableTest[] {
  const ids = tests.map(({ id }) => id).toSorted((one, other) => one - other);
  const own = new Set(ids.filter((_, position) => position % total === index - 1));
  if (own.size === 0)
    throw unprocessable('empty_shard', `Shard ${index} of ${total} has no tests: there are ${ids.length}.`);
  return tests.filter(({ id }) => own.has(id));
}
