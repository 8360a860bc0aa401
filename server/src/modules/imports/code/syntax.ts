import type { parse } from '@babel/parser';
import { UnreadableFileError } from '../imported.ts';

type Program = ReturnType<typeof parse>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type Call = Extract<Expression, { type: 'CallExpression' }>;
export type Argument = Call['arguments'][number];
export type FunctionNode = Extract<Expression, { type: 'ArrowFunctionExpression' | 'FunctionExpression' }>;

/** Parses JavaScript or TypeScript. @throws UnreadableFileError */
export async function parseCode(source: string, fileName: string): Promise<Statement[]> {
  // Loaded at the first use: most processes never read code.
  const { parse: parseProgram } = await import('@babel/parser');
  try {
    return parseProgram(source, {
      sourceType: 'unambiguous',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      // Casts of TypeScript look like elements of JSX.
      plugins: /\.[cm]?ts$/iu.test(fileName)
        ? ['typescript', 'decorators']
        : ['typescript', 'decorators', 'jsx'],
    }).program.body;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const line =
      error instanceof SyntaxError && 'loc' in error ? (error.loc as { line?: number }).line : undefined;
    throw new UnreadableFileError(
      `The file is no JavaScript or TypeScript that can be read${line === undefined ? '' : ` (line ${line})`}. Save recordings of other languages as "Test Runner" of Node.js.`,
    );
  }
}

/** Without `await`, parentheses and type annotations. */
export function bare(node: Expression): Expression {
  switch (node.type) {
    case 'AwaitExpression':
      return bare(node.argument);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** `object` and `name` of `object.name(…)`; null: it is no such call. */
export function memberCall(node: Expression): { object: Expression; name: string; args: Argument[] } | null {
  const call = bare(node);
  if (call.type !== 'CallExpression') return null;
  const member = memberOf(call.callee as Expression);
  return member && { ...member, args: call.arguments };
}

/** Every call in a piece of the code, at any depth. */
export function callsWithin(node: unknown): Expression[] {
  if (Array.isArray(node)) return node.flatMap(callsWithin);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const own = node.type === 'CallExpression' ? [node as Expression] : [];
  return [...own, ...Object.values(node).flatMap(callsWithin)];
}

/** `object` and `name` of `object.name`. */
export function memberOf(node: Expression): { object: Expression; name: string } | null {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
  const { object, property } = node;
  if (object.type === 'Super') return null;
  if (property.type === 'Identifier' && !node.computed) return { object: bare(object), name: property.name };
  return property.type === 'StringLiteral' ? { object: bare(object), name: property.value } : null;
}

/** Names from the outside in: `test.describe.only` gives `['test', 'describe', 'only']`; null: it is no such path. */
export function pathOf(node: Expression): string[] | null {
  if (node.type === 'Identifier') return [node.name];
  const member = memberOf(node);
  const outer = member && pathOf(member.object);
  return outer && member ? [...outer, member.name] : null;
}

export function isFunction(node: Argument | undefined): node is FunctionNode {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

/** The statements of a function; the expression of `() => …` as one. */
export function bodyOf({ body }: FunctionNode): Statement[] {
  if (body.type === 'BlockStatement') return body.body;
  return [{ ...body, type: 'ExpressionStatement', expression: body } as Statement];
}
