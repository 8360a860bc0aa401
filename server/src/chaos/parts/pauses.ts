import { setTimeout as sleep } from 'node:timers/promises';
import { countIntrusions, heldBy, installAudit, waitsOf, type Interrupted } from '../audit.ts';
import { startCrew, type Member } from '../crew.ts';
import { countEnds, judge, waitForEnds } from '../judge.ts';
import { list, spread, type Report } from '../report.ts';
import { openScene } from '../scene.ts';
import { startRuns } from '../start-runs.ts';

const PATIENCE = 20 * 60_000;
/** Longer than a worker may be silent, in milliseconds. */
const SILENCE = 25_000;

/** Workers that have tests at work are paused by SIGSTOP until these were begun again elsewhere, and then go on, so many times. */
export async function pauses(runs = 60, times = 8): Promise<Report> {
  const scene = await openScene();
  const { pool } = scene.platform.database;
  await installAudit(pool);
  const crew = startCrew(scene, { api: 1, worker: 2, scheduler: 1 });
  const interrupted: Interrupted[] = [];
  try {
    await crew.ready();
    const [confirmed] = await Promise.all([startRuns(crew, scene, runs, times * SILENCE), pauseAll()]);
    await waitForEnds(pool, scene.companyId, PATIENCE);
    return {
      lines: [
        `${runs} runs; ${times} times a worker was paused for ${SILENCE / 1000} s and went on`,
        `ended as: ${list(await countEnds(pool, scene.companyId))}`,
        `they had ${interrupted.length} tests at work; running again: ${spread(await waitsOf(pool, interrupted))}`,
      ],
      faults: {
        ...(await judge(pool, scene.companyId, confirmed, runs)),
        intrusions: await countIntrusions(pool),
      },
    };
  } finally {
    await crew.end();
    await scene.close();
  }

  async function pauseAll(): Promise<void> {
    for (let number = 0; number < times; number += 1) {
      const member = await busyWorker();
      member.process.child.kill('SIGSTOP');
      interrupted.push(...(await heldBy(pool, member.name)));
      await sleep(SILENCE);
      member.process.child.kill('SIGCONT');
    }
  }

  async function busyWorker(): Promise<Member> {
    for (;;) {
      const member = await crew.pick('worker');
      if ((await heldBy(pool, member.name)).length > 0) return member;
      await sleep(100);
    }
  }
}
