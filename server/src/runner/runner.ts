import { mkdir } from 'node:fs/promises';
import { createSharedBrowser } from './browser/shared-browser.ts';
import { createSlots } from './browser/slots.ts';
import { untilAborted } from './browser/until-aborted.ts';
import { runTest } from './run-test.ts';
import type { Runner, RunnerOptions, RunObserver, RunOutcome, RunRequest } from './types.ts';
import { verdictOf } from './verdict.ts';

/** A runner with one browser, which starts with the first run and again after it has died. */
export function createRunner(options: RunnerOptions): Runner {
  const browser = createSharedBrowser(options);
  const slots = createSlots(options.maxParallel);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function run(request: RunRequest, observer: RunObserver): Promise<RunOutcome> {
    const cancel = AbortSignal.any([request.signal, closing.signal]);
    const release = await slots.take(cancel).catch(() => null);
    if (!release) return { status: 'cancelled', error: null, durationSeconds: 0, usage: null, video: null };
    const start = performance.now();
    const limits = { cancel, timeLimit: AbortSignal.timeout(options.runTimeoutSeconds * 1000) };
    try {
      await mkdir(options.temporaryFolder, { recursive: true });
      const instance = await untilAborted(cancel, openBrowser);
      const outcome = await runTest(instance, request, observer, options, limits);
      return { ...outcome, durationSeconds: (performance.now() - start) / 1000 };
    } catch (error) {
      const verdict =
        error instanceof BrowserMissing
          ? { status: 'error' as const, error: error.message }
          : verdictOf(error, { ...limits, seconds: options.runTimeoutSeconds, log: options.log });
      return { ...verdict, durationSeconds: (performance.now() - start) / 1000, usage: null, video: null };
    } finally {
      release();
    }
  }

  async function openBrowser() {
    return browser.get().catch((error: unknown) => {
      options.log.error({ err: error }, 'the browser could not be started');
      throw new BrowserMissing('The browser could not be started.');
    });
  }

  return {
    run(request, observer) {
      const outcome = run(request, observer);
      running.add(outcome);
      return outcome.finally(() => running.delete(outcome));
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running);
      await browser.close();
    },
  };
}

class BrowserMissing extends Error {
  override readonly name = 'BrowserMissing';
}
