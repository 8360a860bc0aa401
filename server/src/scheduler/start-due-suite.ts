import type { NotificationsService } from '../modules/notifications/notifications-service.ts';
import type { RunsService } from '../modules/runs/runs-service.ts';
import type { DueSuite, SuitesService } from '../modules/suites/suites-service.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Log } from '../platform/log.ts';
import { resolveDueStarts, type DueStarts } from './resolve-due-start.ts';

export interface SchedulerServices {
  runs: Pick<RunsService, 'startScheduled'>;
  notifications: Pick<NotificationsService, 'announceMissedStart'>;
  suites: Pick<
    SuitesService,
    'lockDue' | 'setNextFire' | 'setRefusedStart' | 'untilNextDue' | 'planUnplanned'
  >;
}

/**
 * Starts the suite, unless something speaks against it, which the suite then says, and gives it its next due time. All are the
 * transaction's.
 */
export async function startDueSuite(
  due: DueSuite,
  services: SchedulerServices,
  transaction: Transaction,
  log: Log,
): Promise<void> {
  const { suites } = services;
  const { fireAts, next } = await resolveStarts(due, services, transaction, log);
  const [first, ...others] = fireAts;
  const isStarted = first !== undefined && (await start(due, first, services, transaction, log));
  // The suite had no run that went on before the first of them: the others wait in the queue behind it.
  if (isStarted) for (const fireAt of others) await start(due, fireAt, services, transaction, log, true);
  await suites.setNextFire(transaction, due.id, next);
}

async function resolveStarts(
  due: DueSuite,
  services: SchedulerServices,
  transaction: Transaction,
  log: Log,
): Promise<DueStarts> {
  const refuse = (reason: string) => refuseStart(due, { at: due.dueAt, reason }, services, transaction);
  let dueStarts: DueStarts;
  try {
    dueStarts = resolveDueStarts(due);
  } catch (error) {
    log.warn({ err: error, suiteId: due.id }, 'A schedule cannot be read: it starts nothing');
    await refuse('Its schedule cannot be read. Choose the times again.');
    return { fireAts: [], next: null };
  }
  if (dueStarts.fireAts.length === 0) {
    log.warn({ suiteId: due.id, dueAt: due.dueAt }, 'A scheduled start was missed by too long');
    await refuse('Nothing was running that could start it in time.');
  }
  return dueStarts;
}

/** True: there is a run. */
async function start(
  due: DueSuite,
  fireAt: Date,
  services: SchedulerServices,
  transaction: Transaction,
  log: Log,
  besidesOthers = false,
): Promise<boolean> {
  const { runs, suites } = services;
  const about = { suiteId: due.id, fireAt };
  try {
    // A savepoint: a start that is refused leaves nothing behind, and the suite still goes on to its next due time.
    const result = await transaction.transaction((savepoint) =>
      runs.startScheduled({ companyId: due.companyId, besidesOthers, ...about }, savepoint),
    );
    if (result.outcome === 'unfinished')
      await refuseStart(due, { at: fireAt, reason: UNFINISHED }, services, transaction);
    if (result.outcome !== 'started') {
      log.info(about, SKIPPED[result.outcome]);
      return false;
    }
    log.info({ ...about, groupRunId: result.groupRunId }, 'A suite was started by its schedule');
    if (due.wasRefused) await suites.setRefusedStart(transaction, due.id, null);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn(about, `A scheduled start was left out: ${error.message}`);
    await refuseStart(due, { at: fireAt, reason: error.message }, services, transaction);
    return false;
  }
}

/** The suite says why; people are told. */
async function refuseStart(
  due: DueSuite,
  refused: { at: Date; reason: string },
  { notifications, suites }: SchedulerServices,
  transaction: Transaction,
): Promise<void> {
  await suites.setRefusedStart(transaction, due.id, refused);
  await notifications.announceMissedStart(transaction, due);
}

const UNFINISHED = 'The run before it had not ended.';

const SKIPPED = {
  unfinished: 'A scheduled start was left out: the last run of the suite has not ended',
  repeated: 'A scheduled start was left out: the suite was started for this time before',
};
