import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { openEncoderPage, type EncoderPage } from './encoder-page.ts';
import { filmFrontTab } from './film.ts';
import { createWebmFile, type WebmFile } from './webm-file.ts';

const FRAMES_PER_SECOND = 5;
const SECONDS_PER_KEY_FRAME = 2;
/** How long the last pictures may take; without them the video is a moment shorter. */
const LAST_PICTURES_LIMIT_MS = 1000;

export interface Recorder {
  /** Ends the recording, within about two seconds. @returns the video, or null if there is none; never rejects. */
  stop(): Promise<{ path: string; contentType: string } | null>;
}

interface Equipment {
  encoder: EncoderPage;
  file: WebmFile;
}

/**
 * Films the tab in front, in real time, into a temporary WebM file. A run does not wait for it and does not fail with it:
 * if this browser cannot do it, there is no video and the log says so.
 */
export function startRecording(
  browser: Browser,
  window: TestWindow,
  { temporaryFolder, log }: { temporaryFolder: string; log: RunnerLog },
): Recorder {
  const path = join(temporaryFolder, `${randomUUID()}.webm`);
  const start = performance.now();
  const now = () => (performance.now() - start) / 1000;
  const equipment = equip(browser, path).catch((error: unknown) => {
    log.warn({ err: error }, 'no video: the recording could not be started');
    return null;
  });
  let latest: Buffer | null = null;
  let last: { frame: Buffer; time: number; keyTime: number } | null = null;
  let isStopped = false;
  let work: Promise<void> | null = null;

  async function encode({ encoder, file }: Equipment, frame: Buffer): Promise<void> {
    // The first picture stands for the time before it, too, so that the video begins with the run.
    const time = last ? Math.max(now(), last.time + 0.001) : 0;
    const isKey = !last || time - last.keyTime >= SECONDS_PER_KEY_FRAME;
    last = { frame, time, keyTime: isKey || !last ? time : last.keyTime };
    await file.add(await encoder.encode(frame, time, isKey));
  }

  /** Takes the newest picture each time, so that the last of a burst is never lost. */
  async function drain(): Promise<void> {
    const ready = await equipment;
    while (ready && latest && !isStopped) {
      const frame = latest;
      latest = null;
      await encode(ready, frame);
      await sleep(1000 / FRAMES_PER_SECOND);
    }
  }

  function onFrame(jpeg: Buffer): void {
    latest = jpeg;
    if (isStopped) return;
    // After a fault `work` stays set: nothing more is taken.
    work ??= drain().then(
      () => void (work = null),
      (error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'the recording broke off');
      },
    );
  }

  /** What stands on the screen at the end, and what the encoder still holds. */
  async function encodeRest(ready: Equipment): Promise<void> {
    await work;
    const frame = latest ?? last?.frame;
    if (frame) await encode(ready, frame);
    await ready.file.add(await ready.encoder.flush());
  }

  const film = filmFrontTab(window, FRAMES_PER_SECOND, onFrame, log);
  return {
    async stop() {
      isStopped = true;
      await film.stop();
      const end = now();
      const ready = await Promise.race([equipment, sleep(LAST_PICTURES_LIMIT_MS, null)]);
      if (!ready) {
        void equipment.then((late) => late && giveUp(late, path));
        return null;
      }
      await Promise.race([encodeRest(ready).catch(() => undefined), sleep(LAST_PICTURES_LIMIT_MS)]);
      const hasVideo = await ready.file.finish(end).catch((error: unknown) => {
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
  const encoder = await openEncoderPage(browser);
  if (!encoder) throw new Error('This browser cannot encode video.');
  return { encoder, file: await createWebmFile(path) };
}
