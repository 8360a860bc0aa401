import { onlyRow } from '../../platform/database/only-row.ts';
import type { Platform } from '../../platform/platform.ts';
import { AttemptLost, LEASE_SECONDS, prolong, type ExecutionRecord } from '../execution/execution-service.ts';
import * as attempts from './attempts-repository.ts';
import { findSteps, findTestRunById } from './runs-repository.ts';
import { testRuns } from './tables.ts';

/** Claims a pending test run; undefined if somebody else has it or it has ended. */
export async function openRunRecord(
  { database: { queries }, storage }: Pick<Platform, 'database' | 'storage'>,
  testRunId: number,
  onGroupRunEnded: attempts.OnGroupRunEnded,
  leaseSeconds = LEASE_SECONDS,
): Promise<ExecutionRecord | undefined> {
  const attempt = await attempts.claimTestRun(queries, testRunId, leaseSeconds);
  const run = attempt && (await findTestRunById(queries, testRunId));
  if (!run) return undefined;
  const steps = await findSteps(queries, testRunId);
  const folder = `runs/${run.companyId}/${run.id}`;
  const stepId = (index: number) => onlyRow(steps.slice(index, index + 1)).id;

  async function keep(key: string, screenshot: Buffer | null): Promise<string | null> {
    if (!screenshot) return null;
    await storage.put(key, screenshot, 'image/jpeg');
    return key;
  }

  return {
    plan: {
      startingUrl: run.startingUrl,
      steps: steps.map(({ type, task, useVision }) => ({ type, action: task, useVision })),
      file: run.file,
      recordsVideo: true,
    },
    prolong: () => prolong(queries, testRuns, attempt, leaseSeconds),
    async onStarted(screenshot) {
      const key = await keep(`${folder}/start.jpg`, screenshot);
      if (key) await attempts.setInitialScreenshot(queries, attempt, key);
    },
    onStepStarted: (index) => attempts.startStep(queries, attempt, stepId(index)),
    async onAction(index, actionNumber, { screenshot, screenshotBefore, ...action }) {
      const name = `${folder}/${index + 1}-${actionNumber}`;
      const screenshotKey = await keep(`${name}.jpg`, screenshot);
      const screenshotBeforeKey = await keep(`${name}-before.jpg`, screenshotBefore);
      await attempts.insertAction(queries, attempt, {
        stepId: stepId(index),
        actionNumber,
        type: action.type,
        description: action.description,
        isSuccessful: action.isSuccessful,
        screenshotKey,
        screenshotBeforeKey,
        element: action.element,
        pageUrl: action.pageUrl,
        start: action.startSeconds,
        duration: action.durationSeconds,
        source: action.source,
      });
    },
    onEvents: (index, actionNumber, events) =>
      attempts.insertEvents(
        queries,
        attempt,
        events.map(({ atSeconds: time, ...event }) => ({
          ...event,
          time,
          testRunId: run.id,
          stepNumber: index === null ? null : index + 1,
          actionNumber,
        })),
      ),
    onStepFinished: (index, { isSuccessful, result, startSeconds, durationSeconds, marks }) =>
      attempts.finishStep(queries, attempt, stepId(index), {
        isSuccessful,
        result,
        start: startSeconds,
        duration: durationSeconds,
        marks,
      }),
    async end({ status, error, usage, video }) {
      const videoKey = video && `${folder}/recording.webm`;
      if (videoKey) await storage.putFile(videoKey, video.path, video.contentType);
      const ended = { status, error, usage: usage ?? null, videoKey };
      if (!(await attempts.endAttempt(queries, attempt, ended, onGroupRunEnded))) throw new AttemptLost();
    },
  };
}
