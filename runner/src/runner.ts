import { mkdir } from 'node:fs/promises';
import { BrowserUnavailable, type BrowserLease } from './browser/browser-source.ts';
import { createBrowserSource } from './browser/create-browser-source.ts';
import { createSlots } from './browser/slots.ts';
import { openRunNetwork, type RunNetwork } from './network/run-network.ts';
import { runTest } from './run-test.ts';
import type { RunLimits } from './test-run.ts';
import type { Runner, RunnerOptions, OnRunEvent, RunOutcome, RunRequest } from './types.ts';
import { runStatusOf } from './run-status.ts';

/** Creates a runner. Its runs share one local browser, which starts with the first run and restarts after a crash, or a browser pool. */
export function createRunner(options: RunnerOptions): Runner {
  const browsers = createBrowserSource(options);
  const slots = createSlots(options.maxParallel);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function run(request: RunRequest, onEvent: OnRunEvent): Promise<RunOutcome> {
    const cancel = AbortSignal.any([request.signal, closing.signal]);
    const release = await slots.take(cancel).catch(() => null);
    if (!release) return { status: 'cancelled', error: null, durationSeconds: 0, usage: null, video: null };
    const start = performance.now();
    const limits = { cancel, timeLimit: AbortSignal.timeout(options.runTimeoutSeconds * 1000) };
    try {
      const outcome = await runInBrowser(request, onEvent, limits);
      return { ...outcome, durationSeconds: (performance.now() - start) / 1000 };
    } catch (error) {
      const verdict =
        error instanceof BrowserUnavailable
          ? { status: 'error' as const, error: error.message }
          : runStatusOf(error, { ...limits, seconds: options.runTimeoutSeconds, log: options.log });
      return { ...verdict, durationSeconds: (performance.now() - start) / 1000, usage: null, video: null };
    } finally {
      release();
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
      const outcome = run(request, onEvent);
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
