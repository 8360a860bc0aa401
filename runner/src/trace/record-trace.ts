import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { RunTrace, RunnerLog } from '../types.ts';
import { maskTrace, UnmaskableTraceError } from './mask-trace.ts';
import type { StepLog } from './step-log.ts';

/** A browser that does not answer must not keep the run. */
const STOP_TIMEOUT_MS = 60_000;

interface Options {
  /** Of the run, when it has ended. */
  secrets: () => string[];
  steps: StepLog;
  temporaryFolder: string;
  log: RunnerLog;
}

export interface TraceRecorder {
  /** Never rejects. */
  stop(): Promise<RunTrace>;
}

/**
 * Records a Playwright trace of a context: the steps, their calls, and what the page was at each. Its film strip are the screenshots of the run, in which
 * secrets are hidden. Never rejects: a browser that records none runs the test all the same.
 */
export async function recordTrace(
  context: { tracing: Pick<BrowserContext['tracing'], 'start' | 'stop'> },
  { secrets, steps, temporaryFolder, log }: Options,
): Promise<TraceRecorder> {
  const failure = await context.tracing.start({ snapshots: true, screenshots: false }).then(
    () => null,
    (error: Error) => error,
  );

  async function save(): Promise<string> {
    await mkdir(temporaryFolder, { recursive: true });
    const path = join(temporaryFolder, `${randomUUID()}.trace.zip`);
    // As it is recorded, it holds secrets: it is on the disk for no longer than it takes to read it.
    if (failure) throw failure;
    const stopped = context.tracing.stop({ path });
    const remove = () => rm(path, { force: true });
    try {
      await limited(stopped);
      await writeFile(path, await maskTrace(await readFile(path), secrets(), steps));
      return path;
    } catch (error) {
      await remove();
      // One that comes too late is not left behind.
      stopped.then(remove).catch(() => undefined);
      throw error;
    }
  }

  return {
    async stop() {
      try {
        return { path: await save(), problem: null };
      } catch (error) {
        if (error instanceof UnmaskableTraceError) return { path: null, problem: error.message };
        log.error({ err: error }, 'a trace could not be recorded');
        return { path: null, problem: 'The browser did not hand over the trace.' };
      }
    },
  };
}

async function limited<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The trace did not end in time.')), STOP_TIMEOUT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
