import type { Command, Place, Target } from '../command.ts';
import { SINGULARS } from '../kind-words.ts';
import { once, textOf, type Rule } from '../matcher.ts';
import type { NamedElement } from '../named-element.ts';
import { wordsIn } from '../name-words.ts';
import { nameKey } from '../normal-text.ts';
import { fitOf } from '../purpose.ts';
import { CONTAINERS, optionalPlace } from '../target.ts';
import { plainTarget } from '../targets.ts';
import { tokenize, type Token } from '../tokens.ts';
import { isPlainWord, isStatement } from '../words.ts';
import { contentWords, isIn, isKind, isStopWord, significantWords } from './same-word.ts';
import { VALUES } from './word-slots.ts';

const MAX_NAME_WORDS = 9;
/** Elements that have a word of the sentence, so that a page of any size takes no longer. */
const MAX_ELEMENTS = 200;
const RELATIONS = ['in', 'of', 'for', 'next to', 'under', 'above', 'below'];
/** The least share of the words of a name that have to be written. */
const MIN_WRITTEN = 0.5;
/** "Cart (2)" is the cart, however much is in it. */
const COUNT_AT_END = /\s*[([]\d+[)\]]$/u;

/** The elements of a page that have words of a sentence in their names, and what is there to search with. */
export function elementsFor(sentence: string, page: NamedElement[]): NamedElement[] {
  const own = significantWords(sentence);
  const named = page.map((element) => ({ element, all: wordsIn(element.name) }));
  const written = new Set([...new Set(named.flatMap(({ all }) => all))].filter((word) => isIn(word, own)));
  return named
    .map(({ element, all }) => {
      // "Check out" is "Checkout".
      const isFound = element.isSearch ?? own.join('').includes(all.join(''));
      return { element, shared: all.filter((word) => written.has(word)).length || Number(isFound) };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_ELEMENTS)
    .map(({ element }) => element);
}

/** What may stand in the slots of forms where only elements of a page are named. */
export function pageSlots(elements: NamedElement[]): Record<string, Rule<unknown>> {
  const named: Rule<Target> = once(function* (input, at) {
    for (let end = at + 1; end <= Math.min(input.tokens.length, at + MAX_NAME_WORDS); end++)
      for (const element of namedBy(input.tokens.slice(at, end), elements)) yield [targetOf(element), end];
  });
  const place: Rule<Place> = once(function* (input, at) {
    for (const relation of RELATIONS) {
      const start = at + relation.split(' ').length;
      if (textOf(input, at, start) !== relation) continue;
      for (const [found, end] of named(input, start))
        if (isNamedBy(found.name ?? '', significantWords(textOf(input, start, end)), 1))
          yield [placeAt(found), end];
    }
  });
  const target: Rule<Target> = once(function* (input, at) {
    for (const [head, end] of named(input, at))
      for (const [where, last] of optionalPlace(input, end, place)) yield [{ ...head, place: where }, last];
  });
  const toSearch = elements.filter(({ isSearch }) => isSearch);
  const called = elements.filter(({ name, kind }) => kind === 'field' && isIn('search', wordsIn(name)));
  const searchField: Rule<Target> = (_, at) =>
    (toSearch.length > 0 ? toSearch : called).map((field): [Target, number] => [targetOf(field), at]);
  return {
    ...VALUES,
    target,
    subject: target,
    explicit: target,
    searchField,
    place,
    countedOne: target,
  };
}

/**
 * What is done with an element that is called as the sentence says: "Add it to the cart", "Log out", "Agree to the terms". What the
 * sentence names besides is where that stands: "Remove the Firefly Bulb". Every word has to be one of a name.
 */
export function namesakes(sentence: string, elements: NamedElement[]): Command[] {
  const [verb = ''] = wordsIn(sentence);
  const written = contentWords(sentence);
  if (tokenize(sentence).some(isStatement)) return [];
  return elements.flatMap(({ name, kind }): Command[] => {
    if (fitOf(kind, 'click') === null) return [];
    const isToggle = kind !== null && fitOf(kind, 'toggle') !== null;
    const own = contentWords(name);
    const others = written.filter((word) => !isIn(word, wordsIn(name)));
    const isWhole = own.join('') === written.join('') || (isToggle && isNamedBy(name, written));
    const places = isWhole ? [] : elements.filter((one) => isNamedBy(one.name, others, 1));
    const [where] = places;
    const isClear = where ? places.every((one) => one.name === where.name) : others.every(isKind);
    const isDone = isClear && isIn(verb, own) && own.every((word) => isIn(word, written));
    if (!isWhole && !isDone) return [];
    const target = plainTarget(name, kind, where && placeAt(where));
    return [
      isToggle ? { kind: 'tick', target, on: true } : { kind: 'click', gesture: 'click', target, times: 1 },
    ];
  });
}

function targetOf({ name, kind }: Pick<Target, 'name' | 'kind'>): Target {
  return plainTarget(name, kind);
}

function placeAt({ name }: Pick<Target, 'name'>): Place {
  return { relation: 'next to', target: plainTarget(name, null) };
}

/** The elements that words, or one quoted text, name. */
function namedBy(span: Token[], elements: NamedElement[]): NamedElement[] {
  const [quote, ...more] = span.filter(({ isQuoted }) => isQuoted);
  const others = span.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text.toLowerCase());
  if (quote) {
    const isOnly = more.length === 0 && others.every((word) => isStopWord(word) || SINGULARS.has(word));
    return elements.filter(({ name }) => isOnly && nameKey(name) === nameKey(quote.value));
  }
  const written = significantWords(others.join(' '));
  // "The row of Anna Berg" is called by its content.
  const kind = others.map((word) => SINGULARS.get(word)).find((one) => one && CONTAINERS.has(one));
  const isContent = ({ name }: NamedElement) => nameKey(name) === nameKey(written.join(' '));
  if (kind) return elements.filter(isContent).map(({ name }) => ({ name, kind }));
  const named = elements.filter(({ name }) => isNamedBy(name, written));
  return named[0] ? named : fullAfterWord(span, elements);
}

/** Whether a name has all of the words, and enough of its own words are among them. */
function isNamedBy(name: string, written: string[], least = MIN_WRITTEN): boolean {
  const own = significantWords(name.replace(COUNT_AT_END, ''));
  if (own.length === 0 || written.length === 0) return false;
  if (own.join('') === written.join('')) return true;
  const all = wordsIn(name);
  const count = own.filter((word) => isIn(word, written)).length;
  return written.every((word) => isIn(word, all)) && count >= own.length * least;
}

/** What is called in full, by two words or more, behind a word that nothing is called by: "the blue Add to cart button". */
function fullAfterWord(span: Token[], elements: NamedElement[]): NamedElement[] {
  const [first = '', ...rest] = span.map(({ text }) => text).filter((word) => !isStopWord(word));
  const isFree = isPlainWord(first) && !elements.some(({ name }) => isIn(first, wordsIn(name)));
  const isRest = (words: string) =>
    isFree && contentWords(words).join() === contentWords(rest.join(' ')).join();
  return elements.filter(({ name, kind }) => / /u.test(name) && [name, `${name} ${kind}`].some(isRest));
}
