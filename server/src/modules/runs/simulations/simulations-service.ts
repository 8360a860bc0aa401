import { setTimeout as sleep } from 'node:timers/promises';
import { simulateBodySchema, type BodyOf, type SentSimulation, type StepPageReply } from 'shared/contract';
import { notFound, unprocessable } from '../../../platform/http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BlueprintsService } from '../../blueprints/blueprints-service.ts';
import type { DataTablesService } from '../../data-tables/data-tables-service.ts';
import type { EnvironmentsService } from '../../environments/environments-service.ts';
import type { FilesService } from '../../files/files-service.ts';
import { runFolder } from '../media/run-folder.ts';
import { findSimulatedPage } from '../pages/pages-repository.ts';
import { presentPage } from '../pages/present-page.ts';
import { cancelRuns } from '../queue/endings-repository.ts';
import { presentResults } from '../test-runs/present-test-run.ts';
import { findActions, findSteps, withoutDeletedModules } from '../test-runs/test-runs-repository.ts';
import { presentSimulation } from './present-simulation.ts';
import * as repository from './simulations-repository.ts';

const LIFETIME_HOURS = 24;

/** How long a caller waits for the page that a test begins on, and how often it is looked for. */
const STARTING_PAGE_MS = 30_000;
const STARTING_PAGE_INTERVAL_MS = 300;
/** Judged when the page has settled, which is when it is read; whether it holds does not matter. */
const READ_PAGE = { type: 'assert', action: 'There is no dialog' } as const;

type Body = BodyOf<'POST /simulate'>;

/** Runs of steps of the editor that are not saved: executed and stored as the runs of tests, and visible to their editor only. */
export type SimulationsService = ReturnType<typeof createSimulationsService>;

interface Dependencies extends Pick<Platform, 'database' | 'jobs' | 'storage'> {
  blueprints: BlueprintsService;
  dataTables: Pick<DataTablesService, 'firstRowOf'>;
  environments: EnvironmentsService;
  files: FilesService;
}

export function createSimulationsService({
  database: { queries },
  jobs,
  storage,
  blueprints,
  dataTables,
  environments,
  files,
}: Dependencies) {
  async function findFile(companyId: number, { s3_key, file_name }: Body) {
    if (s3_key === undefined) return null;
    const file_size = await files.attachmentSize(companyId, s3_key);
    if (file_size === undefined)
      throw unprocessable('unknown_file', 'The attached file was not uploaded.', {
        s3_key: 'The attached file was not uploaded.',
      });
    return { s3_key, file_name: file_name ?? 'file', file_size };
  }

  /** The stored test or module whose plan the simulation fills. */
  async function findEdited(companyId: number, { test_blueprint_id: id }: Body): Promise<number | null> {
    if (id !== undefined && !(await blueprints.exists(companyId, id)))
      throw unprocessable('unknown_test', 'The test does not exist or belongs to another company.', {
        test_blueprint_id: 'The test does not exist or belongs to another company.',
      });
    return id ?? null;
  }

  async function findRun(companyId: number, id: string): Promise<repository.SimulationRow> {
    const run = await repository.findSimulation(queries, companyId, id);
    if (!run) throw notFound('The run');
    return run;
  }

  const isUnfinished = async (companyId: number, id: string) => {
    const run = await repository.findSimulation(queries, companyId, id);
    return run?.status === 'pending' || run?.status === 'running';
  };

  return {
    /** Returns the id, a UUID. 422 for a test, module, file or environment that does not exist, and where no step would run. */
    async start(companyId: number, input: Body): Promise<string> {
      const blueprintId = await findEdited(companyId, input);
      const { starting_url: startingUrl } = input;
      const environmentId = await environments.chooseForEditor(companyId, startingUrl, input.environment);
      const file = await findFile(companyId, input);
      const steps = await blueprints.expand(companyId, input.steps);
      if (steps.length === 0)
        throw unprocessable('no_steps', 'There are no steps to run: the module is empty.');
      const settings = await blueprints.editorSettings(companyId, blueprintId);
      return queries.transaction(async (transaction) => {
        const rowValues = await dataTables.firstRowOf(blueprintId);
        const { id, simulationId } = await repository.insertSimulation(
          transaction,
          { companyId, blueprintId, startingUrl, environmentId, file, steps, rowValues, ...settings },
          LIFETIME_HOURS,
        );
        await jobs.enqueueFair('simulation', [{ id, companyId }], transaction);
        return simulationId;
      });
    },
    /** An unknown or expired one has the status `not_found`. */
    async get(companyId: number, id: string): Promise<SentSimulation> {
      const run = await repository.findSimulation(queries, companyId, id);
      if (!run)
        return {
          simulation_id: id,
          status: 'not_found',
          error: null,
          initial_screenshot_url: null,
          steps: [],
        };
      const steps = await withoutDeletedModules(queries, await findSteps(queries, run.id));
      const actions = await findActions(
        queries,
        steps.map((step) => step.id),
      );
      return presentSimulation(run, presentResults(run, steps, actions, storage), steps);
    },
    /** What the page showed at a step, by its number as the editor sent it. 404: the simulation is unknown or expired. */
    async page(companyId: number, id: string, stepNumber: number): Promise<StepPageReply | null> {
      const run = await findRun(companyId, id);
      return presentPage(await findSimulatedPage(queries, run.id, stepNumber));
    },
    /**
     * Opens an address in a browser, signs in with the login module if there is one, and tells what the page shows; null: it could not be read
     * in time. What is still running when the signal is aborted is cancelled. 422 as `start`.
     */
    async startingPage(
      companyId: number,
      { login_module_blueprint_id, ...place }: BodyOf<'POST /simulate/starting_page'>,
      signal: AbortSignal,
    ): Promise<StepPageReply | null> {
      const login = {
        type: 'module',
        action: '',
        test_blueprint_module_id: login_module_blueprint_id,
        is_login_step: true,
      };
      const steps = login_module_blueprint_id === undefined ? [READ_PAGE] : [login, READ_PAGE];
      const id = await this.start(companyId, simulateBodySchema.parse({ ...place, steps }));
      const end = AbortSignal.any([signal, AbortSignal.timeout(STARTING_PAGE_MS)]);
      try {
        while (await isUnfinished(companyId, id)) {
          if (end.aborted) return null;
          await sleep(STARTING_PAGE_INTERVAL_MS);
        }
        return await this.page(companyId, id, steps.length);
      } finally {
        await this.cancel(companyId, id);
      }
    },
    /** Nothing happens to one that has ended already. 404: unknown or expired. */
    async cancel(companyId: number, id: string): Promise<void> {
      await findRun(companyId, id);
      await queries.transaction((transaction) =>
        cancelRuns(transaction, repository.isSimulation(companyId, id)),
      );
    },
    async deleteExpired(): Promise<void> {
      const expired = await repository.findExpiredSimulations(queries);
      // The files go first: what a crash leaves is found again.
      for (const simulation of expired) await storage.removeAll(`${runFolder(simulation)}/`);
      await repository.deleteSimulations(
        queries,
        expired.map(({ id }) => id),
      );
    },
  };
}
