import { actingAs, SCHEDULE } from '../platform/actor.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { startDueSuite, type SchedulerServices } from './start-due-suite.ts';

/** Suites of one round; between rounds the process can be stopped. */
const ROUND = 50;
/** How long a suite that broke the scheduler is left alone, in milliseconds; the others go on. */
const PAUSE = 30_000;

/**
 * Starts suites by the database's clock. Any number may run side by side: a suite is one's who locks its row, and
 * one that is killed leaves the suite due, because run, jobs and next due time are written together.
 */
export function createScheduler(services: SchedulerServices, database: Database, log: Log) {
  const pausedUntil = new Map<number, number>();
  let isPlanned = false;

  /** False: no suite is due. */
  async function startNext(): Promise<boolean> {
    let dueId: number | undefined;
    try {
      await database.queries.transaction(async (transaction) => {
        const due = await services.suites.lockDue(transaction, paused(pausedUntil));
        dueId = due?.id;
        if (due) await actingAs(SCHEDULE, () => startDueSuite(due, services, transaction, log));
      });
    } catch (error) {
      if (dueId === undefined) throw error;
      pausedUntil.set(dueId, performance.now() + PAUSE);
      log.error({ err: error, suiteId: dueId }, 'A scheduled start failed; it will be tried again');
    }
    return dueId !== undefined;
  }

  return {
    /**
     * Starts suites that are due, each in a transaction of its own; the first call also plans suites that lack a due time.
     * Answers the milliseconds until there is more to do, where that is known.
     */
    async startDue(): Promise<number | undefined> {
      if (!isPlanned) await services.suites.planUnplanned();
      isPlanned = true;
      for (let count = 0; count < ROUND; count += 1)
        if (!(await startNext())) return services.suites.untilNextDue();
      return 0;
    },
  };
}

/** Ids of the suites whose pause is not over; the others are forgotten. */
function paused(pausedUntil: Map<number, number>): number[] {
  for (const [id, end] of pausedUntil) if (end <= performance.now()) pausedUntil.delete(id);
  return [...pausedUntil.keys()];
}
