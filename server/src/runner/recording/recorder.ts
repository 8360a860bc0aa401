import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { VIEWPORT, type TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { openEncoderPage, type EncoderPage } from './encoder-page.ts';
import { createWebmFile, type WebmFile } from './webm-file.ts';

const FRAMES_PER_SECOND = 5;
const SECONDS_PER_KEY_FRAME = 2;
const FINISH_LIMIT_MS = 5000;
const STOP_LIMIT_MS = 500;

export interface Recorder {
  /** Ends the recording. @returns the video, or null if there is none; never rejects. */
  stop(): Promise<{ path: string; contentType: string } | null>;
}

/**
 * Films the tab in front, in real time, into a temporary WebM file.
 * @returns null if this browser cannot; the log says so.
 */
export async function startRecording(
  browser: Browser,
  window: TestWindow,
  options: { temporaryFolder: string; log: RunnerLog },
): Promise<Recorder | null> {
  try {
    const encoder = await openEncoderPage(browser);
    if (!encoder) {
      options.log.warn({}, 'no video: this browser cannot encode one');
      return null;
    }
    const path = join(options.temporaryFolder, `${randomUUID()}.webm`);
    return record(window, encoder, await createWebmFile(path), path, options.log);
  } catch (error) {
    options.log.warn({ err: error }, 'no video: the recording could not be started');
    return null;
  }
}

function record(
  window: TestWindow,
  encoder: EncoderPage,
  file: WebmFile,
  path: string,
  log: RunnerLog,
): Recorder {
  const start = performance.now();
  const now = () => (performance.now() - start) / 1000;
  let latest: Buffer | null = null;
  let work: Promise<void> = Promise.resolve();
  let isWorking = false;
  let isStopped = false;
  let hasFailed = false;
  let lastKey = -Infinity;
  let lastTime = -Infinity;
  let lastFrame: Buffer | null = null;
  let filmed: Page | null = null;
  let following: Promise<void> = Promise.resolve();

  async function encode(frame: Buffer): Promise<void> {
    const time = Math.max(now(), lastTime + 0.001);
    const isKey = time - lastKey >= SECONDS_PER_KEY_FRAME;
    if (isKey) lastKey = time;
    lastTime = time;
    lastFrame = frame;
    await file.add(await encoder.encode(frame, time, isKey));
  }

  /** Takes the newest frame each time, so that the last of a burst is never lost. */
  async function drain(): Promise<void> {
    while (latest && !isStopped) {
      const frame = latest;
      latest = null;
      await encode(frame);
      await sleep(1000 / FRAMES_PER_SECOND);
    }
  }

  function onFrame({ data }: { data: Buffer }): void {
    latest = data;
    if (isWorking || isStopped || hasFailed) return;
    isWorking = true;
    work = drain()
      .catch((error: unknown) => {
        hasFailed = true;
        if (!isStopped) log.warn({ err: error }, 'the recording broke off');
      })
      .finally(() => (isWorking = false));
  }

  function follow(page: Page): void {
    if (page === filmed || isStopped) return;
    const former = filmed;
    filmed = page;
    following = following
      .then(async () => {
        if (former && !former.isClosed()) await former.screencast.stop();
        await page.screencast.start({ onFrame, size: VIEWPORT, quality: 80, fps: FRAMES_PER_SECOND });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'a tab could not be filmed'));
  }

  async function finish(): Promise<{ path: string; contentType: string } | null> {
    await following;
    // A page that hangs does not answer; its window is closed in a moment anyway.
    if (filmed && !filmed.isClosed())
      await Promise.race([filmed.screencast.stop().catch(() => undefined), sleep(STOP_LIMIT_MS)]);
    await work;
    const final = latest ?? lastFrame;
    if (final && !hasFailed) await encode(final);
    await file.add(await encoder.flush());
    if (lastFrame) await file.finish(now());
    return lastFrame ? { path, contentType: 'video/webm' } : null;
  }

  window.onPageChange(follow);
  follow(window.page());
  return {
    async stop() {
      isStopped = true;
      const limit = AbortSignal.timeout(FINISH_LIMIT_MS);
      const tooLate = new Promise<never>((_, reject) =>
        limit.addEventListener('abort', () => reject(limit.reason)),
      );
      try {
        const video = await Promise.race([finish(), tooLate]);
        if (!video) await discard(file, path);
        return video;
      } catch (error) {
        log.warn({ err: error }, 'the recording could not be finished');
        await discard(file, path);
        return null;
      } finally {
        encoder.close().catch(() => undefined);
      }
    },
  };
}

async function discard(file: WebmFile, path: string): Promise<void> {
  await file.cancel().catch(() => undefined);
  await rm(path, { force: true }).catch(() => undefined);
}
