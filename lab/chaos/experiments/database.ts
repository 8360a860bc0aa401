import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { countExited, runExperiment } from '../run-experiment.ts';
import { startTransactionCheck, type TransactionCheck } from '../transaction-check.ts';
import { dataFolderOf, killServer } from '../postgres-tree.ts';
import { spread, type Report } from '../report.ts';

const WRITERS = 4;

/** The whole embedded PostgreSQL is killed by SIGKILL `times` times, every `pause` seconds, while clients write and runs execute. */
export function database(runs = 20, times = 20, pause = 2): Promise<Report> {
  const away: number[] = [];
  let check: TransactionCheck;
  return runExperiment({
    processes: { api: 1, worker: 1, scheduler: 1 },
    runs,
    duration: times * pause * 1000,
    async injectFailures({ environment, pool }) {
      const dataFolder = await dataFolderOf(pool);
      check = await startTransactionCheck(environment.platform.database.url, WRITERS);
      for (let number = 0; number < times; number += 1) {
        await sleep(pause * 1000);
        const begin = performance.now();
        await killServer(dataFolder);
        while (!(await answers(pool))) await sleep(50);
        away.push((performance.now() - begin) / 1000);
      }
    },
    async report({ processes }) {
      const exited = countExited(processes);
      const count = check.confirmed();
      return {
        lines: [
          `${count} transactions were confirmed; the server was killed ${times} times and away: ${spread(away)}`,
        ],
        problems: { ...(await check.close()), exited },
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
