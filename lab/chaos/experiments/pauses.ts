import { setTimeout as sleep } from 'node:timers/promises';
import { heldBy } from '../audit.ts';
import type { Member } from '../crew.ts';
import { endure, type Stage } from '../endure.ts';
import { spread, type Report } from '../report.ts';

/** Longer than a worker may be silent, in milliseconds. */
const SILENCE = 25_000;

/** Workers that have tests at work are paused by SIGSTOP until these were begun again elsewhere, and then go on, so many times. */
export function pauses(runs = 60, times = 8): Promise<Report> {
  return endure({
    crew: { api: 1, worker: 2, scheduler: 1 },
    runs,
    duration: times * SILENCE,
    async harm(stage) {
      for (let number = 0; number < times; number += 1) {
        const member = await busyWorker(stage);
        member.process.child.kill('SIGSTOP');
        await stage.interrupt(member);
        await sleep(SILENCE);
        member.process.child.kill('SIGCONT');
      }
    },
    tell: async ({ interrupted, waits }) => ({
      lines: [
        `${times} times a worker was paused for ${SILENCE / 1000} s and went on`,
        `they had ${interrupted()} tests at work; running again: ${spread(await waits())}`,
      ],
      faults: {},
    }),
  });
}

async function busyWorker({ crew, pool }: Stage): Promise<Member> {
  for (;;) {
    const member = await crew.pick('worker');
    if ((await heldBy(pool, member.name)).length > 0) return member;
    await sleep(100);
  }
}
