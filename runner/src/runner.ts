import { mkdir } from 'node:fs/promises';
import pLimit from 'p-limit';
import { BrowserUnavailableError, type BrowserLease } from './browser/browser-source.ts';
import { createBrowserSource } from './browser/create-browser-source.ts';
import { requireHeaders } from './browser/site-access.ts';
import { openLiveSession } from './live/session/live-session.ts';
import type { LiveSession, LiveSessionRequest } from './live/types.ts';
import { openRunNetwork, type RunNetwork } from './network/run-network.ts';
import { runTest } from './run-test.ts';
import type { RunnerOptions, OnRunEvent, RunOutcome, RunRequest } from './types.ts';
import { runStatusOf } from './run-status.ts';

export interface Runner {
  /** Runs a test. Never rejects: whatever goes wrong is in the outcome. */
  run(request: RunRequest, onEvent: OnRunEvent): Promise<RunOutcome>;
  /**
   * Opens a live session at once: its caller counts them.
   * @throws BrowserUnavailableError or BrowserLostError, whose message is a sentence; the reason of the request's signal
   */
  openLive(request: LiveSessionRequest): Promise<LiveSession>;
  /** Cancels all runs, ends all live sessions and closes the browser. */
  close(): Promise<void>;
}

const CANCELLED: RunOutcome = {
  status: 'cancelled',
  error: null,
  durationSeconds: 0,
  usage: null,
  video: null,
};

/** Creates a runner. The runs of an owner share a local browser, which starts with the first and restarts after a crash; or all use a pool. */
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
      return cancel.aborted ? CANCELLED : runInBrowser(request, onEvent, cancel);
    });
    return Promise.race([outcome, cancelled]);
  }

  async function runInBrowser(
    request: RunRequest,
    onEvent: OnRunEvent,
    cancel: AbortSignal,
  ): Promise<RunOutcome> {
    const start = performance.now();
    const limits = { cancel, timeLimit: AbortSignal.timeout(options.runTimeoutSeconds * 1000) };
    try {
      const engine = request.browser?.engine ?? 'chromium';
      requireHeaders(request.access, engine);
      await mkdir(options.temporaryFolder, { recursive: true });
      const lease = await browsers.take(cancel, engine, request.owner ?? '');
      let network: RunNetwork | undefined;
      let outcome: Awaited<ReturnType<typeof runTest>>;
      try {
        network = await openNetwork(lease, options);
        outcome = await runTest({ browser: lease.browser, network }, request, onEvent, options, limits);
      } finally {
        await Promise.all([network?.close(), lease.release()]);
      }
      return { ...outcome, durationSeconds: (performance.now() - start) / 1000 };
    } catch (error) {
      const status =
        error instanceof BrowserUnavailableError
          ? { status: 'error' as const, error: error.message }
          : runStatusOf(error, { ...limits, seconds: options.runTimeoutSeconds, log: options.log });
      return { ...status, durationSeconds: (performance.now() - start) / 1000, usage: null, video: null };
    }
  }

  async function openLive(request: LiveSessionRequest): Promise<LiveSession> {
    const signal = AbortSignal.any([request.signal, closing.signal]);
    const lease = await browsers.take(signal, request.browser?.engine ?? 'chromium', request.owner ?? '');
    let network: RunNetwork | undefined;
    const release = () => Promise.all([network?.close(), lease.release()]);
    try {
      network = await openNetwork(lease, options);
      const environment = { browser: lease.browser, network };
      const session = await openLiveSession(environment, { ...request, signal }, options);
      let ending: Promise<unknown> | undefined;
      const close = async () => {
        ending ??= session.close().then(release);
        running.add(ending);
        await ending;
        running.delete(ending);
      };
      signal.addEventListener('abort', close, { once: true });
      if (signal.aborted) await close();
      return { ...session, close };
    } catch (error) {
      await release();
      throw error;
    }
  }

  return {
    openLive,
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
