import { setTimeout as sleep } from 'node:timers/promises';
import { countIntrusions, installAudit } from '../audit.ts';
import { startCrew } from '../crew.ts';
import { countEnds, judge, waitForEnds } from '../judge.ts';
import { openLedger } from '../ledger.ts';
import { dataFolderOf, killServer } from '../postgres-tree.ts';
import { list, spread, type Report } from '../report.ts';
import { openScene } from '../scene.ts';
import { startRuns } from '../start-runs.ts';

const PATIENCE = 20 * 60_000;
const WRITERS = 4;

/** The whole embedded PostgreSQL is killed by SIGKILL while clients write and runs execute, so many times and every so many seconds. */
export async function database(runs = 20, times = 20, pause = 2): Promise<Report> {
  const scene = await openScene();
  const { pool, url } = scene.platform.database;
  await installAudit(pool);
  const dataFolder = await dataFolderOf(pool);
  const crew = startCrew(scene, { api: 1, worker: 1, scheduler: 1 });
  const ledger = await openLedger(url, WRITERS);
  const away: number[] = [];
  try {
    await crew.ready();
    const [confirmed] = await Promise.all([startRuns(crew, scene, runs, times * pause * 1000), killAll()]);
    await waitForEnds(pool, scene.companyId, PATIENCE);
    const transactions = ledger.confirmed();
    return {
      lines: [
        `${transactions} transactions were confirmed; the server was killed ${times} times and away: ${spread(away.sort((a, b) => a - b))}`,
        `${runs} runs ended as: ${list(await countEnds(pool, scene.companyId))}`,
      ],
      faults: {
        ...(await ledger.close()),
        ...(await judge(pool, scene.companyId, confirmed, runs)),
        intrusions: await countIntrusions(pool),
        fallen: crew.members.filter(({ process }) => process.child.exitCode !== null).length,
      },
    };
  } finally {
    await crew.end();
    await scene.close();
  }

  async function killAll(): Promise<void> {
    for (let number = 0; number < times; number += 1) {
      await sleep(pause * 1000);
      const begin = performance.now();
      await killServer(dataFolder);
      while (!(await answers())) await sleep(50);
      away.push((performance.now() - begin) / 1000);
    }
  }

  async function answers(): Promise<boolean> {
    return pool.query('select 1').then(
      () => true,
      () => false,
    );
  }
}
