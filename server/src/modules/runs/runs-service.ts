import { createHash } from 'node:crypto';
import type {
  GroupRun,
  GroupRunDetailReply,
  GroupRunReply,
  GroupRunListReply,
  TestRun,
  TriggerRunBody,
} from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { notFound, unprocessable } from '../../platform/http/app-error.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlueprintsService, RunnableTest } from '../blueprints/blueprints-service.ts';
import { findLost, RUNNER_LOST, type ExecutionRecord } from '../execution/execution-service.ts';
import type { MemoriesService } from '../memories/memories-service.ts';
import type { SuitesService } from '../suites/suites-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import * as attempts from './attempts-repository.ts';
import { presentGroupRun, presentGroupRunItem, presentTestRun } from './present-runs.ts';
import { openRunRecord } from './run-record.ts';
import * as repository from './runs-repository.ts';
import { testRuns } from './tables.ts';

const DEFAULT_LIMIT = 100;
/** Whoever wants to know that a group run has ended: people, and the commit it tested. */
const QUEUES_OF_ENDED_RUNS = ['announce-run', 'check-run'] as const;

export interface TestedCommit {
  companyId: number;
  suiteId: number | null;
  /** `owner/name`. */
  repo: string;
  sha: string;
}

interface ScheduledStart {
  companyId: number;
  suiteId: number;
  fireAt: Date;
}

type ScheduledOutcome = { outcome: 'started'; groupRunId: number } | { outcome: 'unfinished' | 'repeated' };

export interface RunsService {
  /** The same `idempotencyKey` with the same body answers the group run it made; with another body it is refused (422). */
  trigger(companyId: number, input: TriggerRunBody, idempotencyKey?: string): Promise<GroupRunReply>;
  /**
   * For the scheduler, within its transaction: starts the suite for a due time, unless a run of it has not ended or it was
   * started for that time before. Throws what `trigger` throws, such as 422 for a suite without tests.
   */
  startScheduled(start: ScheduledStart, transaction: Queries): Promise<ScheduledOutcome>;
  list(companyId: number, page: { limit?: number; before?: number }): Promise<GroupRunListReply>;
  get(companyId: number, groupRunId: number): Promise<GroupRunDetailReply>;
  /** Nothing happens to one that has ended already. */
  cancel(companyId: number, groupRunId: number): Promise<void>;
  getTestRun(companyId: number, testRunId: number): Promise<TestRun>;
  /** The commit that a pipeline tests with this group run; undefined: none, or there is no such run. */
  findCommit(groupRunId: number): Promise<TestedCommit | undefined>;
  /** For the worker: claims a test run; undefined if it is not pending any more. */
  openRecord(testRunId: number, leaseSeconds?: number): Promise<ExecutionRecord | undefined>;
  /** Ends those whose worker has gone. */
  endLost(): Promise<void>;
}

type Dependencies = Pick<Platform, 'config' | 'database' | 'jobs' | 'storage'> & {
  blueprints: BlueprintsService;
  suites: SuitesService;
  values: ValuesService;
  memories: MemoriesService;
};

interface Prepared {
  name: string;
  tests: RunnableTest[];
}

export function createRunsService(dependencies: Dependencies): RunsService {
  const { config, database, jobs, storage, blueprints, suites } = dependencies;
  const { queries } = database;

  const pages = pagesOf(config.webAddress);
  const reply = (test_group_run: GroupRun): GroupRunReply => ({
    test_group_run,
    url: pages.groupRun(test_group_run.id),
  });

  const announceEnd: attempts.OnGroupRunEnded = async (groupRunId, transaction) => {
    for (const queue of QUEUES_OF_ENDED_RUNS) await jobs.send(queue, [groupRunId], transaction);
  };

  async function find(companyId: number, id: number): Promise<repository.ListedGroupRun> {
    const [run] = await repository.listGroupRuns(queries, companyId, { limit: 1, id });
    if (!run) throw notFound('The run');
    return run;
  }

  async function prepareSuite(companyId: number, suiteId: number): Promise<Prepared> {
    const { name } = await suites.get(companyId, suiteId);
    const tests = await blueprints.prepareSuite(companyId, suiteId);
    if (tests.length === 0) throw unprocessable('empty_suite', `The test suite "${name}" has no tests yet.`);
    return { name, tests };
  }

  async function prepareTests(companyId: number, ids: number[]): Promise<Prepared> {
    const tests = await blueprints.prepareTests(companyId, ids);
    const what = tests.length === 1 ? tests[0]?.title : `${tests.length} tests`;
    return { name: `Manual Run: ${what}`, tests };
  }

  /** The group run, its tests and their jobs exist together, or not at all. undefined: it exists already. */
  async function start(
    transaction: Queries,
    values: repository.NewGroupRun,
    tests: RunnableTest[],
  ): Promise<number | undefined> {
    const groupRun = await repository.insertGroupRun(transaction, values);
    if (!groupRun) return undefined;
    const testRunIds = await repository.insertTestRuns(transaction, groupRun, tests);
    await jobs.send('test-run', testRunIds, transaction);
    if (groupRun.sha !== null) await jobs.send('check-run', [groupRun.id], transaction);
    return groupRun.id;
  }

  async function repeated(
    companyId: number,
    key: string,
    requestHash: string,
  ): Promise<GroupRunReply | undefined> {
    const run = await repository.findGroupRunByKey(queries, companyId, key);
    if (!run) return undefined;
    if (run.requestHash !== requestHash)
      throw unprocessable('idempotency_key_reused', 'This Idempotency-Key belongs to another request.');
    return reply(presentGroupRun(await find(companyId, run.id)));
  }

  return {
    async trigger(companyId, input, idempotencyKey) {
      const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
      const former = idempotencyKey && (await repeated(companyId, idempotencyKey, requestHash));
      if (former) return former;
      const suiteId = input.test_blueprint_category_id ?? null;
      const { name, tests } =
        suiteId === null
          ? await prepareTests(companyId, input.test_blueprint_ids ?? [])
          : await prepareSuite(companyId, suiteId);
      const values = {
        companyId,
        suiteId,
        name: input.name ?? name,
        idempotencyKey: idempotencyKey ?? null,
        requestHash: idempotencyKey ? requestHash : null,
        repo: input.repo ?? null,
        sha: input.sha ?? null,
      };
      const id = await queries.transaction((transaction) => start(transaction, values, tests));
      // Another request with the same key was faster by a moment.
      const twin = id === undefined && (await repeated(companyId, idempotencyKey ?? '', requestHash));
      return twin || reply(presentGroupRun(await find(companyId, id ?? 0)));
    },
    async startScheduled({ companyId, suiteId, fireAt }, transaction) {
      if (await repository.hasUnfinishedRun(transaction, suiteId)) return { outcome: 'unfinished' };
      const { name, tests } = await prepareSuite(companyId, suiteId);
      const groupRunId = await start(transaction, { companyId, suiteId, name, fireAt }, tests);
      return groupRunId === undefined ? { outcome: 'repeated' } : { outcome: 'started', groupRunId };
    },
    async list(companyId, { limit = DEFAULT_LIMIT, before }) {
      const rows = await repository.listGroupRuns(queries, companyId, { limit: limit + 1, before });
      const page = rows.slice(0, limit);
      return {
        test_group_runs: page.map(presentGroupRun),
        next_before: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
    async get(companyId, groupRunId) {
      const run = await find(companyId, groupRunId);
      const testRuns = await repository.listTestRuns(queries, run.id);
      return { ...reply(presentGroupRun(run)), test_runs: testRuns.map(presentGroupRunItem) };
    },
    async cancel(companyId, groupRunId) {
      const run = await find(companyId, groupRunId);
      await repository.cancelGroupRun(queries, run.id, announceEnd);
    },
    async getTestRun(companyId, testRunId) {
      const run = await repository.findTestRun(queries, companyId, testRunId);
      if (!run) throw notFound('The test run');
      const steps = await repository.findSteps(queries, run.id);
      const actions = await repository.findActions(
        queries,
        steps.map(({ id }) => id),
      );
      return presentTestRun(run, steps, actions, storage);
    },
    async findCommit(groupRunId) {
      const run = await repository.findCommit(queries, groupRunId);
      return run?.repo && run.sha ? { ...run, repo: run.repo, sha: run.sha } : undefined;
    },
    openRecord: (testRunId, leaseSeconds) =>
      openRunRecord(dependencies, testRunId, announceEnd, leaseSeconds),
    async endLost() {
      for (const attempt of await findLost<number>(queries, testRuns))
        await attempts.endAttempt(
          queries,
          attempt,
          { status: 'error', error: RUNNER_LOST, videoKey: null, usage: null },
          announceEnd,
        );
    },
  };
}
