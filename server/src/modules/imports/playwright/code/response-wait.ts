import { HTTP_METHODS, type HttpMethod } from 'shared/step-language';
import { evaluate, valueOf } from '../../code/evaluate.ts';
import { bare, bodyOf, isFunction, memberCall, type Argument, type Expression } from '../../code/syntax.ts';
import { textOf, type Scope } from '../../code/value.ts';

/** The answer that a script waits for. */
export interface AwaitedResponse {
  method: HttpMethod | null;
  /** Part of the address. */
  url: string;
  status: number;
}

/** What `waitForResponse((response) => …)` waits for; null: the file leaves open what is asked for, or with which status it is answered. */
export function awaitedResponseOf(condition: Argument | undefined, scope: Scope): AwaitedResponse | null {
  if (!isFunction(condition)) return null;
  const [statement, ...others] = bodyOf(condition);
  const node =
    statement?.type === 'ReturnStatement'
      ? statement.argument
      : statement?.type === 'ExpressionStatement'
        ? statement.expression
        : null;
  if (!node || others.length > 0) return null;
  const found: { method?: HttpMethod; url?: string; status?: number } = {};
  if (!collect(node, scope, found)) return null;
  const { method = null, url, status } = found;
  return url === undefined || status === undefined ? null : { method, url, status };
}

/** Whether all parts of the condition are known; the first of its kind counts, so a second one is unknown. */
function collect(
  expression: Expression,
  scope: Scope,
  found: { method?: HttpMethod; url?: string; status?: number },
): boolean {
  const node = bare(expression);
  if (node.type === 'LogicalExpression' && node.operator === '&&')
    return collect(node.left, scope, found) && collect(node.right, scope, found);
  const call = memberCall(node);
  if (call && isCallOf(call.object, 'url') && (call.name === 'includes' || call.name === 'endsWith'))
    return setUrl(textOf(valueOf(call.args[0], scope)), found);
  if (node.type !== 'BinaryExpression' || !/^={2,3}$/u.test(node.operator)) return false;
  if (node.left.type === 'PrivateName') return false;
  const expected = textOf(evaluate(node.right, scope));
  if (isCallOf(node.left, 'url')) return setUrl(expected, found);
  if (isCallOf(node.left, 'status') && found.status === undefined) {
    const status = Number(expected ?? Number.NaN);
    if (!Number.isInteger(status)) return false;
    found.status = status;
    return true;
  }
  const method = HTTP_METHODS.find((one) => one === expected);
  if (!isCallOf(node.left, 'method') || method === undefined || found.method !== undefined) return false;
  found.method = method;
  return true;
}

function setUrl(text: string | null, found: { url?: string }): boolean {
  if (text === null || text === '' || found.url !== undefined) return false;
  found.url = text;
  return true;
}

const isCallOf = (node: Expression, name: string): boolean => memberCall(node)?.name === name;
