import { onlyRow } from '../../platform/database/only-row.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  AttemptLost,
  keepPicture,
  prolong,
  storable,
  storeEvents,
  type Claim,
  type ExecutionEnd,
  type ExecutionRecord,
} from '../execution/execution-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import * as attempts from './attempts-repository.ts';
import { findSimulationById, findSteps } from './simulations-repository.ts';
import { simulationFolder } from './simulation-folder.ts';
import { simulations } from './tables.ts';

const STATUS_OF_END = {
  passed: 'completed',
  failed: 'failed',
  error: 'failed',
  cancelled: 'cancelled',
} as const;

/** Claims a pending simulation; undefined if somebody else has it or it has ended. */
export async function openSimulationRecord(
  dependencies: Pick<Platform, 'database' | 'storage' | 'log'> & { values: ValuesService },
  simulationId: string,
  claim: Claim = {},
): Promise<ExecutionRecord | undefined> {
  const { values } = dependencies;
  const { queries } = dependencies.database;
  const attempt = await attempts.claimSimulation(queries, simulationId, claim);
  const simulation = attempt && (await findSimulationById(queries, simulationId));
  if (!simulation) return undefined;
  const steps = await findSteps(queries, simulationId);
  const folder = simulationFolder(simulation);
  const stepId = (index: number) => onlyRow(steps.slice(index, index + 1)).id;

  return {
    plan: {
      startingUrl: simulation.startingUrl,
      steps: steps.map(({ type, task, useVision }) => ({ type, action: task, useVision })),
      values: await values.forRun(simulation.companyId),
      file: simulation.file,
      recordsVideo: false,
    },
    prolong: () => prolong(queries, simulations, attempt, claim.leaseSeconds),
    storeEvent: storeEvents({
      async started({ screenshot }) {
        const key = await keepPicture(dependencies, `${folder}/start.jpg`, screenshot);
        if (key) await attempts.setInitialScreenshot(queries, attempt, key);
      },
      'step-started': ({ stepIndex }) =>
        attempts.changeStep(queries, attempt, stepId(stepIndex), { status: 'running' }),
      async action({ stepIndex, actionNumber, action: { type, isSuccessful, screenshot, ...action } }) {
        const name = `${folder}/${stepIndex + 1}-${actionNumber}.jpg`;
        await attempts.insertAction(queries, attempt, {
          stepId: stepId(stepIndex),
          actionNumber,
          type,
          description: storable(action.description),
          isSuccessful,
          screenshotKey: await keepPicture(dependencies, name, screenshot),
        });
      },
      /** A simulation shows the page, not its console. */
      'page-events': () => Promise.resolve(),
      'step-finished': ({ stepIndex, outcome: { isSuccessful, result, durationSeconds } }) =>
        attempts.changeStep(queries, attempt, stepId(stepIndex), {
          status: isSuccessful ? 'completed' : 'failed',
          reason: storable(result),
          duration: durationSeconds,
        }),
    }),
    async end({ status, error }: ExecutionEnd) {
      if (
        !(await attempts.endAttempt(queries, attempt, {
          status: STATUS_OF_END[status],
          error: storable(error),
        }))
      )
        throw new AttemptLost();
    },
  };
}
