import { PLURALS, SINGULARS } from '../kind-words.ts';
import { wordDistance, wordsIn } from '../name-words.ts';
import { NEVER_IN_NAMES, NO_NAME } from '../words.ts';

/** Words that stand for something else, or only join others. */
const PRONOUNS = new Set('it its them him her his their me that of please'.split(' '));

/** Whether a word says nothing about what is named. */
export function isStopWord(word: string): boolean {
  return PRONOUNS.has(word) || NEVER_IN_NAMES.has(word);
}

/** The words of a text without those that say nothing about what is named. */
export function contentWords(text: string): string[] {
  return wordsIn(text).filter((word) => !isStopWord(word));
}

/** The words that a name is known by: none that say only what sort of thing it is, unless there are no others. */
export function significantWords(text: string): string[] {
  const words = contentWords(text);
  const significant = words.filter((word) => !isKind(word));
  return significant.length > 0 ? significant : words;
}

/** Whether a word says only what sort of thing is named. */
export function isKind(word: string): boolean {
  return NO_NAME.has(word) || SINGULARS.has(word) || PLURALS.has(word);
}

/** Whether a word is among others, in another form or with a slip of the pen. */
export function isIn(word: string, all: string[]): boolean {
  const isSlip = (one: string) => one[0] === word[0] && one.length > 3 && wordDistance(one, word) < 1;
  return all.some((one) => stem(one) === stem(word) || isSlip(one));
}

/** A word without its ending. */
function stem(word: string): string {
  return word.replace(/(?:'s|’s|es|s|ed|ing)$/u, '');
}
