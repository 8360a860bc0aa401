import { createScheduler } from '../scheduler/scheduler.ts';
import { startMaintenance } from './maintenance.ts';
import { startNotifier } from './notifier.ts';
import { repeat } from './repeat.ts';
import { runPart, type Product } from './run-part.ts';
import type { RunningService } from './run-process.ts';

/** A suite that is scheduled at the last moment waits no longer than this, in milliseconds. */
const MAX_SLEEP_MS = 1000;
/** No one waits for what waits for GitHub or an issue tracker. */
const OUTSIDE_JOBS_AT_ONCE = 2;

/** Everything that happens by the clock or after a run. Any number of schedulers may run side by side. */
export async function startScheduler({ platform, services }: Product): Promise<RunningService> {
  const { database, jobs, log } = platform;
  const { company, github, issues } = services;
  const scheduler = createScheduler(services, database, log);
  const running: RunningService[] = [
    { close: repeat(MAX_SLEEP_MS, log, () => scheduler.startDue()) },
    startMaintenance(services, log),
    await startNotifier(services, jobs),
    { close: await jobs.work('github-refresh', OUTSIDE_JOBS_AT_ONCE, (id) => github.refresh(Number(id))) },
    { close: await jobs.work('issue-refresh', OUTSIDE_JOBS_AT_ONCE, (id) => issues.refresh(Number(id))) },
    { close: await jobs.work('company-files', 1, (id) => company.removeFiles(Number(id))) },
    { close: await jobs.work('check-run', OUTSIDE_JOBS_AT_ONCE, (id) => github.reportRun(Number(id))) },
  ];
  return {
    async close() {
      await Promise.all(running.map((service) => service.close()));
    },
  };
}

if (import.meta.main)
  await runPart(true, async (product) => {
    const scheduler = await startScheduler(product);
    product.platform.log.info('The scheduler is ready');
    return scheduler;
  });
