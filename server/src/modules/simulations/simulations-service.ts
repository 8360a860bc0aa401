import type { BodyOf, SentSimulation, StepPageReply } from 'shared/contract';
import { unprocessable } from '../../platform/http/app-error.ts';
import type { BlueprintsService } from '../blueprints/blueprints-service.ts';
import type { EnvironmentsService } from '../environments/environments-service.ts';
import type { FilesService } from '../files/files-service.ts';
import type { TrialsService } from '../runs/trials/trials-service.ts';
import { presentSimulation } from './present-simulation.ts';

type Body = BodyOf<'POST /simulate'>;

/** The simulations of the editor, each of which is a trial run. */
export interface SimulationsService {
  /** Returns the id. 422 for a test, module, file or environment that does not exist, and where no step would run. */
  start(companyId: number, input: Body): Promise<string>;
  /** An unknown or expired one has the status `not_found`. */
  get(companyId: number, id: string): Promise<SentSimulation>;
  /** What the page showed at a step. 404: the simulation is unknown or expired. */
  page(companyId: number, id: string, stepNumber: number): Promise<StepPageReply | null>;
  /** Nothing happens to one that has ended already. 404: unknown or expired. */
  cancel(companyId: number, id: string): Promise<void>;
}

interface Dependencies {
  blueprints: BlueprintsService;
  environments: EnvironmentsService;
  files: FilesService;
  trials: TrialsService;
}

export function createSimulationsService({
  blueprints,
  environments,
  files,
  trials,
}: Dependencies): SimulationsService {
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

  return {
    async start(companyId, input) {
      const blueprintId = await findEdited(companyId, input);
      const { starting_url: startingUrl } = input;
      const environmentId = await environments.chooseForEditor(companyId, startingUrl, input.environment);
      const file = await findFile(companyId, input);
      const steps = await blueprints.expand(companyId, input.steps);
      if (steps.length === 0)
        throw unprocessable('no_steps', 'There are no steps to run: the module is empty.');
      const settings = await blueprints.editorSettings(companyId, blueprintId);
      return trials.start({
        companyId,
        blueprintId,
        startingUrl,
        environmentId,
        file,
        steps,
        ...settings,
      });
    },
    async get(companyId, id) {
      const trial = await trials.find(companyId, id);
      if (trial) return presentSimulation(id, trial);
      return {
        simulation_id: id,
        status: 'not_found',
        error: null,
        initial_screenshot_url: null,
        steps: [],
      };
    },
    page: (companyId, id, stepNumber) => trials.page(companyId, id, stepNumber),
    cancel: (companyId, id) => trials.cancel(companyId, id),
  };
}
