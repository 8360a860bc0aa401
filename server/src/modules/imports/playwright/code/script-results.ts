import type { Assertion } from 'shared/step-language';
import { evaluate, valueOf } from '../../code/evaluate.ts';
import { bare, memberCall, memberOf, type Argument, type Expression } from '../../code/syntax.ts';
import { plainOf, textOf, UNKNOWN, type Scope, type Value } from '../../code/value.ts';

/** What scripts assert of a value that they have got from the browser, and steps assert of the page. */
interface ResultAssertion {
  assertion: Assertion;
  /** Options that the step does not have. */
  extras: string[];
}

/** A download by `page.waitForEvent('download')`, what axe has found by `new AxeBuilder({ page }).analyze()`, or unknown. */
export function scriptResultOf(init: Expression, scope: Scope): Value {
  const call = memberCall(init);
  if (call?.name === 'waitForEvent')
    return plainOf(valueOf(call.args[0], scope)) === 'download' ? { is: 'download' } : UNKNOWN;
  if (call?.name !== 'analyze') return UNKNOWN;
  const options: string[] = [];
  for (let object = bare(call.object); ;) {
    if (object.type === 'NewExpression')
      return object.callee.type === 'Identifier' && /^Axe/u.test(object.callee.name)
        ? { is: 'findings', options }
        : UNKNOWN;
    const option = memberCall(object);
    if (!option) return UNKNOWN;
    options.unshift(option.name);
    object = bare(option.object);
  }
}

/** `expect(download.suggestedFilename()).toBe('…')` and `expect(results.violations).toEqual([])`; null: it is neither. */
export function resultAssertionOf(expression: Expression, scope: Scope): ResultAssertion | null {
  const call = memberCall(expression);
  const subject = call && subjectOf(call.object);
  if (!call || !subject) return null;
  const [expected] = call.args;
  return (
    nameAssertion(subject, call.name, expected, scope) ??
    findingsAssertion(subject, call.name, expected, scope)
  );
}

type Judge = (
  subject: Expression,
  matcher: string,
  expected: Argument | undefined,
  scope: Scope,
) => ResultAssertion | null;

const IS_EQUAL = /^(?:toBe|toEqual|toStrictEqual)$/u;

const nameAssertion: Judge = (subject, matcher, expected, scope) => {
  const read = memberCall(subject);
  if (read?.name !== 'suggestedFilename' || evaluate(read.object, scope).is !== 'download') return null;
  const file = textOf(valueOf(expected, scope));
  return IS_EQUAL.test(matcher) && file ? { assertion: { kind: 'downloaded', file }, extras: [] } : null;
};

const findingsAssertion: Judge = (subject, matcher, expected, scope) => {
  const member = memberOf(subject);
  const isCount = member?.name === 'length';
  const list = isCount ? memberOf(member.object) : member;
  const findings = list?.name === 'violations' ? evaluate(list.object, scope) : UNKNOWN;
  if (findings.is !== 'findings') return null;
  const value = valueOf(expected, scope);
  const isNone =
    matcher === 'toHaveLength' || isCount
      ? plainOf(value) === 0
      : value.is === 'list' && value.items.length === 0;
  const isJudged = IS_EQUAL.test(matcher) || (matcher === 'toHaveLength' && !isCount);
  return isNone && isJudged
    ? { assertion: { kind: 'accessible', impact: 'minor' }, extras: findings.options }
    : null;
};

/** What is in the parentheses of `expect(…)`. */
function subjectOf(object: Expression): Expression | null {
  const node = bare(object);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'expect')
    return null;
  return (node.arguments[0] as Expression | undefined) ?? null;
}
