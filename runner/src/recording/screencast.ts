import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { VIDEO_SIZE } from './encoder-page.ts';

/** A captured image of a tab. */
export interface Frame {
  jpeg: Buffer;
  /** On the clock of `performance`. */
  capturedAt: number;
}

export type Screencast = Awaited<ReturnType<typeof openScreencast>>;

const SCREENCAST = {
  format: 'jpeg',
  quality: 60,
  maxWidth: VIDEO_SIZE.width,
  maxHeight: VIDEO_SIZE.height,
} as const;
const FRAME_TIMEOUT_MS = 2000;

/**
 * Captures single frames of a tab. The browser's screencast starts with one and is stopped at once: while it is on, the browser
 * captures every change, which costs more than all the encoding.
 */
export async function openScreencast(page: Page) {
  const session = await page.context().newCDPSession(page);
  let lastData = '';
  return {
    /** null: the page has not changed, or it hangs. */
    async nextFrame() {
      const startedAt = performance.now();
      const first = new Promise<{ data: string; metadata: { timestamp?: number } }>((resolve) => {
        session.once('Page.screencastFrame', resolve);
      });
      await session.send('Page.startScreencast', SCREENCAST);
      const event = await Promise.race([first, sleep(FRAME_TIMEOUT_MS, null, { ref: false })]);
      await session.send('Page.stopScreencast');
      if (!event || event.data === lastData) return null;
      lastData = event.data;
      const age = event.metadata.timestamp ? Date.now() - event.metadata.timestamp * 1000 : 0;
      const capturedAt = performance.now() - age;
      // An unchanged page has looked like this for longer, and the clock of a remote browser may differ.
      const isLikely = capturedAt > startedAt && age > 0;
      return { jpeg: Buffer.from(event.data, 'base64'), capturedAt: isLikely ? capturedAt : startedAt };
    },
    close: () => session.detach(),
  };
}
