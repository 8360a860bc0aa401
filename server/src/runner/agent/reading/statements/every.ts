import type { Bounds } from '../../check.ts';
import { KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import { BOUND, boundOf, NUMBER, numberOf } from './amounts.ts';

/** Things that the readers know as a sort, or that a page may list under such a heading: "vouchers". */
const THINGS = `((?:.+\\s)?${KIND_WORDS_PLURAL}|\\p{Ll}{3,}s)`;
const EACH = /^(?:every(?: single| one of the)?|each(?: of the)?)\s+(.+)$/iu;
const ALL = new RegExp(`^(?:all(?: of)?(?: the)?|both(?: of)?(?: the)?)\\s+${THINGS}$`, 'iu');
const NONE = new RegExp(
  `^(?:none of (?:the|these)|no|not (?:a single|one|any)(?: of the)?)\\s+((?:.+\\s)?${KIND_WORDS_PLURAL})$`,
  'iu',
);
const NONE_LISTED = /^none of (?:the|these)\s+(\p{Ll}{3,}s)$/iu;
const SOME = new RegExp(
  `^${BOUND}${NUMBER} (?:(?:out )?of (?:the )?(?:${NUMBER} )?)?((?:.+\\s)?${KIND_WORDS_PLURAL})$`,
  'iu',
);
const SOME_LISTED = new RegExp(
  `^${BOUND}${NUMBER} (?:out )?of (?:the )?(?:${NUMBER} )?(\\p{Ll}{3,}s)$`,
  'iu',
);

/** "Every row", "all checkboxes", "no row": what is said of each thing of a sort, or of a number of them ("two of the rows"). null: it is said of one. */
export function eachOf(name: string): { name: string; isNone: boolean; amount?: Bounds } | null {
  const none = (NONE.exec(name) ?? NONE_LISTED.exec(name))?.[1];
  const each = EACH.exec(name)?.[1] ?? ALL.exec(name)?.[1] ?? none;
  if (each !== undefined) return { name: thingsOf(each), isNone: none !== undefined };
  const [, bound = '', number = '', , some] = SOME.exec(name) ?? SOME_LISTED.exec(name) ?? [];
  if (some === undefined) return null;
  const amount = boundOf(bound.trim().toLowerCase(), numberOf(number.toLowerCase()));
  return { name: thingsOf(some), isNone: false, amount };
}

/** Vouchers are the items under such a heading. */
function thingsOf(words: string): string {
  const isListed = /^\p{Ll}{3,}s$/iu.test(words) && !new RegExp(`^${KIND_WORDS_PLURAL}$`, 'iu').test(words);
  return isListed ? `the items under ${words}` : `the ${words}`;
}
