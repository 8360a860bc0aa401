import type { Kind } from './kind.ts';
import { CONTENTS } from './kinds-of-contents.ts';
import { CONTROLS } from './kinds-of-controls.ts';
import { HOLDERS } from './kinds-of-holders.ts';

/** What a dropdown shows once it is open, as a place where options stand. */
export const OPEN_LIST: Kind = {
  word: 'open list',
  roles: ['listbox', 'menu'],
  otherwise: [],
  isField: false,
  isText: false,
  isContainer: true,
  css: '[class*="dropdown" i], [class*="menu" i], [class*="options" i], select',
};

const KINDS = new Map<string, Kind>(
  [...CONTROLS, ...HOLDERS, ...CONTENTS].flatMap(([words, roles, sort]) =>
    words
      .split('|')
      .map((word): [string, Kind] => [
        word,
        { word, roles, otherwise: [], isField: false, isText: false, isContainer: false, css: null, ...sort },
      ]),
  ),
);

const WORDS = [...KINDS.keys()].sort((a, b) => b.length - a.length).join('|');

/** Matches one of the words, singular; use inside a larger pattern. */
export const KIND_WORDS = `(?:${WORDS})`;
/** The same, also in the plural. */
export const KIND_WORDS_PLURAL = `(?:(?:${WORDS})(?:e?s)?|entries|list entries|table entries)`;

/** The kind that a word names, in singular or plural; null if it names none. */
export function kindOf(word: string): Kind | null {
  const plain = word.toLowerCase().replace(/\s+/g, ' ');
  return (
    KINDS.get(plain) ??
    KINDS.get(plain.replace(/(?<=x|ch)es$|s$/, '')) ??
    KINDS.get(plain.replace(/ies$/, 'y')) ??
    null
  );
}

/** Whether what is meant is an error message, which pages mark in many ways. */
export function isErrorKind({ word }: Kind): boolean {
  return /error|validation/u.test(word);
}
