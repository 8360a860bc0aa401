import type { SentTestRun, StepPageReply } from 'shared/contract';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DataTablesService } from '../../data-tables/data-tables-service.ts';
import { cancelRuns } from '../queue/endings-repository.ts';
import { presentResults } from '../test-runs/present-test-run.ts';
import { findSimulatedPage } from '../pages/pages-repository.ts';
import { presentPage } from '../pages/present-page.ts';
import { runFolder } from '../media/run-folder.ts';
import {
  findActions,
  findSteps,
  withoutDeletedModules,
  type StepRow,
} from '../test-runs/test-runs-repository.ts';
import * as repository from './trials-repository.ts';

const LIFETIME_HOURS = 24;

/** A trial as a test run is presented. */
export interface Trial {
  status: repository.TrialRow['status'];
  results: Pick<SentTestRun, 'error' | 'initial_screenshot_url' | 'results'>;
  /** In the order of the results. */
  steps: Pick<StepRow, 'startedAt'>[];
}

/** Runs of steps that are not saved: executed and stored as the runs of tests, and visible to their editor only. */
export interface TrialsService {
  /** Returns the trial's id, a UUID. */
  start(trial: repository.NewTrial): Promise<string>;
  /** Undefined: unknown or expired. */
  find(companyId: number, trialId: string): Promise<Trial | undefined>;
  /** What the page showed at a step, by its number as the editor sent it. 404: the trial is unknown or expired. */
  page(companyId: number, trialId: string, stepNumber: number): Promise<StepPageReply | null>;
  /** Nothing happens to one that has ended already. 404: unknown or expired. */
  cancel(companyId: number, trialId: string): Promise<void>;
  deleteExpired(): Promise<void>;
}

export function createTrialsService({
  database: { queries },
  jobs,
  storage,
  dataTables,
}: Pick<Platform, 'database' | 'jobs' | 'storage'> & {
  dataTables: Pick<DataTablesService, 'firstRowOf'>;
}): TrialsService {
  return {
    start: (trial) =>
      queries.transaction(async (transaction) => {
        const { id, trialId } = await repository.insertTrial(
          transaction,
          { ...trial, rowValues: await dataTables.firstRowOf(trial.blueprintId) },
          LIFETIME_HOURS,
        );
        await jobs.enqueueFair('simulation', [{ id, companyId: trial.companyId }], transaction);
        return trialId;
      }),
    async find(companyId, trialId) {
      const run = await repository.findTrial(queries, companyId, trialId);
      if (!run) return undefined;
      const steps = await withoutDeletedModules(queries, await findSteps(queries, run.id));
      const actions = await findActions(
        queries,
        steps.map(({ id }) => id),
      );
      return { status: run.status, results: presentResults(run, steps, actions, storage), steps };
    },
    async page(companyId, trialId, stepNumber) {
      const run = await repository.findTrial(queries, companyId, trialId);
      if (!run) throw notFound('The run');
      return presentPage(await findSimulatedPage(queries, run.id, stepNumber));
    },
    async cancel(companyId, trialId) {
      if (!(await repository.findTrial(queries, companyId, trialId))) throw notFound('The run');
      await queries.transaction((transaction) =>
        cancelRuns(transaction, repository.isTrial(companyId, trialId)),
      );
    },
    async deleteExpired() {
      const expired = await repository.findExpiredTrials(queries);
      // The files go first: what a crash leaves is found again.
      for (const trial of expired) await storage.removeAll(`${runFolder(trial)}/`);
      await repository.deleteTrials(
        queries,
        expired.map(({ id }) => id),
      );
    },
  };
}
