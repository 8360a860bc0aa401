import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, type Db } from 'pg-boss';
import type { Queries, Transaction } from '../database/database.ts';

/*
 * Everything that the product reads or deletes in pg-boss's own table, because pg-boss has no call for it. The table is no part of
 * pg-boss's interface: these statements depend on the columns `name`, `state`, `data`, `priority`, `group_id`, `start_after` and
 * `started_on` of `pgboss.job`, and on the order of the values of `job_state`: created, retry, active, completed, then the other ends.
 * They are made for this version of its schema. A test fails with any other: then check the statements, and raise the number.
 */
export const PGBOSS_SCHEMA_VERSION = 43;

/** For pg-boss's own statements within the transaction. */
export const connectionOf = (transaction: Transaction): Db => fromDrizzle(transaction, sql);

/** How much a queue holds. */
export interface QueueDepth {
  queue: string;
  /** Due now. */
  waiting: number;
  /** Due later: paused before a retry. */
  delayed: number;
  atWork: number;
  /** How long the oldest waiting job has been due; 0 if none waits. */
  oldestSeconds: number;
}

/** One for each queue, also for empty ones. pg-boss counts too, but only from time to time, and knows no age. */
export async function readDepths(queues: string[], queries: Queries): Promise<QueueDepth[]> {
  const { rows } = await queries.execute<QueueDepth & Record<string, unknown>>(sql`
    select name as queue,
      (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
      (count(*) filter (where state < 'active' and start_after > now()))::int as delayed,
      (count(*) filter (where state = 'active'))::int as "atWork",
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
        as "oldestSeconds"
    from pgboss.job where state <= 'active' group by name`);
  const empty = { waiting: 0, delayed: 0, atWork: 0, oldestSeconds: 0 };
  return queues.map((queue) => ({ ...empty, ...rows.find((row) => row.queue === queue), queue }));
}

/** The places of unfinished jobs: their negative priorities. */
export interface Places {
  /** Of the job that is next, or else of the newest active one; 0 where there is none. */
  first: number;
  /** Of the last job of each company that has one. */
  last: Map<string, number>;
}

/** `companies`: the groups whose last places are wanted. Requeued jobs, which have higher priorities, count only for their company. */
export async function readPlaces(queue: string, companies: string[], queries: Queries): Promise<Places> {
  const { rows } = await queries.execute<{ company: string | null; place: number }>(sql`
    select null as company, coalesce(min(-priority) filter (where state < 'active'), max(-priority))::int as place
    from pgboss.job where name = ${queue} and state <= 'active' and priority <= 0 having count(*) > 0
    union all
    select group_id, max(-priority)::int
    from pgboss.job where name = ${queue} and state <= 'active' and group_id in ${companies} group by group_id`);
  const last = rows.flatMap(({ company, place }) => (company === null ? [] : [[company, place] as const]));
  return { first: rows.find(({ company }) => company === null)?.place ?? 0, last: new Map(last) };
}

/** Those of the ids that have an unfinished job. */
export async function findQueued(queue: string, ids: string[], queries: Queries): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await queries.execute<{ id: string }>(
    sql`select distinct data->>'id' as id from pgboss.job
        where name = ${queue} and state < 'completed' and data->>'id' in ${ids}`,
  );
  return rows.map(({ id }) => id);
}

/** Removes active jobs that were started more than `seconds` ago, but for those of the ids that the query `isExecuted` selects. */
export async function removeActive(
  queue: string,
  seconds: number,
  isExecuted: SQL,
  queries: Queries,
): Promise<void> {
  await queries.execute(
    sql`delete from pgboss.job where name = ${queue} and state = 'active'
        and started_on < now() - make_interval(secs => ${seconds}) and (data->>'id')::int not in (${isExecuted})`,
  );
}
