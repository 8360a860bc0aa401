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
  const leaving = new Map<Page, Promise<void>>();

  function follow(page: Page): void {
    if (page === filmed || isStopped) return;
    const former = filmed;
    filmed = page;
    // The next tab is not kept waiting until the former one has been left.
    if (former) leaving.set(former, leave(former));
    start(page).catch((error: unknown) => {
      if (!page.isClosed()) log.warn({ err: error }, 'a tab could not be filmed');
    });
  }

  async function start(page: Page): Promise<void> {
    await leaving.get(page);
    await page.screencast.start({
      onFrame: ({ data }) => {
        if (page === filmed) onFrame(data);
      },
      size: VIEWPORT,
      quality: 80,
      fps: framesPerSecond,
    });
  }

  async function leave(page: Page): Promise<void> {
    if (!page.isClosed()) await page.screencast.stop().catch(() => undefined);
  }

  window.onPageChange(follow);
  follow(window.page());
  return {
    async stop() {
      isStopped = true;
      // A page that hangs does not answer; its window is closed in a moment anyway.
      if (filmed) await Promise.race([leave(filmed), sleep(STOP_LIMIT_MS)]);
    },
  };
}
