import { literal } from '../naming/texts.ts';
import { segmentsOfCall } from '../playwright/code/locator-calls.ts';
import { bare, memberCall, memberOf, pathOf, type Argument, type Expression } from './syntax.ts';
import { fieldOf, plainOf, textOf, UNKNOWN, type Scope, type Value } from './value.ts';

/** What an expression is known to be without running the file. */
export function evaluate(expression: Expression, scope: Scope): Value {
  const node = bare(expression);
  switch (node.type) {
    case 'StringLiteral':
      return { is: 'plain', value: literal(node.value) };
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return { is: 'plain', value: node.value };
    case 'NullLiteral':
      return { is: 'plain', value: null };
    case 'RegExpLiteral':
      return { is: 'pattern', source: node.pattern, flags: node.flags };
    case 'UnaryExpression': {
      const number = plainOf(evaluate(node.argument, scope));
      return node.operator === '-' && typeof number === 'number' ? { is: 'plain', value: -number } : UNKNOWN;
    }
    case 'TemplateLiteral':
      return joined(
        node.quasis.flatMap(({ value }, index): Value[] => {
          const inserted = node.expressions[index] as Expression | undefined;
          const text: Value = { is: 'plain', value: literal(value.cooked ?? value.raw) };
          return inserted ? [text, evaluate(inserted, scope)] : [text];
        }),
      );
    case 'BinaryExpression':
      return node.operator === '+' && node.left.type !== 'PrivateName'
        ? joined([evaluate(node.left, scope), evaluate(node.right, scope)])
        : UNKNOWN;
    case 'LogicalExpression': {
      const name = environmentName(node.left);
      if (name === null || node.operator === '&&') return evaluate(node.left, scope);
      return { is: 'plain', value: scope.useVariable(name, textOf(evaluate(node.right, scope))) };
    }
    case 'ArrayExpression':
      return { is: 'list', items: node.elements.map((one) => (one ? valueOf(one, scope) : UNKNOWN)) };
    case 'ObjectExpression':
      return { is: 'object', fields: fieldsOf(node, scope) };
    case 'Identifier':
      return scope.values.get(node.name) ?? UNKNOWN;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return memberValue(node, scope);
    case 'CallExpression':
      return configured(node, scope) ?? locatorOf(node, scope);
    default:
      return UNKNOWN;
  }
}

/** The value of an argument of a call. */
export function valueOf(node: Argument | undefined, scope: Scope): Value {
  const isOdd = node === undefined || node.type === 'SpreadElement' || node.type === 'ArgumentPlaceholder';
  return isOdd ? UNKNOWN : evaluate(node as Expression, scope);
}

function joined(values: Value[]): Value {
  const texts = values.map(textOf);
  return texts.includes(null) ? UNKNOWN : { is: 'plain', value: texts.join('') };
}

function fieldsOf(node: Extract<Expression, { type: 'ObjectExpression' }>, scope: Scope): Map<string, Value> {
  const fields = new Map<string, Value>();
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.computed) continue;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : null;
    if (name !== null) fields.set(name, evaluate(value as Expression, scope));
  }
  return fields;
}

/** The name in `process.env.NAME` and `Cypress.env('NAME')`; null: it is something else. */
function environmentName(node: Expression): string | null {
  const name = configName(node, 'env');
  if (name !== null) return name;
  const [root, environment, variable, ...others] = pathOf(bare(node)) ?? [];
  const isOfProcess = root === 'process' && environment === 'env' && others.length === 0;
  return isOfProcess ? (variable ?? null) : null;
}

/** The name in `Cypress.env('NAME')` and `Cypress.config().NAME`; null: it is something else. */
function configName(node: Expression, kind: 'env' | 'config'): string | null {
  const member = memberOf(bare(node));
  const call = memberCall(member?.object ?? node);
  if (call?.name !== kind || pathOf(call.object)?.join('.') !== 'Cypress') return null;
  const [name] = call.args;
  if (member) return name ? null : member.name;
  return name?.type === 'StringLiteral' ? name.value : null;
}

/** A variable of the environment; addresses are those of one site, whose name steps leave out. */
function configured(node: Expression, scope: Scope): Value | null {
  const name = environmentName(node);
  if (name !== null) return { is: 'plain', value: scope.useVariable(name) };
  return configName(node, 'config') === 'baseUrl' ? { is: 'plain', value: '' } : null;
}

/** Other members than those of the surroundings are those of known objects. */
function memberValue(node: Expression, scope: Scope): Value {
  const value = configured(node, scope);
  if (value) return value;
  const member = memberOf(node);
  return (member && fieldOf(evaluate(member.object, scope), member.name)) ?? UNKNOWN;
}

/** The locator that a call such as `page.getByRole('row').first()` makes. */
function locatorOf(node: Expression, scope: Scope): Value {
  const call = memberCall(node);
  const base = call ? evaluate(call.object, scope) : UNKNOWN;
  if (!call || (base.is !== 'page' && base.is !== 'locator')) return UNKNOWN;
  const added = segmentsOfCall(
    call.name,
    call.args.map((one) => valueOf(one, scope)),
  );
  if (!added) return UNKNOWN;
  if (base.is === 'page') return { is: 'locator', page: base.name, segments: added };
  return { ...base, segments: [...base.segments, ...added] };
}
