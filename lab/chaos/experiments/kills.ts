import { setTimeout as sleep } from 'node:timers/promises';
import { endure } from '../endure.ts';
import { list, spread, type Report } from '../report.ts';

/** Within so many seconds a killed worker's test runs again. */
const PROMISE = 30;

/** APIs, workers and schedulers are killed by SIGKILL, so many times and every so many seconds, while so many runs execute. */
export function kills(runs = 60, times = 20, pause = 4): Promise<Report> {
  const killed: Record<string, number> = {};
  const begin = Date.now();
  return endure({
    crew: { api: 2, worker: 2, scheduler: 2 },
    runs,
    duration: times * pause * 1000,
    async harm({ crew, interrupt }) {
      for (let number = 0; number < times; number += 1) {
        await sleep(pause * 1000);
        const member = await crew.pick();
        await interrupt(member);
        await crew.replace(member, 'SIGKILL');
        killed[member.kind] = (killed[member.kind] ?? 0) + 1;
      }
    },
    async tell({ interrupted, waits, putBacks }) {
      const seconds = await waits();
      return {
        lines: [
          `killed within ${((Date.now() - begin) / 1000).toFixed(0)} s: ${list(killed)}`,
          `killed workers had ${interrupted()} tests at work; put back: ${spread(await putBacks())}`,
          `running again: ${spread(seconds)}`,
        ],
        faults: { late: seconds.filter((wait) => wait > PROMISE).length },
      };
    },
  });
}
