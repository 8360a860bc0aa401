import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { FILM_SIZE } from './encoder-page.ts';

/** A JPEG of a tab. */
export interface Sight {
  jpeg: Buffer;
  /** When that was, on the clock of `performance`. */
  seenAt: number;
}

export interface Camera {
  /** null: nothing new, or a page that hangs. */
  look(): Promise<Sight | null>;
  close(): Promise<void>;
}

const SCREENCAST = {
  format: 'jpeg',
  quality: 60,
  maxWidth: FILM_SIZE.width,
  maxHeight: FILM_SIZE.height,
} as const;
const LOOK_LIMIT_MS = 2000;

/**
 * Takes single pictures of a tab. The browser's screencast begins with one and is stopped at once: while it is on, the browser
 * takes a picture of every change, and that costs more than everything that is done with it.
 */
export async function openCamera(page: Page): Promise<Camera> {
  const session = await page.context().newCDPSession(page);
  let shown = '';
  return {
    async look() {
      const began = performance.now();
      const first = new Promise<{ data: string; metadata: { timestamp?: number } }>((resolve) => {
        session.once('Page.screencastFrame', resolve);
      });
      await session.send('Page.startScreencast', SCREENCAST);
      const seen = await Promise.race([first, sleep(LOOK_LIMIT_MS, null, { ref: false })]);
      await session.send('Page.stopScreencast');
      if (!seen || seen.data === shown) return null;
      shown = seen.data;
      const age = seen.metadata.timestamp ? Date.now() - seen.metadata.timestamp * 1000 : 0;
      const seenAt = performance.now() - age;
      // A page that stood has looked like this for longer; and the clock of a browser on another machine may differ.
      const isLikely = seenAt > began && age > 0;
      return { jpeg: Buffer.from(seen.data, 'base64'), seenAt: isLikely ? seenAt : began };
    },
    close: () => session.detach(),
  };
}
