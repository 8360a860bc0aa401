import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { VIEWPORT } from '../../browser/context-options.ts';

const SCREENCAST = {
  format: 'jpeg',
  quality: 60,
  maxWidth: VIEWPORT.width,
  maxHeight: VIEWPORT.height,
} as const;
/** Chromium captures nothing while so many frames are not acknowledged. */
const MAX_UNACKNOWLEDGED = 2;
/** A page that moves all the time has sent its next frame within this time. */
const CATCH_UP_MS = 100;
const RETRY_PAUSE_MS = 100;
const MAX_ATTEMPTS = 50;

/**
 * Calls back with a JPEG of a tab at once, and after its changes. The last state of the tab is always among the frames.
 * @param intervalMs between two frames of a tab that moves all the time: every further one would cost processor time
 * @returns a function that ends it
 */
export async function startScreencast(
  page: Page,
  intervalMs: number,
  onFrame: (jpeg: Buffer) => void,
): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  let unacknowledged = 0;
  let acknowledgedAt = -Infinity;
  /** A change may not have been captured. */
  let isBehind = false;
  let catchUp: NodeJS.Timeout | undefined;
  let isEnded = false;

  function acknowledge(sessionId: number): void {
    if (isEnded) return;
    unacknowledged--;
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    if (isBehind && unacknowledged === 0) catchUp = setTimeout(captureAgain, CATCH_UP_MS).unref();
  }

  /** A screencast begins with a frame of the tab as it is. */
  function captureAgain(): void {
    isBehind = false;
    session
      .send('Page.stopScreencast')
      .then(() => startCapture(session, () => isEnded || page.isClosed()))
      .catch(() => undefined);
  }

  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    clearTimeout(catchUp);
    if (++unacknowledged >= MAX_UNACKNOWLEDGED) isBehind = true;
    const now = performance.now();
    acknowledgedAt = Math.max(now, acknowledgedAt + intervalMs);
    setTimeout(acknowledge, acknowledgedAt - now, sessionId).unref();
    onFrame(Buffer.from(data, 'base64'));
  });
  await startCapture(session, () => page.isClosed());
  return () => {
    isEnded = true;
    clearTimeout(catchUp);
    session.detach().catch(() => undefined);
  };
}

/** A tab that changes to another process at this moment ("Not attached to an active page") can be captured a little later. */
async function startCapture(session: CDPSession, isOver: () => boolean): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await session.send('Page.startScreencast', SCREENCAST);
      return;
    } catch (error) {
      if (isOver() || attempt === MAX_ATTEMPTS) throw error;
    }
    await sleep(RETRY_PAUSE_MS);
  }
}
