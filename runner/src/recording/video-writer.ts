import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { RunnerLog } from '../types.ts';
import { openEncoder, type Encoder } from './encoder-page.ts';
import { createFrameQueue, type TimedFrame } from './frame-queue.ts';
import { createWebmFile, type WebmFile } from './webm-file.ts';

const FRAMES_PER_SECOND = 3;
const SECONDS_PER_KEY_FRAME = 5;
/** How long the last frame stays, so that it can be seen. */
const LAST_FRAME_SECONDS = 0.4;

interface Output {
  encoder: Encoder;
  file: WebmFile;
}

/**
 * Encodes frames into a temporary WebM file as they arrive.
 * Starts a video. If this browser cannot encode one, there is no video and a warning is logged.
 */
export function createVideoWriter(
  browser: Browser,
  { temporaryFolder, log }: { temporaryFolder: string; log: RunnerLog },
) {
  const path = join(temporaryFolder, `${randomUUID()}.webm`);
  const output = openOutput(browser, path).catch((error: unknown) => {
    log.warn({ err: error }, 'no video: the recording could not be started');
    return null;
  });
  const frames = createFrameQueue(FRAMES_PER_SECOND);
  let isEmpty = true;
  let last: { time: number; keyTime: number } | null = null;
  let isStopped = false;
  let draining: Promise<void> | null = null;

  async function encode({ encoder, file }: Output, { jpeg, time }: TimedFrame): Promise<void> {
    const isKey = !last || time - last.keyTime >= SECONDS_PER_KEY_FRAME;
    last = { time, keyTime: isKey || !last ? time : last.keyTime };
    await file.add(await encoder.encode(jpeg, time, isKey));
  }

  async function drain(): Promise<void> {
    const ready = await output;
    for (let timedFrame; ready && !isStopped && (timedFrame = frames.take());) {
      await encode(ready, timedFrame);
      if (frames.isEmpty()) await sleep(1000 / FRAMES_PER_SECOND);
    }
  }

  async function encodeRest(ready: Output, end: number): Promise<void> {
    await draining;
    for (let timedFrame; (timedFrame = frames.take());) await encode(ready, timedFrame);
    if (last && end > last.time) await encode(ready, { jpeg: null, time: end });
  }

  return {
    /** Whether no frame has been added yet. */
    isEmpty: () => isEmpty,
    /** @param jpeg null repeats the last frame; @param time in seconds of the video */
    add(jpeg: Buffer | null, time: number) {
      if (isStopped) return;
      // The first frame also covers the time before it, so that the video starts with the run.
      frames.add({ jpeg, time: isEmpty ? 0 : time });
      isEmpty = false;
      // After an error `draining` stays set: no further frame is encoded.
      draining ??= drain().then(
        () => void (draining = null),
        (error: unknown) => {
          if (!isStopped) log.warn({ err: error }, 'the recording failed');
        },
      );
    },
    /** Seconds of the video since the last frame was encoded; 0 while frames wait. */
    idleFor: (time: number) => (last && frames.isEmpty() ? time - last.time : 0),
    /** Ignores further frames. */
    stop() {
      isStopped = true;
    },
    /**
     * Encodes the waiting frames and repeats the last one at the `end`, in seconds of the video.
     * @param timeoutMs after it the video is cut short, or missing.
     * @returns the file, or null if there is none; never rejects.
     */
    async finish(end: number, timeoutMs: number) {
      const limit = sleep(timeoutMs, null, { ref: false });
      const ready = await Promise.race([output, limit]);
      if (!ready) {
        void output.then((late) => late && discard(late, path));
        return null;
      }
      await Promise.race([encodeRest(ready, end).catch(() => undefined), limit]);
      const hasVideo = await ready.file.finish(end + LAST_FRAME_SECONDS).catch((error: unknown) => {
        log.warn({ err: error }, 'the recording could not be finished');
        return false;
      });
      ready.encoder.close().catch(() => undefined);
      if (hasVideo) return path;
      await rm(path, { force: true }).catch(() => undefined);
      return null;
    },
  };
}

/** Discards an output that was opened after the timeout. */
async function discard({ encoder, file }: Output, path: string): Promise<void> {
  await Promise.allSettled([encoder.close(), file.finish(0)]);
  await rm(path, { force: true }).catch(() => undefined);
}

async function openOutput(browser: Browser, path: string): Promise<Output> {
  const encoder = await openEncoder(browser);
  if (!encoder) throw new Error('This browser cannot encode video.');
  return { encoder, file: await createWebmFile(path) };
}
