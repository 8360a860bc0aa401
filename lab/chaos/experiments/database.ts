import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { countFallen, endure } from '../endure.ts';
import { openLedger, type Ledger } from '../ledger.ts';
import { dataFolderOf, killServer } from '../postgres-tree.ts';
import { spread, type Report } from '../report.ts';

const WRITERS = 4;

/** The whole embedded PostgreSQL is killed by SIGKILL while clients write and runs execute, so many times and every so many seconds. */
export function database(runs = 20, times = 20, pause = 2): Promise<Report> {
  const away: number[] = [];
  let ledger: Ledger;
  return endure({
    crew: { api: 1, worker: 1, scheduler: 1 },
    runs,
    duration: times * pause * 1000,
    async harm({ scene, pool }) {
      const dataFolder = await dataFolderOf(pool);
      ledger = await openLedger(scene.platform.database.url, WRITERS);
      for (let number = 0; number < times; number += 1) {
        await sleep(pause * 1000);
        const begin = performance.now();
        await killServer(dataFolder);
        while (!(await answers(pool))) await sleep(50);
        away.push((performance.now() - begin) / 1000);
      }
    },
    async tell({ crew }) {
      const fallen = countFallen(crew);
      const transactions = ledger.confirmed();
      return {
        lines: [
          `${transactions} transactions were confirmed; the server was killed ${times} times and away: ${spread(away.sort((a, b) => a - b))}`,
        ],
        faults: { ...(await ledger.close()), fallen },
      };
    },
  });
}

function answers(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
