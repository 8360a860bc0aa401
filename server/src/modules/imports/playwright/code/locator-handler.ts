import type { Handler } from 'shared/step-language';
import { keysOf } from '../../naming/keys.ts';
import { nameOfLocator } from '../../naming/locator.ts';
import { evaluate, valueOf } from '../../code/evaluate.ts';
import {
  bodyOf,
  isFunction,
  memberCall,
  pathOf,
  type Argument,
  type FunctionNode,
} from '../../code/syntax.ts';
import { textOf, type Scope, type Value } from '../../code/value.ts';

/** The interruption handler that `page.addLocatorHandler(locator, async (it) => …)` is; null: it does something else, or names no element. */
export function locatorHandlerOf([shown, handle]: Argument[], scope: Scope): Handler | null {
  const value = valueOf(shown, scope);
  const trigger = targetOf(value);
  if (!trigger || !isFunction(handle)) return null;
  const action = actionOf(handle, value, scope);
  return action && { trigger, action };
}

function actionOf(handle: FunctionNode, shown: Value, scope: Scope): Handler['action'] | null {
  const [statement, ...others] = bodyOf(handle);
  const call = statement?.type === 'ExpressionStatement' ? memberCall(statement.expression) : null;
  if (!call || others.length > 0) return null;
  const [parameter] = handle.params;
  const values = new Map(scope.values);
  if (parameter?.type === 'Identifier') values.set(parameter.name, shown);
  const inner = { ...scope, values };
  if (call.name === 'press' && pathOf(call.object)?.at(-1) === 'keyboard') {
    const keys = keysOf(textOf(valueOf(call.args[0], inner)) ?? '');
    return keys === null ? null : { kind: 'press', keys };
  }
  if (call.name !== 'click' || call.args.length > 0) return null;
  const clicked = evaluate(call.object, inner);
  if (isSame(clicked, shown)) return { kind: 'click', target: null };
  const target = targetOf(clicked);
  return target && { kind: 'click', target };
}

const targetOf = (value: Value) => (value.is === 'locator' ? nameOfLocator(value.segments).target : null);

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);
