import { setTimeout as sleep } from 'node:timers/promises';
import { runExperiment } from '../run-experiment.ts';
import { list, spread, type Report } from '../report.ts';

/** A killed worker's test is restarted within this time. */
const MAX_RESTART_SECONDS = 30;

/** APIs, workers and schedulers are killed by SIGKILL, `times` times and every `pause` seconds, while `runs` runs execute. */
export function kills(runs = 60, times = 20, pause = 4): Promise<Report> {
  const killed: Record<string, number> = {};
  const begin = Date.now();
  return runExperiment({
    processes: { api: 2, worker: 2, scheduler: 2 },
    runs,
    duration: times * pause * 1000,
    async injectFailures({ processes, interrupt }) {
      for (let number = 0; number < times; number += 1) {
        await sleep(pause * 1000);
        const target = await processes.pick();
        await interrupt(target);
        await processes.replace(target, 'SIGKILL');
        killed[target.kind] = (killed[target.kind] ?? 0) + 1;
      }
    },
    async report({ interrupted, restartTimes, requeueTimes }) {
      const seconds = await restartTimes();
      return {
        lines: [
          `killed within ${((Date.now() - begin) / 1000).toFixed(0)} s: ${list(killed)}`,
          `killed workers had ${interrupted()} tests at work; requeued: ${spread(await requeueTimes())}`,
          `restarted: ${spread(seconds)}`,
        ],
        problems: { late: seconds.filter((wait) => wait > MAX_RESTART_SECONDS).length },
      };
    },
  });
}
