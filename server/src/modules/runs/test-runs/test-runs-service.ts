import { HISTORY_LENGTH } from 'shared/constants';
import type {
  PageEventsReply,
  RunChanges,
  RunFile,
  SentTestHistory,
  SentTestRun,
  StepHit,
  StepPageReply,
  StepRequestsReply,
  StepScreenshot,
} from 'shared/contract';
import { notFound, notFoundInCompany } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPassedBefore, findPastRuns } from '../history/history-repository.ts';
import { MAX_EVENTS } from '../record/page-events.ts';
import { findChanges, PASSED_RUNS } from '../pages/changes.ts';
import {
  deleteUnusedPages,
  findLatestPages,
  findPage,
  loadModel,
  ownsBlueprint,
} from '../pages/pages-repository.ts';
import { presentPage } from '../pages/present-page.ts';
import { findStepHits } from '../pages/step-hits.ts';
import { presentEvent, presentTestRun } from './present-test-run.ts';
import { presentRowValues } from './row-values.ts';
import { findRequests } from '../requests/requests-repository.ts';
import { presentTrace, removeOldTraces } from '../media/traces.ts';
import { removeOldMedia } from '../media/remove-old-media.ts';
import { listRunFiles } from '../media/run-files.ts';
import { runFolder } from '../media/run-folder.ts';
import {
  findActions,
  findEvents,
  findRunSettings,
  findSteps,
  findTestRun,
  findTries,
  showsMedia,
  withoutDeletedModules,
  type TestRunRow,
} from './test-runs-repository.ts';
import { historyOfRows } from '../history/row-history.ts';
import { findStepScreenshots } from '../history/step-screenshots-repository.ts';
import { presentStepScreenshot } from '../history/step-screenshots.ts';
import { testHistory } from '../history/test-history.ts';

export type TestRunsService = ReturnType<typeof createTestRunsService>;

type Dependencies = Pick<Platform, 'config' | 'database' | 'secrets' | 'storage'>;

export function createTestRunsService(dependencies: Dependencies) {
  const { database, secrets, storage } = dependencies;
  const { queries } = database;

  async function find(companyId: number, testRunId: number): Promise<TestRunRow> {
    const run = await findTestRun(queries, companyId, testRunId);
    if (!run) throw notFoundInCompany('The test run');
    return run;
  }

  async function requireBlueprint(companyId: number, id: number): Promise<void> {
    if (!(await ownsBlueprint(queries, companyId, id))) throw notFoundInCompany('The test or module');
  }

  async function load(run: TestRunRow, addressOf?: (name: string) => string): Promise<SentTestRun> {
    const steps = await withoutDeletedModules(queries, await findSteps(queries, run.id));
    const ids = steps.map(({ id }) => id);
    const settings = await findRunSettings(queries, run.groupRunId);
    const tries = await findTries(queries, run);
    const rowValues = presentRowValues(secrets, run.rowValues);
    const { environment = null, startedBy = 'person', starter = null } = settings ?? {};
    // Those who have a link see no trace: it holds what pages sent and received.
    const trace = addressOf ? null : presentTrace(run, storage);
    const context = { environment, startedBy, starter, rowValues, tries, trace };
    const folder = `${runFolder(run)}/`;
    const media = addressOf ? { readAddress: (key: string) => addressOf(key.slice(folder.length)) } : storage;
    return presentTestRun(run, context, { steps, actions: await findActions(queries, ids) }, media);
  }

  async function histories(companyId: number, testIds: number[]): Promise<SentTestHistory[]> {
    const past = await findPastRuns(queries, companyId, testIds);
    return [...past].map(([id, runs]) => historyOfRows(id, runs));
  }

  /** Of the same test in the same environment, the newest first; none where it was deleted. */
  async function passedBefore({ id, blueprintId, rowName }: TestRunRow, limit: number) {
    return blueprintId === null ? [] : findPassedBefore(queries, { id, blueprintId, rowName }, limit);
  }

  return {
    /** `addressOf`: where its media can be read, by names that `findMedia` knows; absent: signed addresses, which last an hour. */
    get: async (
      companyId: number,
      testRunId: number,
      addressOf?: (name: string) => string,
    ): Promise<SentTestRun> => load(await find(companyId, testRunId), addressOf),
    /** The key in the storage of a screenshot or recording that the test run shows; undefined: it shows none of this name. */
    async findMedia(companyId: number, testRunId: number, name: string): Promise<string | undefined> {
      const run = await find(companyId, testRunId);
      const key = `${runFolder(run)}/${name}`;
      if (run.mediaRemovedAt || !(await showsMedia(queries, run, key))) return undefined;
      return key;
    },
    /** Exceptions, console messages and failed requests of its pages, in chronological order. */
    async events(companyId: number, testRunId: number): Promise<PageEventsReply> {
      const { id } = await find(companyId, testRunId);
      const rows = await findEvents(queries, id, MAX_EVENTS + 1);
      return { events: rows.slice(0, MAX_EVENTS).map(presentEvent), is_cut: rows.length > MAX_EVENTS };
    },
    /** Its downloads, with addresses that last an hour. */
    files: async (companyId: number, testRunId: number): Promise<RunFile[]> =>
      listRunFiles(queries, storage, await find(companyId, testRunId)),
    /** What the page showed at a step, and when. 404: it is not known, or was removed because of its age. */
    async page(companyId: number, testRunId: number, stepNumber: number): Promise<StepPageReply> {
      const { id } = await find(companyId, testRunId);
      const page = await presentPage(await findPage(queries, id, stepNumber));
      if (!page) throw notFound('The page of the step');
      return page;
    },
    /** What the pages requested during a step. 404: the run has no such step. */
    async stepRequests(companyId: number, testRunId: number, stepNumber: number): Promise<StepRequestsReply> {
      const { id } = await find(companyId, testRunId);
      const step = await findRequests(queries, id, stepNumber);
      if (!step) throw notFoundInCompany('The step');
      return step;
    },
    /** What a step ended with in this run and the newest ones of its test, newest first. 404: the run has no such step. */
    async stepScreenshots(
      companyId: number,
      testRunId: number,
      stepNumber: number,
    ): Promise<StepScreenshot[]> {
      const run = await find(companyId, testRunId);
      const rows = await findStepScreenshots(queries, run, stepNumber);
      if (rows.length === 0) throw notFoundInCompany('The step');
      return rows.map((row) => presentStepScreenshot(row, storage));
    },
    /** The newest known page of a step of a stored test or module; null: none is known. 404: there is no such step. */
    async latestPage(
      companyId: number,
      blueprintId: number,
      stepNumber: number,
    ): Promise<StepPageReply | null> {
      await requireBlueprint(companyId, blueprintId);
      const [step] = await findLatestPages(queries, blueprintId, stepNumber);
      if (!step) throw notFoundInCompany('The step');
      return step.page && presentPage(await loadModel(queries, step.page));
    },
    /** What the steps of a stored test or module would hit on these pages. */
    async stepHits(companyId: number, blueprintId: number): Promise<StepHit[]> {
      await requireBlueprint(companyId, blueprintId);
      return findStepHits(queries, blueprintId);
    },
    /** What is not on the page of the failed step as it was in the last passed run; null: it is not known. */
    async changes(companyId: number, testRunId: number): Promise<RunChanges | null> {
      const run = await find(companyId, testRunId);
      return findChanges(queries, run.id, await passedBefore(run, PASSED_RUNS));
    },
    /** The newest passed run of the same test before this one, in the same environment. */
    async lastPassed(companyId: number, testRunId: number): Promise<SentTestRun | null> {
      const [last] = await passedBefore(await find(companyId, testRunId), 1);
      return last ? load(await find(companyId, last.id)) : null;
    },
    /** Of the test, or the row of its table, that this is a run of, in the same environment; null where it was deleted. */
    async history(companyId: number, testRunId: number): Promise<SentTestHistory | null> {
      const { blueprintId, rowName } = await find(companyId, testRunId);
      if (blueprintId === null) return null;
      const runs = (await findPastRuns(queries, companyId, [blueprintId], testRunId)).get(blueprintId);
      if (!runs) return null;
      if (rowName === null) return historyOfRows(blueprintId, runs);
      const own = runs.filter((run) => run.rowName === rowName);
      return testHistory(blueprintId, own.slice(-HISTORY_LENGTH));
    },
    /** In the order of the tests' ids; tests of other companies are left out. */
    histories,
    /** Removes screenshots, recordings and pages that are older than the configured days, and traces older than 14 days, of a few test runs. False: there are no more. */
    async removeOldMedia(): Promise<boolean> {
      const areMoreTraces = await removeOldTraces(dependencies);
      return (await removeOldMedia(dependencies)) || areMoreTraces;
    },
    /** Deletes the pages that no step refers to any more. */
    deleteUnusedPages: (): Promise<void> => deleteUnusedPages(queries),
  };
}
