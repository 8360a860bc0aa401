import { IMPORT_TESTS_MAX } from 'shared/constants';
import { createTestWriter } from '../test-writer.ts';
import { UnreadableFileError, type ReadFile, type ReadTest, type SourceFile } from '../imported.ts';
import { textOfBytes } from '../text/text-of-bytes.ts';
import { nameOfTitle } from '../naming/titles.ts';
import { findTests, type FoundTest } from './find-tests.ts';
import { createCodeWriter, OTHER_CODE } from '../playwright/code/write-statements.ts';
import { createChainWriter, OTHER_CODE as OTHER_THAN_CYPRESS } from '../cypress/write-chains.ts';
import { functionsIn } from '../cypress/functions.ts';
import { createSecrets } from '../naming/secrets.ts';
import { CONTROL, LOOPS, NOT_RUN } from './code-writer.ts';
import {
  bare,
  bodyOf,
  callsWithin,
  isFunction,
  memberCall,
  parseCode,
  pathOf,
  type FunctionNode,
  type Statement,
} from './syntax.ts';

const FIXTURES =
  'The fixtures of its tests are other code, which may do more before each of them. Write the steps that it stands for.';

/** Reads recordings and tests of Playwright, and tests of Cypress, in JavaScript or TypeScript. The code is never run. */
export async function readCode({ name, bytes }: SourceFile): Promise<ReadFile> {
  const source = textOfBytes(bytes);
  const statements = await parseCode(source, name);
  const isCypress = usesCypress(name, statements);
  const { tests, others, rejected } = findTests(statements);
  const script = scriptOf(others);
  const found = tests.length > 0 ? tests : script ? [{ ...script, title: nameOfTitle(name) }] : [];
  if (found.length === 0)
    throw new UnreadableFileError(
      others.some(({ type }) => CONTROL.test(type))
        ? 'The file makes its tests in a loop or under a condition, and code is not run. Write each test that is meant.'
        : 'The file holds no test or recording of Playwright, and no test of Cypress.',
    );
  const shared = tests.length > 0 ? others : others.filter((node) => functionCalledAt(node) === null);
  // A script's statements around its function are those of every script.
  const lost =
    tests.length > 0
      ? others.flatMap((node) => lostStatement(node, isCypress ? OTHER_THAN_CYPRESS : OTHER_CODE))
      : [];
  const problems =
    found.length > IMPORT_TESTS_MAX
      ? [`The file holds more than ${IMPORT_TESTS_MAX} tests; the first were read.`]
      : [];
  const secrets = createSecrets();
  const writers = found.slice(0, IMPORT_TESTS_MAX).map((test, index) => {
    const writer = createTestWriter({
      title: [...test.groups.slice(1), test.title].filter(Boolean).join(' › '),
      suiteName: test.groups[0] ?? null,
      tags: test.tags,
      secrets,
    });
    const code = isCypress ? createChainWriter(writer, source) : createCodeWriter(writer, source);
    code.declare(shared);
    // What stands nearer to the test counts.
    for (const options of (isCypress ? test.details : test.uses).toReversed()) code.useOptions(options);
    for (const { node, source: words, why } of test.rejected) {
      const place = code.placeOf(node);
      writer.reject({ ...place, source: words ?? place.source }, why);
    }
    for (const body of test.bodies) code.run(body);
    // What stands outside of the tests is listed once.
    if (index === 0)
      for (const { node, why } of [...rejected, ...lost]) writer.reject(code.placeOf(node), why);
    return writer;
  });
  const read = writers.map((writer) => writer.finish());
  const format = isCypress ? 'cypress' : 'playwright-code';
  return { format, tests: withTitles(read, nameOfTitle(name)), problems };
}

function usesCypress(name: string, statements: Statement[]): boolean {
  const isCalled = (call: unknown) => pathOf(call as Parameters<typeof pathOf>[0])?.[0] === 'cy';
  return (
    /\.cy\.[cm]?[jt]sx?$/iu.test(name) ||
    callsWithin(statements).some((call) => call.type === 'CallExpression' && isCalled(call.callee))
  );
}

/** A statement outside of tests that does something: a loop that makes tests, a call of other code. */
function lostStatement(node: Statement, otherCode: string): { node: Statement; why: string }[] {
  if (CONTROL.test(node.type)) return [{ node, why: LOOPS }];
  if (hasFixtures(node)) return [{ node, why: FIXTURES }];
  const isDeclared = node.type === 'VariableDeclaration' || NOT_RUN.test(node.type);
  return isDeclared || functionsIn(node).length > 0 ? [] : [{ node, why: otherCode }];
}

/** `const test = base.extend({ … })`, or a `test` of another file: both may do more before each test than the test says. */
function hasFixtures(node: Statement): boolean {
  if (node.type === 'VariableDeclaration')
    return node.declarations.some(({ init }) => init && memberCall(init)?.name === 'extend');
  if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) return false;
  return node.specifiers.some(({ local }) => local.name === 'test');
}

/** Codegen's `(async () => { … })()` of the library. */
function scriptOf(statements: Statement[]): FoundTest | null {
  const body = statements.map(functionCalledAt).find((one) => one !== null);
  return body
    ? { groups: [], title: '', tags: [], bodies: [body], rejected: [], uses: [], details: [], line: null }
    : null;
}

function functionCalledAt(node: Statement): FunctionNode | null {
  if (node.type !== 'ExpressionStatement') return null;
  const call = bare(node.expression);
  if (call.type !== 'CallExpression') return null;
  const callee = bare(call.callee as Parameters<typeof bare>[0]);
  return isFunction(callee) && bodyOf(callee).length > 0 ? callee : null;
}

/** Codegen calls every test "test". */
function withTitles(tests: ReadTest[], fileTitle: string): ReadTest[] {
  return tests.map((test) =>
    /^(?:test|Imported test)$/u.test(test.title) ? { ...test, title: fileTitle } : test,
  );
}
