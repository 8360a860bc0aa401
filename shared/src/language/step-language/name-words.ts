import { nameKey } from './normal-text.ts';
import { tokenize } from './tokens.ts';

/** Above this share of changed letters two words have nothing to do with each other. */
const MAX_CHANGED = 0.34;

/** The words of a name or text, in small letters and without signs. */
export function wordsIn(text: string): string[] {
  return nameKey(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'_.@-]*(?<![.'-])/gu) ?? [];
}

/** Whether a sentence describes an element where others have a name: "the username", and neither "Username" in quotes nor with a capital. */
export function isDescription(sentence: string, name: string): boolean {
  const isQuotedName = tokenize(sentence).some(({ isQuoted, value }) => isQuoted && value === name);
  return /^\p{Ll}/u.test(name) && !isQuotedName;
}

/** Whether a description fits a name: its words stand in it, one after the other. "username" fits "Username or Email Address". */
export function fitsName(description: string, name: string): boolean {
  const spaced = (text: string) => ` ${wordsIn(text).join(' ')} `;
  return wordsIn(description).length > 0 && spaced(name).includes(spaced(description));
}

/** How far a name is from what was written, by the letters of their words: 0 is the same, 1 has nothing in common. */
export function nameDistance(written: string, name: string): number {
  const [own, others] = [wordsIn(written), wordsIn(name)];
  if (own.length === 0 || others.length === 0) return nameKey(written) === nameKey(name) ? 0 : 1;
  // "Checkout" is "Check out".
  if (own.join('') === others.join('')) return 0;
  const away = [...own.map((word) => nearest(word, others)), ...others.map((word) => nearest(word, own))];
  return away.reduce((total, one) => total + one, 0) / away.length;
}

function nearest(word: string, others: string[]): number {
  return Math.min(...others.map((other) => wordDistance(word, other)));
}

/** The share of letters that differ: 0 is the same word, 1 another one. A number or an id is the same or another. */
export function wordDistance(word: string, other: string): number {
  if (word === other) return 0;
  if (/\d/u.test(word + other)) return 1;
  const changed = levenshtein([...word], [...other]) / Math.max(word.length, other.length);
  return changed > MAX_CHANGED ? 1 : changed;
}

/** Levenshtein's distance. */
function levenshtein(word: string[], other: string[]): number {
  let row = other.map((_, index) => index + 1);
  row.unshift(0);
  for (const [at, letter] of word.entries()) {
    const next = [at + 1];
    for (const [index, another] of other.entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === another ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
