import type { Kind, Place, Target } from './command.ts';
import { endsWithKind, isCutFromKind, MAX_KIND_WORDS, PLURALS, wordsAt } from './kind-words.ts';
import { expect, isWord, once, type Input, type Rule } from './matcher.ts';
import { name, quoted, type Written } from './names.ts';
import { inside, plainTarget } from './targets.ts';
import { ordinalOf } from './words.ts';

/** A kind of element in small letters; the longest that stands there. */
function kindRule(wordsOf: (input: Input) => ReadonlyMap<string, Kind>, slot: string): Rule<Kind> {
  return once(function* (input, at) {
    expect(input, at, 'slot', slot);
    for (let length = MAX_KIND_WORDS; length > 0; length--) {
      const found = wordsOf(input).get(wordsAt(input, at, at + length) ?? '');
      if (found) return yield [found, at + length];
    }
  });
}

/** A kind in the singular. */
export const kind = kindRule((input) => input.kinds, 'kind');
const kinds = kindRule(() => PLURALS, 'kinds');

type Head = Pick<Target, 'name' | 'kind' | 'ordinal'>;

/** An element as a step names it: `[the] [ordinal] ("name" | name) [kind] [place]`, `the row of "A-101"`, `the "Price" of "Hex bolt"`. */
export const target: Rule<Target> = once(function* (input, at) {
  yield* containerOf(input, at);
  yield* quotedCell(input, at);
  for (const [head, end] of headFrom(input, skipArticle(input, at), kind))
    for (const [place, last] of optionalPlace(input, end)) yield [{ ...head, place }, last];
});

/** The same, or a cell without quotes: `the price of Luna`. */
export const subject: Rule<Target> = once(function* (input, at) {
  yield* target(input, at);
  for (const [column, nameEnd] of name(input, skipArticle(input, at))) {
    expect(input, nameEnd, 'word', 'of');
    if (!isWord(input, nameEnd, 'of') || (!column.isQuoted && endsWithKind(input, at, nameEnd))) continue;
    for (const [row, end] of target(input, nameEnd + 1))
      if (row.kind === null || row.kind === 'row') yield [cellOf(column.text, row), end];
  }
});

/** Without quotes, "Terms of service" is a name. */
const quotedCell: Rule<Target> = function* (input, at) {
  for (const [column, nameEnd] of quoted(input, skipArticle(input, at)))
    if (isWord(input, nameEnd, 'of'))
      for (const [row, end] of quoted(input, nameEnd + 1))
        yield [cellOf(column.text, plainTarget(row.text, 'row')), end];
};

function cellOf(column: string, row: Target): Target {
  return plainTarget(column, 'cell', inside({ ...row, kind: 'row' }));
}

/** What is counted: a kind in the plural with or without a name, or a quoted name: `2 "Delete" buttons`, `3 rows in the table`. */
export const counted: Rule<Target> = once(function* (input, at) {
  for (const [head, end] of headFrom(input, at, kinds))
    if (isExplicit(input, at, head) && head.ordinal === null)
      for (const [place, last] of optionalPlace(input, end)) yield [{ ...head, place }, last];
});

/** What is counted as one: `1 row`, `no "Cancel" button`. */
export const countedOne: Rule<Target> = once(function* (input, at) {
  for (const [found, end] of target(input, at))
    if (isExplicit(input, at, found) && found.ordinal === null) yield [found, end];
});

/** Elements of a kind of which each is meant: `every "Agree" checkbox`. */
export const each: Rule<Target> = function* (input, at) {
  for (const [found, end] of countedOne(input, at)) if (found.kind !== null) yield [found, end];
};

/** What an absence can be asserted of: a misspelt name without quotes or kind would never be found, and the assertion always true. */
export const explicit: Rule<Target> = once(function* (input, at) {
  for (const [found, end] of subject(input, at))
    if (isExplicit(input, skipArticle(input, at), found)) yield [found, end];
});

function isExplicit({ tokens }: Input, at: number, { kind, ordinal }: Head): boolean {
  return kind !== null || tokens[ordinal === null ? at : at + 1]?.isQuoted === true;
}

function skipArticle(input: Input, at: number): number {
  return isWord(input, at, 'the') ? at + 1 : at;
}

function* headFrom(input: Input, at: number, kindOf: Rule<Kind>): Iterable<[Head, number]> {
  const ordinal = ordinalOf(input.tokens[at]?.isQuoted === false ? (input.tokens[at]?.text ?? '') : '');
  if (ordinal !== null)
    for (const [head, end] of unnumbered(input, at + 1, kindOf))
      if (head.kind !== null || input.tokens[at + 1]?.isQuoted) yield [{ ...head, ordinal }, end];
  yield* unnumbered(input, at, kindOf);
}

function* unnumbered(input: Input, at: number, kindOf: Rule<Kind>): Iterable<[Head, number]> {
  for (const [written, end] of name(input, at)) {
    for (const [found, last] of kindOf(input, end))
      if (written.isQuoted || !isCutFromKind(input, at, end, last)) yield [headOf(written, found), last];
    if (!isTypeOf(input, at, end, written)) yield [headOf(written, null), end];
  }
  for (const [found, end] of kindOf(input, at)) {
    yield [headOf(null, found), end];
    // The kind may stand before a quoted name: the button "Save".
    for (const [written, last] of quoted(input, end)) yield [headOf(written, found), last];
  }
}

/** An unquoted name that ends in a kind is that kind; a quoted one before a kind is of that kind. */
function isTypeOf(input: Input, at: number, end: number, { isQuoted }: Written): boolean {
  if (isQuoted) return [...kind(input, end)].length > 0;
  return endsWithKind(input, at, end);
}

function headOf(written: Written | null, found: Kind | null): Head {
  return { name: written?.text ?? null, kind: found, ordinal: null };
}

/** A place, or none. @param rule what a place is, if it is not one of the language */
export function* optionalPlace(input: Input, at: number, rule = place): Iterable<[Place | null, number]> {
  yield* rule(input, at);
  yield [null, at];
}

/** What a place begins with. */
const RELATIONS = ['in', 'next to', 'under', 'above', 'below'] as const;
/** What is called by its content. */
export const CONTAINERS: ReadonlySet<Kind | null> = new Set<Kind>(['row', 'item', 'card', 'cell', 'column']);

/** `in the "Cart" section`, `in the row of "A-101"`, `next to "Total"`, `under the heading "Offers"`, `above …`, `below …`. */
export const place: Rule<Place> = once(function* (input, at) {
  for (const relation of RELATIONS) {
    const words = relation.split(' ');
    expect(input, at, 'word', relation);
    if (!words.every((word, index) => isWord(input, at + index, word))) continue;
    const start = at + words.length;
    if (relation === 'in' && isWord(input, start, 'the') && isWord(input, start + 1, 'mail')) {
      yield [inside(plainTarget(null, 'mail')), start + 2];
      continue;
    }
    for (const [where, end] of target(input, start))
      // "Sign in button" is the button "Sign in", not something in a button.
      if (where.name !== null || where.ordinal !== null || isWord(input, start, 'the'))
        yield [{ relation, target: where }, end];
  }
});

/** `the row of "A-101"`: what a row, item, card, cell or column is called. */
const containerOf: Rule<Target> = function* (input, at) {
  for (const [container, end] of kind(input, skipArticle(input, at))) {
    if (!CONTAINERS.has(container) || !isWord(input, end, 'of')) continue;
    for (const [owner, last] of target(input, end + 1))
      if (owner.kind === null && owner.ordinal === null) yield [{ ...owner, kind: container }, last];
    // A number is no name elsewhere.
    const { text: id = '', isQuoted = false } = input.tokens[end + 1] ?? {};
    if (!isQuoted && /^#?\d[^"]*$/u.test(id) && ordinalOf(id) === null)
      for (const [place, last] of optionalPlace(input, end + 2))
        yield [plainTarget(id, container, place), last];
  }
};
