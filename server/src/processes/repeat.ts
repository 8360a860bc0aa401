import type { Log } from '../platform/log.ts';

/**
 * Runs the task now and again, `interval` milliseconds after each end, or sooner where the task answers a shorter wait; a
 * failure is logged. The returned function stops it and waits for the one at work.
 */
export function repeat(
  interval: number,
  log: Log,
  task: () => Promise<number | undefined> | Promise<void>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let atWork: Promise<void>;
  const round = async () => {
    let wait = interval;
    try {
      const shorter = await task();
      if (typeof shorter === 'number') wait = Math.min(shorter, interval);
    } catch (error) {
      log.error({ err: error }, 'A regular task failed; it will be tried again');
    }
    if (!isStopped)
      timer = setTimeout(() => {
        atWork = round();
      }, wait);
  };
  atWork = round();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await atWork;
  };
}
