import {
  encloses,
  inside,
  nameKey,
  numberedNames,
  plainTarget,
  type Kind,
  type Place,
  type Purpose,
  type Target,
} from 'shared/step-language';
import { headingsCalled, meanings, ofKind, withoutWrappers } from './named.ts';
import { isFor, isOfKind } from './kinds.ts';
import { calledExactly, isCalled, preferring } from './matching.ts';
import type { PageReader } from './page-reader.ts';
import { rangeOf } from './sections.ts';
import { cellsDrawnUnder, cellsUnder, columnCells, partsOfRow, rowParts, withoutRedrawn } from './tables.ts';
import { chainOf } from './tree.ts';
import { mostExact, mostProminent } from './singular.ts';

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

/** Which elements count that a person cannot use. */
export interface Leniency {
  /** Includes hidden elements. */
  hidden?: boolean | undefined;
  /** All candidates, controls and texts; absent: the first non-empty set. */
  every?: boolean | undefined;
  /** Includes those behind an open modal dialog. */
  blocked?: boolean | undefined;
  /** All of a name or kind are meant, to be counted or numbered, and not the one that a person would call so. */
  plural?: boolean | undefined;
}

/** One of several by its number; -1 is the last. */
export function numbered<N>(nodes: N[], ordinal: number | null): N[] {
  if (ordinal === null) return nodes;
  const one = nodes.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return one === undefined ? [] : [one];
}

/**
 * What else a target may mean because nobody numbers the only one: "the first name field" may be the field "First name". Empty: its number
 * is not doubtful.
 * @param all the elements that it matches without its number
 */
export function namesWithNumber(all: unknown[], target: Target): Target[] {
  const isDoubtful = all.length === 1 && numbered(all, target.ordinal).length === 1;
  return isDoubtful ? numberedNames(target) : [];
}

/** The elements that a target matches, in document order. */
export function find<N>(
  page: PageReader<N>,
  target: Target,
  purpose: Purpose,
  { hidden = false, every = false, blocked = false, plural = false }: Leniency = {},
): N[] {
  const { name, kind, ordinal, place } = target;
  if (kind === 'cell' && name !== null && place?.relation === 'in' && place.target.kind === 'row') {
    const cells = cellsInRows(page, name, place.target);
    // What stands in the cell is turned on or filled in.
    const contents = IN_CELLS.has(purpose) ? cells.flatMap((cell) => page.elementsIn(cell)) : [];
    const controls = contents.filter(
      (node) => isFor(page, node, purpose) && (hidden || page.isVisible(node)),
    );
    return numbered(controls.length > 0 ? controls : cells, ordinal);
  }
  if (purpose === 'dropdown' && kind !== null && HOLDERS.has(kind))
    return find(page, plainTarget(null, 'dropdown', inside(target)), purpose, {
      hidden,
      every,
      blocked,
      plural,
    });
  const isUsable = (node: N) => blocked || page.isInFront(node, purpose);
  const isCounted = (node: N) =>
    hidden || (purpose === 'file' && page.roleOf(node) === 'file') || page.isVisible(node);
  // Visibility is the most expensive check.
  const isEnclosing = place !== null && encloses(place);
  for (const meaning of meanings(page, target, purpose, every)) {
    const enclosed = place && isEnclosing ? inPlace(page, meaning(), place) : meaning();
    const usable = enclosed.filter((node) => isCounted(node) && isUsable(node));
    const seen = kind === 'row' ? withoutRedrawn(page, usable) : usable;
    const placed = withoutWrappers(page, place && !isEnclosing ? inPlace(page, seen, place) : seen);
    const open = kind === null && !every && !hidden ? withoutListed(page, placed) : placed;
    const meant = kind === null || kind === 'dropdown' ? withoutOwnLists(page, open) : open;
    const fitting = purpose === 'expand' ? expandable(page, meant) : meant;
    if (fitting.length === 0) continue;
    const called = name === null ? fitting : calledExactly(page, fitting, name);
    if (plural || ordinal !== null) return numbered(called, ordinal);
    if (name === null) return mostProminent(page, called, kind);
    return every ? called : mostExact(page, called, name, purpose);
  }
  if (name === null || !place || !IN_CELLS.has(purpose)) return [];
  const isMeant = (node: N) => (kind === null ? isFor(page, node, purpose) : isOfKind(page, node, kind));
  const controls = controlsUnder(page, name, place).filter(
    (node) => isMeant(node) && isCounted(node) && isUsable(node),
  );
  return numbered(controls, ordinal);
}

/** What may be called by the column that it stands in. */
const IN_CELLS = new Set<Purpose>(['field', 'value', 'dropdown', 'toggle']);

/** What is in the cells of a row below a header. */
function controlsUnder<N>(page: PageReader<N>, column: string, { relation, target }: Place): N[] {
  if (relation !== 'in' || target.kind !== 'row') return [];
  return cellsInRows(page, column, target).flatMap((cell) => page.elementsIn(cell));
}

/** What holds a dropdown, which is chosen from in them; a list or a menu may be one. */
const HOLDERS = new Set<Kind>(['dialog', 'section', 'form', 'table', 'card', 'row', 'item']);

/** Without what only a list that is closed offers, if anything else is meant. */
function withoutListed<N>(page: PageReader<N>, nodes: N[]): N[] {
  return preferring(nodes, (node) => page.roleOf(node) !== 'option' || page.isSeen(node));
}

/** Those that can be expanded, if there are any: a checkbox in a tree is called as its node is. */
function expandable<N>(page: PageReader<N>, nodes: N[]): N[] {
  return preferring(nodes, (node) => page.has(node, 'expandable'));
}

/** Without lists that are called as a dropdown is: they are what it opens. */
function withoutOwnLists<N>(page: PageReader<N>, nodes: N[]): N[] {
  const isDropdown = (node: N) => page.roleOf(node) === 'combobox';
  return nodes.some(isDropdown) ? nodes.filter((node) => page.roleOf(node) !== 'listbox') : nodes;
}

function cellsInRows<N>(page: PageReader<N>, column: string, row: Target): N[] {
  const headers = find(page, plainTarget(column, 'column'), 'any');
  const rows = find(page, row, 'any');
  const cellsOf = (read: (header: N, row: N) => N[]) => [
    ...new Set(rows.flatMap((one) => headers.flatMap((header) => read(header, one)))),
  ];
  const cells = cellsOf((header, one) => cellsUnder(page.gridOf(header), header, one));
  return cells.length > 0 ? cells : cellsOf((header, one) => cellsDrawnUnder(page, header, one));
}

function containersOf<N>(page: PageReader<N>, target: Target): N[] {
  if (target.kind !== null || target.name === null) {
    const found = find(page, target, 'any');
    const isUnnamedList = target.kind === 'list' && target.name === null && target.ordinal === null;
    return found.length === 0 && isUnnamedList ? find(page, { ...target, kind: 'table' }, 'any') : found;
  }
  const all = CONTAINERS.flatMap((kind) => find(page, { ...target, kind, ordinal: null }, 'any'));
  if (all.length > 0) return numbered([...new Set(all)], target.ordinal);
  const landmark = LANDMARKS.get(nameKey(target.name));
  const dropdowns = find(page, target, 'dropdown');
  return dropdowns.length > 0 || landmark === undefined
    ? dropdowns
    : page.all().filter((node) => page.roleOf(node) === landmark && page.isVisible(node));
}

/** Parts of a page that are called as their elements are. */
const LANDMARKS = new Map([
  ['header', 'banner'],
  ['footer', 'contentinfo'],
]);

/** The elements of each region of a place; siblings below a heading are included themselves. Only for `in` and `under`. */
export function regionsOf<N>(
  page: PageReader<N>,
  { relation, target }: Place,
): { regions: N[][]; isItself: boolean } {
  const ranges = (headings: N[]) => headings.map((heading) => rangeOf(page, heading));
  if (relation === 'under') {
    const headings = find(page, { ...target, kind: target.kind ?? 'heading' }, 'any');
    if (headings.length > 0 || target.kind !== null) return { regions: ranges(headings), isItself: true };
  }
  const containers = containersOf(page, target);
  if (target.kind === 'column')
    return { regions: containers.map((header) => columnCells(page, header)), isItself: true };
  if (target.kind === 'row')
    return { regions: containers.map((row) => partsOfRow(page, row)), isItself: false };
  const isSection = target.kind === 'section' && target.name !== null && target.place === null;
  if (containers.length > 0 || !isSection)
    return { regions: containers.map((container) => [container]), isItself: false };
  // A heading among others, with what follows it.
  const headings = headingsCalled(page, target.name ?? '').filter((heading) => page.isVisible(heading));
  return { regions: ranges(numbered(headings, target.ordinal)), isItself: true };
}

/** The smallest group around an anchor, its own element first, that holds some of them, in its own row or item. */
function nextTo<N>(page: PageReader<N>, nodes: N[], anchor: N): N[] {
  const others = nodes.filter((node) => !page.isWithin(anchor, node));
  for (const group of chainOf(page, anchor)) {
    const parts = page.roleOf(group) === 'row' ? rowParts(page.gridOf(group), group) : [group];
    const near = others.filter((node) => parts.some((part) => page.isWithin(node, part)));
    if (near.length > 0 || /^(?:row|listitem)$/.test(page.roleOf(group))) return near;
  }
  return [];
}

/**
 * The nearest of them in a direction, of those that stand over or under the anchor at least in part. What stands below a field is above the
 * next one: an error message belongs to the field it is next to.
 */
function beyond<N>(page: PageReader<N>, nodes: N[], anchor: N, direction: 'above' | 'below'): N[] {
  const from = page.edgesOf(anchor);
  const distancesOf = (candidates: N[]) =>
    candidates.flatMap((node) => {
      const edges = page.edgesOf(node);
      const distance = direction === 'above' ? from.top - edges.bottom : edges.top - from.bottom;
      const isOver = edges.left < from.right && from.left < edges.right;
      // Lines of text may overlap by some pixels.
      return isOver && distance > -4 && node !== anchor ? [{ node, distance }] : [];
    });
  const distances = distancesOf(nodes);
  const nearest = Math.min(...distances.map(({ distance }) => distance));
  const fields = ofKind(page, 'field').filter((field) => page.isVisible(field));
  const isPastField = (node: N) =>
    fields.includes(anchor) &&
    distancesOf(fields).some((field) => field.distance < nearest && !page.isWithin(field.node, node));
  return distances
    .filter(({ node, distance }) => distance === nearest && !isPastField(node))
    .map(({ node }) => node);
}

/** Those elements that are in a place. */
export function inPlace<N>(page: PageReader<N>, nodes: N[], place: Place): N[] {
  const { relation, target } = place;
  if (relation === 'in' || relation === 'under') {
    const { regions, isItself } = regionsOf(page, place);
    const enclosing = new Set(regions.flat());
    return nodes.filter((node) =>
      chainOf(page, node).some((one) => enclosing.has(one) && (isItself || one !== node)),
    );
  }
  const near = new Set(
    find(page, target, 'any').flatMap((anchor) =>
      relation === 'next to' ? nextTo(page, nodes, anchor) : beyond(page, nodes, anchor, relation),
    ),
  );
  return nodes.filter((node) => near.has(node));
}

/** The frames to search as well, each with the rest of the place. */
export function framesFor<N>(page: PageReader<N>, place: Place | null): Map<N, Place | null> {
  const frames = ofKind(page, 'frame').filter((frame) => page.isVisible(frame));
  if (!place || frames.length === 0) return new Map(frames.map((frame) => [frame, null]));
  const rests = new Map<N, Place | null>();
  for (const [frame, rest] of framesFor(page, place.target.place))
    rests.set(frame, { ...place, target: { ...place.target, place: rest } });
  if (encloses(place)) {
    const roots = regionsOf(page, place).regions.flat();
    for (const frame of frames) if (roots.some((root) => page.isWithin(frame, root))) rests.set(frame, null);
  }
  return rests;
}

/** The frames to search for a target as well, each with what it is in there. The field of an editor is called by the frame that it fills. */
export function searchesInFrames<N>(page: PageReader<N>, target: Target, purpose: Purpose): Map<N, Target> {
  const { name, kind } = target;
  const isField =
    /^(?:field|value|any)$/.test(purpose) && (kind === null || kind === 'field' || kind === 'text area');
  const searches = new Map<N, Target>();
  for (const [frame, place] of framesFor(page, target.place)) {
    if (!page.isInFront(frame, purpose)) continue;
    const isNamed =
      name !== null && place === null && page.has(frame, 'editor') && isCalled(page, frame, name);
    searches.set(frame, isField && isNamed ? plainTarget(null, 'field') : { ...target, place });
  }
  return searches;
}

/** The outermost missing place; null: none is missing. */
export function missingPlace<N>(page: PageReader<N>, place: Place | null): Place | null {
  if (!place) return null;
  const outer = missingPlace(page, place.target.place);
  if (outer) return outer;
  const found = encloses(place) ? regionsOf(page, place).regions : find(page, place.target, 'any');
  return found.length > 0 ? null : place;
}
