import type { Box } from 'shared/contract';
import type { Surroundings } from 'shared/page-model';
import type { Place, Target, Purpose } from 'shared/step-language';
import type { Site } from '../../../browser/base-url.ts';
import { probeClickPoint } from '../actions/click-point.ts';
import { probeControl } from '../actions/control.ts';
import { probeChoice, probeToggle } from '../actions/toggles.ts';
import { animatedElements } from '../dom/animation.ts';
import { distinguished, type DistinguishedElement } from './fingerprints.ts';
import { elementOf, idOf } from './registry.ts';
import { isWithin } from './tree.ts';
import {
  describe,
  find,
  framesFor,
  isOfKind,
  kindOf,
  offerFor,
  regionsOf,
  searchesInFrames,
  surroundingsOf,
} from './resolver.ts';

export type ElementProbe = keyof typeof ELEMENT_PROBES;

/** A search in a document. */
export interface Search {
  target: Target;
  purpose: Purpose;
  /** Includes hidden elements. */
  hidden: boolean;
  /** All candidates, controls and texts; absent: the first non-empty set. */
  every?: boolean;
  /** All of a name or kind are meant, to be counted or numbered. */
  plural?: boolean;
  /** Its result for the only match is returned with it. */
  read?: ElementProbe | undefined;
  /** What identifies the match is returned with it, if there is only one or the target has a number. */
  identify?: { site: Site; ordinal: number | null } | undefined;
}

export interface FoundElement {
  id: string;
  description: string;
  /** In pixels of the document's own window. */
  box: Box;
  /** The element or an ancestor is animated. */
  isMoving: boolean;
  /** Where a link leads; empty: it is none, or leads to no other page. */
  address: string;
  /** The result of `read`, if this is the only match. */
  state?: unknown;
  /** What identifies it, if `identify` asks for it. */
  seen?: DistinguishedElement;
}

/** A frame in which the search continues. */
interface FoundFrame {
  id: string;
  /** What the target is inside the frame. */
  target: Target;
}

interface Found {
  elements: FoundElement[];
  frames: FoundFrame[];
}

/** What can be read of an element together with the search for it. */
const ELEMENT_PROBES = { probeChoice, probeClickPoint, probeControl, probeToggle };

/** The elements of a document that a target matches, and the frames in which there may be others. */
export function findElements(
  _: unknown,
  { target, purpose, hidden, every, plural, read, identify }: Search,
): Found {
  // Names of many rows are slow to compute and of no use.
  const MAX_DESCRIBED = 50;
  const moved = animatedElements();
  const found = find(target, purpose, { hidden, every, plural });
  const ordinal = identify?.ordinal ?? null;
  const meant =
    ordinal === null ? (found.length === 1 ? 0 : -1) : ordinal > 0 ? ordinal - 1 : found.length + ordinal;
  return {
    elements: found.map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        id: idOf(element),
        description: index < MAX_DESCRIBED ? describe(element) : (kindOf(element) ?? 'element'),
        box: { x, y, width, height },
        isMoving: moved.some((node) => isWithin(element, node)),
        address: element instanceof HTMLAnchorElement ? element.href.replace(/.*#$|^javascript:.*/u, '') : '',
        ...(read && found.length === 1 && { state: ELEMENT_PROBES[read](element) }),
        ...(identify && index === meant && { seen: distinguished(element, identify.site) }),
      };
    }),
    frames: framesIn(target, purpose),
  };
}

const framesIn = (target: Target, purpose: Purpose): FoundFrame[] =>
  [...searchesInFrames(target, purpose)].map(([frame, inner]) => ({ id: idOf(frame), target: inner }));

/** Finds an element again after it has been re-rendered: `isSole` if it was the only match. */
export function findAgain(_: unknown, { index, ...search }: Search & { index: number | null }): Element[] {
  const found = find(search.target, search.purpose, search);
  if (index === null) return found.length === 1 ? found : [];
  return found.slice(index, index + 1);
}

/** The regions of a place, each with the ids of its elements, and the frames in it. */
export function findRegions(_: unknown, { place }: { place: Place | null }) {
  return {
    regions: (place ? regionsOf(place).regions : [])
      .map((elements) => elements.filter((element) => !isOfKind(element, 'frame')).map(idOf))
      .filter((ids) => ids.length > 0),
    frames: [...framesFor(place)].map(([frame, rest]) => ({ id: idOf(frame), place: rest })),
  };
}

/** For each element a target that matches only it. */
export function findOffers(
  _: unknown,
  { ids, target, purpose }: { ids: string[]; target: Target; purpose: Purpose },
) {
  return ids.map((id) => {
    const element = elementOf(id);
    return element ? offerFor(element, { ...target, place: null }, purpose) : null;
  });
}

/** What there is in the place of a target that was not found, and the frames in which there may be more. */
export function findSurroundings(
  _: unknown,
  { target, purpose }: Search,
): Surroundings & { frames: FoundFrame[] } {
  return { ...surroundingsOf(target, purpose), frames: framesIn(target, purpose) };
}
