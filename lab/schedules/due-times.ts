import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Due times of each suite, soonest first. */
export type Plan = Map<number, Date[]>;

const PAUSE = 50;
/** Suites that become due at the same moment. */
const BURST = 10;

/** Spreads `rounds` due times of each suite over the seconds from now on, in bursts. */
export function planDueTimes(
  suites: number[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Plan {
  const round = (seconds * 1000) / rounds;
  const bursts = Math.ceil(suites.length / BURST);
  const begin = Date.now();
  const dueAt = (index: number, number: number) =>
    new Date(begin + number * round + Math.floor((Math.floor(index / BURST) * round) / bursts));
  return new Map(
    suites.map((id, index) => [id, Array.from({ length: rounds }, (_, number) => dueAt(index, number))]),
  );
}

/** Makes each suite due at its times, the next as soon as the one before was dealt with and its run has ended. Returns when all were. */
export async function makeDueRepeatedly(pool: pg.Pool, plan: Plan, deadline: number): Promise<void> {
  const open = new Map([...plan].map(([id, times]) => [id, [...times]]));
  while (open.size > 0) {
    if (Date.now() > deadline) throw new Error(`${open.size} suites were not dealt with in time.`);
    const waiting = await dealtWith(pool, [...open.keys()]);
    await endRuns(pool, waiting);
    const next = waiting.map((id) => ({ id, dueAt: open.get(id)?.shift() }));
    for (const { id, dueAt } of next) if (!dueAt) open.delete(id);
    await makeDue(
      pool,
      next.flatMap(({ id, dueAt }) => (dueAt ? [{ id, dueAt }] : [])),
    );
    await sleep(PAUSE);
  }
}

/** Those whose next due time is far away, as their schedules say. */
async function dealtWith(pool: pg.Pool, ids: number[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from suites where id = any($1) and next_fire_at > now() + interval '1 day'`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

async function endRuns(pool: pg.Pool, suites: number[]): Promise<void> {
  await pool.query(
    `update group_runs set status = 'passed', started_at = now(), finished_at = now()
     where suite_id = any($1) and status = 'pending'`,
    [suites],
  );
}

async function makeDue(pool: pg.Pool, suites: { id: number; dueAt: Date }[]): Promise<void> {
  await pool.query(
    `update suites set next_fire_at = due.at from unnest($1::int[], $2::timestamptz[]) as due (id, at)
     where suites.id = due.id`,
    [suites.map(({ id }) => id), suites.map(({ dueAt }) => dueAt)],
  );
}
