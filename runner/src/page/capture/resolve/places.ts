/** Targets with their places. */

import type { Kind, Place, Target } from 'shared/step-language';
import { cellsUnder } from '../dom/table-grid.ts';
import type { Purpose } from './kinds.ts';
import { isVisible } from './matching.ts';
import { isInFront } from './modals.ts';
import { headingsCalled, meanings, ofKind, withoutWrappers } from './named.ts';
import { roleOf } from './roles.ts';
import { rangeOf } from './sections.ts';
import { columnCells } from './tables.ts';
import { chainOf, isWithin } from './tree.ts';

const CONTAINERS: Kind[] = [
  'dialog',
  'section',
  'form',
  'table',
  'list',
  'navigation',
  'menu',
  'frame',
  'card',
  'row',
  'item',
];

/** One of several by its number; -1 is the last. */
const numbered = (elements: Element[], ordinal: number | null): Element[] => {
  if (ordinal === null) return elements;
  const one = elements.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return one ? [one] : [];
};

/**
 * The elements that a target matches, in document order.
 * @param isHiddenMeant includes hidden elements
 * @param isBlockedMeant includes those behind an open modal dialog
 */
export const find = (
  target: Target,
  purpose: Purpose,
  isHiddenMeant: boolean,
  isEveryMeant = false,
  isBlockedMeant = false,
): Element[] => {
  const { name, kind, ordinal, place } = target;
  if (kind === 'cell' && name !== null && place?.relation === 'in' && place.target.kind === 'row')
    return numbered(cellsInRows(name, place.target), ordinal);
  const isUsable = (element: Element) => isBlockedMeant || isInFront(element, purpose);
  const isCounted = (element: Element) =>
    isHiddenMeant || (purpose === 'file' && roleOf(element) === 'file') || isVisible(element);
  // Visibility is the most expensive check.
  const encloses = place?.relation === 'in' || place?.relation === 'under';
  for (const meaning of meanings(target, purpose, isEveryMeant)) {
    const enclosed = place && encloses ? inPlace(meaning(), place) : meaning();
    const seen = enclosed.filter((element) => isCounted(element) && isUsable(element));
    const placed = withoutWrappers(place && !encloses ? inPlace(seen, place) : seen);
    if (placed.length > 0) return numbered(placed, ordinal);
  }
  return [];
};

const cellsInRows = (column: string, row: Target): Element[] => {
  const headers = find({ name: column, kind: 'column', ordinal: null, place: null }, 'any', false);
  const rows = find(row, 'any', false);
  return [...new Set(rows.flatMap((one) => headers.flatMap((header) => cellsUnder(header, one))))];
};

const containersOf = (target: Target): Element[] => {
  if (target.kind !== null || target.name === null) return find(target, 'any', false);
  const all = CONTAINERS.flatMap((kind) => find({ ...target, kind, ordinal: null }, 'any', false));
  return numbered([...new Set(all)], target.ordinal);
};

/** The elements of each region of a place; siblings below a heading are included themselves. Only for `in` and `under`. */
export const regionsOf = ({ relation, target }: Place): { regions: Element[][]; isItself: boolean } => {
  if (relation === 'under') {
    const headings = find({ ...target, kind: target.kind ?? 'heading' }, 'any', false);
    return { regions: headings.map(rangeOf), isItself: true };
  }
  if (target.kind === 'column') return { regions: containersOf(target).map(columnCells), isItself: true };
  const containers = containersOf(target);
  const isSection = target.kind === 'section' && target.name !== null && target.place === null;
  if (containers.length > 0 || !isSection)
    return { regions: containers.map((container) => [container]), isItself: false };
  // A heading among others, with what follows it.
  const headings = headingsCalled(target.name ?? '').filter(isVisible);
  return { regions: numbered(headings, target.ordinal).map(rangeOf), isItself: true };
};

/** The smallest group around an anchor, its own element first, that holds some of them, in its own row or item. */
const nextTo = (elements: Element[], anchor: Element): Element[] => {
  const others = elements.filter((element) => !isWithin(anchor, element));
  for (const node of chainOf(anchor)) {
    const near = others.filter((element) => isWithin(element, node));
    if (near.length > 0 || /^(?:row|listitem)$/.test(roleOf(node))) return near;
  }
  return [];
};

/**
 * The nearest of them in a direction, of those that stand over or under the anchor at least in part. What stands below a field is above the
 * next one: an error message belongs to the field it is next to.
 */
const beyond = (elements: Element[], anchor: Element, direction: 'above' | 'below'): Element[] => {
  const from = anchor.getBoundingClientRect();
  const distancesOf = (candidates: Element[]) =>
    candidates.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const distance = direction === 'above' ? from.top - box.bottom : box.top - from.bottom;
      const isOver = box.left < from.right && from.left < box.right;
      // Lines of text may overlap by some pixels.
      return isOver && distance > -4 && element !== anchor ? [{ element, distance }] : [];
    });
  const distances = distancesOf(elements);
  const nearest = Math.min(...distances.map(({ distance }) => distance));
  const fields = ofKind('field').filter(isVisible);
  const isPastField = (element: Element) =>
    fields.includes(anchor) &&
    distancesOf(fields).some((field) => field.distance < nearest && !isWithin(field.element, element));
  return distances
    .filter(({ element, distance }) => distance === nearest && !isPastField(element))
    .map(({ element }) => element);
};

/** Those elements that are in a place. */
export const inPlace = (elements: Element[], place: Place): Element[] => {
  const { relation, target } = place;
  if (relation === 'in' || relation === 'under') {
    const { regions, isItself } = regionsOf(place);
    const enclosing = new Set(regions.flat());
    return elements.filter((element) =>
      chainOf(element).some((node) => enclosing.has(node) && (isItself || node !== element)),
    );
  }
  const anchors = find(target, 'any', false);
  const near = new Set(
    anchors.flatMap((anchor) =>
      relation === 'next to' ? nextTo(elements, anchor) : beyond(elements, anchor, relation),
    ),
  );
  return elements.filter((element) => near.has(element));
};

/** The frames to search as well, each with the rest of the place. */
export const framesFor = (place: Place | null): Map<Element, Place | null> => {
  const frames = ofKind('frame').filter(isVisible);
  if (!place || frames.length === 0) return new Map(frames.map((frame) => [frame, null]));
  const rests = new Map<Element, Place | null>();
  for (const [frame, rest] of framesFor(place.target.place))
    rests.set(frame, { ...place, target: { ...place.target, place: rest } });
  if (place.relation === 'in' || place.relation === 'under') {
    const roots = regionsOf(place).regions.flat();
    for (const frame of frames) if (roots.some((root) => isWithin(frame, root))) rests.set(frame, null);
  }
  return rests;
};

/** The outermost missing place; null: none is missing. */
export const missingPlace = (place: Place | null): Place | null => {
  if (!place) return null;
  const outer = missingPlace(place.target.place);
  if (outer) return outer;
  const isThere =
    place.relation === 'in' || place.relation === 'under'
      ? regionsOf(place).regions.length > 0
      : find(place.target, 'any', false).length > 0;
  return isThere ? null : place;
};
