import { createHash } from 'node:crypto';
import type { RunStarter } from 'shared/constants';
import type { TriggerRunBody } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { conflict, notFound, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlueprintsService, RunnableTest } from '../blueprints/blueprints-service.ts';
import type { SuitesService } from '../suites/suites-service.ts';
import {
  findGroupRunByKey,
  hasUnfinishedRun,
  insertGroupRun,
  listGroupRuns,
  type NewGroupRun,
} from './group-runs-repository.ts';
import { requireClear } from './require-clear.ts';
import { insertTestRuns, listTestRuns } from './test-runs-repository.ts';

/** Who starts a run, and the key that a caller sends so that a repeated request starts nothing twice. */
export interface Starter {
  companyId: number;
  startedBy: RunStarter;
  idempotencyKey?: string;
}

export interface ScheduledStart {
  companyId: number;
  suiteId: number;
  fireAt: Date;
}

export type ScheduledOutcome =
  { outcome: 'started'; groupRunId: number } | { outcome: 'unfinished' | 'repeated' };

/** Creates group runs. Each function returns the id. */
interface RunStarts {
  trigger(starter: Starter, input: TriggerRunBody): Promise<number>;
  rerun(starter: Starter, groupRunId: number, only: 'all' | 'failed'): Promise<number>;
  startScheduled(start: ScheduledStart, transaction: Queries): Promise<ScheduledOutcome>;
}

type Dependencies = Pick<Platform, 'database' | 'jobs'> & {
  blueprints: BlueprintsService;
  suites: SuitesService;
};

type Values = Omit<NewGroupRun, 'companyId' | 'startedBy'>;

interface Prepared {
  values: Values;
  tests: RunnableTest[];
}

export function createRunStarts(dependencies: Dependencies): RunStarts {
  const { database, jobs, blueprints, suites } = dependencies;
  const { queries } = database;

  async function prepareSuite(companyId: number, suiteId: number): Promise<Prepared> {
    const { name } = await suites.get(companyId, suiteId);
    const tests = await blueprints.prepareSuite(companyId, suiteId);
    if (tests.length === 0) throw unprocessable('empty_suite', `The test suite "${name}" has no tests yet.`);
    return { values: { suiteId, name }, tests };
  }

  async function prepareTests(companyId: number, ids: number[]): Promise<Prepared> {
    const tests = await blueprints.prepareTests(companyId, ids);
    const what = tests.length === 1 ? tests[0]?.title : `${tests.length} tests`;
    return { values: { suiteId: null, name: `Manual Run: ${what}` }, tests };
  }

  /** No commit: what stands behind the tests' addresses by now may be another one. */
  async function prepareRerun(
    companyId: number,
    groupRunId: number,
    only: 'all' | 'failed',
  ): Promise<Prepared> {
    const [run] = await listGroupRuns(queries, companyId, { limit: 1, id: groupRunId });
    if (!run) throw notFound('The run');
    if (run.finishedAt === null)
      throw conflict('run_unfinished', 'This run has not ended yet. Wait for its end, or stop it first.');
    const former = await listTestRuns(queries, groupRunId);
    const wanted = only === 'all' ? former : former.filter(({ status }) => status !== 'passed');
    if (wanted.length === 0) throw unprocessable('nothing_failed', 'Every test of this run has passed.');
    const ids = wanted.flatMap(({ blueprintId }) => blueprintId ?? []);
    if (ids.length === 0)
      throw unprocessable('tests_deleted', 'The tests of this run were deleted in the meantime.');
    const tests = await blueprints.prepareTests(companyId, ids);
    return { values: { suiteId: run.suiteId, name: run.name }, tests };
  }

  /** The group run, its tests and their jobs exist together, or not at all. undefined: it exists already. */
  async function start(
    transaction: Queries,
    values: NewGroupRun,
    tests: RunnableTest[],
  ): Promise<number | undefined> {
    const groupRun = await insertGroupRun(transaction, values);
    if (!groupRun) return undefined;
    const testRunIds = await insertTestRuns(transaction, groupRun, tests);
    const { companyId } = groupRun;
    await jobs.enqueueFair(
      'test-run',
      testRunIds.map((id) => ({ id, companyId })),
      transaction,
    );
    if (groupRun.sha !== null) await jobs.send('check-run', [groupRun.id], transaction);
    return groupRun.id;
  }

  async function findMade({ companyId, idempotencyKey }: Starter, requestHash: string) {
    if (idempotencyKey === undefined) return undefined;
    const run = await findGroupRunByKey(queries, companyId, idempotencyKey);
    if (run && run.requestHash !== requestHash)
      throw unprocessable('idempotency_key_reused', 'This Idempotency-Key belongs to another request.');
    return run?.id;
  }

  /** `request`: what a repeated call must be equal in. */
  async function startOnce(starter: Starter, request: object, prepare: () => Promise<Prepared>) {
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const made = await findMade(starter, requestHash);
    if (made !== undefined) return made;
    const { values, tests } = await prepare();
    const identity = starter.idempotencyKey === undefined ? {} : { requestHash };
    const id = await queries.transaction((part) =>
      start(part, { ...starter, ...identity, ...values }, tests),
    );
    // Without an id, another request with the same key was faster by a moment.
    const started = id ?? (await findMade(starter, requestHash));
    if (started === undefined) throw new Error('The group run was neither made nor found.');
    return started;
  }

  return {
    trigger: (starter, input) =>
      startOnce(starter, input, async () => {
        const { test_blueprint_category_id: suiteId, test_blueprint_ids: ids = [], frozen } = input;
        const { name, repo, sha } = input;
        const { values, tests } = await (suiteId === undefined
          ? prepareTests(starter.companyId, ids)
          : prepareSuite(starter.companyId, suiteId));
        if (frozen) requireClear(await blueprints.findUnclearSteps(tests.map(({ id }) => id)));
        return { values: { ...values, name: name ?? values.name, repo, sha }, tests };
      }),
    rerun: (starter, groupRunId, only) =>
      startOnce(starter, { rerun: groupRunId, only }, () =>
        prepareRerun(starter.companyId, groupRunId, only),
      ),
    async startScheduled({ companyId, suiteId, fireAt }, transaction) {
      if (await hasUnfinishedRun(transaction, suiteId)) return { outcome: 'unfinished' };
      const { values, tests } = await prepareSuite(companyId, suiteId);
      const id = await start(transaction, { ...values, companyId, startedBy: 'schedule', fireAt }, tests);
      return id === undefined ? { outcome: 'repeated' } : { outcome: 'started', groupRunId: id };
    },
  };
}
