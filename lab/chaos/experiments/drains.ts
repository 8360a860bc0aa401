import { setTimeout as sleep } from 'node:timers/promises';
import { endure } from '../endure.ts';
import { spread, type Report } from '../report.ts';

/** So long a process may take to end, in seconds. */
const PROMISE = 10;
const KINDS = ['worker', 'api', 'scheduler'] as const;

/** APIs, workers and schedulers get SIGTERM while runs execute, so many times and every so many seconds. */
export function drains(runs = 40, times = 20, pause = 6): Promise<Report> {
  const took: Record<string, number[]> = {};
  const codes: (number | null)[] = [];
  return endure({
    crew: { api: 2, worker: 2, scheduler: 2 },
    runs,
    duration: times * pause * 1000,
    async harm({ crew, interrupt }) {
      for (let number = 0; number < times; number += 1) {
        await sleep(pause * 1000);
        const member = await crew.pick(KINDS[number % KINDS.length]);
        await interrupt(member);
        const begin = performance.now();
        codes.push(await crew.replace(member, 'SIGTERM'));
        (took[member.kind] ??= []).push((performance.now() - begin) / 1000);
      }
    },
    async tell({ interrupted, waits }) {
      const all = Object.values(took).flat();
      return {
        lines: [
          `${times} processes were told to stop`,
          ...Object.entries(took).map(
            ([kind, seconds]) => `${kind} ended: ${spread(seconds.sort((a, b) => a - b))}`,
          ),
          `stopped workers had ${interrupted()} tests at work; running again: ${spread(await waits())}`,
        ],
        faults: {
          late: all.filter((seconds) => seconds > PROMISE).length,
          disorderly: codes.filter((code) => code !== 0).length,
        },
      };
    },
  });
}
