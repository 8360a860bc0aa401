import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Platform } from '../../server/src/platform/platform.ts';
import { startProcess } from '../../server/src/testing/start-process.ts';

/** A scheduler of its own, known to the database by its name. */
export type SchedulerProcess = ReturnType<typeof launch>;

/** How long a kill waits for its scheduler to be at work. */
const TIMEOUT_MS = 400;

export function launch({ config }: Platform, name: string) {
  const started = startProcess('scheduler', {
    DATA_FOLDER: config.dataFolder,
    DATABASE_URL: config.databaseUrl ?? '',
    DATABASE_OWNER_URL: config.databaseOwnerUrl ?? '',
    PGAPPNAME: name,
  });
  return { ...started, name };
}

/** Kills one of them at a time and puts a new one in its place. Answers how many were within a transaction. */
export async function killSchedulers(
  platform: Platform,
  schedulers: SchedulerProcess[],
  { kills, seconds }: { kills: number; seconds: number },
): Promise<number> {
  const begin = Date.now();
  let atWork = 0;
  for (let number = 0; number < kills; number += 1) {
    await sleep(Math.max(0, begin + ((number + Math.random()) * seconds * 1000) / kills - Date.now()));
    const place = Math.floor(Math.random() * schedulers.length);
    const victim = schedulers[place];
    if (!victim) continue;
    if (await isSeenAtWork(platform.database.pool, victim.name)) atWork += 1;
    victim.child.kill('SIGKILL');
    await victim.exit;
    schedulers[place] = launch(platform, victim.name);
  }
  return atWork;
}

async function isSeenAtWork(pool: pg.Pool, name: string): Promise<boolean> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where application_name = $1 and state = 'idle in transaction'`,
      [name],
    );
    if (rowCount) return true;
  }
  return false;
}
