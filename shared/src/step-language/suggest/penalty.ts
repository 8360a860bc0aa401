import { tokenize } from '../tokens.ts';
import { RESERVED, VERBS } from '../words.ts';

const NEXT_ACTION = new RegExp(` and (?:${[...VERBS].join('|')})\\b`, 'u');
/** Words that carry no meaning of their own when they are left out. */
const LIGHT = new Set(
  `the a an this that these those my your his her its our their of for to on at into as is are be and then so
   i he she we they you called named page shows`.split(/\s+/u),
);

/** How far a sentence is from the text that it is suggested for: words left out, words added, keywords inside of names. */
export function penalty(text: string, sentence: string): number {
  const said = wordsOf(text);
  const written = wordsOf(sentence);
  const lost = said.filter((word) => !written.includes(word));
  const added = written.filter((word) => !said.includes(word));
  const isNew = (quoted: string) => !text.includes(`${quoted}"`) && !text.includes(`${quoted}'`);
  const names = tokenize(sentence).filter(({ isQuoted, value }) => isQuoted && isNew(value));
  const inside = names.map(({ value }) => value.split(/\s+/u));
  const keywords = inside.flat().filter((word) => RESERVED.has(word)).length;
  const actions = names.filter(({ value }) => NEXT_ACTION.test(value)).length;
  const length = inside.reduce((total, words) => total + Math.max(0, words.length - 3), 0);
  return actions + sum(lost, 1) + sum(added, 0.4) + keywords * 0.8 + length * 0.2;
}

function sum(words: string[], weight: number): number {
  return words.reduce((total, word) => total + (LIGHT.has(word) ? 0.1 : weight), 0);
}

function wordsOf(text: string): string[] {
  return tokenize(text)
    .flatMap(({ value }) => value.toLowerCase().split(/[\s,;:]+/u))
    .filter(Boolean);
}
