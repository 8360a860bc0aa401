import type { Box } from 'shared/contract';
import { documentAt, followPath, MAX_FRAME_DEPTH, pathOf } from '../../page/element-path.ts';
import type { RunContext } from '../../core/run-context.ts';
import type { Unnameable } from '../../page/capture/resolve/hits.ts';
import type { PointedAt } from '../../page/capture/resolve/pointing.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { within, type Origin } from '../../page/report-page.ts';
import type { LiveElement, Point } from '../types.ts';
import { isInClosedRoot } from './closed-shadow-root.ts';

const PROBLEMS: Record<Unnameable, string> = {
  canvas:
    'The page draws this itself on a canvas, so there is no element that a step could name. Use another control or a key for it.',
  'plug-in':
    'This is shown by a plug-in, whose content no step can name. Use a control of the page itself for it.',
  'closed shadow root':
    'This is in a closed shadow root, which cannot be recorded. Write a step with the name that you see, or use another control for it.',
  media:
    'These are the controls of the browser for a video or sound, which no step can name. Use a control of the page itself for it.',
};

/**
 * What a person means by a point of the window: the control at or around it, else the heading, image, cell or text; in frames and
 * open shadow roots, too. Does not wait or scroll.
 * @returns null: nothing but the page's background stands there.
 */
export async function elementAt({ window }: RunContext, point: Point): Promise<LiveElement | null> {
  const page = window.page();
  let { x, y } = point;
  let origin = { x: 0, y: 0, scale: 1 };
  let outer: LiveElement | null = null;
  const frames: string[] = [];
  while (frames.length <= MAX_FRAME_DEPTH) {
    const document = documentAt(page, frames);
    // A frame that has not loaded, or is removed meanwhile, is an element without content.
    const found = await evaluateIsolated(document, 'findAt', { x, y }).catch((error: unknown) => {
      if (frames.length === 0) throw error;
      return null;
    });
    if (!found) return outer;
    const { meant, host, frame } = found;
    const hit = host && (await isInClosedRoot(page, point)) ? host : meant;
    outer = hit && liveElement(page, frames, origin, hit);
    if (!frame) return outer;
    const { frameId, content } = frame;
    x = (x - content.x) / content.scale;
    y = (y - content.y) / content.scale;
    origin = within(origin, content);
    frames.push(frameId);
  }
  return outer;
}

/** An element by its id; null: there is no such element any more. */
export async function elementOf({ window }: RunContext, id: string): Promise<LiveElement | null> {
  const page = window.page();
  const end = followPath(page, id);
  const found = end && (await evaluateIsolated(end.document, 'findById', { id: end.id }).catch(() => null));
  if (!end || !found) return null;
  const box = (await end.locator.boundingBox().catch(() => null)) ?? found.box;
  return { ...described(found), id, locator: end.locator, box };
}

function liveElement(
  page: Parameters<typeof followPath>[0],
  frames: string[],
  origin: Origin,
  hit: PointedAt,
): LiveElement | null {
  const id = pathOf(frames, hit.id);
  const end = followPath(page, id);
  return end && { ...described(hit), id, locator: end.locator, box: inWindow(hit.box, origin) };
}

function described({ description, kind, tag, why }: PointedAt) {
  return { description, kind, tag, problem: why && PROBLEMS[why] };
}

function inWindow(box: Box, { x, y, scale }: Origin): Box {
  return {
    x: x + scale * box.x,
    y: y + scale * box.y,
    width: scale * box.width,
    height: scale * box.height,
  };
}
