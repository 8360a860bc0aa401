import type { Frame, Locator } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

interface FramedPoint extends Point {
  /** Nothing else is there. */
  isFree: boolean;
}

/** Less is rounding. */
const MIN_SCALING = 0.02;

/**
 * The middle of an element, in pixels of the window, if a frame around it is drawn larger or smaller than it is: the browser's driver takes points
 * in such frames for others. null: no frame is.
 */
export async function pointInScaledFrames(locator: Locator, timeout: number): Promise<FramedPoint | null> {
  const page = locator.page();
  if (page.frames().length === 1) return null;
  const element = await locator.elementHandle({ timeout });
  let frame: Frame | null = await element.ownerFrame();
  if (!frame || frame === page.mainFrame()) return null;
  await element.scrollIntoViewIfNeeded({ timeout });
  const inner = await element.evaluate(middleOf);
  let { x, y } = inner;
  let isFree = inner.isFree;
  let isScaled = false;
  for (let outer = frame.parentFrame(); outer; frame = outer, outer = frame.parentFrame()) {
    const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const owner = await frame.frameElement();
    const place = await owner.evaluate(placeIn, { x, y, ...size });
    ({ x, y } = place);
    isFree &&= place.isFree;
    isScaled ||= Math.abs(place.scale - 1) > MIN_SCALING;
  }
  return isScaled ? { x, y, isFree } : null;
}

/** Runs at an element: its middle in the window of its document. */
function middleOf(element: Element): FramedPoint {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  return { x, y, isFree: hit !== null && (element.contains(hit) || hit.contains(element)) };
}

/** Runs at a frame: where a point of its document is in the document around it. @param size of its window */
function placeIn(owner: Element, { x, y, width, height }: Point & { width: number; height: number }) {
  const frame = owner as HTMLIFrameElement;
  const box = frame.getBoundingClientRect();
  const style = getComputedStyle(frame);
  const [left = 0, right = 0, top = 0, bottom = 0] = (['Left', 'Right', 'Top', 'Bottom'] as const).map(
    (side) => parseFloat(style[`padding${side}`]),
  );
  // Borders and padding are scaled as the rest of the box is.
  const [ratioX, ratioY] = [box.width / frame.offsetWidth, box.height / frame.offsetHeight];
  const scaleX = (ratioX * (frame.clientWidth - left - right)) / width;
  const scaleY = (ratioY * (frame.clientHeight - top - bottom)) / height;
  const outer = {
    x: box.x + ratioX * (frame.clientLeft + left) + scaleX * x,
    y: box.y + ratioY * (frame.clientTop + top) + scaleY * y,
  };
  const hit = (frame.getRootNode() as Document | ShadowRoot).elementFromPoint(outer.x, outer.y);
  return { ...outer, scale: scaleX, isFree: hit === frame };
}
