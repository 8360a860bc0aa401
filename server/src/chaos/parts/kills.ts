import { setTimeout as sleep } from 'node:timers/promises';
import { countIntrusions, heldBy, installAudit, waitsOf, type Interrupted } from '../audit.ts';
import { startCrew } from '../crew.ts';
import { countEnds, judge, waitForEnds } from '../judge.ts';
import { list, spread, type Report } from '../report.ts';
import { openScene } from '../scene.ts';
import { startRuns } from '../start-runs.ts';

const PATIENCE = 40 * 60_000;
/** Within so many seconds a killed worker's test runs again. */
const PROMISE = 30;

/** APIs, workers and schedulers are killed by SIGKILL, so many times and every so many seconds, while so many runs execute. */
export async function kills(runs = 60, times = 20, pause = 4): Promise<Report> {
  const scene = await openScene();
  const { pool } = scene.platform.database;
  await installAudit(pool);
  const crew = startCrew(scene, { api: 2, worker: 2, scheduler: 2 });
  const begin = Date.now();
  const killed: Record<string, number> = {};
  const interrupted: Interrupted[] = [];
  try {
    await crew.ready();
    const [confirmed] = await Promise.all([startRuns(crew, scene, runs, times * pause * 1000), killAll()]);
    await waitForEnds(pool, scene.companyId, PATIENCE);
    const waits = await waitsOf(pool, interrupted);
    return {
      lines: [
        `${runs} runs in ${((Date.now() - begin) / 1000).toFixed(0)} s, killed meanwhile: ${list(killed)}`,
        `ended as: ${list(await countEnds(pool, scene.companyId))}`,
        `killed workers had ${interrupted.length} tests at work; running again: ${spread(waits)}`,
      ],
      faults: {
        ...(await judge(pool, scene.companyId, confirmed, runs)),
        intrusions: await countIntrusions(pool),
        late: waits.filter((seconds) => seconds > PROMISE).length,
      },
    };
  } finally {
    await crew.end();
    await scene.close();
  }

  async function killAll(): Promise<void> {
    for (let number = 0; number < times; number += 1) {
      await sleep(pause * 1000);
      const member = await crew.pick();
      interrupted.push(...(await heldBy(pool, member.name)));
      await crew.replace(member, 'SIGKILL');
      killed[member.kind] = (killed[member.kind] ?? 0) + 1;
    }
  }
}
