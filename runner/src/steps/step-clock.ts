/** The timeout of a step, which can be extended. */
export type StepClock = ReturnType<typeof startStepClock>;

export function startStepClock(seconds: number) {
  const controller = new AbortController();
  const start = performance.now();
  let end = start + seconds * 1000;
  const ring = () => controller.abort(new Error('The time of the step is up.'));
  let timer = setTimeout(ring, seconds * 1000);
  let isStopped = false;
  return {
    /** Aborts after the timeout. */
    signal: controller.signal,
    /** The timeout including extensions, in seconds. */
    seconds: () => Math.round((end - start) / 1000),
    /** Extends the timeout to this many seconds from now, unless it is later already or stopped. */
    grant(more: number) {
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
