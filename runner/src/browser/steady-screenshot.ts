import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Box } from 'shared/contract';
import type { Scrolling } from '../page/capture/screenshot.ts';
import { StepFailure } from '../core/step-failure.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { TestWindow } from './test-window.ts';

/** Longer pages are cut: Chromium cannot draw much longer ones, and two screenshots of one take seconds. */
export const MAX_HEIGHT = 8000;
/** Screenshots until two in a row are equal. */
const MAX_SCREENSHOTS = 5;
const SCREENSHOT_TIMEOUT_MS = 20_000;
const BOX_TIMEOUT_MS = 1000;
/** How long images may take that load when they are scrolled to. */
const MAX_IMAGE_WAIT_MS = 3000;
const MASK_COLOR = '#8a8fa3';

/** The whole page, the same however often it is taken. */
export interface SteadyScreenshot {
  png: Buffer;
  /** CSS pixels, which are those of the PNG. */
  width: number;
  height: number;
  /** The boxes of the masked elements that are in it. */
  masks: Box[];
  viewport: { width: number; height: number };
  /** False: the page was different each time. */
  isSteady: boolean;
  /** The page is longer than `MAX_HEIGHT`. */
  isCut: boolean;
}

/**
 * Takes a PNG of the page from its top to its end, as it is without motion: fonts and lazy images loaded, animations at their end, no
 * caret. Afterwards the page is scrolled to where it was.
 * @param findMasked the elements to paint over, called when everything is loaded; what it throws is passed on
 * @param loadsLazyImages scrolls through the page first
 */
export async function takeSteadyScreenshot(
  window: TestWindow,
  findMasked: () => Promise<Locator[]>,
  { loadsLazyImages, signal }: { loadsLazyImages: boolean; signal: AbortSignal },
): Promise<SteadyScreenshot> {
  const page = window.page();
  const before = await evaluateIsolated(page, 'readScrolling');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    if (loadsLazyImages) await loadLazyImages(page, before, signal);
    await evaluateIsolated(page, 'scrollDocument', { x: 0, y: 0 });
    const masked = await findMasked();
    const steady = await window.redactor.capture(page, () => untilEqual(page, masked, signal));
    if (!steady) throw new StepFailure('No screenshot was taken: the page showed a secret each time.');
    return steady;
  } finally {
    await page.emulateMedia({ reducedMotion: null }).catch(() => undefined);
    await evaluateIsolated(page, 'scrollDocument', { x: before.x, y: before.y }).catch(() => undefined);
  }
}

async function untilEqual(page: Page, masked: Locator[], signal: AbortSignal): Promise<SteadyScreenshot> {
  let last = await capture(page, masked);
  for (let count = 1; count < MAX_SCREENSHOTS; count++) {
    signal.throwIfAborted();
    const next = await capture(page, masked);
    if (next.png.equals(last.png)) return withMasks(next, masked, true);
    last = next;
  }
  return withMasks(last, masked, false);
}

type Captured = Omit<SteadyScreenshot, 'masks' | 'isSteady'>;

async function capture(page: Page, masked: Locator[]): Promise<Captured> {
  const { windowWidth, windowHeight, pageHeight } = await evaluateIsolated(page, 'readScrolling');
  const height = Math.min(MAX_HEIGHT, Math.max(windowHeight, pageHeight));
  const png = await page.screenshot({
    type: 'png',
    fullPage: true,
    clip: { x: 0, y: 0, width: windowWidth, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: masked,
    maskColor: MASK_COLOR,
    timeout: SCREENSHOT_TIMEOUT_MS,
  });
  const viewport = { width: windowWidth, height: windowHeight };
  return { png, ...sizeOf(png), viewport, isCut: pageHeight > MAX_HEIGHT };
}

/** Width and height stand in the first chunk of every PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

async function withMasks(
  screenshot: Captured,
  masked: Locator[],
  isSteady: boolean,
): Promise<SteadyScreenshot> {
  const boxes = await Promise.all(
    masked.map((locator) => locator.boundingBox({ timeout: BOX_TIMEOUT_MS }).catch(() => null)),
  );
  const masks = boxes.filter((box) => box !== null && box.y < screenshot.height) as Box[];
  return { ...screenshot, masks, isSteady };
}

/** Scrolls through the page by its windows, so that everything is loaded that waits to be seen. */
async function loadLazyImages(page: Page, { windowHeight }: Scrolling, signal: AbortSignal): Promise<void> {
  for (let y = windowHeight; y < MAX_HEIGHT; y += windowHeight) {
    const { pageHeight } = await evaluateIsolated(page, 'readScrolling');
    if (y >= pageHeight) break;
    await evaluateIsolated(page, 'scrollDocument', { x: 0, y });
    // An IntersectionObserver is called with the next frame.
    await sleep(50, undefined, { signal });
  }
  const end = performance.now() + MAX_IMAGE_WAIT_MS;
  while (!(await evaluateIsolated(page, 'hasLoadedImages')) && performance.now() < end)
    await sleep(50, undefined, { signal });
}
