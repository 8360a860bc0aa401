import { isDeepStrictEqual } from 'node:util';
import type { LiveInput, Point } from 'shared/contract';
import type { Target } from 'shared/step-language';
import { elementAt } from '../elements/element-at.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { LiveContext, LiveElement } from '../types.ts';

/** What stood at a point while a frame was the newest one. */
export interface Sighting {
  /** null: nothing with a name. */
  element: LiveElement | null;
  /** What a step called it then; null: nothing. */
  target: Target | null;
}

/** A hand that rests moves the pointer no further, in pixels. */
const SAME_PLACE = 3;
/** Of more frames than are on their way to any viewer. */
const MAX_SIGHTINGS = 50;

/** What a person points at, as the frames show it: pages change between the frame that was seen and the press. */
export function createPointed(live: LiveContext) {
  const sightings: (Sighting & { frame: number; point: Point })[] = [];
  let pointer: Point | null = null;
  let isLooking = false;

  async function probe(point: Point): Promise<Sighting> {
    const run = live.run();
    const frame = live.newestFrame();
    const element = await run.window.dialogs.unlessOpen(() => elementAt(run, point)).catch(() => null);
    const last = sightings.at(-1);
    const isSame = element !== null && last?.element?.id === element.id;
    const target = isSame ? last.target : element && (await nameLiveElement(run, element, 'any'));
    add(frame, point, { element, target });
    return { element, target };
  }

  function add(frame: number, point: Point, sighting: Sighting): void {
    sightings.push({ frame, point, ...sighting });
    if (sightings.length > MAX_SIGHTINGS) sightings.shift();
  }

  return {
    /** The pointer is about to move to the point. @returns what stands there before it reveals anything */
    moveTo(point: Point) {
      pointer = point;
      return probe(point);
    },
    /** Looks again where the pointer rests: a frame was sent. Never rejects. */
    async look() {
      if (!pointer || isLooking) return;
      isLooking = true;
      await probe(pointer).catch(() => undefined);
      isLooking = false;
    },
    /** Why a press is not what the person meant; null: it is, or what was seen is not known. A second press counts. */
    async mistaken({ frame, point }: Extract<LiveInput, { kind: 'down' }>, element: LiveElement) {
      const seen = sightings.filter((one) => one.frame === frame && isNear(one.point, point));
      const [first] = seen;
      if (!first || seen.some((one) => one.element?.id === element.id)) return null;
      // Many pages replace an element by its like.
      const target = await nameLiveElement(live.run(), element, 'any');
      if (target && seen.some((one) => isDeepStrictEqual(one.target, target))) return null;
      add(first.frame, point, { element, target });
      const before = first.element ? `the ${first.element.description}` : 'nothing';
      return `The page has changed: the ${element.description} is now where you saw ${before}, so nothing was clicked. Click again if you mean it.`;
    },
  };
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE;
}
