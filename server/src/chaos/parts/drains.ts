import { setTimeout as sleep } from 'node:timers/promises';
import { countIntrusions, heldBy, installAudit, waitsOf, type Interrupted } from '../audit.ts';
import { startCrew } from '../crew.ts';
import { countEnds, judge, waitForEnds } from '../judge.ts';
import { list, spread, type Report } from '../report.ts';
import { openScene } from '../scene.ts';
import { startRuns } from '../start-runs.ts';

const PATIENCE = 20 * 60_000;
/** So long a process may take to end, in seconds. */
const PROMISE = 10;
const KINDS = ['worker', 'api', 'scheduler'] as const;

/** APIs, workers and schedulers get SIGTERM while runs execute, so many times and every so many seconds. */
export async function drains(runs = 40, times = 20, pause = 6): Promise<Report> {
  const scene = await openScene();
  const { pool } = scene.platform.database;
  await installAudit(pool);
  const crew = startCrew(scene, { api: 2, worker: 2, scheduler: 2 });
  const interrupted: Interrupted[] = [];
  const took: Record<string, number[]> = {};
  const codes: (number | null)[] = [];
  try {
    await crew.ready();
    const [confirmed] = await Promise.all([startRuns(crew, scene, runs, times * pause * 1000), stopAll()]);
    await waitForEnds(pool, scene.companyId, PATIENCE);
    const all = Object.values(took).flat();
    return {
      lines: [
        `${runs} runs; ${times} processes were told to stop`,
        ...Object.entries(took).map(
          ([kind, seconds]) => `${kind} ended: ${spread(seconds.sort((a, b) => a - b))}`,
        ),
        `ended as: ${list(await countEnds(pool, scene.companyId))}`,
        `stopped workers had ${interrupted.length} tests at work; running again: ${spread(await waitsOf(pool, interrupted))}`,
      ],
      faults: {
        ...(await judge(pool, scene.companyId, confirmed, runs)),
        intrusions: await countIntrusions(pool),
        late: all.filter((seconds) => seconds > PROMISE).length,
        disorderly: codes.filter((code) => code !== 0).length,
      },
    };
  } finally {
    await crew.end();
    await scene.close();
  }

  async function stopAll(): Promise<void> {
    for (let number = 0; number < times; number += 1) {
      await sleep(pause * 1000);
      const member = await crew.pick(KINDS[number % KINDS.length]);
      interrupted.push(...(await heldBy(pool, member.name)));
      const begin = performance.now();
      codes.push(await crew.replace(member, 'SIGTERM'));
      (took[member.kind] ??= []).push((performance.now() - begin) / 1000);
    }
  }
}
