import { isFunction, memberCall, pathOf, type FunctionNode, type Statement } from '../code/syntax.ts';

/** What runs when it is called. */
export interface Callable {
  params: unknown[];
  body: FunctionNode['body'];
}

/** The functions that a statement declares, by name; `cy.login` for `Cypress.Commands.add('login', …)`. */
export function functionsIn(statement: Statement): [name: string, callable: Callable][] {
  const node =
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
  if (node.type === 'FunctionDeclaration') return node.id ? [[node.id.name, node]] : [];
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id, init }): [string, Callable][] =>
      id.type === 'Identifier' && init && isFunction(init) ? [[id.name, init]] : [],
    );
  const call = node.type === 'ExpressionStatement' ? memberCall(node.expression) : null;
  const [name] = call?.args ?? [];
  const body = call?.args.findLast(isFunction);
  const isCommand = call && body && pathOf(call.object)?.join('.') === 'Cypress.Commands';
  return isCommand && name?.type === 'StringLiteral' ? [[`cy.${name.value}`, body]] : [];
}
