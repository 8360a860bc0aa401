import type { Check } from '../../check.ts';
import { KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { BOUND, boundOf, NUMBER, numberOf } from './amounts.ts';
import { withGroup } from './every.ts';
import { expect } from './expected.ts';
import { stateCalled } from './state-words.ts';
import { SHOWN } from './vocabulary.ts';

/** Of how many things something is so. */
export const SHARES: Rule<Check>[] = [
  // "3 tasks are planned": so many entries under Tasks say so, a list called Planned has so many, or the page says "3 planned".
  [
    new RegExp(
      `^${BOUND}${NUMBER} ((?:\\p{Ll}+ )?(?:\\p{Ll}+s|people|children|(?<=\\b(?:one|1) )\\p{Ll}+))(?: of (?:them|these))? is (?!not |${SHOWN}|found|left|remaining|in |on )((?:\\p{Ll}+)(?: \\p{Ll}+)?)$`,
      'iu',
    ),
    ([bound = '', number = '', things = '', what = '']) => shareOf(bound, number, things, what),
  ],
];

function shareOf(bound: string, number: string, things: string, what: string): Check | null {
  if (/^no$/iu.test(number) || new RegExp(`${KIND_WORDS_PLURAL}$`, 'iu').test(things)) return null;
  const amount = boundOf(bound.trim().toLowerCase(), numberOf(number.toLowerCase()));
  const told: Check = {
    kind: 'text',
    text: `${amount.count} ${things} ${what}`,
    isNegated: false,
    isQuoted: false,
    within: null,
  };
  const row: Check = {
    kind: 'part',
    target: { ...readTarget('the rows'), words: things },
    expected: expect('is', undefined, what),
    isEach: true,
    amount,
    ...(amount.bound === 'exactly' && { otherwise: told }),
  };
  const listed: Check = {
    kind: 'count',
    target: {
      words: what,
      readings: [{ name: what, kind: null, ordinal: null, isWhole: true }],
      within: null,
    },
    within: null,
    told: what,
    ...amount,
    otherwise: row,
  };
  const target = withGroup(
    readTarget(`the items under ${/s$/u.test(things) ? things : `${things}s`}`),
    `the items under ${/s$/u.test(things) ? things : `${things}s`}`,
  );
  const state = stateCalled(what);
  if (state && state !== 'hidden' && state !== 'visible')
    return { kind: 'state', target, state, isEach: true, amount, otherwise: listed };
  return {
    kind: 'part',
    target,
    expected: expect('is', undefined, what),
    isEach: true,
    amount,
    otherwise: listed,
  };
}
