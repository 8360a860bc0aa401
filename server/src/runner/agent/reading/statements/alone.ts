import type { Check } from '../../check.ts';
import { isQuotation, QUOTED, unshield } from '../shield.ts';
import { namesKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import { NUMBER, numberOf } from './amounts.ts';
import { withoutArticle } from './expected.ts';
import { AND } from './names.ts';
import { state } from './state.ts';
import { PAGE, SHOWN } from './vocabulary.ts';

const THERE = `(?:is (?:${SHOWN}|left|remaining|found|still there|what is left|all that is left)|is|remains?|appears?|stays)`;
const PLACE = `(?: (?:in|on) (?!${PAGE}$)(.+)| (?:in|on) ${PAGE})?`;

/** What says that something is there and nothing else. The names, and the place if one is named, are its gaps. */
const ALONE: RegExp[] = [
  new RegExp(`^only (.+?) ${THERE}${PLACE}$`, 'iu'),
  new RegExp(`^nothing (?:else )?(?:but|except(?: for)?|other than) (.+?) ${THERE}${PLACE}$`, 'iu'),
  new RegExp(`^(?:the )?(?:${PAGE} )(?:shows only|only shows|shows just|lists only) (.+?)${PLACE}$`, 'iu'),
  new RegExp(
    `^(.+?) ${THERE},? and (?:nobody|nothing|no one|none) else(?: is(?: ${SHOWN}|found)?)?${PLACE}$`,
    'iu',
  ),
  new RegExp(`^(.+?) (?:remains?|is (?:what|all) (?:that )?(?:is left|remains))${PLACE}$`, 'iu'),
  new RegExp(
    `^(.+?) is the only (?!one of )(?:\\p{Ll}+ ){0,2}?(?:\\p{Ll}+)(?: (?:${SHOWN}|left|remaining))?${PLACE}$`,
    'iu',
  ),
];
/** "Only Standard is selected". */
const ONLY_ON = new RegExp(
  `^only (?!(?:the )?${NUMBER} )(.+?) is (selected|chosen|ticked|checked|on|switched on|turned on)$`,
  'iu',
);
/** "Just one mail, from Anna": as many as are named. */
const COUNTED = new RegExp(
  `^(?:there is |page shows )?(?:(?:only|just|exactly) )?${NUMBER} \\p{Ll}+(?: only)?(?:(?: is)? (?:${SHOWN}|left|remaining))?[,:] (?:from |of |by |called )?(.+)$`,
  'iu',
);
/** "The invoice of Anna", "the question "Why?"" are known by their names. */
const NOUN = new RegExp(
  `^the (?:\\p{Ll}+ ){1,2}(?:(?:of|from|for|by|called|named|about) )?(?=${QUOTED}$|[\\p{Lu}\\p{Nd}][^\\s]*)`,
  'u',
);

/** "Only Anna is left": of the entries where Anna stands there is no other; null where a statement says no such thing. */
export function aloneOf(statement: string): Check | null {
  const [, , only, how] = ONLY_ON.exec(statement) ?? [];
  const on = only && how && !AND.test(only) ? state(only, how, false) : null;
  if (on?.kind === 'state' && !on.isEach) return { ...on, word: undefined, isSole: true };
  const [, number, listed] = /\b(?:only|just|exactly)\b/iu.test(statement)
    ? (COUNTED.exec(statement) ?? [])
    : [];
  const gaps = ALONE.map((pattern) => pattern.exec(statement)).find((match) => match !== null);
  const [, all = listed, place] = gaps ?? [];
  if (all === undefined || /\b(?:not|no|never|nothing)\b/iu.test(all)) return null;
  const names = all.split(AND).map((name) => name.trim().replace(NOUN, ''));
  if (number !== undefined && numberOf(number.toLowerCase()) !== names.length) return null;
  if (!names.every(isName)) return null;
  return {
    kind: 'only',
    names: names.map((name) => ({
      text: withoutArticle(unshield(name).trim()),
      isQuoted: isQuotation(name),
    })),
    within: place === undefined ? null : readTarget(place),
  };
}

/** What is counted, or called by its sort, is read otherwise. */
function isName(name: string): boolean {
  if (isQuotation(name)) return true;
  const isCounted = new RegExp(`^(?:the )?${NUMBER} \\p{Ll}`, 'u').test(name);
  const isDescribed = /^(?:the|an?|my|your|this|that|those|these) \P{Lu}*$/u.test(name);
  return (
    !isCounted && !isDescribed && !namesKind(name) && /^[^\uE000]+$/u.test(name) && name.split(' ').length < 7
  );
}
