import type { Browser } from 'playwright-core';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { filmFrontTab } from './film.ts';
import { createVideoWriter } from './video-writer.ts';

/** A picture that stands is repeated: players that seek into a long gap between pictures stop at the wrong side of it. */
const REPEAT_SECONDS = 2;
/** While the film's own pictures come, a photograph is used only if none has come so long after it. */
const FILM_ALIVE_SECONDS = 0.5;
/** A film begins with the starting page and not with the blank one before it, unless that takes longer. */
const BLANK_SECONDS = 3;

export interface Recorder {
  /** A picture (JPEG) of the tab in front that was taken anyway, just now: on a busy machine the film's own may come too late. */
  show(jpeg: Buffer): void;
  /**
   * Ends the recording.
   * @param patience milliseconds for what is still to be encoded; without it the video is a moment shorter, or missing.
   * @returns the video, or null if there is none; never rejects.
   */
  stop(patience: number): Promise<{ path: string; contentType: string } | null>;
}

/**
 * Films the tab in front, in real time, into a temporary WebM file. A run does not wait for it and does not fail with it:
 * if this browser cannot do it, there is no video and the log says so.
 * @param elapsed seconds since the run's start, which is the video's
 */
export function startRecording(
  browser: Browser,
  window: TestWindow,
  elapsed: () => number,
  options: { temporaryFolder: string; log: RunnerLog },
): Recorder {
  const writer = createVideoWriter(browser, options);
  let filmedAt = -Infinity;
  let spare: { jpeg: Buffer; time: number } | null = null;

  function takeSpare(): void {
    if (spare) writer.add(spare.jpeg, spare.time);
    spare = null;
  }

  const film = filmFrontTab(
    window,
    ({ jpeg, seenAt }) => {
      if (writer.isEmpty() && elapsed() <= BLANK_SECONDS) return;
      filmedAt = elapsed() - (performance.now() - seenAt) / 1000;
      // What was photographed a moment ago is seen from then on, in the film's own picture.
      const isLater = spare !== null && filmedAt >= spare.time;
      writer.add(jpeg, spare && isLater ? spare.time : filmedAt);
      if (isLater) spare = null;
    },
    options.log,
  );
  const repeat = setInterval(() => {
    if (writer.idleFor(elapsed()) > REPEAT_SECONDS * 0.75) writer.add(null, elapsed());
  }, REPEAT_SECONDS * 500);
  return {
    show(jpeg) {
      const time = elapsed();
      film.poke();
      if (writer.isEmpty() || time - filmedAt > FILM_ALIVE_SECONDS) {
        writer.add(jpeg, time);
        return;
      }
      const mine = (spare = { jpeg, time });
      setTimeout(() => spare === mine && takeSpare(), FILM_ALIVE_SECONDS * 1000).unref();
    },
    async stop(patience) {
      takeSpare();
      writer.stop();
      clearInterval(repeat);
      await film.stop();
      const path = await writer.finish(elapsed(), patience);
      return path === null ? null : { path, contentType: 'video/webm' };
    },
  };
}
