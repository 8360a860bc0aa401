import { inside, nameKey, plainTarget, type Kind, type Place, type Target } from 'shared/step-language';
import { textsIn, titleOf } from '../resolve/description.ts';
import { isFor, isOfKind } from '../resolve/kinds.ts';
import type { PageReader } from '../resolve/page-reader.ts';
import { headingBefore } from '../resolve/sections.ts';
import { headerOf } from '../resolve/tables.ts';
import { chainOf, closestOf } from '../resolve/tree.ts';
import { isWeak, tellingTextsIn } from './names.ts';

/** Each place costs a search. */
const MAX_PLACES = 10;
const HOLDERS: Kind[] = ['row', 'dialog', 'item', 'form', 'section', 'card'];
/** Nothing in them names them. */
const NAMED_HOLDERS: Kind[] = ['navigation', 'table', 'list'];

const inCalled = (kind: Kind, name: string): Place => inside(plainTarget(name, kind));

/** Places that could distinguish an element from others, the simplest first. */
export function* placesFor<N>(page: PageReader<N>, node: N): Generator<Place> {
  const around = (kind: Kind) => closestOf(page, node, (one) => one !== node && isOfKind(page, one, kind));
  for (const kind of HOLDERS) {
    const holder = around(kind);
    if (!holder) continue;
    const names = kind === 'row' || kind === 'item' ? [] : [titleOf(page, holder)];
    for (const name of [...names, ...textsIn(page, holder, node)])
      if (name !== '') yield inCalled(kind, name);
  }
  const heading = headingBefore(page, node);
  if (heading) {
    const name = titleOf(page, heading);
    yield inCalled('section', name);
    yield { relation: 'under', target: plainTarget(name, 'heading') };
  }
  for (const kind of NAMED_HOLDERS) {
    const holder = around(kind);
    const name = holder ? page.nameOf(holder) : '';
    if (name !== '') yield inCalled(kind, name);
  }
  const group = chainOf(page, node)
    .slice(1)
    .find((one) => textsIn(page, one, node).length > 0);
  for (const name of group ? textsIn(page, group, node) : [])
    yield { relation: 'next to', target: plainTarget(name, null) };
}

/** The first places that could distinguish an element; those named by words before those named by numbers. */
export function distinguishingPlaces<N>(page: PageReader<N>, node: N, name: string | null): Place[] {
  const places: Place[] = [];
  for (const place of placesFor(page, node)) {
    const isOwnName = name !== null && nameKey(place.target.name ?? '') === nameKey(name);
    if (!isOwnName) places.push(place);
    if (places.length === 2 * MAX_PLACES) break;
  }
  const weak = places.filter(({ target }) => isWeak(target.name ?? ''));
  return [...places.filter((place) => !weak.includes(place)), ...weak].slice(0, MAX_PLACES);
}

/** The row of a control if it is the only one of its table: others may come, with the same control. null: the control is what the row is called by. */
export function onlyRowAround<N>(page: PageReader<N>, control: N): Place | null {
  if (!isFor(page, control, 'click')) return null;
  const row = closestOf(page, control, (one) => one !== control && isOfKind(page, one, 'row'));
  const table = row && closestOf(page, row, (one) => isOfKind(page, one, 'table'));
  if (!table || page.elementsIn(table).filter((one) => isOfKind(page, one, 'row')).length > 1) return null;
  const [name] = tellingTextsIn(page, row);
  const isOther = name !== undefined && tellingTextsIn(page, row, control).includes(name);
  return isOther && nameKey(name) !== nameKey(titleOf(page, control)) ? inCalled('row', name) : null;
}

/** The cell of a row by its column. */
export function* inColumn<N>(page: PageReader<N>, cell: N): Generator<Target> {
  const header = headerOf(page, cell);
  const row = header && chainOf(page, cell).find((node) => isOfKind(page, node, 'row'));
  if (!row) return;
  for (const name of tellingTextsIn(page, row, cell))
    yield plainTarget(titleOf(page, header), 'cell', inCalled('row', name));
}
