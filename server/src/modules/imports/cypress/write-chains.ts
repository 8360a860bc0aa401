import { CONTROL, LOOPS, namesOf, NOT_RUN, placeIn, type CodeWriter } from '../code/code-writer.ts';
import { valueOf } from '../code/evaluate.ts';
import {
  bare,
  callsWithin,
  isFunction,
  memberCall,
  memberOf,
  pathOf,
  type Argument,
  type Expression,
  type Statement,
} from '../code/syntax.ts';
import { fieldOf, UNKNOWN, type Scope, type Value } from '../code/value.ts';
import type { SourcePlace } from '../imported.ts';
import type { LocatorSegment } from '../naming/locator.ts';
import { leftOutOptions } from '../playwright/code/call-options.ts';
import { createPageCallWriter, OPEN_RESPONSE, rejectLimits } from '../playwright/write-call.ts';
import { quietWriter, type TestWriter } from '../test-writer.ts';
import { chainOf, chaiOf, type Link } from './chain.ts';
import { SETTING, useCypressOptions } from './cypress-options.ts';
import { functionsIn, type Callable } from './functions.ts';
import { queried, readOf } from './queries.ts';
import { OTHER, segmentsOf, type Subject } from './subject.ts';
import { createCommandWriter, writeShould, type Output } from './write-command.ts';

export const OTHER_CODE = 'This is other code. Write the steps that it stands for.';
/** How deep functions may call each other, and how often in all: those that call others several times multiply. */
const DEPTH_MAX = 10;
const CALLS_MAX = 200;
const TYPES = /^(?:type|realType)$/u;

/** Follows the chains of commands in a test of Cypress, and writes what each command does to the page. */
export function createChainWriter(writer: TestWriter, source: string): CodeWriter {
  const quiet = quietWriter(writer);
  const hidden: Output = { writer: quiet, writeCall: createPageCallWriter(quiet) };
  let output: Output = { writer, writeCall: createPageCallWriter(writer) };
  const placeOf = placeIn(source);
  const functions = new Map<string, Callable>();
  const scope: Scope = { values: new Map(), useVariable: writer.useVariable };
  const aliases = new Map<string, Subject>();
  /** What names of the file stand for besides values. */
  let bound = new Map<string, Subject>();
  let base: LocatorSegment[] = [];
  let depth = 0;
  let calls = 0;

  const rejectCall = (path: string[], line: number | null, why: string) =>
    output.writer.reject({ source: `${path.join('.')}(…)`, line }, why, path.join('.'));
  /** What is typed in it is shown nowhere. */
  const rejectWhole = (node: Statement | Expression, why: string) => {
    const shown = output;
    output = hidden;
    for (const call of callsWithin(node)) if (TYPES.test(memberCall(call)?.name ?? '')) follow(call);
    output = shown;
    output.writer.reject(placeOf(node), why);
  };

  /** What the statements return. */
  const runAll = (statements: Statement[]): Subject => {
    for (const node of statements) {
      if (node.type === 'ReturnStatement') return node.argument ? subjectOf(node.argument) : OTHER;
      runStatement(node);
    }
    return OTHER;
  };
  const runStatement = (node: Statement): void => {
    if (node.type === 'ExpressionStatement') runExpression(node.expression);
    else if (node.type === 'BlockStatement') runAll(node.body);
    else if (node.type === 'VariableDeclaration') {
      declare(node);
      for (const { id, init } of node.declarations)
        if (init && isOfCypress(init)) bind(id, UNKNOWN, subjectOf(init));
    } else if (CONTROL.test(node.type)) rejectWhole(node, LOOPS);
    else if (NOT_RUN.test(node.type)) declare(node);
    else rejectWhole(node, OTHER_CODE);
  };
  const declare = (node: Statement) => {
    for (const [name, callable] of functionsIn(node)) functions.set(name, callable);
    if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations) bind(id, init ? valueIn(init) : UNKNOWN, OTHER);
  };
  const isOfCypress = (node: Expression) => {
    const { start } = chainOf(node);
    return start.type === 'Identifier' && start.name === 'cy';
  };
  const runExpression = (expression: Expression): void => {
    const node = bare(expression);
    const asserted = chaiOf(node);
    if (asserted) {
      const subject = asserted.subject ? subjectOf(asserted.subject as Expression) : OTHER;
      writeShould(output, subject, asserted.chainer, asserted.args.map(valueIn), placeOf(node));
    } else if (node.type === 'AssignmentExpression') bind(node.left, valueIn(node.right), OTHER);
    else if (node.type === 'CallExpression') follow(node, true);
    else rejectWhole(node, OTHER_CODE);
  };

  /** What an expression stands for; the commands in it are written. */
  const subjectOf = (expression: Expression): Subject => {
    const node = bare(expression);
    if (node.type === 'CallExpression') return follow(node);
    if (node.type === 'Identifier')
      return node.name === 'cy' ? { is: 'start' } : (bound.get(node.name) ?? OTHER);
    const member = memberOf(node);
    return (member && readOf(subjectOf(member.object), member.name)) ?? OTHER;
  };

  /** @param isAlone it is a statement: what it finds at its end has to be there */
  const follow = (node: Expression, isAlone = false): Subject => {
    const { start, links } = chainOf(node);
    let subject = start.type === 'CallExpression' ? callFunction(start) : subjectOf(start);
    if (subject.is === 'other') {
      if (start.type !== 'CallExpression') rejectOther(node, start, links);
      return OTHER;
    }
    let end = start.end ?? 0;
    let isFound = false;
    let awaited: SourcePlace | null = null;
    for (const link of links) {
      const command = source.slice(link.object.end ?? 0, link.node.end ?? 0).trim();
      const place = { source: `${source.slice(start.start ?? 0, end)}${command}`, line: link.line };
      const values = link.args.map(valueIn);
      const found = queried(subject, link.name, values, { base, aliases });
      isFound = found !== null;
      if (found) {
        end = link.node.end ?? end;
        rejectLimits(
          output.writer,
          { method: link.name, limits: leftOutOptions('get', values).limits },
          place,
        );
      }
      subject = found ?? runCommand(subject, link, values, place);
      if (link.name === 'wait' && subject.is === 'response') awaited = place;
      else if (/^(?:should|and|then)$/u.test(link.name)) awaited = null;
    }
    if (isAlone && isFound && subject.is === 'element')
      writeShould(output, subject, 'be.visible', [], placeOf(node));
    if (awaited) output.writer.reject(awaited, OPEN_RESPONSE, 'cy.wait');
    return subject;
  };
  const rejectOther = (node: Expression, start: Expression, [first]: Link[]) => {
    const path = pathOf(start) ?? ['…'];
    if (path[0] === 'console') return;
    if (first?.name === 'forEach') rejectWhole(node, LOOPS);
    else
      rejectCall(
        first ? [...path, first.name] : path,
        placeOf(node).line,
        path[0] === 'Cypress' ? SETTING : OTHER_CODE,
      );
  };
  /** `signIn('ada')` */
  const callFunction = (node: Extract<Expression, { type: 'CallExpression' }>): Subject => {
    const path = pathOf(node.callee as Expression) ?? ['…'];
    const callable = functions.get(path.join('.'));
    const place = placeOf(node);
    if (callable) return invoke(callable, node.arguments, place);
    rejectCall(path, place.line, OTHER_CODE);
    return OTHER;
  };

  interface Given {
    value: Value;
    subject: Subject;
  }
  /** Runs a function of the file. @param before what it is given first */
  const invoke = (
    { params, body }: Callable,
    args: Argument[],
    place: SourcePlace,
    { before = [], isCallback = false }: { before?: Subject[]; isCallback?: boolean } = {},
  ): Subject => {
    if (depth >= DEPTH_MAX || ++calls > CALLS_MAX) {
      output.writer.reject(place, 'The functions of the file call each other too often.');
      return OTHER;
    }
    const given: Given[] = [
      ...before.map((subject) => ({ value: UNKNOWN, subject })),
      ...args.map((one) => ({
        value: valueIn(one),
        subject: (one.type === 'Identifier' ? bound.get(one.name) : undefined) ?? OTHER,
      })),
    ];
    const outer = { values: scope.values, bound };
    scope.values = new Map(outer.values);
    bound = new Map(outer.bound);
    depth++;
    for (const [index, param] of params.entries())
      bind(param, given[index]?.value ?? UNKNOWN, given[index]?.subject ?? OTHER);
    let result = OTHER;
    if (body.type === 'BlockStatement') result = runAll(body.body);
    else if (isCallback) runExpression(body);
    else result = subjectOf(body);
    depth--;
    ({ values: scope.values, bound } = outer);
    return result;
  };
  const bind = (pattern: unknown, value: Value, subject: Subject): void => {
    const node = pattern as { type: string; left?: unknown; right?: Expression };
    if (node.type === 'AssignmentPattern' && node.right)
      return bind(node.left, value === UNKNOWN ? valueIn(node.right) : value, subject);
    const isWhole = node.type === 'Identifier';
    for (const name of namesOf(node)) {
      const own = isWhole ? subject : (readOf(subject, name) ?? OTHER);
      const segments = segmentsOf(own);
      const known = isWhole ? value : (fieldOf(value, name) ?? UNKNOWN);
      scope.values.set(name, segments ? { is: 'locator', page: '', segments } : known);
      if (own.is === 'other' || own.is === 'start') bound.delete(name);
      else bound.set(name, own);
    }
  };
  const valueIn = (node: Argument): Value => valueOf(node, scope);
  const runCallback = (args: Argument[], subject: Subject, place: SourcePlace) => {
    const names = args.flatMap((one) => (one.type === 'Identifier' ? [one.name] : []));
    const body = args.findLast(isFunction) ?? functions.get(names.at(-1) ?? '');
    if (body) invoke(body, [], place, { before: [subject], isCallback: true });
  };
  const runCommand = createCommandWriter({
    output: () => output,
    aliases,
    runCallback,
    runWithin(within, args, subject, place) {
      const outer = base;
      base = within;
      runCallback(args, subject, place);
      base = outer;
    },
    rejectWhole,
    runOwn(name, args, subject, place) {
      const own = functions.get(`cy.${name}`);
      return own ? invoke(own, args, place, { before: subject.is === 'start' ? [] : [subject] }) : null;
    },
  });

  return {
    declare: (statements) => statements.forEach(declare),
    useOptions: (options) => useCypressOptions(writer, options, { scope, placeOf }),
    run: (body) => {
      invoke(body, [], placeOf(body), { isCallback: true });
    },
    placeOf,
  };
}
