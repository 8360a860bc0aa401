import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { VIEWPORT, type TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';

const STOP_LIMIT_MS = 500;

export interface Film {
  stop(): Promise<void>;
}

/** Takes pictures (JPEG) of the tab in front whenever it changes, and of the next one when another comes to the front. */
export function filmFrontTab(
  window: TestWindow,
  framesPerSecond: number,
  onFrame: (jpeg: Buffer) => void,
  log: RunnerLog,
): Film {
  let filmed: Page | null = null;
  let isStopped = false;
  let following: Promise<void> = Promise.resolve();

  function follow(page: Page): void {
    if (page === filmed || isStopped) return;
    const former = filmed;
    filmed = page;
    following = following
      .then(async () => {
        if (former && !former.isClosed()) await former.screencast.stop();
        await page.screencast.start({
          onFrame: ({ data }) => onFrame(data),
          size: VIEWPORT,
          quality: 80,
          fps: framesPerSecond,
        });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'a tab could not be filmed'));
  }

  window.onPageChange(follow);
  follow(window.page());
  return {
    async stop() {
      isStopped = true;
      const stopped = following.then(() => (filmed?.isClosed() ? undefined : filmed?.screencast.stop()));
      // A page that hangs does not answer; its window is closed in a moment anyway.
      await Promise.race([stopped.catch(() => undefined), sleep(STOP_LIMIT_MS)]);
    },
  };
}
