import type { Platform } from '../../platform/platform.ts';
import { AttemptLost, persist, type ExecutionRecord } from '../execution/execution-service.ts';
import type { MemoriesService } from '../memories/memories-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import { progressAnnouncer } from './announce-runs.ts';
import { claimRun } from './attempts-repository.ts';
import { endAttempt, type OnGroupRunEnded } from './endings-repository.ts';
import { whileHeld, type Attempt } from './fencing.ts';
import type { HeldAttempt, WorkerHeartbeat } from './heartbeat.ts';
import { requeue } from './requeue.ts';
import { attemptFolder } from './run-folder.ts';
import { storeRunEvents } from './store-run-events.ts';
import { stripNulCharacters } from './strip-nul-characters.ts';
import { findExecutedRun, findSteps } from './test-runs-repository.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'storage' | 'log'> & {
  values: ValuesService;
  memories: MemoriesService;
};

const WITHOUT_HEARTBEAT: HeldAttempt = { lost: new AbortController().signal, release: () => undefined };

/** Claims a pending run; undefined if it is not pending. `worker` absent: the attempt ends only by its record (seed data, tests). */
export async function openRunRecord(
  dependencies: Dependencies,
  runId: number,
  onGroupRunEnded: OnGroupRunEnded,
  worker?: WorkerHeartbeat,
): Promise<ExecutionRecord | undefined> {
  const attempt = await claimRun(dependencies.database.queries, runId, worker?.workerId ?? null);
  if (!attempt) return undefined;
  const held = worker?.hold(attempt) ?? WITHOUT_HEARTBEAT;
  try {
    return { ...(await createRecord(dependencies, attempt, onGroupRunEnded)), ...held };
  } catch (error) {
    held.release();
    throw error;
  }
}

async function createRecord(
  dependencies: Dependencies,
  attempt: Attempt,
  onGroupRunEnded: OnGroupRunEnded,
): Promise<Omit<ExecutionRecord, keyof HeldAttempt>> {
  const { values, memories, storage, log } = dependencies;
  const { queries } = dependencies.database;
  const run = await findExecutedRun(queries, attempt.id);
  if (!run) throw new AttemptLost();
  const steps = await findSteps(queries, run.id);
  const folder = attemptFolder(run, attempt.number);
  const isTest = run.kind === 'test';
  const storeEvent = storeRunEvents(dependencies, attempt, folder, steps);
  const announceProgress = progressAnnouncer(dependencies, run);
  const definition = {
    startingUrl: run.startingUrl,
    steps: steps.map(({ type, task, useVision }) => ({ type, action: task, useVision })),
  };

  /** Null: the storage does not take it. The result of the test counts more than its recording. */
  async function storeRecording(video: { path: string; contentType: string }): Promise<string | null> {
    const key = `${folder}/recording.webm`;
    try {
      await storage.putFile(key, video.path, video.contentType);
      return key;
    } catch (error) {
      log.error({ err: error, key }, 'A recording could not be stored');
      return null;
    }
  }

  return {
    plan: {
      ...definition,
      values: await values.forRun(run.companyId),
      memory:
        run.blueprintId === null
          ? undefined
          : memories.of(run.blueprintId, definition, (write) => whileHeld(queries, attempt, write)),
      file: run.file,
      recordsVideo: isTest,
    },
    async storeEvent(event) {
      await storeEvent(event);
      announceProgress();
    },
    async end({ status, error, usage, video }) {
      const videoKey = video && (await storeRecording(video));
      const end = { status, error: stripNulCharacters(error), usage: usage ?? null, videoKey };
      if (!(await persist(() => endAttempt(queries, attempt, end, onGroupRunEnded)))) throw new AttemptLost();
    },
    ...(isTest && {
      async requeue() {
        if (!(await persist(() => requeue(dependencies, attempt, 'worker-stopped')))) throw new AttemptLost();
      },
    }),
  };
}
