import type { Check } from '../../check.ts';
import { isErrorKind, KIND_WORDS_PLURAL } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { isQuotation, unshield } from '../shield.ts';
import { BOUND, boundOf, NUMBER, numberOf } from './amounts.ts';
import { shownOrHidden } from './shown.ts';
import { MESSAGE, ON_PAGE, PAGE, SHOWN } from './vocabulary.ts';

const ENDS_IN_KIND = new RegExp(`(?:^|\\s)${KIND_WORDS_PLURAL}$`, 'iu');

/** How many there are. */
export const COUNTS: Rule<Check>[] = [
  [
    new RegExp(
      `^there (?:is|are) ${BOUND}${NUMBER} (.+?)(?: (?:(shown|visible|displayed|listed)|(left|remaining)))?(${ON_PAGE})$`,
      'iu',
    ),
    ([bound, number = '', things = '', shown, left, place]) =>
      countLeft(bound, number, things, left, shown ?? place),
  ],
  [
    new RegExp(`^there (?:is|are) (?:not (?:an?|any) )(.+?)${ON_PAGE}$`, 'iu'),
    ([thing = '']) => shownOrHidden(thing, true),
  ],
  [
    new RegExp(`^there (?:is|are) (?:the |some )?(.+?)${ON_PAGE}$`, 'iu'),
    ([thing = '']) => shownOrHidden(thing, false),
  ],
  [
    new RegExp(
      `^(.+?) (?:has|shows|contains|displays|lists) ${BOUND}${NUMBER} ((?:.+ )?${KIND_WORDS_PLURAL})$`,
      'iu',
    ),
    ([holder = '', bound, number = '', things = '']) =>
      // The error of a field stands beside it, not in it.
      /\berrors?\b/iu.test(things) && /\b(?:field|box|input|list|dropdown)\b/iu.test(holder)
        ? null
        : count(bound, number, things, holder),
  ],
  [
    new RegExp(
      `^(?!${PAGE} )(.+?) (?:has|shows|contains|displays|lists) ${BOUND}${NUMBER} (\\p{Ll}+(?: \\p{Ll}+)?)$`,
      'iu',
    ),
    ([holder = '', bound, number = '', things = '']) =>
      /^no$/iu.test(number) || /^(?:of|out|from|to|left|remaining|selected)\b/iu.test(things)
        ? null
        : count(bound, number, things, holder),
  ],
  [
    new RegExp(
      `^(?:the )?number of (.+?) (?:is|equals) ${BOUND.replace(/\)\?$/u, '|greater than |equal to )?')}${NUMBER}$`,
      'iu',
    ),
    ([things = '', bound, number = '']) =>
      / (?:found|listed|shown|displayed)$/iu.test(things)
        ? countLeft(bound, number, things.replace(/ \S+$/u, ''), undefined, 'shown')
        : ENDS_IN_KIND.test(things) || bound || / (?:in|on|inside) /iu.test(things)
          ? count(bound?.replace('greater', 'more'), number, things)
          : statedNumber(things, number),
  ],
  [
    new RegExp(
      `^${BOUND}${NUMBER} (.+?) (?:is|are) (?:(${SHOWN})|found|(left|remaining))(${ON_PAGE})$`,
      'iu',
    ),
    ([bound, number = '', things = '', shown, left, place]) =>
      countLeft(bound, number, things, left, shown ?? place),
  ],
];

/** "12 invoices are listed" says of as many that they can be seen. */
const ON_SIGHT = /^(?:shown|visible|displayed|listed)$|\b(?:this|the) (?:page|screen|view)$/iu;

/** "There are 2 items left", which a page may say in these words. */
function countLeft(
  bound: string | undefined,
  number: string,
  things: string,
  left: string | undefined,
  shown: string | undefined,
): Check {
  const check = count(bound, number, things);
  if (check.kind !== 'count') return check;
  if (left) return { ...check, told: `${unshield(things)} ${left}` };
  return check.count > 0 && ON_SIGHT.test(shown ?? '') ? { ...check, isShown: true } : check;
}

function count(bound: string | undefined, number: string, things: string, holder?: string): Check {
  if (number.toLowerCase() === 'no' && holder === undefined && (isQuotation(things) || MESSAGE.test(things)))
    return shownOrHidden(things, true);
  if (holder !== undefined && / (?:left|remaining)$/iu.test(things)) {
    const check = count(bound, number, things.replace(/ \S+$/u, ''), holder);
    return check.kind === 'count' ? { ...check, told: unshield(things) } : check;
  }
  const placed = /^(.+?) (?:in|on|inside) (.+)$/iu.exec(things);
  if (holder === undefined && placed?.[1] && placed[2]) return count(bound, number, placed[1], placed[2]);
  const denied = holder === undefined ? deniedByPage(bound, number, things) : null;
  if (denied) return denied;
  const isPage = holder === undefined || new RegExp(`^${PAGE}$`, 'iu').test(holder);
  return {
    kind: 'count',
    target: readTarget(things),
    ...boundOf((bound ?? '').trim().toLowerCase(), numberOf(number.toLowerCase())),
    within: isPage ? null : readTarget(holder),
  };
}

/** "There are no new messages": nothing on a page is a message by its kind, so that the page itself must say so. */
function deniedByPage(bound: string | undefined, number: string, things: string): Check | null {
  if (numberOf(number.toLowerCase()) !== 0 || bound || !/^\P{Lu}+$/u.test(things) || isQuotation(things))
    return null;
  const target = readTarget(things);
  const isSort = target.readings.some(
    ({ kind }) => kind !== null && (!kind.isText || kind.css !== null || isErrorKind(kind)),
  );
  if (isSort || target.within || / (?:left|found)$/iu.test(things)) return null;
  const said: Check = {
    kind: 'text',
    text: `no ${unshield(things)}`,
    isNegated: false,
    isQuoted: false,
    within: null,
  };
  const isText = target.readings.some(({ kind }) => kind !== null);
  const counted: Check = { kind: 'count', target, within: null, count: 0, bound: 'exactly' };
  return isText ? said : { ...said, otherwise: counted };
}

/** "The number of passengers is 2", where the page says "Passengers: 2". */
function statedNumber(things: string, number: string): Check {
  const text = String(numberOf(number.toLowerCase()));
  const words = `${text} ${unshield(things)}`;
  return {
    kind: 'part',
    target: readTarget(things),
    expected: { text, comparison: 'is', isNegated: false, isQuoted: false },
    otherwise: { kind: 'text', text: words, isNegated: false, isQuoted: false, within: null },
  };
}
