import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watchTree } from './process-tree.ts';
import type { BenchReply, BenchTask } from './worker.ts';

interface Measured {
  seconds: number;
  cpuSeconds: number;
  memoryBytes: number;
}

/** A worker process with a browser of its own. */
export interface BenchWorker {
  measure(task: BenchTask): Promise<Measured>;
  close(): Promise<void>;
}

export function startWorker(): BenchWorker {
  const child = fork(join(import.meta.dirname, 'worker.ts'));
  const pid = child.pid ?? 0;
  return {
    async measure(task) {
      const watch = watchTree(pid);
      const answer = Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error('The worker ended.'))),
      ]);
      child.send(task);
      const [reply] = (await answer) as [BenchReply];
      return { ...reply, ...watch.stop() };
    },
    async close() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
