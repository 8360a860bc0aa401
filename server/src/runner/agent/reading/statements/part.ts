import type { Bounds, Check, Expected } from '../../check.ts';
import type { Target } from '../../target.ts';
import { isErrorKind } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import { eachOf, withGroup } from './every.ts';
import { withFigure } from './figures.ts';
import { withItem } from './nth-item.ts';
import { titleOf } from './own-title.ts';
import { thing } from './thing.ts';
import { isDenialOfHolder, isVagueDenial } from './vague-denial.ts';
import { PAGE } from './vocabulary.ts';

/** That a thing of the page says what is expected; null where that could not be checked. */
export function part(name: string, expected: Expected): Check | null {
  if (expected.text === '' || new RegExp(`^(?:it|this|that|everything|all|there|${PAGE})$`, 'iu').test(name))
    return null;
  const target = withFigure(withItem(thing(titleOf(name))));
  // A form is never "submitted" to the letter: such a denial would be true of everything.
  if (isVagueDenial(expected)) return null;
  if (isDenialOfHolder(expected, target)) return null;
  // Nothing on a page is called a message: it is what the page says.
  if (expected.isQuoted && target.within && isMessage(target)) return saidThere(target, expected);
  if (expected.isQuoted && isMessage(target))
    return {
      kind: 'text',
      text: expected.text,
      isNegated: expected.isNegated,
      isQuoted: true,
      within: null,
      ...(!expected.isNegated &&
        /\b(?:message|note|notice|caption)$/iu.test(name) && { isMessage: sortOfText(name) }),
    };
  const each = eachOf(name) ?? noneOf(name);
  if (!each) return { kind: 'part', target, expected };
  if (each.isNone && expected.isNegated) return null;
  const isNegated = expected.isNegated || each.isNone;
  return {
    kind: 'part',
    target: withGroup(readTarget(each.name), each.name),
    expected: { ...expected, isNegated },
    isEach: true,
    ...(each.amount && { amount: each.amount, ...tallied(each.name, expected, each.amount) }),
  };
}

/** "No order is cancelled": none of the orders. */
function noneOf(name: string): ReturnType<typeof eachOf> {
  const noun = /^no (\p{Ll}{3,})$/iu.exec(name)?.[1];
  return noun === undefined
    ? null
    : eachOf(`none of the ${noun.replace(/s$/u, '').replace(/(?<=[^aeiou])y$/u, 'ie')}s`);
}

/** "4 notifications are unread": there are so many unread notifications. */
function tallied(
  name: string,
  { text, isQuoted, isNegated }: Expected,
  amount: Bounds,
): { otherwise?: Check } {
  const target = readTarget(`${text} ${name.replace(/^the /u, '')}`);
  if (isQuoted || isNegated || !/^\p{Ll}+$/u.test(text) || !target.readings.some(({ kind }) => kind?.isText))
    return {};
  return { otherwise: { kind: 'count', target, within: null, ...amount } };
}

/** "The paragraph below the heading says Hello": these words stand there. */
function saidThere({ words, within }: Target, { text, comparison, isNegated }: Expected): Check {
  const reading = { name: text, kind: null, ordinal: null, ...(comparison === 'is' && { isQuoted: true }) };
  const target = { words: `"${text}" (${words})`, readings: [reading], within };
  return { kind: 'state', target, state: isNegated ? 'hidden' : 'visible' };
}

function sortOfText(name: string): 'message' | 'note' | 'caption' {
  if (/caption$/iu.test(name)) return 'caption';
  return /note$/iu.test(name) ? 'note' : 'message';
}

function isMessage({ readings }: Target): boolean {
  return readings.some(
    ({ name, kind }) =>
      /^(?:status|system|page|info)?$/u.test(name) &&
      kind?.isText &&
      kind.css === null &&
      !isErrorKind(kind) &&
      kind.word !== 'label',
  );
}
