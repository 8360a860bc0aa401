import type { GivenValue } from 'runner';
import type { Platform } from '../../../platform/platform.ts';
import {
  openedSite,
  siteAccessOf,
  startOf,
  type EnvironmentsService,
} from '../../environments/environments-service.ts';
import { AttemptLostError, persist, type ExecutionRecord } from '../../execution/execution-service.ts';
import type { MailsService } from '../../mails/mails-service.ts';
import type { Learning, OpenPlan, PlansService } from '../../plans/plans-service.ts';
import type { SharedLoginsService } from '../../shared-logins/shared-logins-service.ts';
import type { ValuesService } from '../../values/values-service.ts';
import type { VisualChecksService } from '../../visual-checks/visual-checks-service.ts';
import { progressAnnouncer } from '../announce-runs.ts';
import { claimRun } from '../queue/attempts-repository.ts';
import { openRunBaselines } from './open-run-baselines.ts';
import { endAttempt } from '../queue/endings-repository.ts';
import type { Attempt } from '../queue/held-attempt-repository.ts';
import type { HeldAttempt, WorkerHeartbeat } from '../queue/heartbeat.ts';
import { loginOfRun } from './login-of-run.ts';
import { requeue } from '../queue/requeue.ts';
import { deletedText } from '../start/run-environment.ts';
import { attemptFolder } from '../media/run-folder.ts';
import { storeTrace } from '../media/traces.ts';
import { storeRunEvents } from './store-run-events.ts';
import { stripNulCharacters } from './strip-nul-characters.ts';
import {
  findExecutedRun,
  findRunSettings,
  findSteps,
  setInboxAddress,
  type ExecutedRunRow,
  type StepRow,
} from '../test-runs/test-runs-repository.ts';

export type RecordDependencies = Pick<Platform, 'database' | 'jobs' | 'storage' | 'log'> & {
  values: ValuesService;
  mails: MailsService;
  environments: EnvironmentsService;
  plans: PlansService;
  sharedLogins: SharedLoginsService;
  visualChecks: VisualChecksService;
};

const WITHOUT_HEARTBEAT: HeldAttempt = { lost: new AbortController().signal, release: () => undefined };

/**
 * Claims a pending run; undefined if it is not pending, or has ended because its environment is gone. `worker` absent: the attempt ends only by
 * its record (seed data, tests).
 */
export async function openRunRecord(
  dependencies: RecordDependencies,
  runId: number,
  worker?: WorkerHeartbeat,
): Promise<ExecutionRecord | undefined> {
  const attempt = await claimRun(dependencies.database.queries, runId, worker?.workerId ?? null);
  if (!attempt) return undefined;
  const held = worker?.hold(attempt) ?? WITHOUT_HEARTBEAT;
  try {
    const record = await createRecord(dependencies, attempt);
    if (record) return { ...record, ...held };
    held.release();
    return undefined;
  } catch (error) {
    held.release();
    throw error;
  }
}

async function createRecord(
  dependencies: RecordDependencies,
  attempt: Attempt,
): Promise<Omit<ExecutionRecord, keyof HeldAttempt> | undefined> {
  const { values, environments, plans, sharedLogins, visualChecks, storage, log } = dependencies;
  const { queries } = dependencies.database;
  const run = await findExecutedRun(queries, attempt.id);
  if (!run) throw new AttemptLostError();
  const steps = await findSteps(queries, run.id);
  const folder = attemptFolder(run, attempt.number);
  const isTest = run.kind === 'test';
  const storeEvent = storeRunEvents(dependencies, run, { attempt, folder, steps });
  const announceProgress = progressAnnouncer(dependencies, run);
  const settings = run.groupRunId === null ? undefined : await findRunSettings(queries, run.groupRunId);
  const { environmentId } = settings ?? run;
  const environment =
    environmentId === null ? undefined : await environments.forRun(run.companyId, environmentId);
  if (environmentId !== null && !environment) {
    // With the company's values instead, secrets of one site would be typed into another.
    const error = deletedText(settings?.environment ?? null);
    const end = { status: 'error', error, usage: null, videoKey: null } as const;
    await persist(() => endAttempt(dependencies, attempt, end));
    return undefined;
  }
  const given = await values.forRun(
    run.companyId,
    settings?.variables ?? null,
    run.rowValues,
    environment?.values,
  );
  const start = startOf(run.startingUrl, (settings ?? environment)?.baseUrl ?? null, given);
  const plan = await openPlan(plans, run, steps, given);

  const mailbox = await dependencies.mails.forRun(
    run,
    steps.map(({ task }) => task),
    given,
  );
  if (mailbox.inbox) await setInboxAddress(queries, run.id, mailbox.inbox.address);

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
      owner: String(run.companyId),
      ...start,
      access: siteAccessOf(environment, start, given),
      steps: steps.map(({ type, task, useVision }) => ({ type, action: task, useVision })),
      ...mailbox,
      plan: plan?.plan,
      baselines: openRunBaselines(visualChecks, queries, run, { steps, attempt, folder }),
      isFrozen: settings?.isFrozen ?? false,
      // Who edits a test learns at once which of several assertions are wrong.
      continueOnFailure: isTest ? false : 'until-action',
      handlers: run.handlers,
      file: run.file,
      recordsVideo: isTest,
      recordTrace: settings?.recordsTrace,
      browser: run.browser ?? undefined,
      openLogin: settings?.sharesLogin
        ? loginOfRun(sharedLogins, run, { site: openedSite(start, given), attempt, steps, values: given })
        : undefined,
    },
    async storeEvent(event) {
      await storeEvent(event);
      announceProgress();
    },
    async end({ status, error, usage, learned = [], video, trace }) {
      const videoKey = video && (await storeRecording(video));
      const ofTrace = trace && (await storeTrace(dependencies, folder, trace));
      const end = { status, error: stripNulCharacters(error), usage: usage ?? null, videoKey, ...ofTrace };
      const learning = plan?.learn(learned, status === 'passed');
      const endWith = (learnt?: Learning) => persist(() => endAttempt(dependencies, attempt, end, learnt));
      const hasEnded = await endWith(learning).catch((failure: unknown) => {
        if (!learning) throw failure;
        // The result of the test counts more than its plan.
        log.error({ err: failure, run: run.id }, 'What a run has learned could not be stored');
        return endWith();
      });
      if (!hasEnded) throw new AttemptLostError();
    },
    ...(isTest && {
      async requeue() {
        if (!(await persist(() => requeue(dependencies, attempt, 'worker-stopped'))))
          throw new AttemptLostError();
      },
    }),
  };
}

/** Undefined: the test of the run was deleted. */
async function openPlan(
  plans: PlansService,
  { id, kind, blueprintId }: ExecutedRunRow,
  steps: StepRow[],
  values: GivenValue[],
): Promise<OpenPlan | undefined> {
  if (blueprintId === null && kind === 'test') return undefined;
  return plans.openForRun({
    blueprintId,
    testRunId: kind === 'test' ? id : null,
    steps: steps.map(({ type, task, place }) => ({
      type,
      action: task,
      moduleId: place?.module?.id ?? null,
    })),
    values,
  });
}
