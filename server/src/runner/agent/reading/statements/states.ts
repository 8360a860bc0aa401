import type { Check, ElementState } from '../../check.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import { withHead } from '../targets/with-head.ts';
import type { Rule } from '../rule.ts';
import { eachOf } from './every.ts';
import { expect } from './expected.ts';
import { shownOrHidden, text } from './shown.ts';
import { valueOf } from './values.ts';
import { withItem } from './nth-item.ts';
import { NOT, ON_PAGE, PAGE, SHOWN } from './vocabulary.ts';

const STATES: [pattern: string, state: ElementState][] = [
  ['(?:enabled|clickable|clicked|selectable)', 'enabled'],
  ['(?:disabled|greyed out|grayed out|not clickable)', 'disabled'],
  ['(?:active)', 'active'],
  ['(?:inactive)', 'inactive'],
  ['(?:checked|ticked|switched on|turned on|on)', 'checked'],
  ['(?:accepted|agreed to)', 'checked'],
  ['(?:completed|complete|done|finished|crossed (?:off|out)|struck (?:out|through))', 'checked'],
  ['(?:incomplete|uncompleted|unfinished)', 'unchecked'],
  ['(?:unchecked|unticked|switched off|turned off|off)', 'unchecked'],
  ['(?:selected|chosen|highlighted|pressed|current)', 'selected'],
  ['(?:unselected|deselected)', 'unselected'],
  ['(?:expanded|unfolded)', 'expanded'],
  ['(?:collapsed|folded)', 'collapsed'],
  ['(?:focused|in focus)', 'focused'],
  ['(?:read-?only|read only)', 'readonly'],
  ['(?:editable)', 'editable'],
  ['(?:required|mandatory)', 'required'],
  ['(?:optional)', 'optional'],
  ['(?:(?:marked |flagged |shown )?(?:as )?invalid)', 'invalid'],
  ['(?:empty|blank|cleared|emptied)', 'empty'],
  ['(?:(?:pre-?)?filled(?: in| out)?)', 'filled'],
  [`(?:${SHOWN})`, 'visible'],
  ['(?:hidden|gone|absent|invisible|missing|removed|deleted)', 'hidden'],
];
const OPPOSITE: Record<ElementState, ElementState> = {
  enabled: 'disabled',
  disabled: 'enabled',
  active: 'inactive',
  inactive: 'active',
  checked: 'unchecked',
  unchecked: 'checked',
  selected: 'unselected',
  unselected: 'selected',
  expanded: 'collapsed',
  collapsed: 'expanded',
  focused: 'unfocused',
  unfocused: 'focused',
  readonly: 'editable',
  editable: 'readonly',
  required: 'optional',
  optional: 'required',
  invalid: 'valid',
  valid: 'invalid',
  empty: 'filled',
  filled: 'empty',
  visible: 'hidden',
  hidden: 'visible',
};
const STATE = STATES.map(([pattern]) => pattern).join('|');
const PLACE = '(?:in|inside|within|on|under|below|next to|beside|near)';

/** How an element is. */
export const STATE_STATEMENTS: Rule<Check>[] = [
  // "The error says that the email is missing": what is missing is said, not meant.
  [
    /^(.+?) (?:says|states|tells|shows|reads|explains|warns|mentions)(?: me| us)? that (.+)$/iu,
    ([name = '', words = '']) =>
      new RegExp(`^${PAGE}$`, 'iu').test(name)
        ? text(words, false)
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
    ([kind = '', not, name = '']) => state(`the ${name} ${kind}`, 'selected', Boolean(not)),
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
  [
    new RegExp(`^(.+?) is ${NOT}((?:in|inside|within|next to|beside|near) .+)$`, 'iu'),
    ([name = '', not, place = '']) => shownOrHidden(`${name} ${place}`, Boolean(not)),
  ],
];

function openOrSaysSo(name: string, text: string, isNegated: boolean): Check {
  const isOpen = /open/iu.test(text) !== isNegated;
  if (/\btab$/iu.test(name))
    return { kind: 'state', target: readTarget(name), state: isOpen ? 'selected' : 'unselected' };
  const word = { text, isNegated };
  return { kind: 'state', target: readTarget(name), state: isOpen ? 'expanded' : 'collapsed', word };
}

/** Words that a row or a badge says of a thing at least as often. */
const ALSO_TEXT =
  /^(?:completed?|done|finished|incomplete|active|inactive|current|open|on|off|required|optional|mandatory|selected|disabled|enabled|checked|highlighted|blank|chosen|expanded|collapsed|accepted)$/iu;

function state(name: string, word: string, isNegated: boolean): Check | null {
  const isTab = /\btab$/iu.test(name);
  const named = STATES.find(([pattern]) =>
    new RegExp(`^${pattern}$`, 'iu').test(
      isTab ? word.replace(/^inactive$/iu, 'unselected').replace(/^active$/iu, 'selected') : word,
    ),
  )?.[1];
  if (!named) return null;
  const each = eachOf(name);
  const meant = isNegated !== (each?.isNone ?? false) ? OPPOSITE[named] : named;
  if (named === 'visible' || named === 'hidden')
    return shownOrHidden(name, (named === 'hidden') !== isNegated);
  const plain = readTarget(each?.name ?? name);
  // What is not marked may be wrong all the same.
  if (meant === 'valid') return null;
  const target = withItem(/selected|checked|active/u.test(meant) ? withHead(plain, name) : plain);
  if (each)
    return { kind: 'state', target, state: meant, isEach: true, ...(each.amount && { amount: each.amount }) };
  const isNamedThing = target.readings.some(({ kind }) => kind !== null && !kind.isContainer);
  if (isNamedThing || !ALSO_TEXT.test(word)) return { kind: 'state', target, state: meant };
  return { kind: 'state', target, state: meant, word: { text: word, isNegated } };
}
