import { setTimeout as sleep } from 'node:timers/promises';
import { runExperiment } from '../run-experiment.ts';
import { spread, type Report } from '../report.ts';

/** A process may take this long to exit. */
const MAX_EXIT_SECONDS = 10;
const KINDS = ['worker', 'api', 'scheduler'] as const;

/** APIs, workers and schedulers get SIGTERM, `times` times and every `pause` seconds, while runs execute. */
export function drains(runs = 40, times = 20, pause = 6): Promise<Report> {
  const took: Record<string, number[]> = {};
  const codes: (number | null)[] = [];
  return runExperiment({
    processes: { api: 2, worker: 2, scheduler: 2 },
    runs,
    duration: times * pause * 1000,
    async injectFailures({ processes, interrupt }) {
      for (let number = 0; number < times; number += 1) {
        await sleep(pause * 1000);
        const target = await processes.pick(KINDS[number % KINDS.length]);
        await interrupt(target);
        const begin = performance.now();
        codes.push(await processes.replace(target, 'SIGTERM'));
        (took[target.kind] ??= []).push((performance.now() - begin) / 1000);
      }
    },
    async report({ interrupted, restartTimes }) {
      const all = Object.values(took).flat();
      return {
        lines: [
          `${times} processes were asked to stop`,
          ...Object.entries(took).map(([kind, seconds]) => `${kind} ended: ${spread(seconds)}`),
          `stopped workers had ${interrupted()} tests at work; restarted: ${spread(await restartTimes())}`,
        ],
        problems: {
          late: all.filter((seconds) => seconds > MAX_EXIT_SECONDS).length,
          disorderly: codes.filter((code) => code !== 0).length,
        },
      };
    },
  });
}
