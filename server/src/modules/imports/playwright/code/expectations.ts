import type { ElementName } from '../../naming/element-name.ts';
import { isWholePage, nameOfLocator } from '../../naming/locator.ts';
import type { Expectation } from '../page-call.ts';
import { plainPattern } from '../write-expectation.ts';
import { leftOutOptions } from './call-options.ts';
import { valueOf } from '../../code/evaluate.ts';
import { bare, memberCall, memberOf, pathOf, type Argument, type Expression } from '../../code/syntax.ts';
import { fieldOf, plainOf, textOf, UNKNOWN, type Scope, type Value } from '../../code/value.ts';

/** `toBeEnabled({ enabled: false })` */
const SWITCHES = ['checked', 'visible', 'enabled', 'editable'];
const NO_NAME: ElementName = { target: null, warning: null };

/**
 * What `expect(…).toBeVisible()` and its relatives expect, with the page; `other`: it is about values of the script; null: the
 * expression is no `expect`.
 */
export function expectationOf(
  node: Expression,
  scope: Scope,
): (Expectation & { page: string | null }) | 'other' | null {
  const call = memberCall(node);
  if (!call) return null;
  const modifier = memberOf(call.object);
  const isNegated = modifier?.name === 'not';
  const subject = subjectOf(isNegated ? modifier.object : call.object);
  if (!subject) return null;
  const value = subject === 'other' ? UNKNOWN : valueOf(subject, scope);
  if (value.is !== 'page' && value.is !== 'locator') return 'other';
  const segments = value.is === 'locator' ? value.segments : [];
  const values = call.args.map((one) => valueOf(one, scope));
  const [expected = UNKNOWN, second = UNKNOWN] = values;
  const given = call.name === 'toHaveAttribute' ? second : expected;
  const pattern = given.is === 'pattern' ? plainPattern(given.source) : null;
  const isOff = SWITCHES.some((name) => plainOf(fieldOf(expected, name)) === false);
  const { extras, limits } = leftOutOptions(call.name, values);
  if (pattern && given.is === 'pattern' && given.flags.includes('i')) extras.push('the pattern ignores case');
  if (isSoft(isNegated ? modifier.object : call.object))
    extras.push('the test goes on after a failure (soft)');
  return {
    matcher: call.name,
    page: value.is === 'page' ? value.name : value.page,
    element: value.is === 'locator' ? nameOfLocator(segments) : null,
    isWholePage: isWholePage(segments),
    isNegated: isNegated !== isOff,
    text: pattern?.text ?? textOf(given),
    comparison: pattern?.comparison,
    number: numberOf(expected),
    attribute: textOf(expected),
    masks: [expected, second].flatMap(masksOf),
    extras,
    limits,
  };
}

/** What is in the parentheses of `expect(…)` or `expect.soft(…)`. */
function subjectOf(object: Expression): Argument | 'other' | null {
  const node = bare(object);
  if (node.type !== 'CallExpression') return null;
  const path = pathOf(node.callee as Expression)?.join('.');
  if (path === 'expect' || path === 'expect.soft') return node.arguments[0] ?? 'other';
  return path?.startsWith('expect.') ? 'other' : null;
}

function isSoft(object: Expression): boolean {
  const node = bare(object);
  return node.type === 'CallExpression' && pathOf(node.callee as Expression)?.join('.') === 'expect.soft';
}

function masksOf(options: Value): ElementName[] {
  const masks = fieldOf(options, 'mask');
  const items = masks?.is === 'list' ? masks.items : [];
  return items.map((one) => (one.is === 'locator' ? nameOfLocator(one.segments) : NO_NAME));
}

function numberOf(value: Value): number | null {
  const plain = plainOf(value);
  return typeof plain === 'number' ? plain : null;
}
