import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { TestWindow } from '../../browser/test-window.ts';
import type { RunnerLog } from '../../types.ts';
import { startScreencast } from './screencast.ts';

const MIN_INTERVAL_MS = 1000 / 15;
const MAX_UNSHOWN = 2;
const RETRY_PAUSE_MS = 300;

interface StreamOptions {
  sendFrame(frame: number, jpeg: Buffer): void;
  log: RunnerLog;
}

interface CapturedFrame {
  jpeg: Buffer;
  /** By `performance.now()`; it was captured before. */
  arrivedAt: number;
}

/** A running screencast of one tab. */
interface Cast {
  page: Page;
  window: TestWindow;
  /** The last one; the same image is not sent again. */
  captured: Buffer | null;
  /** The newest frame that has not been sent: older ones are dropped. */
  newest: CapturedFrame | null;
  /** The last frame that was sent. */
  sent: Buffer | null;
  isSending: boolean;
  end(): void;
}

/** Frames of the front tab for viewers. */
export function createFrameStream({ sendFrame, log }: StreamOptions) {
  let current: TestWindow | null = null;
  let isWatched = false;
  let cast: Cast | null = null;
  let count = 0;
  let shown = 0;
  let lastSentAt = -Infinity;

  function restart(): void {
    cast?.end();
    cast = null;
    if (!isWatched || !current || current.pages().length === 0) return;
    const started: Cast = {
      page: current.page(),
      window: current,
      captured: null,
      newest: null,
      sent: null,
      isSending: false,
      end: () => undefined,
    };
    cast = started;
    startScreencast(started.page, MIN_INTERVAL_MS, (jpeg) => {
      if (started.captured?.equals(jpeg)) return;
      started.captured = jpeg;
      started.newest = { jpeg, arrivedAt: performance.now() };
      void sendNewest(started);
    }).then(
      (end) => (cast === started ? (started.end = end) : end()),
      (error: unknown) => {
        if (!started.page.isClosed()) log.warn({ err: error }, 'a tab could not be shown');
      },
    );
  }

  /** Sends the newest frame as soon as it may be sent; what comes meanwhile replaces it. */
  async function sendNewest(of: Cast): Promise<void> {
    // Each tab waits for its own checks: one that does not answer must not hide the next.
    if (of.isSending) return;
    of.isSending = true;
    while (of === cast && of.newest && count - shown < MAX_UNSHOWN) {
      await sleep(Math.max(0, lastSentAt + MIN_INTERVAL_MS - performance.now()));
      if (of === cast) await sendChecked(of, of.newest);
    }
    of.isSending = false;
  }

  async function sendChecked(of: Cast, { jpeg, arrivedAt }: CapturedFrame): Promise<void> {
    of.newest = null;
    // Only a check after the capture proves that the frame shows no secret.
    const redactedAt = await of.window.redactor.redactSecrets(of.page);
    if (redactedAt === Infinity) await sleep(RETRY_PAUSE_MS);
    if (of !== cast) return;
    if (redactedAt < arrivedAt) {
      of.sent = jpeg;
      send(jpeg);
    } else restart();
  }

  function send(jpeg: Buffer): void {
    lastSentAt = performance.now();
    sendFrame(++count, jpeg);
  }

  return {
    /** Changes to another window. */
    follow(window: TestWindow) {
      current = window;
      window.onPageChange(() => {
        if (window === current) restart();
      });
      restart();
    },
    /** Without viewers nothing is captured. A viewer who comes gets a frame at once. */
    watch(isOn: boolean) {
      shown = count;
      if (isOn && isWatched && cast?.sent) send(cast.sent);
      if (isOn !== isWatched) {
        isWatched = isOn;
        restart();
      }
    },
    /** All viewers have drawn this frame. */
    shown(frame: number) {
      shown = Math.min(count, Math.max(shown, frame));
      if (cast) void sendNewest(cast);
    },
    /** Captures the tab again: what was captured may show a text that has become a secret. */
    refresh: restart,
    stop() {
      isWatched = false;
      restart();
    },
  };
}
