import { setTimeout as sleep } from 'node:timers/promises';
import { heldBy } from '../audit.ts';
import type { ManagedProcess } from '../processes.ts';
import { runExperiment, type ExperimentContext } from '../run-experiment.ts';
import { spread, type Report } from '../report.ts';

/** Longer than the heartbeat of a worker may be old. */
const PAUSE_MS = 25_000;

/** Workers that execute tests are paused by SIGSTOP until these were restarted elsewhere, and then continue, `times` times. */
export function pauses(runs = 60, times = 8): Promise<Report> {
  return runExperiment({
    processes: { api: 1, worker: 2, scheduler: 1 },
    runs,
    duration: times * PAUSE_MS,
    async injectFailures(context) {
      for (let number = 0; number < times; number += 1) {
        const target = await busyWorker(context);
        target.process.child.kill('SIGSTOP');
        await context.interrupt(target);
        await sleep(PAUSE_MS);
        target.process.child.kill('SIGCONT');
      }
    },
    report: async ({ interrupted, restartTimes }) => ({
      lines: [
        `${times} times a worker was paused for ${PAUSE_MS / 1000} s and continued`,
        `they had ${interrupted()} tests at work; restarted: ${spread(await restartTimes())}`,
      ],
      problems: {},
    }),
  });
}

async function busyWorker({ processes, pool }: ExperimentContext): Promise<ManagedProcess> {
  for (;;) {
    const target = await processes.pick('worker');
    if ((await heldBy(pool, target.name)).length > 0) return target;
    await sleep(100);
  }
}
