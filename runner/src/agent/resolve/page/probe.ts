import type { Box } from 'shared/contract';
import type { Place, Target } from 'shared/step-language';
import type { Site } from '../../../browser/base-url.ts';
import type { DistinguishedElement } from './fingerprints.ts';
import { inPage } from './in-page.ts';
import type { Purpose } from './kinds.ts';

/** The library (browser/page-library.ts) inside the page. */
declare const library: ((element: Element) => unknown)[];

/** A search in a document. */
export interface Search {
  target: Target;
  purpose: Purpose;
  /** Includes hidden elements. */
  hidden: boolean;
  /** The library index of a function whose result for the only match is returned with it. */
  read?: number | undefined;
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

export interface Found {
  elements: FoundElement[];
  frames: FoundFrame[];
}

export const findElements = inPage(
  (page, _: unknown, { target, purpose, hidden, every, read, identify }: Search): Found => {
    // Names of many rows are slow to compute and of no use.
    const MAX_DESCRIBED = 50;
    const moved = page.animatedElements();
    const found = page.find(target, purpose, hidden, every);
    const ordinal = identify?.ordinal ?? null;
    const meant =
      ordinal === null ? (found.length === 1 ? 0 : -1) : ordinal > 0 ? ordinal - 1 : found.length + ordinal;
    return {
      elements: found.map((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          id: page.idOf(element),
          description: index < MAX_DESCRIBED ? page.describe(element) : (page.kindOf(element) ?? 'element'),
          box: { x, y, width, height },
          isMoving: moved.some((node) => page.isWithin(element, node)),
          ...(read !== undefined && found.length === 1 && { state: library[read]?.(element) }),
          ...(identify && index === meant && { seen: page.distinguished(element, identify.site) }),
        };
      }),
      frames: [...page.framesFor(target.place)]
        .filter(([frame]) => page.isInFront(frame, purpose))
        .map(([frame, place]) => ({ id: page.idOf(frame), place })),
    };
  },
);

/** Finds an element again after it has been re-rendered: `isSole` if it was the only match. */
export const findAgain = inPage(
  (page, _: unknown, { index, ...search }: Search & { index: number | null }): Element[] => {
    const found = page.find(search.target, search.purpose, search.hidden, search.every);
    if (index === null) return found.length === 1 ? found : [];
    return found.slice(index, index + 1);
  },
);

/** The regions of a place, each with the ids of its elements, and the frames in it. */
export const findRegions = inPage((page, _: unknown, { place }: { place: Place | null }) => ({
  regions: (place ? page.regionsOf(place).regions : [])
    .map((elements) => elements.filter((element) => !page.isOfKind(element, 'frame')).map(page.idOf))
    .filter((ids) => ids.length > 0),
  frames: [...page.framesFor(place)].map(([frame, rest]) => ({ id: page.idOf(frame), place: rest })),
}));

/** For each element a target that matches only it. */
export const findOffers = inPage(
  (page, _: unknown, { ids, target, purpose }: { ids: string[]; target: Target; purpose: Purpose }) =>
    ids.map((id) => {
      const element = page.elementOf(id);
      return element ? page.offerFor(element, { ...target, place: null }, purpose) : null;
    }),
);

/** What a document contains instead of a missing target. */
export interface Surroundings {
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

export const findSurroundings = inPage((page, _: unknown, { target, purpose }: Search): Surroundings => {
  const MAX_NAMES = 300;
  const MAX_LENGTH = 80;
  const { name, kind, place } = target;
  const anyNumber = { ...target, ordinal: null };
  const fitting = page.all.filter((element) =>
    kind ? page.isOfKind(element, kind) : page.isFor(element, purpose),
  );
  const visible = fitting.filter((element) => page.isVisible(element) && page.isInFront(element, purpose));
  const isRow = kind === 'row' || kind === 'item';
  const names =
    kind === 'text'
      ? page.textsIn(document.body)
      : (place ? page.inPlace(visible, place) : visible).flatMap((element) =>
          isRow ? page.textsIn(element).slice(0, 1) : [page.titleOf(element), ...page.seenNamesOf(element)],
        );
  const others = name !== null && kind !== null ? page.find({ ...anyNumber, kind: null }, 'any', false) : [];
  return {
    missingPlace: page.missingPlace(place),
    isThere: page.find(anyNumber, purpose, false).length > 0,
    isHidden: page.find(anyNumber, purpose, true, false, true).length > 0,
    isBlocked: page.find(anyNumber, purpose, false, false, true).length > 0,
    others: others.map((element) => page.describe(element)),
    names: [...new Set(names)].filter((one) => one !== '' && one.length <= MAX_LENGTH).slice(0, MAX_NAMES),
  };
});
