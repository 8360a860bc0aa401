import type { z } from 'zod';
import type { simulateBodySchema, Simulation } from 'shared/contract';
import { notFound, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlueprintsService } from '../blueprints/blueprints-service.ts';
import type { FilesService } from '../files/files-service.ts';
import {
  findLost,
  resendWaiting,
  RUNNER_LOST,
  type Claim,
  type ExecutionRecord,
} from '../execution/execution-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import * as attempts from './attempts-repository.ts';
import { presentMissing, presentSimulation } from './present-simulation.ts';
import { simulationFolder } from './simulation-folder.ts';
import { openSimulationRecord } from './simulation-record.ts';
import * as repository from './simulations-repository.ts';
import { simulations } from './tables.ts';

const LIFETIME = 24 * 60 * 60 * 1000;

type Body = z.output<typeof simulateBodySchema>;

export interface SimulationsService {
  /** Returns the id. 422 for a module or a file that does not exist. */
  start(companyId: number, input: Body): Promise<string>;
  /** An unknown or expired one has the status `not_found`. */
  get(companyId: number, id: string): Promise<Simulation>;
  /** Nothing happens to one that has ended already. */
  cancel(companyId: number, id: string): Promise<void>;
  /** For the worker: claims a simulation; undefined if it is not pending any more. */
  openRecord(id: string, claim?: Claim): Promise<ExecutionRecord | undefined>;
  /** Ends those whose worker has gone. */
  endLost(): Promise<void>;
  /** Gives those a job again that wait without one. */
  resendWaiting(): Promise<void>;
  deleteExpired(): Promise<void>;
}

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'storage' | 'log'> & {
  blueprints: BlueprintsService;
  files: FilesService;
  values: ValuesService;
};

export function createSimulationsService(dependencies: Dependencies): SimulationsService {
  const { database, jobs, storage, blueprints, files } = dependencies;
  const { queries } = database;

  async function findFile(companyId: number, { s3_key, file_name }: Body) {
    if (s3_key === undefined) return null;
    if ((await files.attachmentSize(companyId, s3_key)) === undefined)
      throw unprocessable('unknown_file', 'The attached file was not uploaded.', {
        s3_key: 'The attached file was not uploaded.',
      });
    return { s3_key, file_name: file_name ?? 'file' };
  }

  return {
    async start(companyId, input) {
      const file = await findFile(companyId, input);
      const steps = await blueprints.expand(
        companyId,
        input.steps.map((step) => ({
          type: step.type,
          action: step.action,
          useVision: step.use_vision,
          moduleId: step.test_blueprint_module_id ?? null,
          isLogin: step.is_login_step ?? false,
        })),
      );
      if (steps.length === 0)
        throw unprocessable('no_steps', 'There are no steps to run: the module is empty.');
      const expiresAt = new Date(Date.now() + LIFETIME);
      const values = { companyId, startingUrl: input.starting_url, file, expiresAt };
      return queries.transaction(async (transaction) => {
        const id = await repository.insertSimulation(transaction, values, steps);
        await jobs.sendInTurn('simulation', [{ id, companyId }], transaction);
        return id;
      });
    },
    async get(companyId, id) {
      const simulation = await repository.findSimulation(queries, companyId, id);
      if (!simulation) return presentMissing(id);
      const steps = await repository.findSteps(queries, id);
      const actions = await repository.findActions(
        queries,
        steps.map((step) => step.id),
      );
      return presentSimulation(simulation, steps, actions, storage);
    },
    async cancel(companyId, id) {
      if (!(await repository.findSimulation(queries, companyId, id))) throw notFound('The simulation');
      await repository.cancelSimulation(queries, id);
    },
    openRecord: (id, claim) => openSimulationRecord(dependencies, id, claim),
    async endLost() {
      for (const attempt of await findLost<string>(queries, simulations))
        await attempts.endAttempt(queries, attempt, { status: 'failed', error: RUNNER_LOST });
    },
    resendWaiting: () => resendWaiting(dependencies, simulations, 'simulation'),
    async deleteExpired() {
      for (const simulation of await repository.deleteExpired(queries))
        await storage.removeAll(`${simulationFolder(simulation)}/`);
    },
  };
}
