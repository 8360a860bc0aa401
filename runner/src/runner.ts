import { mkdir } from 'node:fs/promises';
import pLimit from 'p-limit';
import { BrowserUnavailable, type BrowserLease, type BrowserSource } from './browser/browser-source.ts';
import { createLocalBrowser } from './browser/local-browser.ts';
import { createBrowserPool } from './browser/pool/browser-pool.ts';
import { createEndpoint } from './browser/pool/endpoint.ts';
import { openRunNetwork, type RunNetwork } from './network/run-network.ts';
import { runTest } from './run-test.ts';
import type { RunLimits } from './test-run.ts';
import type { Runner, RunnerOptions, OnRunEvent, RunOutcome, RunRequest } from './types.ts';
import { runStatusOf } from './run-status.ts';

const CANCELLED: RunOutcome = {
  status: 'cancelled',
  error: null,
  durationSeconds: 0,
  usage: null,
  video: null,
};

/** Creates a runner. Its runs share one local browser, which starts with the first run and restarts after a crash, or a browser pool. */
export function createRunner(options: RunnerOptions): Runner {
  const browsers = createBrowserSource(options);
  const limit = pLimit(options.maxParallel);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();

  /** Waits in the queue, which a cancelled run leaves at once. */
  async function enqueue(request: RunRequest, onEvent: OnRunEvent): Promise<RunOutcome> {
    const cancel = AbortSignal.any([request.signal, closing.signal]);
    if (cancel.aborted) return CANCELLED;
    const { promise: cancelled, resolve } = Promise.withResolvers<RunOutcome>();
    const leave = () => resolve(CANCELLED);
    cancel.addEventListener('abort', leave, { once: true });
    const outcome = limit(() => {
      cancel.removeEventListener('abort', leave);
      return cancel.aborted ? CANCELLED : run(request, onEvent, cancel);
    });
    return Promise.race([outcome, cancelled]);
  }

  async function run(request: RunRequest, onEvent: OnRunEvent, cancel: AbortSignal): Promise<RunOutcome> {
    const start = performance.now();
    const limits = { cancel, timeLimit: AbortSignal.timeout(options.runTimeoutSeconds * 1000) };
    try {
      const outcome = await runInBrowser(request, onEvent, limits);
      return { ...outcome, durationSeconds: (performance.now() - start) / 1000 };
    } catch (error) {
      const status =
        error instanceof BrowserUnavailable
          ? { status: 'error' as const, error: error.message }
          : runStatusOf(error, { ...limits, seconds: options.runTimeoutSeconds, log: options.log });
      return { ...status, durationSeconds: (performance.now() - start) / 1000, usage: null, video: null };
    }
  }

  async function runInBrowser(request: RunRequest, onEvent: OnRunEvent, limits: RunLimits) {
    await mkdir(options.temporaryFolder, { recursive: true });
    const lease = await browsers.take(limits.cancel);
    let network: RunNetwork | undefined;
    try {
      network = await openNetwork(lease, options);
      return await runTest({ browser: lease.browser, network }, request, onEvent, options, limits);
    } finally {
      await Promise.all([network?.close(), lease.release()]);
    }
  }

  return {
    run(request, onEvent) {
      const outcome = enqueue(request, onEvent);
      running.add(outcome);
      return outcome.finally(() => running.delete(outcome));
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running);
      await browsers.close();
    },
  };
}

/** The browser pool if one is configured, else a local browser. */
function createBrowserSource(options: RunnerOptions): BrowserSource {
  const { pool, log } = options;
  if (!pool) return createLocalBrowser(options);
  const endpoints = pool.endpoints.map((address) => createEndpoint(address, pool.proxy?.address));
  return createBrowserPool(endpoints, log);
}

/** undefined: the remote browsers' own network restricts them. */
async function openNetwork(
  { isRemote }: BrowserLease,
  { pool, networkPolicy }: RunnerOptions,
): Promise<RunNetwork | undefined> {
  if (!isRemote) return openRunNetwork({ networkPolicy });
  if (!pool?.proxy) return undefined;
  const { address, clients } = pool.proxy;
  return openRunNetwork({ networkPolicy, remote: { address, clients: await clients() } });
}
