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

  return {
    plan: {
      startingUrl: run.startingUrl,
      steps: steps.map(({ type, task, useVision }) => ({ type, action: task, useVision })),
      file: run.file,
      recordsVideo: true,
    },
    prolong: () => prolong(queries, testRuns, attempt, leaseSeconds),
    onStarted: () => Promise.resolve(),
    onStepStarted: (index) => attempts.startStep(queries, attempt, stepId(index)),
    async onAction(index, actionNumber, { type, description, isSuccessful, screenshot, durationSeconds }) {
      const screenshotKey = screenshot && `${folder}/${index + 1}-${actionNumber}.jpg`;
      if (screenshotKey) await storage.put(screenshotKey, screenshot, 'image/jpeg');
      await attempts.insertAction(queries, attempt, {
        stepId: stepId(index),
        actionNumber,
        type,
        description,
        isSuccessful,
        screenshotKey,
        duration: durationSeconds,
      });
    },
    onStepFinished: (index, { isSuccessful, result, durationSeconds }) =>
      attempts.finishStep(queries, attempt, stepId(index), {
        isSuccessful,
        result,
        duration: durationSeconds,
      }),
    async end({ status, error, video }) {
      const videoKey = video && `${folder}/recording.webm`;
      if (videoKey) await storage.putFile(videoKey, video.path, video.contentType);
      const ended = { status, error, videoKey };
      if (!(await attempts.endAttempt(queries, attempt, ended, onGroupRunEnded))) throw new AttemptLost();
    },
  };
}
