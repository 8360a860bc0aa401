import type { Kind, Place, Target } from '../command.ts';
import { MAX_KIND_WORDS, SINGULARS } from '../kind-words.ts';
import { once, type Input, type Rule } from '../matcher.ts';
import type { Token } from '../tokens.ts';
import { NO_NAME, ordinalOf, STATE_WORDS } from '../words.ts';

const MAX_WORDS = 9;
const ARTICLES = new Set(
  'the a an this that these those my your his her its our their which some'.split(' '),
);
const RELATIONS: Record<string, Place['relation']> = {
  in: 'in',
  on: 'in',
  inside: 'in',
  within: 'in',
  at: 'in',
  under: 'under',
  below: 'below',
  above: 'above',
};
/** Behind these stands what an element belongs to: a row, as a rule. */
const OWNERS = new Set(['of', 'for', 'from', 'with']);

/** Words that make a sentence of what surrounds them: a name or value that contains one was meant to end before it. */
const SENTENCE = new Set(
  'is are was were has have had contains shows show should says until because'.split(' '),
);
/** Words that begin no name, not even in quotes: who or what they stand for is said elsewhere. */
const PRONOUNS = new Set(
  `after all any at before both each every everything for from he i in it its neither no nobody none nothing on only she some someone
   something that there they this these those to we what which with you`.split(/\s+/u),
);
const STATES = new Set(STATE_WORDS.map(([words]) => words));
const BEFORE_VALUE = new Set('in on at under below above from with not be'.split(' '));

/** An element in words as people write them: articles, words around a quoted name and words that are no kind are left out. */
export const looseTarget: Rule<Target> = once(function* (input, at) {
  const { tokens } = input;
  for (let end = at + 1; end <= Math.min(tokens.length, at + MAX_WORDS); end++)
    for (const found of targetsOf(input, tokens.slice(at, end))) yield [found, end];
});

/** The same without an ordinal. */
export const looseCounted: Rule<Target> = once(function* (input, at) {
  for (const [found, end] of looseTarget(input, at)) if (found.ordinal === null) yield [found, end];
});

/** A quoted text with words around it, or words. */
export const looseValue: Rule<string> = once(function* (input, at) {
  const { tokens } = input;
  for (let end = at + 1; end <= Math.min(tokens.length, at + MAX_WORDS); end++) {
    const words = withoutArticles(tokens.slice(at, end));
    const quotes = words.filter(({ isQuoted }) => isQuoted);
    if (quotes.length > 1 || words.length === 0) continue;
    const value = quotes[0]?.value ?? textOf(input, words);
    const isValue = isPhrase(words) && !STATES.has(value) && !BEFORE_VALUE.has(words[0]?.text ?? '');
    if (quotes.length > 0 || isValue) yield [value, end];
  }
});

function* targetsOf(input: Input, all: Token[]): Iterable<Target> {
  const head = headOf(input, all);
  if (head) yield { ...head, place: null };
  for (let index = 1; index < all.length - 1; index++) {
    const token = all[index];
    if (!token || token.isQuoted) continue;
    const place = placeOf(input, token.text, all.slice(index + 1));
    const before = headOf(input, all.slice(0, index));
    if (!place || !before) continue;
    // The row of X is the row X.
    const isOwned = OWNERS.has(token.text) && before.name === null && before.kind !== null;
    yield isOwned ? { ...before, name: place.target.name, place: null } : { ...before, place };
  }
}

function placeOf(input: Input, word: string, rest: Token[]): Place | null {
  const isOwner = OWNERS.has(word);
  const relation = isOwner ? 'in' : word === 'next' && rest[0]?.text === 'to' ? 'next to' : RELATIONS[word];
  const head = relation && headOf(input, relation === 'next to' ? rest.slice(1) : rest);
  if (!head) return null;
  return { relation, target: { ...head, kind: isOwner ? 'row' : head.kind, place: null } };
}

function headOf(input: Input, all: Token[]): Omit<Target, 'place'> | null {
  const words = withoutArticles(all);
  const ordinal = words[0] && !words[0].isQuoted ? ordinalOf(words[0].text) : null;
  const named = ordinal === null ? words : withoutArticles(words.slice(1));
  const quotes = named.filter(({ isQuoted }) => isQuoted);
  if (quotes.length > 1 || named.length === 0) return null;
  const [quote] = quotes;
  if (quote) {
    const index = named.indexOf(quote);
    const kind = kindAt('start', named.slice(index + 1)) ?? kindAt('end', named.slice(0, index));
    return { name: quote.value, kind: kind?.kind ?? null, ordinal };
  }
  const ending = kindAt('end', named);
  const begin = ending ? null : kindAt('start', named);
  const isLeading = begin !== null && /^\p{Lu}/u.test(named[begin.length]?.text ?? '');
  const found = isLeading ? begin : ending;
  const rest = isLeading ? named.slice(begin.length) : named.slice(0, named.length - (ending?.length ?? 0));
  if (rest.length === 0) return found && { name: null, kind: found.kind, ordinal };
  const own = withoutAdverbs(rest);
  const name = textOf(input, own);
  return isName(name, own) ? { name, kind: found?.kind ?? null, ordinal } : null;
}

/** "Amount again" is "Amount". */
function withoutAdverbs(words: Token[]): Token[] {
  let end = words.length;
  while (end > 1 && /^(?:again|once|more|too|instead|eventually|still)$/u.test(words[end - 1]?.text ?? ''))
    end--;
  return words.slice(0, end);
}

function isName(name: string, words: Token[]): boolean {
  const first = words[0] ? wordOf(words[0]) : '';
  return (
    isPhrase(words) &&
    !PRONOUNS.has(first) &&
    !NO_NAME.has(name) &&
    !/^(?:number|value|title|url)$/iu.test(name) &&
    !words.some(({ text }) => text === ',')
  );
}

/** Whether words can be one phrase and are no sentence. */
function isPhrase(words: Token[]): boolean {
  return !words.some(({ text }) => SENTENCE.has(text));
}

/** A name may begin with a capital that is a pronoun otherwise, except at the beginning of a sentence. */
function wordOf({ text, start }: Token): string {
  return start === 0 ? text.toLowerCase() : text;
}

function withoutArticles(words: Token[]): Token[] {
  const first = words.findIndex((token) => token.isQuoted || !ARTICLES.has(wordOf(token)));
  return first < 0 ? [] : words.slice(first);
}

/** The longest kind that the words begin or end with. */
function kindAt(edge: 'start' | 'end', words: Token[]): { kind: Kind; length: number } | null {
  for (let length = Math.min(MAX_KIND_WORDS, words.length); length > 0; length--) {
    const part = edge === 'start' ? words.slice(0, length) : words.slice(-length);
    const kind = SINGULARS.get(part.map(({ text }) => text.toLowerCase()).join(' '));
    if (kind) return { kind, length };
  }
  return null;
}

/** The words as they are written; a comma or colon at their end belongs to the sentence. */
function textOf({ text }: Input, words: Token[]): string {
  return text.slice(words[0]?.start, words.at(-1)?.end).replace(/[,:;]$/u, '');
}
