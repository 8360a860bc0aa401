import type { Check } from '../command.ts';
import { KIND_WORDS_PLURAL } from '../kinds.ts';
import { namesKind, readTarget } from '../read-target.ts';
import type { Rule } from '../rule.ts';
import { isQuotation } from '../shield.ts';
import { shownOrHidden } from './shown.ts';
import { ON_PAGE, PAGE, SHOWN } from './vocabulary.ts';

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = `(\\d+|no|a single|${WORDS.join('|')})`;
const BOUND =
  '(exactly |at least |at most |no more than |no less than |not more than |more than |less than |fewer than |over |up to |only |a minimum of |a maximum of |not )?';

/** How many there are. */
export const COUNTS: Rule<Check>[] = [
  [
    new RegExp(
      `^there (?:is|are) ${BOUND}${NUMBER} (.+?)(?: (?:shown|visible|displayed|left|remaining))?${ON_PAGE}$`,
      'iu',
    ),
    ([bound, number = '', things = '']) => count(bound, number, things),
  ],
  [
    new RegExp(`^there (?:is|are) (?:not (?:an?|any) )(.+?)${ON_PAGE}$`, 'iu'),
    ([thing = '']) => shownOrHidden(thing, true),
  ],
  [
    new RegExp(`^there (?:is|are) (?:an? |the |some )?(.+?)${ON_PAGE}$`, 'iu'),
    ([thing = '']) => shownOrHidden(thing, false),
  ],
  [
    new RegExp(
      `^(.+?) (?:has|shows|contains|displays|lists) ${BOUND}${NUMBER} ((?:.+ )?${KIND_WORDS_PLURAL})$`,
      'iu',
    ),
    ([holder = '', bound, number = '', things = '']) => count(bound, number, things, holder),
  ],
  [
    new RegExp(
      `^(?:the )?number of (.+?) (?:is|equals) ${BOUND.replace(/\)\?$/u, '|greater than |equal to )?')}${NUMBER}$`,
      'iu',
    ),
    ([things = '', bound, number = '']) =>
      namesKind(things) || bound
        ? count(bound?.replace('greater', 'more'), number, things)
        : statedNumber(things, number),
  ],
  [
    new RegExp(`^${BOUND}${NUMBER} (.+?) (?:is|are) (?:${SHOWN}|found)${ON_PAGE}$`, 'iu'),
    ([bound, number = '', things = '']) => count(bound, number, things),
  ],
];

function count(bound: string | undefined, number: string, things: string, holder?: string): Check {
  if (number.toLowerCase() === 'no' && isQuotation(things) && holder === undefined)
    return shownOrHidden(things, true);
  const placed = /^(.+?) (?:in|on|inside) (.+)$/iu.exec(things);
  if (holder === undefined && placed?.[1] && placed[2]) return count(bound, number, placed[1], placed[2]);
  const isPage = holder === undefined || new RegExp(`^${PAGE}$`, 'iu').test(holder);
  return {
    kind: 'count',
    target: readTarget(things),
    ...boundOf((bound ?? '').trim().toLowerCase(), numberOf(number.toLowerCase())),
    within: isPage ? null : readTarget(holder),
  };
}

/** "The number of passengers is 2", where the page says "Passengers: 2". */
function statedNumber(things: string, number: string): Check {
  const text = String(numberOf(number.toLowerCase()));
  return {
    kind: 'part',
    target: readTarget(things),
    expected: { text, comparison: 'is', isNegated: false, isQuoted: false },
  };
}

function numberOf(word: string): number {
  if (word === 'no') return 0;
  if (word === 'a single') return 1;
  const index = WORDS.indexOf(word);
  return index < 0 ? Number(word) : index;
}

function boundOf(words: string, number: number) {
  if (/^(?:at least|no less than|a minimum of)$/u.test(words))
    return { count: number, bound: 'least' as const };
  if (/^(?:at most|no more than|not more than|up to|a maximum of)$/u.test(words))
    return { count: number, bound: 'most' as const };
  if (/^(?:more than|over)$/u.test(words)) return { count: number + 1, bound: 'least' as const };
  if (/^(?:less than|fewer than)$/u.test(words)) return { count: number - 1, bound: 'most' as const };
  return { count: number, bound: words === 'not' ? ('not' as const) : ('exactly' as const) };
}
