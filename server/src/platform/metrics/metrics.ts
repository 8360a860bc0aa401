import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueDepth } from '../jobs/depths.ts';

/** What is counted while a process works, for Prometheus to ask for. Each process counts its own. */
export interface Metrics {
  /** `route` is the pattern, never the address: that has no end of values. */
  countRequest(method: string, route: string, status: number, seconds: number): void;
  /** `outcome`: the status it ended with; `lost`: cancelled, or taken over. */
  countExecution(kind: 'test_run' | 'simulation', outcome: string, seconds: number): void;
  countBrowserStart(): void;
  /** `count`: the streams of changes that are open. */
  watchStreams(count: () => number): void;
  /** Also contains the process's memory, processor time and event loop. */
  watchProcess(): void;
  contentType: string;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

/** `readDepths` is called for each scrape. */
export function createMetrics(readDepths: () => Promise<QueueDepth[]>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'steplight_http_request_duration_seconds',
    help: 'Requests to the API by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers,
  });
  const executions = new Histogram({
    name: 'steplight_execution_duration_seconds',
    help: 'Test runs and simulations that this worker has carried out, by outcome.',
    labelNames: ['kind', 'outcome'],
    buckets: [1, 5, 15, 30, 60, 120, 300, 600, 1800],
    registers,
  });
  const browserStarts = new Counter({
    name: 'steplight_browser_starts_total',
    help: 'Browsers that this worker has started; the second and later ones took the place of one that died.',
    registers,
  });
  let countStreams = () => 0;
  new Gauge({
    name: 'steplight_live_streams',
    help: 'Open pages that this API informs of changes.',
    registers,
    collect() {
      this.set(countStreams());
    },
  });

  const refreshQueues = watchQueues(registry, readDepths);

  return {
    countRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countExecution: (kind, outcome, seconds) => executions.observe({ kind, outcome }, seconds),
    countBrowserStart: () => browserStarts.inc(),
    watchStreams: (count) => (countStreams = count),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    async text() {
      await refreshQueues();
      return registry.metrics();
    },
  };
}

/** Returns a function that updates the two gauges. */
function watchQueues(registry: Registry, read: () => Promise<QueueDepth[]>): () => Promise<void> {
  const registers = [registry];
  const jobs = new Gauge({
    name: 'steplight_jobs',
    help: 'Jobs of all processes: waiting (due now), delayed (due later) and at work.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const age = new Gauge({
    name: 'steplight_oldest_job_age_seconds',
    help: 'How long the oldest job of a queue has been due and waiting; 0 where none waits.',
    labelNames: ['queue'],
    registers,
  });
  return async () => {
    // A database that does not answer leaves these two out, and nothing else.
    const depths = await read().catch(() => []);
    for (const gauge of [jobs, age]) gauge.reset();
    for (const { queue, waiting, delayed, atWork, oldestSeconds } of depths) {
      jobs.set({ queue, state: 'waiting' }, waiting);
      jobs.set({ queue, state: 'delayed' }, delayed);
      jobs.set({ queue, state: 'at_work' }, atWork);
      age.set({ queue }, oldestSeconds);
    }
  };
}
