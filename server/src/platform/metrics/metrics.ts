import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { QueueDepth } from '../jobs/job-table-repository.ts';

/** What is counted while a process works, for Prometheus to ask for. Each process counts its own. */
export interface Metrics {
  /** `route` is the pattern, never the address: that has no end of values. */
  countRequest(method: string, route: string, status: number, seconds: number): void;
  /** `outcome`: the status it ended with; `lost`: cancelled, or taken over. */
  countExecution(kind: 'test_run' | 'simulation', outcome: string, seconds: number): void;
  countBrowserStart(): void;
  /** A mail to the inbox; `unknown`: to an address that no company has. */
  countMail(outcome: 'accepted' | 'unknown' | 'too_many' | 'too_large' | 'failed'): void;
  /** A translation (`steps`) or a generated test. */
  countModelAnswer(kind: 'steps' | 'test', outcome: 'answered' | 'failed'): void;
  /** Tokens of one answer to the API, also of one that could not be used. */
  countModelTokens(input: number, output: number): void;
  /** `mode`: how the model's server answers in a form; null: not known. */
  watchModel(mode: () => string | null): void;
  /** `count`: the streams of changes that are open. */
  watchStreams(count: () => number): void;
  /** `count`: the live browsers that are open. */
  watchLiveBrowsers(count: () => number): void;
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
  const mails = new Counter({
    name: 'steplight_inbox_mails_total',
    help: 'Mails that came to this inbox, by outcome: accepted, unknown, too_many, too_large, failed.',
    labelNames: ['outcome'],
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

  let countLiveBrowsers = () => 0;
  new Gauge({
    name: 'steplight_live_browsers',
    help: 'Live browsers that this worker has open.',
    registers,
    collect() {
      this.set(countLiveBrowsers());
    },
  });

  const model = countModel(registry);
  const refreshQueues = watchQueues(registry, readDepths);

  return {
    countRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countExecution: (kind, outcome, seconds) => executions.observe({ kind, outcome }, seconds),
    countBrowserStart: () => browserStarts.inc(),
    countMail: (outcome) => mails.inc({ outcome }),
    ...model,
    watchStreams: (count) => (countStreams = count),
    watchLiveBrowsers: (count) => (countLiveBrowsers = count),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    async text() {
      await refreshQueues();
      return registry.metrics();
    },
  };
}

function countModel(
  registry: Registry,
): Pick<Metrics, 'countModelAnswer' | 'countModelTokens' | 'watchModel'> {
  const registers = [registry];
  const answers = new Counter({
    name: 'steplight_model_answers_total',
    help: 'Translations (steps) and generated tests that this API asked the model for.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'steplight_model_tokens_total',
    help: 'Tokens of the requests of this API to the model.',
    labelNames: ['direction'],
    registers,
  });
  let readMode: (() => string | null) | undefined;
  new Gauge({
    name: 'steplight_model_answer_mode',
    help: 'How the server of the model answers in a form: schema, tool, text, or unknown; only where a model is configured.',
    labelNames: ['mode'],
    registers,
    collect() {
      this.reset();
      if (readMode) this.set({ mode: readMode() ?? 'unknown' }, 1);
    },
  });
  return {
    countModelAnswer: (kind, outcome) => answers.inc({ kind, outcome }),
    countModelTokens(input, output) {
      tokens.inc({ direction: 'input' }, input);
      tokens.inc({ direction: 'output' }, output);
    },
    watchModel: (mode) => (readMode = mode),
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
