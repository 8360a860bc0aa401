import type { Log } from '../platform/log.ts';

/** Runs the task now and again, `interval` milliseconds after each end; a failure is logged. The returned function stops it and waits for the one at work. */
export function repeat(interval: number, log: Log, task: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let atWork: Promise<void>;
  const round = async () => {
    try {
      await task();
    } catch (error) {
      log.error({ err: error }, 'A regular task failed; it will be tried again');
    }
    if (!isStopped)
      timer = setTimeout(() => {
        atWork = round();
      }, interval);
  };
  atWork = round();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await atWork;
  };
}
