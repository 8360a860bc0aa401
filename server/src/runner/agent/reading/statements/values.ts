import type { Check, Expected } from '../../check.ts';
import type { Target } from '../../target.ts';
import { isErrorKind } from '../targets/kinds.ts';
import { isBareKind, namesKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { eachOf } from './every.ts';
import { COMPARE, expect } from './expected.ts';
import { withItem } from './nth-item.ts';
import { NOT, PAGE } from './vocabulary.ts';

const NOUN = '(?:the (?:text|word|words|message|label|value|number) )?';

/** What fields hold. */
export const VALUES: Rule<Check>[] = [
  // What an empty field shows.
  [
    new RegExp(`^(?:the )?placeholder(?: text)? (?:of|in) (.+?) ${COMPARE} ${NOT}(.+)$`, 'iu'),
    ([name = '', verb = '', not, words = '']) => ({
      ...valueOf(name, expect(verb, not, words)),
      isHint: true,
    }),
  ],
  [
    /^(.+?) (?:has|shows) (?:the |a )?placeholder(?: text)? (.+)$/iu,
    ([name = '', words = '']) => ({ ...valueOf(name, expect('is', undefined, words)), isHint: true }),
  ],
  [
    new RegExp(`^(?:the )?value (?:of|in) (.+?) ${COMPARE} ${NOT}(.+)$`, 'iu'),
    ([name = '', verb = '', not, words = '']) => valueOf(name, expect(verb, not, words)),
  ],
  [
    /^(?:the )?(?:selected|chosen) (.+?) is (not )?(.+)$/iu,
    ([name = '', not, words = '']) => (isBareKind(name) ? null : valueOf(name, expect('is', not, words))),
  ],
  [
    /^(.+?) (?:(has)|(contains)) (?:the |a )?value (?:of )?(.+)$/iu,
    ([name = '', is, , words = '']) => valueOf(name, expect(is ? 'is' : 'contains', undefined, words)),
  ],
  [
    /^(.+?) does not (?:(have)|(?:contain)) (?:the |a )?value (?:of )?(.+)$/iu,
    ([name = '', is, words = '']) => valueOf(name, expect(is ? 'is' : 'contains', 'not', words)),
  ],
  [
    /^(.+?) is (?:pre-?)?(?:filled|set|populated)(?: in)? (?:with|to) (.+)$/iu,
    ([name = '', words = '']) => valueOf(name, expect('is', undefined, words)),
  ],
  [
    /^(.+?) (?:has|shows) (.+?) (?:selected|chosen)$/iu,
    ([name = '', words = '']) => valueOf(name, expect('is', undefined, words)),
  ],
  [
    /^(.+?) is (not )?(?:selected|chosen) (?:in|from|for|as) (.+)$/iu,
    ([words = '', not, name = '']) => valueOf(name, expect('is', not, words)),
  ],
];

/** What things of the page say: "the cart shows 1", "the total is $42.00". The most general statements, so the last. */
export const PARTS: Rule<Check>[] = [
  // A message counts by what it is, not by the word for it.
  [
    /^(.+?) does not (?:have|contain|show|display) (?:an? |the |any )?((?:validation )?errors?|error messages?)$/iu,
    () => ({ kind: 'state', target: readTarget('the error'), state: 'hidden' }),
  ],
  [
    /^(.+?) (?:(does not )(?:have|contain|show|display)|(?:has|contains|shows|displays)) (an? |the |any )?(.+)$/iu,
    ([holder = '', not, article, thing = '']) =>
      article || (not && namesKind(thing)) ? elementIn(holder, thing, Boolean(not)) : null,
  ],
  [
    /^(.+?) (?:costs(?! is\b)|is priced at) (?:(more than|over|less than|under|at least|at most|no more than) )?(.+)$/iu,
    ([name = '', bound, words = '']) =>
      part(
        /^it$/iu.test(name) ? 'the price' : `the price of ${name.replace(/^the /iu, '')}`,
        expect(bound ? `is ${bound.replace('under', 'less than')}` : 'is', undefined, words),
      ),
  ],
  [
    /^(.+?) is (?:called|named|titled|labell?ed) (.+)$/iu,
    ([name = '', words = '']) => (isBareKind(name) ? elementCalled(name, words) : null),
  ],
  [
    /^(.+?) is (not )?(?:(called|named|titled|labell?ed)|marked|shown|displayed|listed|tagged)(?: as)? (.+)$/iu,
    ([name = '', not, label, words = '']) => {
      if (not && /^(?:as )?invalid$/iu.test(words)) return null;
      const check = part(name, expect('contains', not, words));
      return check?.kind === 'part' && label ? { ...check, isLabel: true } : check;
    },
  ],
  [
    new RegExp(
      `^(.+?) (shows|contains|displays|includes|has|says|said|tells|asks|asked|lists|mentions) (?:that (?!\\S+$))?${NOUN}(.+)$`,
      'iu',
    ),
    ([name = '', , words = '']) => part(name, expect('contains', undefined, words)),
  ],
  [
    new RegExp(
      `^(.+?) does not (?:show|contain|display|include|have|say|tell|ask|list|mention|read) ${NOUN}(.+)$`,
      'iu',
    ),
    ([name = '', words = '']) => part(name, expect('contains', 'not', words)),
  ],
  [
    new RegExp(`^(.+?) ${COMPARE} ${NOT}(?:equal to |at (?=\\d))?(?:the text )?(.+)$`, 'iu'),
    ([name = '', verb = '', not, words = '']) =>
      part(name, expect(verb === 'reads' ? 'is' : verb, not, words)),
  ],
];

/** "The tab is called Notes": there is one of that name. */
function elementCalled(name: string, words: string): Check {
  return { kind: 'state', target: readTarget(`${name} called ${words}`), state: 'visible' };
}

/** "The paragraph below the heading says Hello": these words stand there. */
function saidThere({ words, within }: Target, { text, comparison, isNegated }: Expected): Check {
  const reading = { name: text, kind: null, ordinal: null, ...(comparison === 'is' && { isQuoted: true }) };
  const target = { words: `"${text}" (${words})`, readings: [reading], within };
  return { kind: 'state', target, state: isNegated ? 'hidden' : 'visible' };
}

function isMessage({ readings }: Target): boolean {
  return readings.some(
    ({ name, kind }) =>
      name === '' && kind?.isText && kind.css === null && !isErrorKind(kind) && kind.word !== 'label',
  );
}

/** "The icon shows no number" is said of any number, not of that word. */
const SORT_OF_TEXT =
  /^(?:an? |any )?(?:numbers?|values?|texts?|words?|dates?|prices?|amounts?|counts?|digits?|letters?)$/iu;

/** "Save is not on top", "the table contains no row of Bob": as texts such words stand nowhere, so that a denial would always be true. */
function isVagueDenial({ text, comparison, isNegated, isQuoted }: Expected): boolean {
  if (!isNegated || isQuoted) return false;
  if (comparison === 'is') return /^\p{Ll}/u.test(text) && !/\p{Nd}/u.test(text);
  return comparison === 'contains' && (namesKind(text) || SORT_OF_TEXT.test(text));
}

/** "The dialog title" is the heading in the dialog. */
function titleOf(name: string): string {
  const [, holder] =
    /^(?:the )?(dialog|dialogue|modal|popup|pop-up)(?:'s|’s)? (?:title|heading|headline)$/iu.exec(name) ??
    /^(?:the )?(?:title|heading|headline) of the (dialog|dialogue|modal|popup|pop-up)$/iu.exec(name) ??
    [];
  if (holder) return `the heading in the ${holder}`;
  // What is written on a button is the button's.
  const [, of, possessed] =
    /^(?:the )?(?:text|label|caption|wording|title) (?:of|on) (the (?:.+ )?(?:button|link|tab))$/iu.exec(
      name,
    ) ??
    /^()(the (?:.+ )?(?:button|link|tab))(?:'s|’s) (?:text|label|caption|wording|title)$/iu.exec(name) ??
    [];
  return of || possessed || name;
}

/** "The header has a link Account". */
function elementIn(holder: string, thing: string, isHidden: boolean): Check | null {
  const target = readTarget(`${thing} in ${holder}`);
  const isElement = target.readings.some(({ kind }) => kind !== null && !kind.isText);
  if (!isElement || target.within?.relation !== 'inside') return attributeOf(holder, thing, isHidden);
  return { kind: 'state', target, state: isHidden ? 'hidden' : 'visible' };
}

/** "Invoice 12 has the status Open": the status of it is Open. */
function attributeOf(holder: string, thing: string, isNegated: boolean): Check | null {
  const [, noun, value] = /^(\p{Ll}+) (.+)$/u.exec(thing) ?? [];
  if (!noun || !value || namesKind(noun) || /^(?:text|word|value|message|name)s?$/u.test(noun)) return null;
  if (!/^[\p{Lu}\p{Nd}\uE000$€£]/u.test(value)) return null;
  if (eachOf(holder)) return part(holder, expect('contains', isNegated ? 'not' : undefined, value));
  return part(
    `the ${noun} of ${holder.replace(/^the /iu, '')}`,
    expect('is', isNegated ? 'not' : undefined, value),
  );
}

export function valueOf(name: string, expected: Expected): Extract<Check, { kind: 'value' }> {
  return { kind: 'value', target: readTarget(name), expected };
}

function part(name: string, expected: Expected): Check | null {
  if (expected.text === '' || new RegExp(`^(?:it|this|that|everything|all|there|${PAGE})$`, 'iu').test(name))
    return null;
  const target = withItem(readTarget(titleOf(name)));
  // A form is never "submitted" to the letter: such a denial would be true of everything.
  if (isVagueDenial(expected)) return null;
  const isVague = expected.isNegated && expected.comparison === 'is' && !expected.isQuoted;
  if (
    isVague &&
    target.readings.every(
      ({ kind, name: called }) => kind?.isContainer || called === '' || isBareKind(called),
    )
  )
    return null;
  // Nothing on a page is called a message: it is what the page says.
  if (expected.isQuoted && target.within && isMessage(target)) return saidThere(target, expected);
  if (expected.isQuoted && isMessage(target))
    return { kind: 'text', text: expected.text, isNegated: expected.isNegated, isQuoted: true, within: null };
  const each = eachOf(name);
  if (!each) return { kind: 'part', target, expected };
  if (each.isNone && expected.isNegated) return null;
  const isNegated = expected.isNegated || each.isNone;
  return {
    kind: 'part',
    target: readTarget(each.name),
    expected: { ...expected, isNegated },
    isEach: true,
    ...(each.amount && { amount: each.amount }),
  };
}
