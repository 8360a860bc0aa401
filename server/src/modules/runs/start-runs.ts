import { createHash } from 'node:crypto';
import type { RunStarter } from 'shared/constants';
import type { TriggerRunBody } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RunnableTest } from '../blueprints/blueprints-service.ts';
import { announceChanges } from '../live/live-service.ts';
import {
  findGroupRunByKey,
  hasUnfinishedRun,
  insertGroupRun,
  type NewGroupRun,
} from './group-runs-repository.ts';
import {
  prepareRerun,
  prepareSuiteRun,
  prepareTestsRun,
  type PreparedRun,
  type PrepareDependencies,
} from './prepare-run.ts';
import { requireClear } from './require-clear.ts';
import { insertTestRuns } from './test-runs-repository.ts';

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

type Dependencies = Pick<Platform, 'jobs'> & PrepareDependencies;

export function createRunStarts(dependencies: Dependencies): RunStarts {
  const { database, jobs, blueprints } = dependencies;
  const { queries } = database;

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
    await announceChanges(transaction, companyId, [{ kind: 'group_run', id: groupRun.id }]);
    return groupRun.id;
  }

  async function findStarted({ companyId, idempotencyKey }: Starter, requestHash: string) {
    if (idempotencyKey === undefined) return undefined;
    const run = await findGroupRunByKey(queries, companyId, idempotencyKey);
    if (run && run.requestHash !== requestHash)
      throw unprocessable('idempotency_key_reused', 'This Idempotency-Key belongs to another request.');
    return run?.id;
  }

  /** `request`: what a repeated call must have in common with the first. */
  async function startOnce(starter: Starter, request: object, prepare: () => Promise<PreparedRun>) {
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const existing = await findStarted(starter, requestHash);
    if (existing !== undefined) return existing;
    const { values, tests } = await prepare();
    const identity = starter.idempotencyKey === undefined ? {} : { requestHash };
    const id = await queries.transaction((savepoint) =>
      start(savepoint, { ...starter, ...identity, ...values }, tests),
    );
    // Without an id, a concurrent request with the same key has inserted it.
    const started = id ?? (await findStarted(starter, requestHash));
    if (started === undefined) throw new Error('The group run was neither created nor found.');
    return started;
  }

  return {
    trigger: (starter, input) =>
      startOnce(starter, input, async () => {
        const { test_blueprint_category_id: suiteId, test_blueprint_ids: ids = [], frozen } = input;
        const { name, repo, sha } = input;
        const { values, tests } = await (suiteId === undefined
          ? prepareTestsRun(dependencies, starter.companyId, ids)
          : prepareSuiteRun(dependencies, starter.companyId, suiteId));
        if (frozen) requireClear(await blueprints.findUnclearSteps(tests.map(({ id }) => id)));
        return { values: { ...values, name: name ?? values.name, repo, sha }, tests };
      }),
    rerun: (starter, groupRunId, only) =>
      startOnce(starter, { rerun: groupRunId, only }, () =>
        prepareRerun(dependencies, starter.companyId, groupRunId, only),
      ),
    async startScheduled({ companyId, suiteId, fireAt }, transaction) {
      if (await hasUnfinishedRun(transaction, suiteId)) return { outcome: 'unfinished' };
      const { values, tests } = await prepareSuiteRun(dependencies, companyId, suiteId);
      const id = await start(transaction, { ...values, companyId, startedBy: 'schedule', fireAt }, tests);
      return id === undefined ? { outcome: 'repeated' } : { outcome: 'started', groupRunId: id };
    },
  };
}
