import type { Browser } from 'playwright-core';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { recordFrontTab } from './record-front-tab.ts';
import { createVideoWriter } from './video-writer.ts';

/** An unchanged image is repeated: players that seek into a long gap between frames stop at the wrong side of it. */
const REPEAT_SECONDS = 2;
/** A screenshot becomes a frame only if the screencast delivers none within this time after it. */
const MAX_FRAME_AGE_SECONDS = 0.5;
/** A video starts with the starting page instead of the blank page before it, unless loading takes longer. */
const BLANK_SECONDS = 3;

export type Recorder = ReturnType<typeof startRecording>;

/**
 * Records the front tab in real time into a temporary WebM file. A run neither waits for it nor fails with it: if this browser
 * cannot encode video, there is no video and a warning is logged.
 * @param elapsed seconds since the run's start, which is the video's
 */
export function startRecording(
  browser: Browser,
  window: TestWindow,
  elapsed: () => number,
  options: { temporaryFolder: string; log: RunnerLog },
) {
  const writer = createVideoWriter(browser, options);
  let lastFrameAt = -Infinity;
  let pendingScreenshot: { jpeg: Buffer; time: number } | null = null;

  function flushPendingScreenshot(): void {
    if (pendingScreenshot) writer.add(pendingScreenshot.jpeg, pendingScreenshot.time);
    pendingScreenshot = null;
  }

  const tabRecording = recordFrontTab(
    window,
    ({ jpeg, capturedAt }) => {
      if (writer.isEmpty() && elapsed() <= BLANK_SECONDS) return;
      lastFrameAt = elapsed() - (performance.now() - capturedAt) / 1000;
      // The frame replaces a screenshot taken shortly before it, from the time of the screenshot on.
      const isLater = pendingScreenshot !== null && lastFrameAt >= pendingScreenshot.time;
      writer.add(jpeg, pendingScreenshot && isLater ? pendingScreenshot.time : lastFrameAt);
      if (isLater) pendingScreenshot = null;
    },
    options.log,
  );
  const repeat = setInterval(() => {
    if (writer.idleFor(elapsed()) > REPEAT_SECONDS * 0.75) writer.add(null, elapsed());
  }, REPEAT_SECONDS * 500);
  return {
    /** A screenshot (JPEG) of the front tab taken just now: on a busy machine the screencast's own frame may come too late. */
    addScreenshot(jpeg: Buffer) {
      const time = elapsed();
      tabRecording.captureSoon();
      if (writer.isEmpty() || time - lastFrameAt > MAX_FRAME_AGE_SECONDS) {
        writer.add(jpeg, time);
        return;
      }
      const mine = (pendingScreenshot = { jpeg, time });
      setTimeout(
        () => pendingScreenshot === mine && flushPendingScreenshot(),
        MAX_FRAME_AGE_SECONDS * 1000,
      ).unref();
    },
    /**
     * Ends the recording.
     * @param timeoutMs for encoding the rest; after it the video is cut short, or missing.
     * @returns the video, or null if there is none; never rejects.
     */
    async stop(timeoutMs: number) {
      flushPendingScreenshot();
      writer.stop();
      clearInterval(repeat);
      await tabRecording.stop();
      const path = await writer.finish(elapsed(), timeoutMs);
      return path === null ? null : { path, contentType: 'video/webm' };
    },
  };
}
