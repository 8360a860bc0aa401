import type { Kind, Place, State, Target } from '../command.ts';
import { MAX_KIND_WORDS, PLURALS, SINGULARS } from '../kind-words.ts';
import { once, type Input, type Rule } from '../matcher.ts';
import type { Token } from '../tokens.ts';
import { NO_NAME, numberOf, ordinalOf, RESERVED, STATE_WORDS } from '../words.ts';

const MAX_WORDS = 9;
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
const ARTICLES = words('the a an this that these those my your his her its our their which some both');
const LEADING = words('of one all');
const SIDES = words('page screen top bottom left right end');
const RELATIONS = ['under', 'below', 'above'] as const;
const INSIDE = words('in on inside within at');
/** Behind these stands what an element belongs to: a row, as a rule. */
const OWNERS = words('of for from');
/** Words that make a sentence of what surrounds them: a name or value that contains one was meant to end before it. */
const SENTENCE = words('is are was were has have had contains shows show should says until because');
/** Words that begin no name, not even in quotes: another sentence names what they stand for. */
const PRONOUNS = words(
  `after all any at before both each every everything for from he i in it its neither no nobody none nothing on only she some someone
   something that there they this these those to we what which with you back over up into and me us him them of so`,
);
const BEFORE_VALUE = words(
  'in on at under below above from with not be to into as for by of and so up down over back exactly only been',
);
const ADVERBS = words('again once more too instead eventually still well also as already');
/** Nouns that stand behind the name of something: "the Marketing folder". */
export const SORTS = words(
  'folder page filter view option project product file todo task email question session train',
);
/** Nouns that say what sort of thing is named, and are no kinds of elements. */
export const NOUNS: ReadonlySet<string> = new Set([
  ...SORTS,
  ...'customer order invoice integration lamp user value number amount status field name entry word suggestions results'.split(
    ' ',
  ),
]);
const CALLED = words('called named labelled titled saying');
/** Words for what can be seen, ticked and so on that are no states of the language. */
const OTHER_STATES =
  `shown-visible displayed-visible listed-visible present-visible there-visible available-visible found-visible ticked-checked
   marked-checked unticked-unchecked active-on inactive-disabled clickable-enabled chosen-selected open-expanded closed-hidden
   gone-hidden blank-empty mandatory-required`
    .split(/\s+/u)
    .map((pair) => pair.split('-') as [string, State]);
const STATES = new Map<string, State>([...STATE_WORDS, ...OTHER_STATES, ['greyed out', 'disabled']]);
/** A word that is a name or a value by its look: with a capital, a digit, a sign, or as an address. */
const PROPER = /^[\p{Lu}\p{N}$€£+#{~-]|^\S+[@.:/\d]\S*$/u;

/** A rule that reads up to nine words in a row in any of the ways that `read` finds. */
function over<T>(read: (own: Token[], input: Input) => Iterable<T>): Rule<T> {
  return once(function* (input, at) {
    for (let end = at + 1; end <= Math.min(input.tokens.length, at + MAX_WORDS); end++)
      for (const found of read(input.tokens.slice(at, end), input)) yield [found, end];
  });
}

/** What a rule finds, as far as it passes a test. */
function where<T>(rule: Rule<T>, test: (found: T, own: Token[]) => boolean): Rule<T> {
  return once(function* (input, at) {
    for (const [found, end] of rule(input, at))
      if (test(found, input.tokens.slice(at, end))) yield [found, end];
  });
}

/** An element in words as people write them: articles, words around a quoted name and words that are no kind are left out. */
const target = over((own, input) => targetsOf(input, own));
const countedOne = where(target, ({ ordinal }) => ordinal === null);
const label = where(target, (found, own) => found.place === null && !own.some(({ isQuoted }) => isQuoted));
/** A value that shows by itself that it is one. */
const proper = over((own, input) => {
  if (own.length === 1 && own[0]?.isQuoted) return [own[0].value];
  return own.every(isProper) ? [textOf(input, own)] : [];
});

/** `A, B and C`: each a value by its look. */
const texts: Rule<string[]> = once(function* (input, at) {
  for (const [text, end] of proper(input, at)) {
    yield [[text], end];
    if (!/^(?:and|,|or)$/u.test(input.tokens[end]?.text ?? '')) continue;
    for (const [others, last] of texts(input, end + 1)) yield [[text, ...others], last];
  }
});

/** `NJ 401 has the status`: a cell in the row of what has it. */
const attribute: Rule<Target> = once(function* (input, at) {
  for (const [found, end] of target(input, at))
    if (/^(?:has|have)$/u.test(input.tokens[end]?.text ?? ''))
      for (const [{ name, ...rest }, last] of label(input, end + 1)) {
        const row: Place = { relation: 'in', target: { ...found, kind: 'row' } };
        if (name !== null) yield [{ ...rest, name, kind: 'cell', place: row }, last];
      }
});

/** What may stand in the slots of forms where any words may be a name or a value. */
export const LOOSE_SLOTS: Record<string, Rule<unknown>> = {
  target,
  subject: target,
  explicit: target,
  countedOne,
  /** Several of a kind, or of what is named in quotes: no page says what "3 todos" are. */
  counted: where(countedOne, ({ kind }, own) => kind !== null || own[0]?.isQuoted === true),
  each: where(countedOne, ({ kind }) => kind !== null),
  /** What a value stands behind. */
  label,
  attribute,
  texts,
  place: over((own, input) => placesOf(input, own)),
  proper,
  state: over((own) => {
    const state = STATES.get(own.map(({ text }) => text).join(' '));
    return state ? [state] : [];
  }),
  value: over(valuesOf),
  quotedText: over(valuesOf),
  /** "3 lamps", as the page may say it: what is counted is no kind of element. */
  amount: over(([first, ...rest], input) => {
    const number = first && !first.isQuoted ? numberOf(first.text.toLowerCase()) : null;
    const isNoun = rest.length > 0 && rest.length < 4 && isPhrase(rest) && !kindAt('end', rest);
    const isPlain = !rest.some(({ isQuoted, text }) => isQuoted || PRONOUNS.has(text));
    return number !== null && isNoun && isPlain ? [`${number} ${textOf(input, rest)}`] : [];
  }),
};

/** A quoted text with words before it, or words: "the customer Dora Maar" is "Dora Maar", too. */
function valuesOf(all: Token[], input: Input): string[] {
  const own = withoutAdverbs(withoutArticles(all));
  const quotes = own.filter(({ isQuoted }) => isQuoted);
  if (quotes.length > 0) return quotes.length === 1 && own.at(-1)?.isQuoted ? [quotes[0]?.value ?? ''] : [];
  const text = textOf(input, own);
  const number = own.length === 1 ? numberOf(text) : null;
  const isValue = own[0] && isPhrase(own) && !STATES.has(text) && !BEFORE_VALUE.has(wordOf(own[0]));
  const first = own.findIndex(isProper);
  const isLabelled =
    first > 0 && !own.slice(0, first).some((word) => word.text !== 'of' && RESERVED.has(word.text));
  if (!isValue) return [];
  return [number === null ? text : String(number), ...(isLabelled ? [textOf(input, own.slice(first))] : [])];
}

function isProper({ text, isQuoted, start }: Token): boolean {
  return !isQuoted && start > 0 && PROPER.test(text);
}

function* targetsOf(input: Input, all: Token[]): Iterable<Target> {
  for (const head of headsOf(input, all)) yield { ...head, place: null };
  for (let index = 1; index < all.length - 1; index++) {
    const rest = all.slice(index);
    const isOfPage = SIDES.has(all.at(-1)?.text ?? '') && rest.length < 4;
    for (const head of headsOf(input, all.slice(0, index)))
      if (isOfPage && /^(?:of|on|at|in)$/u.test(rest[0]?.text ?? '')) yield { ...head, place: null };
      else
        for (const where of placesOf(input, rest))
          yield withPlace(head, where, OWNERS.has(rest[0]?.text ?? ''));
  }
}

/** The row of X is the row X. */
function withPlace(head: Head, where: Place, isOwned: boolean): Target {
  const isRow = isOwned && head.name === null && head.kind !== null;
  return isRow ? { ...head, name: where.target.name, place: null } : { ...head, place: where };
}

function placesOf(input: Input, [first, ...all]: Token[]): Place[] {
  const word = first && !first.isQuoted ? first.text : '';
  const isNext = word === 'next' && all[0]?.text === 'to';
  const isOwner = OWNERS.has(word);
  const relation =
    isOwner || INSIDE.has(word) ? 'in' : isNext ? 'next to' : RELATIONS.find((one) => one === word);
  if (!relation) return [];
  const rest = isNext ? all.slice(1) : all;
  // "Sign in button" is in no button, and "from 2" is no row.
  const isThere = ({ name, ordinal }: Head) =>
    name === null ? ordinal !== null || ARTICLES.has(rest[0]?.text ?? '') : !isOwner || !/^\d+$/u.test(name);
  return [...targetsOf(input, rest)]
    .filter((found) => found.place === null && isThere(found))
    .map((head) => ({
      relation,
      target: { ...head, kind: isOwner && head.name !== null ? 'row' : head.kind, place: null },
    }));
}

type Head = Omit<Target, 'place'>;

/** Readings of words as an element: as a whole, or only what in them is a name by its look ("the product Halo Pendant"). */
function headsOf(input: Input, all: Token[]): Head[] {
  const own = withoutAdverbs(withoutArticles(all));
  const next = own[1];
  // The first name is no name that comes first.
  const isCounted = next && (next.isQuoted || isProper(next) || kindAt('end', own.slice(1)) !== null);
  const ordinal = isCounted && !own[0]?.isQuoted ? ordinalOf(own[0]?.text ?? '') : null;
  const named = ordinal === null ? own : own.slice(1);
  const index = named.findIndex(({ isQuoted }) => isQuoted);
  if (named.length === 0 || !isPhrase(named)) return [];
  if (index >= 0) {
    const others = named.filter((_, at) => at !== index);
    if (others.some(({ text, isQuoted }) => isQuoted || /^(?:and|,|as|into)$/u.test(text))) return [];
    const label = named.slice(0, index);
    const by = label.findIndex(({ text }) => text === 'with' || CALLED.has(text));
    const kind =
      kindAt('start', named.slice(index + 1)) ?? kindAt('end', by < 0 ? label : label.slice(0, by));
    return [{ name: named[index]?.value ?? '', kind: kind?.kind ?? null, ordinal }];
  }
  const ending = kindAt('end', named);
  const begin = ending ? null : kindAt('start', named);
  const isLeading = begin !== null && named.slice(begin.length, begin.length + 1).some(isProper);
  const kind = (isLeading ? begin : ending)?.kind ?? null;
  const rest = isLeading ? named.slice(begin.length) : named.slice(0, named.length - (ending?.length ?? 0));
  if (rest.length === 0) return kind ? [{ name: null, kind, ordinal }] : [];
  const first = rest.findIndex(isProper);
  const last = rest.findLastIndex(isProper);
  const isSort = rest.slice(last + 1).every(({ text }) => SORTS.has(text));
  return [
    rest,
    ...(first > 0 ? [rest.slice(first)] : []),
    ...(first >= 0 && isSort ? [rest.slice(first, last + 1)] : []),
  ]
    .filter((one) => isName(input, one, kind !== null))
    .map((one) => ({ name: textOf(input, one), kind, ordinal }));
}

function withoutAdverbs(own: Token[]): Token[] {
  // "Book now" is a name.
  const isAdverb = ({ text }: Token) =>
    ADVERBS.has(text) || (text === 'now' && !own.slice(0, 1).some(isProper));
  let end = own.length;
  while (end > 1 && own.slice(end - 1, end).some(isAdverb)) end--;
  return own.slice(0, end);
}

function isName(input: Input, own: Token[], isOfKind: boolean): boolean {
  const name = textOf(input, own);
  return (
    isPhrase(own) &&
    !PRONOUNS.has(own[0] ? wordOf(own[0]) : '') &&
    !NO_NAME.has(name.toLowerCase()) &&
    // "the Sign in button"
    (!BEFORE_VALUE.has(own.at(-1)?.text ?? '') || (isOfKind && own[0] !== undefined && isProper(own[0]))) &&
    !ARTICLES.has(own.at(-1)?.text ?? '') &&
    !own.some(({ text }) => /^[,=:]$/u.test(text) || CALLED.has(text))
  );
}

/** Whether words can be one phrase and are no sentence. */
function isPhrase(own: Token[]): boolean {
  return !own.some(({ text, isQuoted }) => !isQuoted && (SENTENCE.has(text) || /["“”„]/u.test(text)));
}

/** A name may begin with a capital that is a pronoun otherwise, except at the beginning of a sentence. */
function wordOf({ text, start }: Token): string {
  return start === 0 ? text.toLowerCase() : text;
}

function withoutArticles(own: Token[]): Token[] {
  const first = own.findIndex(
    (token, index) =>
      token.isQuoted ||
      !(ARTICLES.has(wordOf(token)) || (index < own.length - 1 && index > 0 && LEADING.has(token.text))),
  );
  return first < 0 ? [] : own.slice(first);
}

/** The longest kind that the words begin or end with. */
function kindAt(edge: 'start' | 'end', own: Token[]): { kind: Kind; length: number } | null {
  for (let length = Math.min(MAX_KIND_WORDS, own.length); length > 0; length--) {
    const words = edge === 'start' ? own.slice(0, length) : own.slice(-length);
    const text = words.map((token) => token.text.toLowerCase()).join(' ');
    const kind = SINGULARS.get(text) ?? PLURALS.get(text);
    if (kind) return { kind, length };
  }
  return null;
}

/** The words as they are written; a comma or colon at their end belongs to the sentence. */
function textOf({ text }: Input, own: Token[]): string {
  return text.slice(own[0]?.start, own.at(-1)?.end).replace(/[,:;]$/u, '');
}
