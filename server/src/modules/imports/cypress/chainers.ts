import type { TextComparison } from 'shared/step-language';
import { plainOf, textOf, UNKNOWN, type Value } from '../code/value.ts';
import { isWholePage, nameOfLocator } from '../naming/locator.ts';
import { ownValue } from '../naming/texts.ts';
import type { Expectation } from '../playwright/page-call.ts';
import { plainPattern } from '../playwright/write-expectation.ts';
import type { Subject } from './subject.ts';

/** Chainers about an element, with the matchers of Playwright that mean the same. */
const MATCHERS: Record<string, string> = {
  exist: 'toBeVisible',
  'be.visible': 'toBeVisible',
  'be.hidden': 'toBeHidden',
  'be.checked': 'toBeChecked',
  'be.enabled': 'toBeEnabled',
  'be.disabled': 'toBeDisabled',
  'be.selected': 'toBeSelected',
  'be.empty': 'toBeEmpty',
  'be.focused': 'toBeFocused',
  'have.focus': 'toBeFocused',
  'have.text': 'toHaveText',
  contain: 'toContainText',
  contains: 'toContainText',
  'contain.text': 'toContainText',
  'contains.text': 'toContainText',
  'include.text': 'toContainText',
  'have.value': 'toHaveValue',
  'have.length': 'toHaveCount',
  'have.attr': 'toHaveAttribute',
  'have.class': 'toHaveClass',
  'have.css': 'toHaveCSS',
  'have.id': 'toHaveId',
  'have.prop': 'toHaveJSProperty',
  'have.data': 'toHaveJSProperty',
  'have.html': 'toMatchSnapshot',
  'have.descendants': 'toMatchSnapshot',
  match: 'toMatchSnapshot',
};
const IS = /^(?:be\.)?(?:eq|equals?|eql)$/u;
const HAS = /^(?:includes?|contains?)$/u;
const BOUND = /\.?(?:be\.|at\.)*(gt|gte|greaterThan|above|least|lt|lte|lessThan|below|most)$/u;
const MARKUP = 'The file asks for the element in the markup; the step asks whether it is seen.';

/** What `should('…')` expects of a subject; null: it is about a value of the script. */
export function expectationOf(
  subject: Extract<Subject, { is: 'element' | 'text' | 'value' | 'count' | 'title' | 'url' }>,
  chainer: string,
  values: Value[],
): Expectation | null {
  const words = chainer.split('.').filter((word) => !/^(?:to|not|deep)$/u.test(word));
  const { given, comparison, extras } = expectedText(values[chainer.includes('have.attr') ? 1 : 0]);
  const expectation: Omit<Expectation, 'matcher' | 'element'> = {
    isNegated: /(?:^|\.)not\./u.test(chainer),
    text: given,
    comparison,
    extras,
    writtenAs: chainer,
  };
  const plain = words.join('.');
  if (subject.is === 'url' || subject.is === 'title') {
    const matcher = subject.is === 'url' ? 'toHaveURL' : 'toHaveTitle';
    const compared = HAS.test(plain) ? 'contains' : plain === 'match' ? comparison : isOf(plain, subject);
    return compared ? { ...expectation, matcher, element: null, comparison: compared } : null;
  }
  const { segments } = subject;
  const element = nameOfLocator(segments);
  const counted =
    plain === 'have.length' || (IS.test(plain) && subject.is === 'count') ? 'is' : BOUND.exec(plain)?.[1];
  if (counted !== undefined && (subject.is === 'count' || plain.startsWith('have.length')))
    return { ...expectation, ...countOf(counted, values[0]), matcher: 'toHaveCount', element };
  if (subject.is === 'count') return null;
  if (subject.is === 'element') {
    const matcher = ownValue(MATCHERS, plain) ?? plain;
    const warning = plain === 'exist' && !expectation.isNegated ? MARKUP : null;
    const warned = [element.warning, warning].filter((one) => one !== null).join(' ') || null;
    return {
      ...expectation,
      matcher,
      element: { ...element, warning: element.target ? warned : element.warning },
      isWholePage: isWholePage(segments),
      attribute: textOf(values[0]),
    };
  }
  const whole = subject.is === 'text' ? 'toHaveText' : 'toHaveValue';
  const matcher = IS.test(plain) || plain === 'match' ? whole : HAS.test(plain) ? 'toContainText' : null;
  return matcher && { ...expectation, matcher, element, isWholePage: isWholePage(segments) };
}

/** The status that `should('eq', 200)` and `should('have.property', 'statusCode', 200)` expect; null: another thing. */
export function statusOf(subject: Subject, chainer: string, values: Value[]): number | null {
  const isProperty =
    chainer === 'have.property' && /^(?:response\.)?statusCode$/u.test(textOf(values[0]) ?? '');
  const isStatus = subject.is === 'status' && IS.test(chainer);
  const status = plainOf(isProperty ? values[1] : isStatus ? values[0] : undefined);
  return typeof status === 'number' ? status : null;
}

function expectedText(value: Value = UNKNOWN): {
  given: string | null;
  comparison?: TextComparison;
  extras: string[];
} {
  if (value.is !== 'pattern') return { given: textOf(value), extras: [] };
  const pattern = plainPattern(value.source);
  const extras = pattern && value.flags.includes('i') ? ['the pattern ignores case'] : [];
  return { given: pattern?.text ?? null, comparison: pattern?.comparison, extras };
}

/** How a title, an address or a part of it is compared as a whole; null: it is not. */
function isOf(chainer: string, subject: Extract<Subject, { is: 'title' | 'url' }>): TextComparison | null {
  if (!IS.test(chainer)) return null;
  const part = subject.is === 'url' ? (subject.part ?? 'href') : 'href';
  if (part === 'hash') return 'ends with';
  return /^(?:href|pathname|toString)$/u.test(part) ? 'is' : 'contains';
}

function countOf(bound: string, value: Value = UNKNOWN): Pick<Expectation, 'number' | 'bound'> {
  const number = plainOf(value);
  if (typeof number !== 'number') return { number: null };
  if (/^(?:gt|greaterThan|above)$/u.test(bound)) return { number: number + 1, bound: 'at least' };
  if (/^(?:lt|lessThan|below)$/u.test(bound)) return { number: number - 1, bound: 'at most' };
  if (bound === 'is') return { number, bound: 'exactly' };
  return { number, bound: bound === 'gte' || bound === 'least' ? 'at least' : 'at most' };
}
