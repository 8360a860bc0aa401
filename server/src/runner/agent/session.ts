import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerAttachment } from '../types.ts';

/** What a command needs to act. */
export interface Session {
  window: TestWindow;
  startingUrl: string;
  attachment: RunnerAttachment | undefined;
  /** Seconds since the run's start. */
  elapsed: () => number;
  /** Aborted when the run ends or the step's time is up. */
  signal: AbortSignal;
}

/** How long an element or a condition is waited for, in milliseconds. */
export const WAIT_MS = 5000;
