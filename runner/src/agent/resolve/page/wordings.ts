import type { Kind, Place, Target } from 'shared/step-language';
import type { Basics } from '../../probe/basics.ts';
import type { Description } from './description.ts';
import type { Kinds } from './kinds.ts';
import type { Matching } from './matching.ts';
import type { Names } from './names.ts';
import type { Offers } from './offers.ts';
import type { Tables } from './tables.ts';
import type { Tree } from './tree.ts';

/** Runs inside the page: what an element and its places may be called, the best first. */
export function wordings({
  chainOf,
  clean,
  headerOf,
  isOfKind,
  nameOf,
  placesFor,
  plain,
  textNextToControls,
  textsIn,
  titleOf,
}: Basics & Tree & Tables & Names & Matching & Kinds & Description & Offers) {
  const LONGEST = 200;
  /** Each place costs a search. */
  const MAX_PLACES = 10;
  const MAX_NAMES = 4;
  const BY_CONTENT: (Kind | null)[] = ['row', 'item', 'card', 'cell'];
  const BY_HEADING: (Kind | null)[] = ['section', 'dialog', 'form', 'table', 'list'];

  const isNamedByContent = (kind: Kind | null) => BY_CONTENT.includes(kind);

  /** A text that changes by itself, or says little: a number, a price, a date. */
  const isWeak = (text: string) => !/\p{L}/u.test(text);
  const strongFirst = (texts: string[]) => [
    ...texts.filter((text) => !isWeak(text)),
    ...texts.filter(isWeak),
  ];

  /** What an element is called, the best name first. */
  const namesOf = (element: Element, kind: Kind | null): string[] => {
    const isBox = isNamedByContent(kind) || BY_HEADING.includes(kind);
    const hints = (kind === 'frame' ? ['title', 'name', 'id'] : ['alt', 'title']).map(
      (name) => element.getAttribute(name) ?? '',
    );
    const texts = isBox
      ? [nameOf(element), ...strongFirst(textsIn(element)).slice(0, MAX_NAMES)]
      : [titleOf(element), textNextToControls(element) ?? '', ...hints];
    const names = texts.map((text) => clean(text.replace(/[\s*:]+$/, '') || text));
    return [...new Set(names)].filter((name) => plain(name) !== '' && name.length <= LONGEST);
  };

  /** The first places that could distinguish an element; those named by words before those named by numbers. */
  const distinguishingPlaces = (element: Element, name: string | null): Place[] => {
    const places: Place[] = [];
    for (const place of placesFor(element)) {
      const isOwnName = name !== null && plain(place.target.name ?? '') === plain(name);
      if (!isOwnName) places.push(place);
      if (places.length === 2 * MAX_PLACES) break;
    }
    const weak = places.filter(({ target }) => isWeak(target.name ?? ''));
    return [...places.filter((place) => !weak.includes(place)), ...weak].slice(0, MAX_PLACES);
  };

  /** The cell of a row by its column. */
  function* inColumn(cell: Element): Generator<Target> {
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

  return { distinguishingPlaces, inColumn, isNamedByContent, isWeak, namesOf };
}

export type Wordings = ReturnType<typeof wordings>;
