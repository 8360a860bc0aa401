import { QUOTED } from '../shield.ts';

/** What stands between the names of a list. */
export const AND = /,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+/u;
/** A name, in quotes or with a capital or a figure in front. */
export const NAME = `(?:${QUOTED}|[\\p{Lu}\\p{Nd}][^,:]*?)`;
export const NAMES = `${NAME}(?:, ${NAME})*,? and ${NAME}`;

/** "buttons" of several names is the "button" of each. */
export function singular(words: string): string {
  return words.replace(/^(\s*)((?:\p{L}+ )?\p{L}{3,}[^s])s\b/u, '$1$2');
}
