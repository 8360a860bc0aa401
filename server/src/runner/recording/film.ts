import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerLog } from '../types.ts';
import { FILM_SIZE } from './encoder-page.ts';

const STOP_LIMIT_MS = 500;
/** A page that changes more often than this within a second is moving: it is looked at now and then instead of each time. */
const CALM_PER_SECOND = 8;
const MOVING_PAUSE_MS = 250;
/** The browser does not tell of a change while it waits for us, not even the last: after so long without any we ask. */
const LAST_LOOK_MS = 400;
const SECRET_LOOK_MS = 300;

export interface Film {
  stop(): Promise<void>;
}

/** A picture (JPEG) of the tab in front. @param age seconds since it was seen */
export type OnFrame = (jpeg: Buffer, age: number) => void;

/** Takes pictures of the tab in front whenever it changes, and of the next one when another comes to the front. */
export function filmFrontTab(window: TestWindow, onFrame: OnFrame, log: RunnerLog): Film {
  let filmed: Page | null = null;
  let camera: Promise<Camera | null> = Promise.resolve(null);
  let isStopped = false;

  function follow(page: Page): void {
    if (page === filmed || isStopped) return;
    filmed = page;
    const former = camera;
    camera = start(page);
    // The next tab is not kept waiting until the former one has been left.
    void former.then((one) => one?.stop());
  }

  async function start(page: Page): Promise<Camera | null> {
    try {
      return await openCamera(page, (jpeg, age) => void keep(page, jpeg, age));
    } catch (error) {
      if (!page.isClosed() && !isStopped) log.warn({ err: error }, 'a tab could not be filmed');
      return null;
    }
  }

  async function keep(page: Page, jpeg: Buffer, age: number): Promise<void> {
    // What a picture shows is known when the page has been looked through after it.
    const isClean = await Promise.race([
      window.covers.coverSecrets(page).then((hadSecret) => !hadSecret),
      sleep(SECRET_LOOK_MS, false, { ref: false }),
    ]).catch(() => false);
    if (isClean && page === filmed && !isStopped) onFrame(jpeg, age);
  }

  window.onPageChange(follow);
  follow(window.page());
  return {
    async stop() {
      isStopped = true;
      // A page that hangs does not answer; its window is closed in a moment anyway.
      await Promise.race([camera.then((one) => one?.stop()), sleep(STOP_LIMIT_MS)]);
    },
  };
}

interface Camera {
  stop(): Promise<void>;
}

const SCREENCAST = {
  format: 'jpeg',
  quality: 60,
  maxWidth: FILM_SIZE.width,
  maxHeight: FILM_SIZE.height,
} as const;

async function openCamera(page: Page, onFrame: OnFrame): Promise<Camera> {
  const session = await page.context().newCDPSession(page);
  const recent: number[] = [];
  let shown = '';
  let lastLook: NodeJS.Timeout | undefined;
  const start = () => session.send('Page.startScreencast', SCREENCAST);

  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const now = Date.now();
    const age = metadata.timestamp ? now / 1000 - metadata.timestamp : 0;
    // The clock of a browser on another machine may differ.
    if (data !== shown) onFrame(Buffer.from(data, 'base64'), age > 0 && age < 2 ? age : 0);
    shown = data;
    recent.push(now);
    while ((recent[0] ?? now) < now - 1000) recent.shift();
    const isMoving = recent.length > CALM_PER_SECOND;
    clearTimeout(lastLook);
    if (isMoving) lastLook = setTimeout(() => void start().catch(() => undefined), LAST_LOOK_MS);
    acknowledge(session, sessionId, isMoving ? MOVING_PAUSE_MS : 0);
  });
  await start();
  return {
    async stop() {
      clearTimeout(lastLook);
      if (!page.isClosed()) await session.detach().catch(() => undefined);
    },
  };
}

function acknowledge(session: CDPSession, sessionId: number, pause: number): void {
  const tell = () => void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  if (pause === 0) tell();
  else setTimeout(tell, pause).unref();
}
