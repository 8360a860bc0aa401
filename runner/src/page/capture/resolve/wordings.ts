/** What an element and its places may be called, the best first. */

import type { Kind, Place, Target } from 'shared/step-language';
import { cleanText, nameKey } from 'shared/step-language/normal-text';
import { nameOf, textNextToControls } from './names.ts';
import { placesFor } from './offers.ts';
import { chainOf } from './tree.ts';
import { headerOf, isOfKind, textsIn, titleOf } from './resolver.ts';

const LONGEST = 200;
/** Each place costs a search. */
const MAX_PLACES = 10;
const MAX_NAMES = 4;
const BY_CONTENT: (Kind | null)[] = ['row', 'item', 'card', 'cell'];
const BY_HEADING: (Kind | null)[] = ['section', 'dialog', 'form', 'table', 'list'];

/** Whether an element of a kind is called by what it contains. */
export const isNamedByContent = (kind: Kind | null) => BY_CONTENT.includes(kind);

/** A text that changes by itself, or says little: a number, a price, a date. */
export const isWeak = (text: string) => !/\p{L}/u.test(text);
const strongFirst = (texts: string[]) => [...texts.filter((text) => !isWeak(text)), ...texts.filter(isWeak)];

/** What an element is called, the best name first. */
export const namesOf = (element: Element, kind: Kind | null): string[] => {
  const isBox = isNamedByContent(kind) || BY_HEADING.includes(kind);
  const hints = (kind === 'frame' ? ['title', 'name', 'id'] : ['alt', 'title']).map(
    (name) => element.getAttribute(name) ?? '',
  );
  const texts = isBox
    ? [nameOf(element), ...strongFirst(textsIn(element)).slice(0, MAX_NAMES)]
    : [titleOf(element), textNextToControls(element) ?? '', ...hints];
  const names = texts.map((text) => cleanText(text.replace(/[\s*:]+$/, '') || text));
  return [...new Set(names)].filter((name) => nameKey(name) !== '' && name.length <= LONGEST);
};

/** The first places that could distinguish an element; those named by words before those named by numbers. */
export const distinguishingPlaces = (element: Element, name: string | null): Place[] => {
  const places: Place[] = [];
  for (const place of placesFor(element)) {
    const isOwnName = name !== null && nameKey(place.target.name ?? '') === nameKey(name);
    if (!isOwnName) places.push(place);
    if (places.length === 2 * MAX_PLACES) break;
  }
  const weak = places.filter(({ target }) => isWeak(target.name ?? ''));
  return [...places.filter((place) => !weak.includes(place)), ...weak].slice(0, MAX_PLACES);
};

/** The cell of a row by its column. */
export function* inColumn(cell: Element): Generator<Target> {
  const header = headerOf(cell);
  const row = header && chainOf(cell).find((node) => isOfKind(node, 'row'));
  if (!row) return;
  for (const name of strongFirst(textsIn(row, cell)).slice(0, MAX_NAMES))
    yield {
      name: titleOf(header),
      kind: 'cell',
      ordinal: null,
      place: { relation: 'in', target: { name, kind: 'row', ordinal: null, place: null } },
    };
}
