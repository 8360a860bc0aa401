import type { Check } from '../../check.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { expect } from './expected.ts';
import { part } from './part.ts';
import { shownOrHidden, text } from './shown.ts';
import { openOrSaysSo, state } from './state.ts';
import { STATE, stateCalled } from './state-words.ts';
import { valueOf } from './values.ts';
import { NOT, ON_PAGE, PAGE, SHOWN } from './vocabulary.ts';

const PLACE = '(?:in|inside|within|on|under|below|next to|beside|near)';

/** How an element is. */
export const STATE_STATEMENTS: Rule<Check>[] = [
  // "The error says that the email is missing": what is missing is said, not meant.
  [
    /^(.+?) (?:says|states|tells|shows|reads|explains|warns|mentions)(?: me| us)? that (.+)$/iu,
    ([name = '', words = '']) =>
      new RegExp(`^${PAGE}$`, 'iu').test(name)
        ? ({ ...text(words, false), isReported: true } as Check)
        : { kind: 'part', target: readTarget(name), expected: expect('contains', undefined, words) },
  ],
  // "The Email field has an error".
  [
    /^(?:an? |the )?(?:validation )?error(?: message)? is (?:shown|displayed|visible) (?:for|at|under|below|beside|next to|on) (the .+ (?:field|box|input|list|dropdown)|\S+)$/iu,
    ([name = '']) => state(name, 'invalid', false),
  ],
  [
    /^(.+ (?:field|box|input|list|dropdown)|the (?:field|input|box) .+) (?:has|shows|displays) an? (?:validation )?error(?: message)?$/iu,
    ([name = '']) => state(name, 'invalid', false),
  ],
  [
    /^(.+ (?:dialog|dialogue|modal|popup|pop-up|window|menu)) is (?:(not |no longer )?(?:open|opened)|(closed))$/iu,
    ([name = '', not, closed]) => shownOrHidden(name, Boolean(not ?? closed)),
  ],
  [
    /^((?:the |an? )?(?:dialog|dialogue|modal|popup|pop-up|menu)\b.+) is (?:(not |no longer )?(?:open|opened)|(closed))$/iu,
    ([name = '', not, closed]) => shownOrHidden(name, Boolean(not ?? closed)),
  ],
  [
    new RegExp(
      `^(?:the )?(?:current|active|selected|open) (${KIND_WORDS}) is (not )?(?:called )?(.+)$`,
      'iu',
    ),
    ([kind = '', not, name = '']) =>
      // "The Active tab is not selected" is said of the tab Active.
      stateCalled(name) ? null : state(`the ${name} ${kind}`, 'selected', Boolean(not)),
  ],
  [
    new RegExp(`^(.+?) is (not )?the (?:current|active|selected|open) (${KIND_WORDS})$`, 'iu'),
    ([name = '', not, kind = '']) => state(`the ${name} ${kind}`, 'selected', Boolean(not)),
  ],
  [
    /^(.+?) is (not )?the (?:current|active|selected|chosen|preferred) (\p{Ll}+(?: \p{Ll}+)?)$/u,
    ([name = '', not, field = '']) => {
      const check = state(name, 'selected', Boolean(not));
      const otherwise = valueOf(`the ${field}`, expect('is', undefined, name));
      return check?.kind === 'state' && !not ? { ...check, otherwise } : check;
    },
  ],
  [
    /^(.+?) is (not |no longer )?(open|closed)$/iu,
    ([name = '', not, word = '']) => openOrSaysSo(name, word, Boolean(not)),
  ],
  [/^(.+?) has (?:the )?(?:keyboard )?focus$/iu, ([name = '']) => state(name, 'focused', false)],
  [/^(.+?) does not have (?:the )?(?:keyboard )?focus$/iu, ([name = '']) => state(name, 'focused', true)],
  [
    /^(?:the )?(?:keyboard )?(?:focus|cursor) is (?:on|in|inside) (.+)$/iu,
    ([name = '']) => state(name, 'focused', false),
  ],
  [
    new RegExp(`^(.+?) is ${NOT}(?:now )?(${STATE})${ON_PAGE}$`, 'iu'),
    ([name = '', not, word = '']) => state(name, word, Boolean(not)),
  ],
  [
    new RegExp(`^(.+?) is ${NOT}(?:${SHOWN}) (${PLACE} .+)$`, 'iu'),
    ([name = '', not, place = '']) => shownOrHidden(`${name} ${place}`, Boolean(not)),
  ],
  [
    new RegExp(`^(.+?) is ${NOT}(?:anywhere )?(?:on|in) ${PAGE}$`, 'iu'),
    ([name = '', not]) => shownOrHidden(name, Boolean(not)),
  ],
  // No place: what a thing says of itself.
  [
    new RegExp(`^(.+?) is ${NOT}(in (?:stock|use|transit|progress|sync|order|sale|transfer|review))$`, 'iu'),
    ([name = '', not, words = '']) => part(name, expect(not ? 'contains' : 'is', not, words)),
  ],
  [
    new RegExp(`^(.+?) is ${NOT}((?:in|inside|within|next to|beside|near) .+)$`, 'iu'),
    ([name = '', not, place = '']) =>
      not ? notThere(name, place) : shownOrHidden(`${name} ${place}`, false),
  ],
];

/** "The mug is not in the cart": not under that heading, where no sort of place is named. */
function notThere(name: string, place: string): Check {
  const check = shownOrHidden(`${name} ${place}`, true);
  if (check.kind !== 'state' || !check.target.orElse?.within || check.target.within) return check;
  const { words, readings, within } = check.target.orElse;
  return { ...check, target: { words, readings, within } };
}
