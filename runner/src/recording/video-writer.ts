import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { RunnerLog } from '../types.ts';
import { openEncoder, type Encoder } from './encoder-page.ts';
import { createPictureQueue, type Picture } from './picture-queue.ts';
import { createWebmFile, type WebmFile } from './webm-file.ts';

const FRAMES_PER_SECOND = 3;
const SECONDS_PER_KEY_FRAME = 5;
/** How long the last picture stands, so that it can be seen. */
const LAST_PICTURE_SECONDS = 0.4;

/** Encodes pictures into a temporary WebM file, as they come. */
export interface VideoWriter {
  /** Whether no picture has come yet. */
  isEmpty(): boolean;
  /** @param jpeg null repeats the last picture; @param time in seconds of the video */
  add(jpeg: Buffer | null, time: number): void;
  /** So many seconds of the video have gone since the last picture was encoded, and none waits; 0 while one does. */
  idleFor(time: number): number;
  /** Takes no more pictures. */
  stop(): void;
  /**
   * Encodes what waits, and what stands on the screen at the `end`, in seconds of the video.
   * @param patience milliseconds that it may take; without it the video is a moment shorter, or missing.
   * @returns the file, or null if there is none; never rejects.
   */
  finish(end: number, patience: number): Promise<string | null>;
}

interface Equipment {
  encoder: Encoder;
  file: WebmFile;
}

/** Begins a video. If this browser cannot encode one, there is none, and the log says so. */
export function createVideoWriter(
  browser: Browser,
  { temporaryFolder, log }: { temporaryFolder: string; log: RunnerLog },
): VideoWriter {
  const path = join(temporaryFolder, `${randomUUID()}.webm`);
  const equipment = equip(browser, path).catch((error: unknown) => {
    log.warn({ err: error }, 'no video: the recording could not be started');
    return null;
  });
  const pictures = createPictureQueue(FRAMES_PER_SECOND);
  let isEmpty = true;
  let last: { time: number; keyTime: number } | null = null;
  let isStopped = false;
  let work: Promise<void> | null = null;

  async function encode({ encoder, file }: Equipment, { frame, time }: Picture): Promise<void> {
    const isKey = !last || time - last.keyTime >= SECONDS_PER_KEY_FRAME;
    last = { time, keyTime: isKey || !last ? time : last.keyTime };
    await file.add(await encoder.encode(frame, time, isKey));
  }

  async function drain(): Promise<void> {
    const ready = await equipment;
    for (let picture; ready && !isStopped && (picture = pictures.take());) {
      await encode(ready, picture);
      if (pictures.isEmpty()) await sleep(1000 / FRAMES_PER_SECOND);
    }
  }

  async function encodeRest(ready: Equipment, end: number): Promise<void> {
    await work;
    for (let picture; (picture = pictures.take());) await encode(ready, picture);
    if (last && end > last.time) await encode(ready, { frame: null, time: end });
  }

  return {
    isEmpty: () => isEmpty,
    add(jpeg, time) {
      if (isStopped) return;
      // The first picture stands for the time before it, too, so that the video begins with the run.
      pictures.add({ frame: jpeg, time: isEmpty ? 0 : time });
      isEmpty = false;
      // After a fault `work` stays set: nothing more is taken.
      work ??= drain().then(
        () => void (work = null),
        (error: unknown) => {
          if (!isStopped) log.warn({ err: error }, 'the recording broke off');
        },
      );
    },
    idleFor: (time) => (last && pictures.isEmpty() ? time - last.time : 0),
    stop() {
      isStopped = true;
    },
    async finish(end, patience) {
      const limit = sleep(patience, null, { ref: false });
      const ready = await Promise.race([equipment, limit]);
      if (!ready) {
        void equipment.then((late) => late && giveUp(late, path));
        return null;
      }
      await Promise.race([encodeRest(ready, end).catch(() => undefined), limit]);
      const hasVideo = await ready.file.finish(end + LAST_PICTURE_SECONDS).catch((error: unknown) => {
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

/** What came too late is put away. */
async function giveUp({ encoder, file }: Equipment, path: string): Promise<void> {
  await Promise.allSettled([encoder.close(), file.finish(0)]);
  await rm(path, { force: true }).catch(() => undefined);
}

async function equip(browser: Browser, path: string): Promise<Equipment> {
  const encoder = await openEncoder(browser);
  if (!encoder) throw new Error('This browser cannot encode video.');
  return { encoder, file: await createWebmFile(path) };
}
