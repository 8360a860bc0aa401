import type { Bounds } from '../../check.ts';
import type { Target } from '../../target.ts';
import { KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
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
  const each = plural(EACH.exec(name)?.[1]) ?? ALL.exec(name)?.[1] ?? none;
  if (each !== undefined) return { name: thingsOf(each), isNone: none !== undefined };
  const [, bound = '', number = '', , some] = SOME.exec(name) ?? SOME_LISTED.exec(name) ?? [];
  if (some === undefined) return null;
  const amount = boundOf(bound.trim().toLowerCase(), numberOf(number.toLowerCase()));
  return { name: thingsOf(some), isNone: false, amount };
}

/** "Every order" is said of the orders. */
function plural(thing: string | undefined): string | undefined {
  const isNoun =
    thing !== undefined &&
    /^\p{Ll}{3,}[^s]$/u.test(thing) &&
    !new RegExp(`^${KIND_WORDS_PLURAL}$`, 'iu').test(thing);
  return isNoun ? thing.replace(/(?<=[^aeiou])y$/u, 'ie').concat('s') : thing;
}

/** Vouchers are the items under such a heading. */
function thingsOf(words: string): string {
  const isListed = /^\p{Ll}{3,}s$/iu.test(words) && !new RegExp(`^${KIND_WORDS_PLURAL}$`, 'iu').test(words);
  return isListed ? `the items under ${words}` : `the ${words}`;
}

/** "The newsletter boxes" may be the boxes of a group that is called so; what is listed may be cards. */
export function withGroup(target: Target, name: string): Target {
  const heading = /^the items under (.+)$/u.exec(name)?.[1];
  if (heading) return { ...target, orElse: readTarget(`the cards under ${heading}`) };
  const [, group, kind] =
    new RegExp(`^(?:the )?(\\p{Ll}+(?: \\p{Ll}+)?) (${KIND_WORDS_PLURAL})$`, 'u').exec(name) ?? [];
  return group && kind && !target.within && !target.orElse
    ? { ...target, orElse: readTarget(`${kind} in the ${group} group`) }
    : target;
}
