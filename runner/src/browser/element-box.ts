import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import { VIEWPORT } from './test-window.ts';

const MEASURE_TIMEOUT_MS = 3000;

/** The visible part of an element's box, in pixels of the window, also for elements in frames; null: outside of the window or removed. */
export async function boxOf(locator: Locator): Promise<Box | null> {
  return visibleBox(await measure(locator));
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
  if (!box || isInView(box)) return { box: visibleBox(box), hasScrolled: false };
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

function isInView({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= VIEWPORT.width && y + height <= VIEWPORT.height;
}

/** To the centre: at the edge sticky bars would cover it. */
function scrollToCentre(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

function visibleBox(box: Box | null): Box | null {
  if (!box) return null;
  const [left, right] = within(box.x, box.width, VIEWPORT.width);
  const [top, bottom] = within(box.y, box.height, VIEWPORT.height);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

function within(start: number, length: number, limit: number): [from: number, to: number] {
  return [Math.round(Math.max(0, start)), Math.round(Math.min(limit, start + length))];
}
