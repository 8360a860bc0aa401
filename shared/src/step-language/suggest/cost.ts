import type { Command } from '../command.ts';
import { tokenize, type Token } from '../tokens.ts';
import { numberOf, ordinalOf, RESERVED } from '../words.ts';
import { WORDINGS } from './loose-forms.ts';
import { NOUNS, SORTS } from './phrases.ts';
import { printCommand } from '../print.ts';

/** Words that only say what sort of thing is named, or who sees it. */
export const LIGHT: ReadonlySet<string> = new Set(
  `the a an this that these those my your his her its our their of for to on at into as is are be and then so if when
   i he she we they you it called named shows website app please now also just still again too as well item message card
   text label`.split(/\s+/u),
);
/** Words of the wordings of forms. */
export const STRUCTURE: ReadonlySet<string> = new Set(
  Object.values(WORDINGS).flatMap((words) => words.match(/[a-z]+/gu) ?? []),
);
const KIND_WORDS = new Set(['row', 'cell', 'item', 'field', 'click']);
const PROPER = /^[\p{Lu}\p{N}$€£+#{~-]/u;

/** How far a command is from the text that it is suggested for: what is left out, what is added, and names that are too long. */
export function costOf(text: string, command: Command): number {
  const sentence = printCommand(command);
  const words = tokenize(text).flatMap(wordsOf);
  const written = tokenize(sentence).flatMap(wordsOf);
  const known = new Set(written.map(({ word }) => stem(word)));
  const own = new Set(words.map(({ word }) => stem(word)));
  const from = words.findIndex(({ word }) => word === 'from');
  const to = words.findIndex(({ word }, index) => index > from && word === 'to');
  // What a value was before is no part of what it becomes.
  const isReplaced = (index: number) =>
    from >= 0 && index > from && index < to && /^(?:set|drag|select)$/u.test(command.kind);
  const lost = words.map((word, index) =>
    known.has(stem(word.word)) ? 0 : isReplaced(index) ? 0.1 : weightOf(word),
  );
  const added = written
    .filter(({ word }) => !own.has(stem(word)) && !STRUCTURE.has(word))
    .map(({ word }) => (KIND_WORDS.has(word) ? 0.1 : 0.4));
  const names = tokenize(sentence).filter(({ isQuoted, value }) => isQuoted && !isQuotedIn(text, value));
  return (
    sum([...lost, ...added, ...names.map(nameCost)]) + verbCost(words, written) + valueCost(text, command)
  );
}

function isQuotedIn(text: string, value: string): boolean {
  return tokenize(text).some((token) => token.isQuoted && token.value === value);
}

interface Word {
  word: string;
  isName: boolean;
}

function wordsOf({ value, isQuoted, start }: Token): Word[] {
  return value
    .split(/[\s,;:]+/u)
    .filter(Boolean)
    .map((word) => ({
      word: word.toLowerCase(),
      isName: isQuoted || (start > 0 && PROPER.test(word)) || (numberOf(word.toLowerCase()) ?? 0) > 1,
    }));
}

/** A word without its ending; a number in digits. */
export function stem(word: string): string {
  const number = numberOf(word) ?? ordinalOf(word);
  return number === null ? word.replace(/(?:'s|’s|es|s|ed|ing)$/u, '') : String(number);
}

function weightOf({ word, isName }: Word): number {
  if (isName) return 1.5;
  // What is joined is another step, which must not be lost.
  if (word === 'and' || word === 'then') return 0.5;
  return LIGHT.has(word) || NOUNS.has(word) ? 0.1 : STRUCTURE.has(word) ? 0.15 : 0.4;
}

/** Names are short, and do not hold the sentence around them. */
function nameCost({ value }: Token): number {
  const words = value.split(/\s+/u);
  const isName = PROPER.test(value);
  const keywords = words.filter((word) => RESERVED.has(word) && word !== 'of').length;
  const isMixed = !isName && words.slice(1).some((word) => PROPER.test(word));
  const isSorted = isName && words.length > 1 && SORTS.has(words.at(-1) ?? '');
  return (
    (keywords + (value.includes(' of ') ? 0.4 : 0)) * (isName ? 0.25 : 0.8) +
    Math.max(0, words.length - 3) * (isName ? 0.15 : 0.25) +
    (isMixed ? 0.5 : 0) +
    (isSorted ? 0.2 : 0) +
    (/ and \p{Ll}/u.test(value) ? 0.7 : 0)
  );
}

function isNamed(text: string, value: string): boolean {
  return PROPER.test(value) || isQuotedIn(text, value);
}

/** Values show by themselves that they are values, and where they belong more seldom does. */
function valueCost(text: string, command: Command): number {
  switch (command.kind) {
    case 'choose':
      // "Choose Germany as country" names what is chosen, and where.
      return (
        (command.target.place ? 0.2 : 0) +
        (/\s(?:as|for|from|in)\s/u.test(command.target.name ?? '') ? 0.3 : 0)
      );
    case 'drag':
      return /^\d/u.test(command.destination.name ?? '') ? 1 : 0;
    case 'value':
      if (command.comparison !== 'is' || command.target.place) return 0;
      if (/^(?:row|item|card)$/u.test(command.target.kind ?? '')) return 0.2;
      return isNamed(text, command.target.name ?? '') && !isNamed(text, command.text) ? 0.4 : 0;
    case 'type':
    case 'set':
    case 'select': {
      const value =
        command.kind === 'type' ? command.text : command.kind === 'set' ? command.value : command.option;
      if (isNamed(text, value) || /[@\d]/u.test(value)) return 0;
      return isNamed(text, command.target?.name ?? '') ? 0.8 : 0.3;
    }
    default:
      return 0;
  }
}

/** The most usual verbs of a form come first in its list. */
function verbCost([first]: Word[], [written]: Word[]): number {
  const verbs = WORDINGS[written?.word ?? '']?.match(/[a-z ]+/gu) ?? [];
  const index = verbs.findIndex((verb) => verb.split(' ')[0] === first?.word);
  return index < 0 ? 0.2 : index * 0.02;
}

function sum(all: number[]): number {
  return all.reduce((total, one) => total + one, 0);
}
