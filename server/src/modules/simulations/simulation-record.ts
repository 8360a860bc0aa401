import { onlyRow } from '../../platform/database/only-row.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  AttemptLost,
  keepPicture,
  prolong,
  storable,
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
    async onStarted(screenshot) {
      const key = await keepPicture(dependencies, `${folder}/start.jpg`, screenshot);
      if (key) await attempts.setInitialScreenshot(queries, attempt, key);
    },
    onStepStarted: (index) => attempts.changeStep(queries, attempt, stepId(index), { status: 'running' }),
    async onAction(index, actionNumber, { type, isSuccessful, screenshot, ...told }) {
      const description = storable(told.description);
      const name = `${folder}/${index + 1}-${actionNumber}.jpg`;
      const screenshotKey = await keepPicture(dependencies, name, screenshot);
      const action = { stepId: stepId(index), actionNumber, type, description, isSuccessful, screenshotKey };
      await attempts.insertAction(queries, attempt, action);
    },
    /** Who tries steps out looks at the page, not at its console. */
    onEvents: () => Promise.resolve(),
    onStepFinished: (index, { isSuccessful, result, durationSeconds }) =>
      attempts.changeStep(queries, attempt, stepId(index), {
        status: isSuccessful ? 'completed' : 'failed',
        reason: storable(result),
        duration: durationSeconds,
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
