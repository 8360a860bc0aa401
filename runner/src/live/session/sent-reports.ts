import type { SessionCore } from './session-core.ts';

/** Reports what pages send, each request with the step that has caused it: running the step again would send it again. */
export type SentReports = ReturnType<typeof createSentReports>;

/** What has been done last: a recorded action, or a step of a run. */
type Cause = 'recorded' | { run: number; index: number };

/** What pages send later than this after something was done, in milliseconds, they send by themselves. */
const LATE_MS = 10_000;

/** @param isRecording whether a person's actions are recorded now */
export function createSentReports(
  { window, send }: Pick<SessionCore, 'window' | 'send'>,
  isRecording: () => boolean,
) {
  let cause: Cause | null = null;
  /** What the cause has sent and was reported. */
  let reported = new Set<string>();
  let acting = 0;
  let isStepRunning = false;
  /** When the cause was over, on the clock of `performance` in milliseconds. */
  let doneAt = 0;

  function take(): string[] {
    const requests = window.takeSent().filter((request) => !reported.has(request));
    requests.forEach((request) => reported.add(request));
    return requests;
  }

  function report(): void {
    const requests = take();
    if (requests.length === 0 || !cause) return;
    if (cause === 'recorded') send({ type: 'sent', requests });
    else send({ type: 'step-sent', ...cause, requests });
  }

  function begin(next: Cause | null): void {
    report();
    cause = next;
    reported = new Set();
  }

  const isBusy = () => acting > 0 || isStepRunning;
  window.onSent({
    isCaused: () => isBusy() || (cause !== null && performance.now() - doneAt < LATE_MS),
    onSent() {
      if (!isBusy()) report();
    },
  });
  // What a new window sends while it opens belongs to no step.
  window.onOpened(() => {
    cause = null;
  });
  return {
    /** A wrapper for an action of a person. While it is recorded, what it sends is reported after its step; else it belongs to no step. */
    async acting<T>(action: () => Promise<T>) {
      begin(isRecording() ? 'recorded' : null);
      acting++;
      try {
        return await action();
      } finally {
        acting--;
        doneAt = performance.now();
        if (acting === 0) report();
      }
    },
    stepStarted(run: number, index: number) {
      begin({ run, index });
      isStepRunning = true;
    },
    /** @returns what the step has sent. What follows is reported as the step's until something else is done. */
    stepFinished() {
      isStepRunning = false;
      doneAt = performance.now();
      return take();
    },
    /** Reports what a step has sent that was stopped. */
    runFinished() {
      isStepRunning = false;
      doneAt = performance.now();
      report();
    },
  };
}
