/** The timeout of a step, which can be extended. */
export interface StepClock {
  /** Aborts after the timeout. */
  signal: AbortSignal;
  /** The timeout including extensions, in seconds. */
  seconds(): number;
  /** Extends the timeout to this many seconds from now, unless it is later already or stopped. */
  grant(seconds: number): void;
  stop(): void;
}

export function startStepClock(seconds: number): StepClock {
  const controller = new AbortController();
  const start = performance.now();
  let end = start + seconds * 1000;
  const ring = () => controller.abort(new Error('The time of the step is up.'));
  let timer = setTimeout(ring, seconds * 1000);
  let isStopped = false;
  return {
    signal: controller.signal,
    seconds: () => Math.round((end - start) / 1000),
    grant(more) {
      const later = performance.now() + more * 1000;
      if (isStopped || later <= end) return;
      end = later;
      clearTimeout(timer);
      timer = setTimeout(ring, more * 1000);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
