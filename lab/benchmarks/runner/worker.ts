import { once } from 'node:events';
import { startTestRunner } from '../../../runner/src/testing/test-runner.ts';
import type { RunRequest, RunnerStep } from '../../../runner/src/types.ts';

/** A test as the benches give it to a worker. */
export interface BenchTest {
  startingUrl: string;
  steps: RunnerStep[];
}

/** What a worker is asked to execute. */
export interface BenchTask {
  tests: BenchTest[];
  /** So many side by side. */
  parallel: number;
  recordVideo: boolean;
}

/** How long it took. */
export interface BenchReply {
  seconds: number;
}

/** A process of its own with a runner and a browser; it executes what its parent sends, again and again. */
const test = await startTestRunner({ maxParallel: 8, stepTimeoutSeconds: 60, runTimeoutSeconds: 300 });

process.on('message', (task: BenchTask) => {
  void execute(task).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
await once(process, 'disconnect');
await test.close();

async function execute({ tests, parallel, recordVideo }: BenchTask): Promise<BenchReply> {
  const waiting = [...tests];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (let next; (next = waiting.shift());) await run(next, recordVideo);
    }),
  );
  return { seconds: (performance.now() - start) / 1000 };
}

async function run(given: BenchTest, recordVideo: RunRequest['recordVideo']): Promise<void> {
  const signal = new AbortController().signal;
  let last = '';
  const { status, error } = await test.runner.run({ ...given, recordVideo, signal }, (event) => {
    if (event.type === 'step-finished') last = event.outcome.result;
  });
  if (status !== 'passed') throw new Error(`${given.startingUrl}: ${status}. ${error ?? last}`);
}
