import { rm } from 'node:fs/promises';
import type { Platform } from '../../platform/platform.ts';
import { inSpan } from '../../platform/tracing/tracing.ts';
import type { RunEvent, Runner } from 'runner';
import { fetchAttachment } from './attachment.ts';
import { AttemptLostError, type ExecutionEnd, type ExecutionRecord } from './execution.ts';
import { traceStep } from './trace-step.ts';

export { fetchAttachment } from './attachment.ts';
export * from './execution.ts';
export * from './persist.ts';

/** How an execution ended; `lost`: its attempt was cancelled or taken over; `requeued`: another worker starts it again. */
type ExecutionOutcome = ExecutionEnd['status'] | 'lost' | 'requeued';

type Dependencies = Pick<Platform, 'storage' | 'log' | 'tracing'> & { runner: Pick<Runner, 'run'> };

export function createExecutionService({ storage, log, tracing, runner }: Dependencies) {
  const shutdown = new AbortController();
  const executing = new Set<Promise<unknown>>();

  async function executeAttempt(record: ExecutionRecord): Promise<ExecutionOutcome> {
    // An event that cannot be stored any more ends the run before the next poll of lost attempts does.
    const refused = new AbortController();
    const signal = AbortSignal.any([record.lost, refused.signal, shutdown.signal]);
    const storeEvent = async (event: RunEvent) => {
      try {
        await record.storeEvent(event);
      } catch (error) {
        if (!(error instanceof AttemptLostError)) throw error;
        refused.abort();
      }
    };
    let end: ExecutionEnd | undefined;
    try {
      end = await runTest(record, storeEvent, signal);
      if (record.lost.aborted || refused.signal.aborted) return 'lost';
      if (shutdown.signal.aborted && end.status === 'cancelled') {
        if (record.requeue) {
          await record.requeue();
          return 'requeued';
        }
        end = { ...end, status: 'error', error: 'The service was stopped while the test ran.' };
      }
      await record.end(end);
      return end.status;
    } catch (error) {
      if (!(error instanceof AttemptLostError)) throw error;
      return 'lost';
    } finally {
      record.release();
      if (end?.video) await rm(end.video.path, { force: true });
      if (end?.trace?.path) await rm(end.trace.path, { force: true });
    }
  }

  async function runTest(
    record: ExecutionRecord,
    storeEvent: ExecutionRecord['storeEvent'],
    signal: AbortSignal,
  ): Promise<ExecutionEnd> {
    const { file, recordsVideo: recordVideo, startingUrl, openLogin, ...given } = record.plan;
    const { steps } = given;
    if (!startingUrl) return broken('The test has no starting URL.');
    if (steps.length === 0) return broken(NO_STEPS);
    const onEvent = (event: RunEvent) => {
      traceStep(tracing, steps, event);
      return storeEvent(event);
    };
    const attachment = file ? await fetchAttachment(storage, file) : undefined;
    if (attachment === null) return broken(`The attached file ${file?.file_name} is no longer there.`);
    try {
      const login = await openLogin?.(signal);
      const request = { ...given, startingUrl, login, attachment, signal, recordVideo };
      return await runner.run(request, onEvent);
    } catch (error) {
      // While it waited for another test to sign in.
      if (signal.aborted) return { status: 'cancelled', error: null, video: null };
      log.error({ err: error }, 'The runner failed');
      return broken('The runner failed. Please try again.');
    } finally {
      await attachment?.remove();
    }
  }

  return {
    /** Executes the record's plan and stores its results as they happen. Rejects only if the end could not be stored. */
    async executeRun(record: ExecutionRecord): Promise<ExecutionOutcome> {
      const work = inSpan(tracing, { name: 'attempt' }, async (span) => {
        const outcome = await executeAttempt(record);
        span?.set({ 'steplight.outcome': outcome, 'steplight.steps': record.plan.steps.length });
        return outcome;
      });
      executing.add(work);
      try {
        return await work;
      } finally {
        executing.delete(work);
      }
    },
    /** Requeues what is being executed; what cannot be requeued ends as an error that says so. */
    async close(): Promise<void> {
      shutdown.abort();
      await Promise.allSettled(executing);
    },
  };
}

const NO_STEPS = 'This test has no steps of its own. Add one, or enable one, and run it again.';

const broken = (error: string): ExecutionEnd => ({ status: 'error', error, video: null });
