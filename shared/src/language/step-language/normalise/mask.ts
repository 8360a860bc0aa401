import { tokenize } from '../tokens.ts';
import { keysOf } from '../words.ts';

/** Regular expressions for the letters of the private use area that stand for quoted texts: any, the names of keys, addresses. */
export const QUOTED = '[\\ue000-\\uf7ff]';
export const QUOTED_KEY = '[\\ue800-\\uefff]';
export const QUOTED_URL = '[\\uf000-\\uf7ff]';

/**
 * A sentence in which every quoted text is one letter and words are one space apart, so that rules cannot touch what is quoted.
 * @returns also what puts the quoted texts back
 */
export function mask(sentence: string): { text: string; unmask: (text: string) => string } {
  const quotes = new Map<string, string>();
  const words = tokenize(sentence).map(({ text, value, isQuoted }) => {
    if (!isQuoted) return text;
    const first = /^(?:https?:\/\/|\/)\S*$/u.test(value) ? 0xf000 : keysOf(value) === null ? 0xe000 : 0xe800;
    const letter = String.fromCharCode(first + quotes.size);
    quotes.set(letter, text);
    return letter;
  });
  const unmask = (text: string) =>
    text.replaceAll(' ,', ',').replaceAll(new RegExp(QUOTED, 'gu'), (letter) => quotes.get(letter) ?? letter);
  return { text: words.join(' '), unmask };
}
