import type { PageEventsReply, TestHistory, SentTestRun } from 'shared/contract';
import { notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLastPassed, findPastRuns } from './history-repository.ts';
import { MAX_EVENTS } from './page-events.ts';
import { presentEvent, presentTestRun } from './present-test-run.ts';
import { removeOldMedia } from './remove-old-media.ts';
import {
  findActions,
  findEvents,
  findSteps,
  findTestRun,
  withoutDeletedModules,
  type TestRunRow,
} from './test-runs-repository.ts';
import { testHistory } from './test-history.ts';

export interface TestRunsService {
  get(companyId: number, testRunId: number): Promise<SentTestRun>;
  /** Exceptions, console messages and failed requests of its pages, in chronological order. */
  events(companyId: number, testRunId: number): Promise<PageEventsReply>;
  /** The newest passed run of the same test before this one. */
  lastPassed(companyId: number, testRunId: number): Promise<SentTestRun | null>;
  /** Of the test that this is a run of; null where it was deleted. */
  history(companyId: number, testRunId: number): Promise<TestHistory | null>;
  /** In the order of the tests' ids; tests of other companies are left out. */
  histories(companyId: number, testIds: number[]): Promise<TestHistory[]>;
  /** Removes screenshots and recordings that are older than the configured days, of a few test runs. False: there are no more. */
  removeOldMedia(): Promise<boolean>;
}

type Dependencies = Pick<Platform, 'config' | 'database' | 'storage'>;

export function createTestRunsService(dependencies: Dependencies): TestRunsService {
  const { database, storage } = dependencies;
  const { queries } = database;

  async function find(companyId: number, testRunId: number): Promise<TestRunRow> {
    const run = await findTestRun(queries, companyId, testRunId);
    if (!run) throw notFoundInCompany('The test run');
    return run;
  }

  async function load(run: TestRunRow): Promise<SentTestRun> {
    const steps = await withoutDeletedModules(queries, await findSteps(queries, run.id));
    const ids = steps.map(({ id }) => id);
    return presentTestRun(run, steps, await findActions(queries, ids), storage);
  }

  async function histories(companyId: number, testIds: number[]): Promise<TestHistory[]> {
    const past = await findPastRuns(queries, companyId, testIds);
    return [...past].map(([id, runs]) => testHistory(id, runs));
  }

  return {
    get: async (companyId, testRunId) => load(await find(companyId, testRunId)),
    async events(companyId, testRunId) {
      const { id } = await find(companyId, testRunId);
      const rows = await findEvents(queries, id, MAX_EVENTS + 1);
      return { events: rows.slice(0, MAX_EVENTS).map(presentEvent), is_cut: rows.length > MAX_EVENTS };
    },
    async lastPassed(companyId, testRunId) {
      const { blueprintId } = await find(companyId, testRunId);
      const id = blueprintId === null ? undefined : await findLastPassed(queries, blueprintId, testRunId);
      return id === undefined ? null : load(await find(companyId, id));
    },
    async history(companyId, testRunId) {
      const { blueprintId } = await find(companyId, testRunId);
      const [history] = blueprintId === null ? [] : await histories(companyId, [blueprintId]);
      return history ?? null;
    },
    histories,
    removeOldMedia: () => removeOldMedia(dependencies),
  };
}
