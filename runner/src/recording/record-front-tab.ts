import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { openScreencast, type Screencast, type Frame } from './screencast.ts';

/** The interval while the page changes. */
const MIN_INTERVAL_MS = 1000 / 3;
/** The interval grows up to this while the page does not change. */
const MAX_INTERVAL_MS = 1000;
const STOP_TIMEOUT_MS = 500;
const REDACTION_CHECK_TIMEOUT_MS = 300;

/** Called with each frame of the front tab. */
export type OnFrame = (frame: Frame) => void;

/** Captures the front tab at intervals, and another tab at once when it comes to the front. */
export function recordFrontTab(window: TestWindow, onFrame: OnFrame, log: RunnerLog) {
  let front = window.page();
  let intervalMs = MIN_INTERVAL_MS;
  let lastCaptureAt = 0;
  let isCaptureRequested = false;
  const schedule = createSchedule();

  async function emitIfRedacted(page: Page, frame: Frame, capturedAt: number): Promise<void> {
    // Only a check after the capture proves that the frame shows no secret.
    const redactedAt = await Promise.race([
      window.redactor.redactSecrets(page),
      sleep(REDACTION_CHECK_TIMEOUT_MS, Infinity, { ref: false }),
    ]);
    const isSafe = redactedAt < capturedAt;
    if (isSafe && page === front && !schedule.isStopped()) onFrame(frame);
  }

  async function captureFrames(page: Page, screencast: Screencast): Promise<void> {
    while (!schedule.isStopped() && page === front) {
      lastCaptureAt = performance.now();
      isCaptureRequested = false;
      // While one document replaces another, capturing fails.
      const frame = await screencast.nextFrame().catch(() => null);
      intervalMs = frame || isCaptureRequested ? MIN_INTERVAL_MS : Math.min(intervalMs * 2, MAX_INTERVAL_MS);
      schedule.set(lastCaptureAt + intervalMs);
      if (frame) void emitIfRedacted(page, frame, lastCaptureAt);
      if (page === front) await schedule.wait();
    }
  }

  async function recordTab(page: Page): Promise<void> {
    const screencast = await openScreencast(page);
    try {
      await captureFrames(page, screencast);
    } finally {
      if (!page.isClosed()) await screencast.close().catch(() => undefined);
    }
  }

  async function recordAll(): Promise<void> {
    while (!schedule.isStopped()) {
      const page = front;
      try {
        await recordTab(page);
      } catch (error) {
        if (!page.isClosed() && !schedule.isStopped())
          log.warn({ err: error }, 'a tab could not be recorded');
        while (!schedule.isStopped() && page === front) {
          schedule.set(Infinity);
          await schedule.wait();
        }
      }
    }
  }

  window.onPageChange((page) => {
    front = page;
    schedule.set(0);
  });
  const recorded = recordAll();
  return {
    /** Captures the next frame as soon as possible: the front tab has probably changed. */
    captureSoon() {
      isCaptureRequested = true;
      intervalMs = MIN_INTERVAL_MS;
      schedule.set(lastCaptureAt + MIN_INTERVAL_MS);
    },
    async stop() {
      schedule.stop();
      // A page that hangs does not answer; its window is closed in a moment anyway.
      await Promise.race([recorded, sleep(STOP_TIMEOUT_MS)]);
    },
  };
}

/** The time of the next capture, on the clock of `performance`. */
function createSchedule() {
  let nextAt = 0;
  let wake: () => void = () => undefined;
  let isStopped = false;
  return {
    isStopped: () => isStopped,
    set(time: number) {
      nextAt = time;
      wake();
    },
    stop() {
      isStopped = true;
      wake();
    },
    /** Resolves when the next capture is due or the recording ends. */
    async wait() {
      while (!isStopped && performance.now() < nextAt) {
        const left = Math.min(nextAt - performance.now(), MAX_INTERVAL_MS);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
  };
}
