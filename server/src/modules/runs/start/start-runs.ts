import { createHash } from 'node:crypto';
import type { RunStarter } from 'shared/constants';
import type { RerunBody, TriggerRunBody } from 'shared/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { unprocessable } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RunnableTest } from '../../blueprints/blueprints-service.ts';
import { checkMergedSettings } from '../../browser-settings/browser-settings-service.ts';
import type { DataTablesService } from '../../data-tables/data-tables-service.ts';
import { recordEvent } from '../../audit/audit-service.ts';
import { announceChanges } from '../../live/live-service.ts';
import { expandRows, type RowChoice } from './expand-rows.ts';
import {
  findGroupRunByKey,
  hasUnfinishedRun,
  insertGroupRun,
  type NewGroupRun,
} from '../group-runs/group-runs-repository.ts';
import { enqueueReadyOfGroup, lockLine } from '../queue/ready-repository.ts';
import { prepareRerun, prepareSuiteRun, type PreparedRun, type PrepareDependencies } from './prepare-run.ts';
import { requireBaseUrl } from './run-environment.ts';
import { prepareTriggeredRun } from './prepare-triggered-run.ts';
import { insertTestRuns } from '../test-runs/test-runs-repository.ts';

/** Who starts a run, and the key that a caller sends so that a repeated request starts nothing twice. */
export interface Starter {
  companyId: number;
  startedBy: RunStarter;
  /** Absent, or null: no person. */
  startedByUserId?: number | null;
  /** The name of the API key; absent: none that has a name. */
  startedByKey?: string | undefined;
  idempotencyKey?: string;
}

export interface ScheduledStart {
  companyId: number;
  suiteId: number;
  fireAt: Date;
  /** The suite may have runs that have not ended. */
  besidesOthers?: boolean;
}

export type ScheduledOutcome =
  { outcome: 'started'; groupRunId: number } | { outcome: 'unfinished' | 'repeated' };

type Dependencies = Pick<Platform, 'jobs'> & PrepareDependencies & { dataTables: DataTablesService };

/** Creates group runs. Each function returns the id. */
export function createRunStarts(dependencies: Dependencies) {
  const { database, jobs, values, dataTables, environments } = dependencies;
  const { queries } = database;

  /** The group run, its tests and their jobs exist together, or not at all. undefined: it exists already. */
  async function start(
    transaction: Transaction,
    newRun: NewGroupRun,
    tests: RunnableTest[],
    rows?: RowChoice,
  ): Promise<number | undefined> {
    requireBaseUrl(tests, newRun.baseUrl);
    checkMergedSettings(tests);
    const expanded = await expandRows(dataTables, transaction, inSuiteOrder(tests), rows);
    // A single test would only store its sign-in in vain.
    const sharesLogin = expanded.filter(({ loginSteps }) => loginSteps > 0).length > 1;
    // Absent: each test as its suite says.
    const { retries: given } = newRun;
    const ready = given === undefined ? expanded : expanded.map((test) => ({ ...test, retries: given }));
    const retries = Math.max(0, ...ready.map((test) => test.retries));
    await lockLine(transaction, newRun.environmentId);
    const groupRun = await insertGroupRun(transaction, {
      ...newRun,
      sharesLogin,
      retries,
      hasChosenRows: rows !== undefined && rows.size > 0,
    });
    if (!groupRun) return undefined;
    await insertTestRuns(transaction, groupRun, ready);
    await enqueueReadyOfGroup(transaction, jobs, groupRun.id);
    const { companyId } = groupRun;
    if (groupRun.sha !== null) await jobs.send('check-run', [groupRun.id], transaction);
    await announceChanges(transaction, companyId, [{ kind: 'group_run', id: groupRun.id }]);
    await recordEvent(transaction, {
      companyId,
      action: 'run.started',
      subject: { id: groupRun.id, name: groupRun.name },
      after: { started_by: groupRun.startedBy, tests: ready.length, environment: groupRun.environment },
    });
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
    const prepared = await prepare();
    const identity = starter.idempotencyKey === undefined ? {} : { requestHash };
    const id = await queries.transaction((savepoint) =>
      start(savepoint, { ...starter, ...identity, ...prepared.values }, prepared.tests, prepared.rows),
    );
    // Without an id, a concurrent request with the same key has inserted it.
    const started = id ?? (await findStarted(starter, requestHash));
    if (started === undefined) throw new Error('The group run was neither created nor found.');
    return started;
  }

  /** Without the values of variables, which a hash of them alone would give away to guessing. */
  const identityOf = ({ variables, ...input }: TriggerRunBody) =>
    variables ? { ...input, variables: values.digest(variables) } : input;

  return {
    trigger: (starter: Starter, input: TriggerRunBody): Promise<number> =>
      startOnce(starter, identityOf(input), () =>
        prepareTriggeredRun(dependencies, starter.companyId, input),
      ),
    rerun: (starter: Starter, groupRunId: number, choice: RerunBody): Promise<number> =>
      startOnce(starter, { rerun: groupRunId, ...choice }, () =>
        prepareRerun(dependencies, starter.companyId, groupRunId, choice),
      ),
    async startScheduled(
      { companyId, suiteId, fireAt, besidesOthers = false }: ScheduledStart,
      transaction: Transaction,
    ): Promise<ScheduledOutcome> {
      if (!besidesOthers && (await hasUnfinishedRun(transaction, suiteId))) return { outcome: 'unfinished' };
      const suite = await prepareSuiteRun(dependencies, companyId, suiteId);
      const environment = await environments.ofSchedule(companyId, suiteId);
      const place = environment && {
        environment: environment.name,
        environmentId: environment.id,
        baseUrl: environment.baseUrl,
      };
      const newRun = { ...suite.values, ...place, companyId, startedBy: 'schedule', fireAt } as const;
      const id = await start(transaction, newRun, suite.tests);
      return id === undefined ? { outcome: 'repeated' } : { outcome: 'started', groupRunId: id };
    },
  };
}

/** Where a suite is ordered, its tests come as they were created, in whichever order they were chosen. */
function inSuiteOrder(tests: RunnableTest[]): RunnableTest[] {
  const isOrdered = tests.some(({ orderedSuiteId }) => orderedSuiteId !== null);
  return isOrdered ? tests.toSorted((one, other) => one.id - other.id) : tests;
}
