import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { openEncoder, type Encoder } from './encoder-page.ts';
import { filmFrontTab } from './film.ts';
import { createPictureQueue, type Picture } from './picture-queue.ts';
import { createWebmFile, type WebmFile } from './webm-file.ts';

const FRAMES_PER_SECOND = 4;
const SECONDS_PER_KEY_FRAME = 5;
/** How long the last picture stands, so that it can be seen. */
const LAST_PICTURE_SECONDS = 0.4;
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

interface Equipment {
  encoder: Encoder;
  file: WebmFile;
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
  { temporaryFolder, log }: { temporaryFolder: string; log: RunnerLog },
): Recorder {
  const path = join(temporaryFolder, `${randomUUID()}.webm`);
  const equipment = equip(browser, path).catch((error: unknown) => {
    log.warn({ err: error }, 'no video: the recording could not be started');
    return null;
  });
  const pictures = createPictureQueue(FRAMES_PER_SECOND);
  let isNew = true;
  let filmedAt = -Infinity;
  let spare: { jpeg: Buffer; time: number } | null = null;
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

  function add(frame: Buffer | null, time: number): void {
    if (isStopped) return;
    // The first picture stands for the time before it, too, so that the video begins with the run.
    pictures.add({ frame, time: isNew ? 0 : time });
    isNew = false;
    // After a fault `work` stays set: nothing more is taken.
    work ??= drain().then(
      () => void (work = null),
      (error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'the recording broke off');
      },
    );
  }

  /** What waits, and what stands on the screen at the end. */
  async function encodeRest(ready: Equipment, end: number): Promise<void> {
    await work;
    for (let picture; (picture = pictures.take());) await encode(ready, picture);
    if (last && end > last.time) await encode(ready, { frame: null, time: end });
  }

  function takeSpare(): void {
    if (spare) add(spare.jpeg, spare.time);
    spare = null;
  }

  function show(jpeg: Buffer): void {
    const time = elapsed();
    film.poke();
    if (isNew || time - filmedAt > FILM_ALIVE_SECONDS) {
      add(jpeg, time);
      return;
    }
    const mine = (spare = { jpeg, time });
    setTimeout(() => spare === mine && takeSpare(), FILM_ALIVE_SECONDS * 1000).unref();
  }

  const film = filmFrontTab(
    window,
    ({ jpeg, seenAt }) => {
      if (isNew && elapsed() <= BLANK_SECONDS) return;
      filmedAt = elapsed() - (performance.now() - seenAt) / 1000;
      if (spare && filmedAt >= spare.time) spare = null;
      add(jpeg, filmedAt);
    },
    log,
  );
  const repeat = setInterval(() => {
    if (last && pictures.isEmpty() && elapsed() - last.time > REPEAT_SECONDS * 0.75) add(null, elapsed());
  }, REPEAT_SECONDS * 500);
  return {
    show,
    async stop(patience) {
      takeSpare();
      isStopped = true;
      clearInterval(repeat);
      await film.stop();
      const end = elapsed();
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
      if (hasVideo) return { path, contentType: 'video/webm' };
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
