import { nameOfLocator } from '../../naming/locator.ts';
import type { SourcePlace } from '../../imported.ts';
import type { TestWriter } from '../../test-writer.ts';
import { useBrowserOptions } from './browser-options.ts';
import { createPageSwitch } from '../page-switch.ts';
import {
  ANSWER_EACH,
  CONTROL,
  LOOPS,
  namesOf,
  NOT_RUN,
  OF_SCRIPT,
  placeIn,
  type CodeWriter,
} from '../../code/code-writer.ts';
import { evaluate } from '../../code/evaluate.ts';
import { dialogAnswerOf, type DialogAnswer } from './dialog-answer.ts';
import type { PageCall } from '../page-call.ts';
import { pageCallOf } from './page-calls.ts';
import { expectationOf } from './expectations.ts';
import { locatorHandlerOf } from './locator-handler.ts';
import { resultAssertionOf, scriptResultOf } from './script-results.ts';
import { modifierReason, SETTING } from '../../code/find-tests.ts';
import {
  bare,
  bodyOf,
  isFunction,
  memberCall,
  callsWithin,
  pathOf,
  type Expression,
  type Statement,
} from '../../code/syntax.ts';
import { UNKNOWN, type Scope, type Value } from '../../code/value.ts';
import { createPageCallWriter, extrasWarning, TYPES } from '../write-call.ts';
import { writeExpectation } from '../write-expectation.ts';

const CLOSES_WITH_TEST = 'The window closes with the test.';
const SKIPPED_STEPS = 'The file skips these steps. Write those that are meant.';
const OTHER_HANDLER =
  'An interruption clicks one element that has a name, or presses a key. Write it below the steps: When "Accept cookies" is shown, click it.';
export const OTHER_CODE = 'This is code that is not of Playwright. Write the steps that it stands for.';

export function createCodeWriter(writer: TestWriter, source: string): CodeWriter {
  const pages = createPageSwitch(writer);
  const writeCall = createPageCallWriter(writer);
  const scope: Scope = { values: new Map(), useVariable: writer.useVariable };
  const promises = new Set<string>();
  let awaited: { made: PageCall; place: SourcePlace }[] = [];
  let answer: { answer: DialogAnswer; place: SourcePlace } | null = null;

  const placeOf = placeIn(source);
  const runAll = (statements: Statement[]) => {
    for (const node of statements) runStatement(node);
  };
  const runStatement = (node: Statement): void => {
    if (node.type === 'ExpressionStatement') runExpression(node.expression, placeOf(node));
    else if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations) assign(id, init ?? null, placeOf(node));
    else if (node.type === 'BlockStatement') runAll(node.body);
    else if (node.type === 'ReturnStatement') {
      if (node.argument) runExpression(node.argument, placeOf(node));
    } else if (CONTROL.test(node.type)) {
      hideTypedWithin(node);
      writer.reject(placeOf(node), LOOPS);
    } else if (!NOT_RUN.test(node.type)) writer.reject(placeOf(node), OTHER_CODE);
  };

  /** The statement is shown as it is: what it types into fields for secrets is not. */
  const hideTypedWithin = (node: Statement): void => {
    callsWithin(node).forEach(hideTyped);
  };
  const hideTyped = (one: Expression): void => {
    const call = memberCall(one);
    const target = call ? baseOf(call.object) : UNKNOWN;
    if (!call || (target.is !== 'page' && target.is !== 'locator')) return;
    const made = pageCallOf(call, target, scope, nameOfLocator);
    if (made !== 'reads' && TYPES.test(made.method) && typeof made.text === 'string')
      writer.typedText(made.text, {
        label: made.element?.target?.name ?? null,
        isSecret: made.isSecret ?? false,
      });
  };

  const assign = (id: unknown, init: Expression | null, place: SourcePlace): void => {
    const names = namesOf(id);
    const value = init ? openedPage(init, names[0] ?? 'page') : UNKNOWN;
    const list = init && promisesOf(init);
    if (list) {
      // The first of the promises is the page or the file that the others open.
      for (const one of list)
        if (!/^(?:page|download)$/u.test(openedPage(one, '').is)) runExpression(one, placeOf(one), true);
      const [first] = list;
      if (names[0] !== undefined && first) scope.values.set(names[0], openedPage(first, names[0]));
      return;
    }
    for (const name of names) scope.values.set(name, UNKNOWN);
    if (names[0] !== undefined && value !== UNKNOWN && names.length === 1) scope.values.set(names[0], value);
    else if (init && isSetUp(init)) useContext(init);
    else if (init && hasCall(init)) {
      if (memberCall(init)?.name === 'waitForResponse') for (const name of names) promises.add(name);
      runExpression(init, place, init.type !== 'AwaitExpression');
    }
  };

  /** Takes over the options of `browser.newContext({ … })`. */
  const useContext = (init: Expression): void => {
    const call = memberCall(init);
    const [options] = call?.args ?? [];
    if ((call?.name === 'newContext' || call?.name === 'newPage') && options)
      codeWriter.useOptions(options as Expression);
  };

  /** A page that the browser opens, a promise of one, what it hands over, or the value of the expression. */
  const openedPage = (init: Expression, name: string): Value => {
    const call = memberCall(init);
    const event = call?.name === 'waitForEvent' ? evaluateText(call.args[0]) : null;
    if (call?.name === 'newPage' || event === 'popup' || event === 'page') return { is: 'page', name };
    const value = evaluate(init, scope);
    if (value.is === 'page') return { is: 'page', name: value.name };
    return value === UNKNOWN ? scriptResultOf(init, scope) : value;
  };
  const evaluateText = (node: unknown): string | null => {
    const value = evaluate(node as Expression, scope);
    return value.is === 'plain' && typeof value.value === 'string' ? value.value : null;
  };

  /** `isPrepared`: the script goes on before the expression has its value. */
  const runExpression = (expression: Expression, place: SourcePlace, isPrepared = false): void => {
    const node = bare(expression);
    const list = promisesOf(node);
    if (list) return list.forEach((one) => runExpression(one, placeOf(one), true));
    if (node.type === 'AssignmentExpression') return assign(node.left, node.right, place);
    const call = memberCall(node);
    const path = node.type === 'CallExpression' ? pathOf(node.callee as Expression) : null;
    if (path?.[0] === 'test') return runTestCall(node, path, place);
    const result = resultAssertionOf(node, scope);
    if (result) return writer.add(result.assertion, place, extrasWarning(result.extras));
    const expectation = expectationOf(node, scope);
    if (expectation) {
      if (expectation === 'other') return writer.reject(place, OF_SCRIPT);
      if (expectation.page !== null) pages.use(expectation.page, place);
      return writeExpectation(writer, expectation, place);
    }
    if (node.type === 'Identifier' && promises.has(node.name)) return;
    if (!call) return isSetUp(node) ? undefined : writer.reject(place, OTHER_CODE);
    const dialog = dialogAnswerOf(call, scope);
    if (dialog) return prepareAnswer(dialog, place);
    const target = baseOf(call.object);
    if (target.is !== 'page' && target.is !== 'locator')
      return isSetUp(node)
        ? undefined
        : writer.reject(place, call.name === 'close' ? CLOSES_WITH_TEST : OTHER_CODE);
    const page = target.is === 'page' ? target.name : target.page;
    if (call.name === 'close' && target.is === 'page') {
      if (!pages.close(page, place)) writer.reject(place, CLOSES_WITH_TEST);
      return;
    }
    if (call.name === 'newPage' || (call.name === 'waitForEvent' && openedPage(node, '').is === 'page'))
      return;
    if (call.name === 'addLocatorHandler') {
      const handler = locatorHandlerOf(call.args, scope);
      return handler ? writer.addHandler(handler, place) : writer.reject(place, OTHER_HANDLER);
    }
    const made = pageCallOf(call, target, scope, nameOfLocator);
    if (made === 'reads') return writer.reject(place, 'The script only reads the page here.', call.name);
    pages.use(page, place);
    // The answer is to a request of the next action, unless the script waits for it here.
    if (call.name === 'waitForResponse' && isPrepared) {
      awaited.push({ made, place });
      return;
    }
    writeCall(made, place);
    if (!/^waitFor/u.test(call.name)) writeAwaited();
    if (answer && !/^(?:goto|waitFor)/u.test(call.name)) writeAnswer();
  };

  /** `page.keyboard` and `page.mouse` are the page. */
  const baseOf = (object: Expression): Value => {
    const path = pathOf(object);
    const base = path?.length === 2 && (path[1] === 'keyboard' || path[1] === 'mouse') ? path[0] : undefined;
    return base === undefined ? evaluate(object, scope) : (scope.values.get(base) ?? UNKNOWN);
  };

  const runTestCall = (node: Expression, path: string[], place: SourcePlace): void => {
    const args = node.type === 'CallExpression' ? node.arguments : [];
    const body = args.findLast(isFunction);
    const isStep = path[1] === 'step' && body !== undefined;
    if (isStep && path.length === 2) return runAll(bodyOf(body));
    if (isStep) callsWithin(body).forEach(hideTyped);
    writer.reject(place, isStep ? SKIPPED_STEPS : (modifierReason(path[1] ?? '') ?? SETTING));
  };

  const writeAwaited = () => {
    const due = awaited;
    awaited = [];
    for (const { made, place } of due) writeCall(made, place);
  };

  const prepareAnswer = (dialog: DialogAnswer | 'always', place: SourcePlace): void => {
    if (dialog === 'always') writer.reject(place, ANSWER_EACH);
    else answer = { answer: dialog, place };
  };
  const writeAnswer = () => {
    if (answer) writer.add({ kind: 'dialog', ...answer.answer }, answer.place);
    answer = null;
  };

  const codeWriter: CodeWriter = {
    useOptions: (options) => useBrowserOptions(writer, options, { scope, placeOf }),
    declare(statements) {
      for (const node of statements)
        if (node.type === 'VariableDeclaration')
          for (const { id, init } of node.declarations)
            for (const name of namesOf(id)) scope.values.set(name, init ? evaluate(init, scope) : UNKNOWN);
    },
    run(body) {
      for (const name of body.params.flatMap(namesOf))
        if (/^page\d*$/u.test(name)) scope.values.set(name, { is: 'page', name });
      runAll(bodyOf(body));
      writeAwaited();
      if (answer) writer.reject(answer.place, 'No browser dialog follows.');
      answer = null;
    },
    placeOf,
  };
  return codeWriter;
}

/** The promises of `await Promise.all([…])`. */
function promisesOf(expression: Expression): Expression[] | null {
  const node = bare(expression);
  if (node.type !== 'CallExpression' || pathOf(node.callee as Expression)?.join('.') !== 'Promise.all')
    return null;
  const [list] = node.arguments;
  return list?.type === 'ArrayExpression' ? (list.elements.filter(Boolean) as Expression[]) : null;
}

function hasCall(expression: Expression): boolean {
  return expression.type === 'AwaitExpression' || bare(expression).type === 'CallExpression';
}

/** `chromium.launch()`, `browser.newContext()`, `require(…)`, `console.log(…)`: what every script has around its test. */
function isSetUp(expression: Expression): boolean {
  const node = bare(expression);
  if (node.type !== 'CallExpression') return false;
  const path = pathOf(node.callee as Expression) ?? [];
  return /^(?:launch|newContext|newPage|require)$/u.test(path.at(-1) ?? '') || path[0] === 'console';
}
