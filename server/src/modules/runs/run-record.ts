import { onlyRow } from '../../platform/database/only-row.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  AttemptLost,
  keepPicture,
  persist,
  prolong,
  storable,
  storeEvents,
  whileHeld,
  type Claim,
  type ExecutionRecord,
} from '../execution/execution-service.ts';
import type { MemoriesService } from '../memories/memories-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import * as attempts from './attempts-repository.ts';
import { endAttempt, type OnGroupRunEnded } from './endings-repository.ts';
import { hideSecrets } from './hide-secrets.ts';
import { collectPageEvents } from './page-events.ts';
import { putBack } from './put-back.ts';
import { attemptFolder } from './run-folder.ts';
import { begunAgain, PICTURES_LOST } from './run-marks.ts';
import { keepRecording } from './keep-recording.ts';
import { findSteps, findTestRunById } from './test-runs-repository.ts';
import { testRuns } from './tables.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'storage' | 'log'> & {
  values: ValuesService;
  memories: MemoriesService;
};

/** Claims a pending test run; undefined if somebody else has it or it has ended. */
export async function openRunRecord(
  dependencies: Dependencies,
  testRunId: number,
  onGroupRunEnded: OnGroupRunEnded,
  claim: Claim = {},
): Promise<ExecutionRecord | undefined> {
  const { values, memories } = dependencies;
  const { queries } = dependencies.database;
  const attempt = await attempts.claimTestRun(queries, testRunId, claim);
  const run = attempt && (await findTestRunById(queries, testRunId));
  if (!run) return undefined;
  const steps = await findSteps(queries, testRunId);
  const folder = attemptFolder(run, attempt.number);
  const pageEvents = collectPageEvents();
  const definition = {
    startingUrl: run.startingUrl,
    steps: steps.map(({ type, task, useVision }) => ({ type, action: task, useVision })),
  };
  const stepId = (index: number) => onlyRow(steps.slice(index, index + 1)).id;

  const stepsWithoutPictures = new Set<number>();

  async function keep(index: number, name: string, picture: Buffer | null): Promise<string | null> {
    const key = await keepPicture(dependencies, `${folder}/${name}.jpg`, picture);
    if (picture && !key) stepsWithoutPictures.add(index);
    return key;
  }

  return {
    plan: {
      ...definition,
      values: await values.forRun(run.companyId),
      memory:
        run.blueprintId === null
          ? undefined
          : memories.of(run.blueprintId, definition, (write) => whileHeld(queries, testRuns, attempt, write)),
      file: run.file,
      recordsVideo: true,
    },
    prolong: () => prolong(queries, testRuns, attempt, claim.leaseSeconds),
    storeEvent: storeEvents({
      async started({ screenshot }) {
        const key = await keep(0, 'start', screenshot);
        if (key) await persist(() => attempts.setInitialScreenshot(queries, attempt, key));
      },
      'step-started': ({ stepIndex }) => attempts.startStep(queries, attempt, stepId(stepIndex)),
      async action({ stepIndex, actionNumber, action: { screenshot, screenshotBefore, ...action } }) {
        const name = `${stepIndex + 1}-${actionNumber}`;
        const screenshotKey = await keep(stepIndex, name, screenshot);
        const screenshotBeforeKey = await keep(stepIndex, `${name}-before`, screenshotBefore);
        await attempts.insertAction(queries, attempt, {
          stepId: stepId(stepIndex),
          actionNumber,
          type: action.type,
          description: storable(action.description),
          isSuccessful: action.isSuccessful,
          screenshotKey,
          screenshotBeforeKey,
          element: storable(action.element),
          pageUrl: action.pageUrl && hideSecrets(action.pageUrl),
          start: action.startSeconds,
          duration: action.durationSeconds,
          source: action.source,
        });
      },
      'page-events': ({ stepIndex, actionNumber, events }) =>
        attempts.insertEvents(
          queries,
          attempt,
          pageEvents.take(stepIndex, storable(events)).map(({ atSeconds: time, ...event }) => ({
            ...event,
            time,
            testRunId: run.id,
            stepNumber: stepIndex === null ? null : stepIndex + 1,
            actionNumber,
          })),
        ),
      'step-finished'({ stepIndex, outcome }) {
        const { isSuccessful, result, startSeconds, durationSeconds, marks } = outcome;
        const more = [
          stepIndex === 0 ? begunAgain(attempt.number) : undefined,
          stepsWithoutPictures.has(stepIndex) ? PICTURES_LOST : undefined,
          isSuccessful ? pageEvents.contradictionOf(stepIndex) : undefined,
        ].filter((mark) => mark !== undefined);
        return attempts.finishStep(queries, attempt, stepId(stepIndex), {
          isSuccessful,
          result: storable(result),
          start: startSeconds,
          duration: durationSeconds,
          marks: storable([...marks, ...more]),
        });
      },
    }),
    async end({ status, error, usage, video }) {
      const videoKey = video && (await keepRecording(dependencies, folder, video));
      const ended = { status, error: storable(error), usage: usage ?? null, videoKey };
      if (!(await persist(() => endAttempt(queries, attempt, ended, onGroupRunEnded))))
        throw new AttemptLost();
    },
    async giveBack() {
      if (!(await persist(() => putBack(dependencies, attempt, 'given_back')))) throw new AttemptLost();
    },
  };
}
