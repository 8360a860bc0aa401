import { evaluate } from '../../code/evaluate.ts';
import {
  bodyOf,
  isFunction,
  memberCall,
  type Argument,
  type Expression,
  type FunctionNode,
} from '../../code/syntax.ts';
import { textOf, type Scope } from '../../code/value.ts';

/** How a browser dialog is answered. */
export interface DialogAnswer {
  accept: boolean;
  text: string | null;
}

/**
 * The answer of `page.once('dialog', (dialog) => dialog.accept())`; `always`: it is for every dialog, by `page.on`, or cannot be
 * known; null: the call is no such.
 */
export function dialogAnswerOf(
  { name, args }: { name: string; args: Argument[] },
  scope: Scope,
): DialogAnswer | 'always' | null {
  const [event, handler] = args;
  if ((name !== 'on' && name !== 'once') || event?.type !== 'StringLiteral' || event.value !== 'dialog')
    return null;
  const answer = isFunction(handler) ? answerIn(handler, scope) : null;
  return name === 'once' && answer ? answer : 'always';
}

function answerIn(handler: FunctionNode, scope: Scope): DialogAnswer | null {
  for (const node of bodyOf(handler)) {
    if (node.type !== 'ExpressionStatement') continue;
    for (let call = memberCall(node.expression); call; call = memberCall(call.object)) {
      if (call.name === 'dismiss') return { accept: false, text: null };
      const [text] = call.args;
      if (call.name === 'accept')
        return { accept: true, text: text ? textOf(evaluate(text as Expression, scope)) : null };
    }
  }
  return null;
}
