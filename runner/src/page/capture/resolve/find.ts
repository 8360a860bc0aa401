import type { Box } from 'shared/contract';
import type { Place, Target } from 'shared/step-language';
import type { Site } from '../../../browser/base-url.ts';
import { probeClickPoint } from '../actions/click-point.ts';
import { probeControl } from '../actions/control.ts';
import { probeChoice, probeToggle } from '../actions/toggles.ts';
import { animatedElements } from '../dom/animation.ts';
import { describe, textsIn, titleOf } from './description.ts';
import { distinguished, type DistinguishedElement } from './fingerprints.ts';
import { isFor, isOfKind, kindOf, type Purpose } from './kinds.ts';
import { isVisible } from './matching.ts';
import { isInFront } from './modals.ts';
import { seenNamesOf } from './names.ts';
import { offerFor } from './offers.ts';
import { find, framesFor, inPlace, missingPlace, regionsOf } from './places.ts';
import { elementOf, idOf } from './registry.ts';
import { allElements, isWithin } from './tree.ts';

export type ElementProbe = keyof typeof ELEMENT_PROBES;

/** A search in a document. */
export interface Search {
  target: Target;
  purpose: Purpose;
  /** Includes hidden elements. */
  hidden: boolean;
  /** Its result for the only match is returned with it. */
  read?: ElementProbe | undefined;
  /** All candidates, controls and texts; absent: the first non-empty set. */
  every?: boolean;
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
  /** The result of `read`, if this is the only match. */
  state?: unknown;
  /** What identifies it, if `identify` asks for it. */
  seen?: DistinguishedElement;
}

/** A frame in which the search continues. */
interface FoundFrame {
  id: string;
  /** The rest of the target's place inside the frame. */
  place: Place | null;
}

interface Found {
  elements: FoundElement[];
  frames: FoundFrame[];
}

/** What a document contains instead of a missing target. */
interface Surroundings {
  /** The part of the target's place that is missing. */
  missingPlace: Place | null;
  /** It has come in the meantime. */
  isThere: boolean;
  isHidden: boolean;
  /** An open modal dialog lies in front of it. */
  isBlocked: boolean;
  /** Descriptions of elements of that name and another kind. */
  others: string[];
  /** Names of the elements of that kind, or for that purpose. */
  names: string[];
}

/** What can be read of an element together with the search for it. */
const ELEMENT_PROBES = { probeChoice, probeClickPoint, probeControl, probeToggle };

/** The elements of a document that a target matches, and the frames in which there may be others. */
export function findElements(_: unknown, { target, purpose, hidden, every, read, identify }: Search): Found {
  // Names of many rows are slow to compute and of no use.
  const MAX_DESCRIBED = 50;
  const moved = animatedElements();
  const found = find(target, purpose, hidden, every);
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
        ...(read && found.length === 1 && { state: ELEMENT_PROBES[read](element) }),
        ...(identify && index === meant && { seen: distinguished(element, identify.site) }),
      };
    }),
    frames: [...framesFor(target.place)]
      .filter(([frame]) => isInFront(frame, purpose))
      .map(([frame, place]) => ({ id: idOf(frame), place })),
  };
}

/** Finds an element again after it has been re-rendered: `isSole` if it was the only match. */
export function findAgain(_: unknown, { index, ...search }: Search & { index: number | null }): Element[] {
  const found = find(search.target, search.purpose, search.hidden, search.every);
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

/** What there is in the place of a target that was not found. */
export function findSurroundings(_: unknown, { target, purpose }: Search): Surroundings {
  const MAX_NAMES = 300;
  const MAX_LENGTH = 80;
  const { name, kind, place } = target;
  const anyNumber = { ...target, ordinal: null };
  const fitting = allElements().filter((element) =>
    kind ? isOfKind(element, kind) : isFor(element, purpose),
  );
  const visible = fitting.filter((element) => isVisible(element) && isInFront(element, purpose));
  const isRow = kind === 'row' || kind === 'item';
  const names =
    kind === 'text'
      ? textsIn(document.body)
      : (place ? inPlace(visible, place) : visible).flatMap((element) =>
          isRow ? textsIn(element).slice(0, 1) : [titleOf(element), ...seenNamesOf(element)],
        );
  const others = name !== null && kind !== null ? find({ ...anyNumber, kind: null }, 'any', false) : [];
  return {
    missingPlace: missingPlace(place),
    isThere: find(anyNumber, purpose, false).length > 0,
    isHidden: find(anyNumber, purpose, true, false, true).length > 0,
    isBlocked: find(anyNumber, purpose, false, false, true).length > 0,
    others: others.map((element) => describe(element)),
    names: [...new Set(names)].filter((one) => one !== '' && one.length <= MAX_LENGTH).slice(0, MAX_NAMES),
  };
}
