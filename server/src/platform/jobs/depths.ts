import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

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

/** One for each queue, also for empty ones. */
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
