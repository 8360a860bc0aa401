import type { Check, Direction } from '../../check.ts';
import type { Target } from '../../target.ts';
import { KIND_WORDS, KIND_WORDS_PLURAL, kindOf } from '../targets/kinds.ts';
import { ORDINAL_WORDS } from '../targets/ordinals.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { BOUND, NUMBER } from './amounts.ts';
import { expect } from './expected.ts';
import { withItem } from './nth-item.ts';
import { NOT } from './vocabulary.ts';

const DIRECTIONS: [pattern: RegExp, direction: Direction][] = [
  [/^above$|^over$|on top of/iu, 'above'],
  [/^below$/iu, 'below'],
  [/under|beneath/iu, 'under'],
  [/left/iu, 'left'],
  [/right/iu, 'right'],
  [/^before$/iu, 'before'],
  [/^after$/iu, 'after'],
];
const DIRECTION =
  '(above|on top of|below|under|underneath|beneath|(?:to the |on the )?left of|(?:to the |on the )?right of|before|after)';
const DOWN =
  /descending|high(?:est)? to low|z(?: to |-)a|reverse|large(?:st)? to small|expensive (?:first|to cheap)|newest/iu;

const NTH = new RegExp(
  `^(.+?) is ${NOT}((?:the )(?:${ORDINAL_WORDS}|\\d+(?:st|nd|rd|th)) (?:${KIND_WORDS})(?: (?:in|of|on) .+)?)$`,
  'iu',
);

/** Where things stand, and in which order. */
export const ARRANGEMENT: Rule<Check>[] = [
  // What the row, the item or the card says that stands there.
  [
    NTH,
    ([name = '', not, nth = '']) => ({
      kind: 'part',
      target: readTarget(nth),
      expected: expect('contains', not, name),
    }),
  ],
  // What the page calls a thing of that kind: "Reviews" is the main heading.
  [
    new RegExp(
      `^(${QUOTED}|\\p{Lu}.*?) is (not )?the ((?:(?:main|page|current) )?(?:heading|headline|title|label|caption|placeholder))( (?:of|in) .+)?$`,
      'u',
    ),
    ([name = '', not, kind = '', place = '']) => ({
      kind: 'part',
      target: readTarget(`the ${kind}${place}`),
      expected: expect('is', not, name),
    }),
  ],
  // "Germany is one of the options".
  [
    new RegExp(`^(.+?) is (not )?(?:one of|among|part of) the (${KIND_WORDS_PLURAL}(?: .+)?)$`, 'iu'),
    ([name = '', not, things = '']) => ({
      kind: 'state',
      target: readTarget(
        things.replace(
          /^(\S+)(.*)$/u,
          (_, word: string, rest: string) => `the ${kindOf(word)?.word ?? word} ${name}${rest}`,
        ),
      ),
      state: not ? 'hidden' : 'visible',
    }),
  ],
  // "Germany is an option of the Country dropdown".
  [
    /^(.+?) is (not )?(?:an option (?:of|in|for|from)|(?:offered|available|listed|selectable) (?:as an option )?(?:in|from|under)) (the .+?(?:list|dropdown|drop-down|select|menu|combobox)|the \p{Lu}.*)$/u,
    ([name = '', not, list = '']) => ({
      kind: 'state',
      target: readTarget(`the option ${name} in ${list}`),
      state: not ? 'hidden' : 'visible',
    }),
  ],
  // "NJ 401 is the first train": the first of what the page lists under that name.
  [
    new RegExp(
      `^(.+?) is (not )?(the (?:${ORDINAL_WORDS}) \\p{Ll}{3,})(?: (?:of|in|on) the (?:list|results?|page))?$`,
      'u',
    ),
    ([name = '', not, nth = '']) => {
      const target = withItem(readTarget(nth));
      return target.orElse ? { kind: 'part', target, expected: expect('contains', not, name) } : null;
    },
  ],
  // "EUR is one of the currencies", "… is offered as a currency": where a list of that name offers it.
  [
    /^(.+?) is (not )?(?:one of the|among the|offered as an?|available as an?) (\p{Ll}{3,}?)(ies|s)?$/u,
    ([name = '', not, noun = '', plural]) => ({
      kind: 'state',
      target: readTarget(`the option ${name} in the ${noun}${plural === 'ies' ? 'y' : ''} list`),
      state: not ? 'hidden' : 'visible',
    }),
  ],
  [
    /^(.+?) is (?:sorted|ordered|arranged|(?:(?:listed|shown|displayed|put|sorted|ordered|arranged) )?in)(?: (?:by|according to) (?:the |their )?(?:columns? (?=\S))?(.+?)(?: column)?)?,?(?: ?(?:in |from |and )?((?:ascending|descending|alphabetical(?:ly)?|reverse|low|high|lowest|highest|cheap(?:est)?|a to z|z to a|a-z|z-a|numerical(?:ly)?)\b.*))?$/iu,
    ([name = '', by, way]) => {
      if (by === undefined && way === undefined) return null;
      return {
        kind: 'order',
        target: withColumn(readTarget(name), name),
        // What is cheap or expensive is so by its price.
        by: by === undefined ? (/cheap|expensive|dear/iu.test(way ?? '') ? 'price' : null) : unshield(by),
        isDescending: DOWN.test(way ?? ''),
      };
    },
  ],
  [
    new RegExp(
      `^(.+?) (?:is|comes|appears|stands)(?: ${NOT.trim().replace(' )?', ')?')})? ?(?:shown |displayed |listed |placed |located |directly |right |immediately )*${DIRECTION} (.+)$`,
      'iu',
    ),
    ([name = '', not, words = '', other = '']) => position(name, not, words, other),
  ],
];

/** "The customers are in alphabetical order": the column of the customers is called Customer. */
function withColumn(target: Target, name: string): Target {
  const one = /^(?:the )?(\p{L}+?)(?:(?<=i)es|s)$/iu.exec(name)?.[1];
  if (one === undefined || target.readings.some(({ kind }) => kind !== null)) return target;
  const column = { name: one, kind: kindOf('column'), ordinal: null, isWhole: true };
  return { ...target, readings: [...target.readings, column] };
}

/** "Below its minimum" compares amounts. */
const LEVEL =
  /^(?:the |its |their |an? )?(?:[\p{Ll}-]+ )?(?:minimum|maximum|limit|average|target|threshold|budget|median|mean|norm|standard|capacity)$/iu;
const COUNTED = new RegExp(`^${BOUND}${NUMBER} \\p{Ll}`, 'iu');

function position(name: string, not: string | undefined, words: string, other: string): Check | null {
  const direction = DIRECTIONS.find(([pattern]) => pattern.test(words.replace(/^(?:to|on) the /iu, '')))?.[1];
  // "The total is below $50" compares numbers.
  if (!direction || /^[^\p{L}]*\d/u.test(unshield(other)) || LEVEL.test(other) || COUNTED.test(name))
    return null;
  return {
    kind: 'position',
    target: readTarget(name),
    other: readTarget(other),
    direction,
    isNegated: Boolean(not),
  };
}
