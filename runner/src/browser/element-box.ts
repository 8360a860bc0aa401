import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import { VIEWPORT } from './context-options.ts';

const MEASURE_TIMEOUT_MS = 3000;

/** The visible part of an element's box, in pixels of the window, also for elements in frames; null: outside of the window or removed. */
export async function boxOf(locator: Locator): Promise<Box | null> {
  return visibleBox(await measure(locator), locator);
}

/**
 * Scrolls the page and its frames to the element if necessary, and measures it.
 * @param known its box, if it has just been measured
 * @returns the visible part of its box, and whether anything has scrolled.
 */
export async function scrollToElement(
  locator: Locator,
  known: Box | null,
): Promise<{ box: Box | null; hasScrolled: boolean }> {
  const box = known ?? (await measure(locator));
  if (!box || isInView(box, locator)) return { box: visibleBox(box, locator), hasScrolled: false };
  // The element's frame may be out of view itself: Playwright scrolls all frames.
  await locator
    .evaluate(scrollToCentre, undefined, { timeout: MEASURE_TIMEOUT_MS })
    .then(() => locator.scrollIntoViewIfNeeded({ timeout: MEASURE_TIMEOUT_MS }))
    .catch(() => undefined);
  return { box: await boxOf(locator), hasScrolled: true };
}

function measure(locator: Locator): Promise<Box | null> {
  return locator.boundingBox({ timeout: MEASURE_TIMEOUT_MS }).catch(() => null);
}

function isInView({ x, y, width, height }: Box, locator: Locator): boolean {
  const viewport = viewportOf(locator);
  return x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height;
}

/** To the centre: at the edge sticky bars would cover it. */
function scrollToCentre(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

function visibleBox(box: Box | null, locator: Locator): Box | null {
  if (!box) return null;
  const viewport = viewportOf(locator);
  const [left, right] = within(box.x, box.width, viewport.width);
  const [top, bottom] = within(box.y, box.height, viewport.height);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Known without asking the page. */
function viewportOf(locator: Locator): { width: number; height: number } {
  return locator.page().viewportSize() ?? VIEWPORT;
}

function within(start: number, length: number, limit: number): [from: number, to: number] {
  return [Math.round(Math.max(0, start)), Math.round(Math.min(limit, start + length))];
}
