import type { Kind, Place, Target } from '../command.ts';
import { SINGULARS } from '../kind-words.ts';
import { isWord, once, type Rule } from '../matcher.ts';
import type { NamedElement } from '../named-element.ts';
import { wordsIn } from '../name-words.ts';
import { nameKey } from '../normal-text.ts';
import type { Token } from '../tokens.ts';
import { isIn, isLight, significantWords } from './same-word.ts';
import { words } from './word-slots.ts';

const MAX_NAME_WORDS = 9;
/** Elements that have a word of the sentence, so that a page of any size takes no longer. */
const MAX_ELEMENTS = 200;
const MAX_NAME_LENGTH = 100;
/** The least share of the words of a name that have to be written. */
const MIN_WRITTEN = 0.5;
/** These are named by what is in them. */
const BY_CONTENT: ReadonlySet<Kind | null> = new Set<Kind>(['row', 'item', 'card', 'cell', 'column']);
const RELATIONS = ['in', 'of', 'for', 'next to', 'under', 'above', 'below'];

/** The elements of a page that have words of a sentence in their names. */
export function elementsFor(sentence: string, page: NamedElement[]): NamedElement[] {
  const own = significantWords(sentence);
  const keys = new Set(own);
  const known = new Map<string, boolean>();
  const isWritten = (word: string) => {
    const found = known.get(word) ?? (keys.has(word) || isIn(word, own));
    known.set(word, found);
    return found;
  };
  const joined = own.join('');
  return page
    .filter(({ name }) => name.length <= MAX_NAME_LENGTH)
    .map((element) => {
      const all = wordsIn(element.name);
      const shared = all.filter(isWritten).length;
      // "Check out" is "Checkout".
      return { element, shared: shared > 0 || !joined.includes(all.join('')) ? shared : 1 };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_ELEMENTS)
    .map(({ element }) => element);
}

/** Whether a name has all of the words, and enough of its own words are among them. */
export function isNamedBy(name: string, written: string[], least = MIN_WRITTEN): boolean {
  const own = significantWords(name);
  if (own.length === 0 || written.length === 0) return false;
  if (own.join('') === written.join('')) return true;
  const all = wordsIn(name);
  // "The order" is not "Order 1001".
  const isNumberWritten = own.every((word) => !/\d/u.test(word) || isIn(word, written));
  const count = own.filter((word) => isIn(word, written)).length;
  return isNumberWritten && written.every((word) => isIn(word, all)) && count >= own.length * least;
}

/** What may stand in the slots of forms where only elements of a page are named. */
export function pageSlots(elements: NamedElement[]): Record<string, Rule<unknown>> {
  const named: Rule<Target & NamedElement> = once(function* (input, at) {
    for (let end = at + 1; end <= Math.min(input.tokens.length, at + MAX_NAME_WORDS); end++)
      for (const element of namedBy(input.tokens.slice(at, end), elements))
        yield [{ ...element, ordinal: null, place: null }, end];
  });
  const place: Rule<Place> = once(function* (input, at) {
    for (const relation of RELATIONS) {
      const all = relation.split(' ');
      if (!all.every((one, index) => isWord(input, at + index, one))) continue;
      for (const [where, end] of named(input, at + all.length)) {
        const written = input.tokens.slice(at + all.length, end).map(({ value }) => value);
        if (isNamedBy(where.name, significantWords(written.join(' ')), 1)) yield [placeAt(where), end];
      }
    }
  });
  const target: Rule<Target> = once(function* (input, at) {
    for (const [head, end] of named(input, at)) {
      yield [head, end];
      for (const [where, last] of place(input, end)) yield [{ ...head, place: where }, last];
    }
  });
  const searchField: Rule<Target> = function* (_, at) {
    for (const { name, kind } of elements)
      if (kind === 'field' && isIn('search', wordsIn(name)))
        yield [{ name, kind, ordinal: null, place: null }, at];
  };
  const none: Rule<never> = () => [];
  return {
    ...words,
    ...{ target, subject: target, explicit: target, place, searchField },
    // How many there are, or what all of them are, is said of kinds and of names in quotes.
    ...{ counted: none, countedOne: target, each: none },
  };
}

/** In what is named by its content, next to anything else. */
export function placeAt(where: NamedElement): Place {
  const isContainer = BY_CONTENT.has(where.kind);
  const target = { name: where.name, kind: isContainer ? where.kind : null, ordinal: null, place: null };
  return { relation: isContainer ? 'in' : 'next to', target };
}

/** The elements that words, or one quoted text, name. */
function namedBy(span: Token[], elements: NamedElement[]): NamedElement[] {
  const quotes = span.filter(({ isQuoted }) => isQuoted);
  const others = span.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text.toLowerCase());
  const kind = kindIn(span);
  const isSame =
    (name: string) =>
    ({ name: one }: NamedElement) =>
      nameKey(one) === nameKey(name);
  if (quotes.length > 0) {
    const isOnly = quotes.length === 1 && others.every((word) => isLight(word) || SINGULARS.has(word));
    return isOnly ? elements.filter(isSame(quotes[0]?.value ?? '')) : [];
  }
  const text = others.join(' ');
  const written = significantWords(text);
  if (!BY_CONTENT.has(kind)) return elements.filter(({ name }) => isNamedBy(name, written));
  const found = elements.find(isSame(written.join(' ')));
  return found ? [{ name: found.name, kind }] : [];
}

/** The kind that words begin or end with. */
function kindIn(span: Token[]): Kind | null {
  const own = span.filter(({ isQuoted, text }) => !isQuoted && !isLight(text.toLowerCase()));
  const [first, last] = [own[0]?.text ?? '', own.at(-1)?.text ?? ''];
  return SINGULARS.get(last) ?? SINGULARS.get(first) ?? null;
}
