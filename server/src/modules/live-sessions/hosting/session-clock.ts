import type { LiveEnd, LiveEvent } from 'shared/contract';
import type { LiveLimits } from './end-messages.ts';

/** Knows when a session has to end. It begins without a controller. */
export interface SessionClock {
  /** The controller has done something. */
  requested(): void;
  controllerConnected(): void;
  controllerLeft(): void;
  /** Steps that run are no idleness. */
  follow(event: LiveEvent): void;
  /** null: it may go on. */
  endReason(): LiveEnd | null;
}

export function startSessionClock({ grace, idle, total }: LiveLimits): SessionClock {
  const startedAt = Date.now();
  let requestedAt = startedAt;
  let leftAt: number | null = startedAt;
  let isRunning = false;

  return {
    requested() {
      requestedAt = Date.now();
    },
    controllerConnected() {
      leftAt = null;
      requestedAt = Date.now();
    },
    controllerLeft() {
      leftAt = Date.now();
    },
    follow({ type }) {
      if (type === 'run-started') isRunning = true;
      if (type !== 'run-finished') return;
      isRunning = false;
      requestedAt = Date.now();
    },
    endReason() {
      const now = Date.now();
      if (leftAt !== null && now - leftAt >= grace) return 'left';
      if (now - startedAt >= total) return 'time-limit';
      return !isRunning && now - requestedAt >= idle ? 'idle' : null;
    },
  };
}
