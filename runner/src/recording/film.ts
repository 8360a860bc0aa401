import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { openCamera, type Camera, type Sight } from './camera.ts';

/** While something changes it is looked at so often. */
const PAUSE_MS = 1000 / 3;
/** A page that stands is looked at less and less often. */
const LONGEST_PAUSE_MS = 1000;
const STOP_LIMIT_MS = 500;
const SECRET_LOOK_MS = 300;

export interface Film {
  /** Something was done to the tab in front: it is looked at as soon as may be. */
  poke(): void;
  stop(): Promise<void>;
}

/** A picture of the tab in front. */
export type OnSight = (sight: Sight) => void;

/** Looks at the tab in front again and again, and at the next one at once when another comes to the front. */
export function filmFrontTab(window: TestWindow, onSight: OnSight, log: RunnerLog): Film {
  let front = window.page();
  let pause = PAUSE_MS;
  let nextAt = 0;
  let lookedAt = 0;
  let isPoked = false;
  let wake: () => void = () => undefined;
  let isStopped = false;

  async function keep(page: Page, sight: Sight): Promise<void> {
    // What a picture shows is known when the page has been looked through after it.
    const isClean = await Promise.race([
      window.covers.coverSecrets(page).then((hadSecret) => !hadSecret),
      sleep(SECRET_LOOK_MS, false, { ref: false }),
    ]).catch(() => false);
    if (isClean && page === front && !isStopped) onSight(sight);
  }

  /** Until it is time to look, or the film ends. */
  async function rest(): Promise<void> {
    while (!isStopped && performance.now() < nextAt) {
      const left = Math.min(nextAt - performance.now(), LONGEST_PAUSE_MS);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async function watch(page: Page, camera: Camera): Promise<void> {
    while (!isStopped && page === front) {
      lookedAt = performance.now();
      isPoked = false;
      // While one document takes another's place, there is nothing to be seen.
      const sight = await camera.look().catch(() => null);
      pause = sight || isPoked ? PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      nextAt = lookedAt + pause;
      if (sight) void keep(page, sight);
      if (page === front) await rest();
    }
  }

  async function film(page: Page): Promise<void> {
    const camera = await openCamera(page);
    try {
      await watch(page, camera);
    } finally {
      if (!page.isClosed()) await camera.close().catch(() => undefined);
    }
  }

  async function filmAll(): Promise<void> {
    while (!isStopped) {
      const page = front;
      try {
        await film(page);
      } catch (error) {
        if (!page.isClosed() && !isStopped) log.warn({ err: error }, 'a tab could not be filmed');
        while (!isStopped && page === front) {
          nextAt = Infinity;
          await rest();
        }
      }
    }
  }

  window.onPageChange((page) => {
    front = page;
    nextAt = 0;
    wake();
  });
  const filmed = filmAll();
  return {
    poke() {
      isPoked = true;
      pause = PAUSE_MS;
      nextAt = lookedAt + PAUSE_MS;
      wake();
    },
    async stop() {
      isStopped = true;
      wake();
      // A page that hangs does not answer; its window is closed in a moment anyway.
      await Promise.race([filmed, sleep(STOP_LIMIT_MS)]);
    },
  };
}
