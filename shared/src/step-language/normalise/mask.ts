import { tokenize } from '../tokens.ts';
import { keysOf } from '../words.ts';

const SIZE = 0x800;
/** Letters of the private use area that stand for quoted texts: any text, the name of a key, an address. */
const FIRST = { text: 0xe000, key: 0xe000 + SIZE, url: 0xe000 + 2 * SIZE };

const range = (first: number) => `[\\u${first.toString(16)}-\\u${(first + SIZE - 1).toString(16)}]`;
/** Regular expressions for what stands for quoted texts. */
export const QUOTED = `(?:${range(FIRST.text)}|${range(FIRST.key)}|${range(FIRST.url)})`;
export const QUOTED_KEY = range(FIRST.key);
export const QUOTED_URL = range(FIRST.url);

/** A sentence in which every quoted text is one letter and words are one space apart, so that rules cannot touch what is quoted. */
export interface Masked {
  text: string;
  /** Puts the quoted texts back. */
  unmask: (text: string) => string;
}

export function mask(sentence: string): Masked {
  const quotes = new Map<string, string>();
  const words = tokenize(sentence).map(({ text, value, isQuoted }) => {
    if (!isQuoted) return text;
    const letter = String.fromCharCode(firstOf(value) + quotes.size);
    quotes.set(letter, text);
    return letter;
  });
  return {
    text: words.join(' '),
    unmask: (text) =>
      text
        .replaceAll(' ,', ',')
        .replaceAll(new RegExp(QUOTED, 'gu'), (letter) => quotes.get(letter) ?? letter),
  };
}

function firstOf(value: string): number {
  if (/^(?:https?:\/\/|\/)\S*$/u.test(value)) return FIRST.url;
  return keysOf(value) === null ? FIRST.text : FIRST.key;
}
