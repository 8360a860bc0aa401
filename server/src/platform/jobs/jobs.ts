import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type JobInsert } from 'pg-boss';
import type { Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import { readDepths, type QueueDepth } from './depths.ts';
import { QUEUES, type Queue, type TurnQueue } from './queues.ts';
import { AHEAD, readTurns, type CompanyJob } from './turns.ts';

interface Job {
  /** Id of the row that the job is about. */
  id: string;
  /** Of whatever has sent it. */
  traceparent?: string;
}

/** The work that the API leaves to the workers. */
export interface Jobs {
  /** Enqueues within the given transaction: the jobs exist exactly when its rows do. `delay`: seconds before they are given out. */
  send(queue: Queue, ids: (string | number)[], transaction: Queries, delay?: number): Promise<void>;
  /** Enqueues test runs or simulations within the given transaction: companies take turns, however many each has enqueued. */
  sendInTurn(queue: TurnQueue, jobs: CompanyJob[], transaction: Queries): Promise<void>;
  /** Enqueues a job anew within the given transaction, before all that take turns: in place of the one that waits or is at work, wherever that is. */
  sendAgain(queue: TurnQueue, job: CompanyJob, transaction: Queries): Promise<void>;
  /** Those of the ids that a job waits for or is at work on. */
  findQueued(queue: Queue, ids: string[], transaction: Queries): Promise<string[]>;
  /**
   * Calls `handle` for each job, at most `concurrency` at once; where it rejects, the job comes again later.
   * The returned function takes no more jobs and waits for those at work. `companyConcurrency`: jobs of one company that may be at
   * work at once, in all processes together.
   */
  work(
    queue: Queue,
    concurrency: number,
    handle: (id: string) => Promise<void>,
    companyConcurrency?: number,
  ): Promise<() => Promise<void>>;
  /** One for each queue. */
  depths(transaction: Queries): Promise<QueueDepth[]>;
  close(): Promise<void>;
}

/** Connects to the queue, laying out its tables where they are missing. `supervise`: this process also looks after lost jobs. */
export async function openJobs(url: string, log: Log, supervise: boolean, tracing: Tracing): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    supervise,
    schedule: false,
    useListenNotify: supervise,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => {
    log.warn({ err: error }, 'The job queue reports an error');
  });
  await boss.start();
  for (const [queue, options] of Object.entries(QUEUES)) await boss.createQueue(queue, options);
  /** The jobs belong to the trace of what has sent them first. */
  async function insert(queue: Queue, jobs: JobInsert<Job>[], transaction: Queries): Promise<void> {
    await inSpan(tracing, { name: `send ${queue}`, kind: 'producer' }, async () => {
      const traceparent = tracing.traceparent();
      const traced = jobs.map((job) => ({ ...job, data: { traceparent, ...job.data } }));
      await boss.insert(queue, traced, { db: fromDrizzle(transaction, sql) });
    });
  }
  return {
    async send(queue, ids, transaction, delay) {
      const jobs = ids.map((id) => ({ data: { id: String(id) }, startAfter: delay }));
      await insert(queue, jobs, transaction);
    },
    async sendInTurn(queue, entries, transaction) {
      const nextTurn = await readTurns(queue, entries, transaction);
      const jobs = entries.map(({ id, companyId }) => jobInTurn(id, companyId, nextTurn(companyId)));
      await insert(queue, jobs, transaction);
    },
    async sendAgain(queue, { id, companyId }, transaction) {
      const { rows } = await transaction.execute<{ traceparent: string | null }>(
        sql`delete from pgboss.job where name = ${queue} and state < 'completed' and data->>'id' = ${String(id)}
            returning data->>'traceparent' as traceparent`,
      );
      const traceparent = rows[0]?.traceparent ?? undefined;
      await insert(queue, [jobInTurn(id, companyId, AHEAD, traceparent)], transaction);
    },
    async findQueued(queue, ids, transaction) {
      if (ids.length === 0) return [];
      const { rows } = await transaction.execute<{ id: string }>(
        sql`select distinct data->>'id' as id from pgboss.job
            where name = ${queue} and state < 'completed' and data->>'id' in ${ids}`,
      );
      return rows.map(({ id }) => id);
    },
    async work(queue, concurrency, handle, companyConcurrency) {
      await boss.work<Job>(
        queue,
        {
          localConcurrency: concurrency,
          groupConcurrency: companyConcurrency,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 1,
        },
        async ([job]) => {
          if (!job) return;
          const { id, traceparent } = job.data;
          const about = { name: `process ${queue}`, kind: 'consumer' as const, parent: traceparent };
          await inSpan(tracing, about, (span) => {
            span?.set({ 'messaging.system': 'postgresql', 'steplight.row': id });
            return handle(id);
          });
        },
      );
      return () => boss.offWork(queue, { wait: true });
    },
    depths: (transaction) => readDepths(Object.keys(QUEUES), transaction),
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

function jobInTurn(
  id: string | number,
  companyId: number,
  turn: number,
  traceparent?: string,
): JobInsert<Job> {
  const data = { id: String(id), ...(traceparent !== undefined && { traceparent }) };
  return { data, priority: -turn, group: { id: String(companyId) } };
}
