import { bare, memberCall, memberOf, type Argument, type Expression } from '../code/syntax.ts';

/** A command in a chain: `.click()` of `cy.get('#a').click()`. */
export interface Link {
  name: string;
  args: Argument[];
  node: Expression;
  /** What stands before it. */
  object: Expression;
  line: number | null;
}

/** What a chain begins with, and its commands in their order. */
export function chainOf(expression: Expression): { start: Expression; links: Link[] } {
  const links: Link[] = [];
  let node = bare(expression);
  for (let call = memberCall(node); call; call = memberCall(node)) {
    links.unshift({ ...call, node, line: lineOf(node) });
    node = call.object;
  }
  return { start: node, links };
}

/** A chain may have many lines: that of the command's own name. */
function lineOf(node: Expression): number | null {
  const callee = node.type === 'CallExpression' ? node.callee : node;
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.loc?.start.line ?? null;
}

/** `expect(subject).to.have.text('…')` and `expect(subject).to.be.visible`; null: it is none. */
export function chaiOf(
  expression: Expression,
): { subject: Argument | undefined; chainer: string; args: Argument[] } | null {
  const call = memberCall(expression);
  const words = call ? [call.name] : [];
  let node = call?.object ?? bare(expression);
  for (let member = memberOf(node); member; member = memberOf(node)) {
    words.unshift(member.name);
    node = member.object;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'expect')
    return null;
  const chainer = words.filter((word) => word !== 'to').join('.');
  return { subject: node.arguments[0], chainer, args: call?.args ?? [] };
}
