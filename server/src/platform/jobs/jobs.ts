import type { SQL } from 'drizzle-orm';
import { PgBoss, type JobInsert, type JobWithMetadata } from 'pg-boss';
import type { Queries, Transaction } from '../database/database.ts';
import type { Log } from '../log.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import { readNextPlaces, REQUEUED, type CompanyJob } from './fair-order.ts';
import {
  connectionOf,
  findQueued,
  readDepths,
  removeActive,
  type QueueDepth,
} from './job-table-repository.ts';
import { QUEUES, type FairQueue, type Queue } from './queues.ts';

const UNFINISHED: JobWithMetadata['state'][] = ['created', 'retry', 'active'];

interface Job {
  /** Id of the row that the job is about. */
  id: string;
  /** The trace of the request that has sent it. */
  traceparent?: string;
}

/** The work that the API leaves to the workers. */
export interface Jobs {
  /** Enqueues within the given transaction: the jobs exist exactly when its rows do. `delay`: seconds before they are delivered. */
  send(queue: Queue, ids: (string | number)[], transaction: Transaction, delay?: number): Promise<void>;
  /** Enqueues runs within the given transaction: companies take turns, however many runs each has enqueued. */
  enqueueFair(queue: FairQueue, jobs: CompanyJob[], transaction: Transaction): Promise<void>;
  /** Replaces the unfinished job of the run by a new one, before all other jobs, within the given transaction. */
  requeue(queue: FairQueue, job: CompanyJob, transaction: Transaction): Promise<void>;
  /** Those of the ids that have an unfinished job. */
  findQueued(queue: Queue, ids: string[], queries: Queries): Promise<string[]>;
  /** Removes active jobs that were started more than `seconds` ago, but for those of the ids that the query `isExecuted` selects. */
  removeActive(queue: Queue, seconds: number, isExecuted: SQL, transaction: Transaction): Promise<void>;
  /**
   * Calls `handle` for each job, at most `concurrency` at once; a job whose handler rejects is retried later.
   * The returned function takes no more jobs and waits for the active ones. `companyConcurrency`: active jobs of one company, in all
   * processes together.
   */
  work(
    queue: Queue,
    concurrency: number,
    handle: (id: string) => Promise<void>,
    companyConcurrency?: number,
  ): Promise<() => Promise<void>>;
  /** One for each queue. */
  depths(queries: Queries): Promise<QueueDepth[]>;
  close(): Promise<void>;
}

/** Connects to the queue and creates its tables if they are missing. `supervise`: this process also expires jobs and works on some. */
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
  /** The jobs belong to the trace of the request that has sent them first. */
  async function insert(queue: Queue, jobs: JobInsert<Job>[], transaction: Transaction): Promise<void> {
    await inSpan(tracing, { name: `send ${queue}`, kind: 'producer' }, async () => {
      const traceparent = tracing.traceparent();
      const traced = jobs.map((job) => ({ ...job, data: { traceparent, ...job.data } }));
      await boss.insert(queue, traced, { db: connectionOf(transaction) });
    });
  }
  return {
    async send(queue, ids, transaction, delay) {
      const jobs = ids.map((id) => ({ data: { id: String(id) }, startAfter: delay }));
      await insert(queue, jobs, transaction);
    },
    async enqueueFair(queue, entries, transaction) {
      const nextPlace = await readNextPlaces(queue, entries, transaction);
      const jobs = entries.map(({ id, companyId }) => fairJob(id, companyId, nextPlace(companyId)));
      await insert(queue, jobs, transaction);
    },
    async requeue(queue, { id, companyId }, transaction) {
      const db = connectionOf(transaction);
      const jobs = await boss.findJobs<Job>(queue, { data: { id: String(id) }, db });
      const unfinished = jobs.filter(({ state }) => UNFINISHED.includes(state));
      if (unfinished.length > 0)
        await boss.deleteJob(
          queue,
          unfinished.map((job) => job.id),
          { db },
        );
      const traceparent = unfinished[0]?.data.traceparent;
      await insert(queue, [fairJob(id, companyId, REQUEUED, traceparent)], transaction);
    },
    findQueued,
    removeActive,
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
    depths: (queries) => readDepths(Object.keys(QUEUES), queries),
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

function fairJob(
  id: string | number,
  companyId: number,
  place: number,
  traceparent?: string,
): JobInsert<Job> {
  const data = { id: String(id), ...(traceparent !== undefined && { traceparent }) };
  return { data, priority: -place, group: { id: String(companyId) } };
}
