import type { LiveEnd, LiveEvent } from 'shared/contract';
import type { LiveLimits } from './end-messages.ts';

/** Knows when a session has to end. It begins without a controller. */
export function startSessionClock({ grace, idle, total }: LiveLimits) {
  const startedAt = Date.now();
  let requestedAt = startedAt;
  let leftAt: number | null = startedAt;
  let isRunning = false;

  return {
    /** The controller has done something. */
    requested(): void {
      requestedAt = Date.now();
    },
    controllerConnected(): void {
      leftAt = null;
      requestedAt = Date.now();
    },
    controllerLeft(): void {
      leftAt = Date.now();
    },
    /** Steps that run are no idleness. */
    follow({ type }: LiveEvent): void {
      if (type === 'run-started') isRunning = true;
      if (type !== 'run-finished') return;
      isRunning = false;
      requestedAt = Date.now();
    },
    /** null: it may go on. */
    endReason(): LiveEnd | null {
      const now = Date.now();
      if (leftAt !== null && now - leftAt >= grace) return 'left';
      if (now - startedAt >= total) return 'time-limit';
      return !isRunning && now - requestedAt >= idle ? 'idle' : null;
    },
  };
}
