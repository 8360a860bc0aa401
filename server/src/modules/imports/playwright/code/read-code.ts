import { IMPORT_TESTS_MAX } from 'shared/constants';
import { createTestWriter } from '../../test-writer.ts';
import { UnreadableFileError, type ReadFile, type ReadTest, type SourceFile } from '../../imported.ts';
import { textOfBytes } from '../../text/text-of-bytes.ts';
import { nameOfTitle } from '../../naming/titles.ts';
import { findTests, type FoundTest } from './find-tests.ts';
import { CONTROL, createCodeWriter, LOOPS, NOT_RUN, OTHER_CODE } from './write-statements.ts';
import {
  bare,
  bodyOf,
  isFunction,
  memberCall,
  parseCode,
  type FunctionNode,
  type Statement,
} from './syntax.ts';

const FIXTURES =
  'The fixtures of its tests are other code, which may do more before each of them. Write the steps that it stands for.';

/** Reads recordings and tests of Playwright in JavaScript or TypeScript. The code is never run. */
export async function readCode({ name, bytes }: SourceFile): Promise<ReadFile> {
  const source = textOfBytes(bytes);
  const { tests, others, rejected } = findTests(await parseCode(source));
  const script = scriptOf(others);
  const found = tests.length > 0 ? tests : script ? [{ ...script, title: nameOfTitle(name) }] : [];
  if (found.length === 0)
    throw new UnreadableFileError(
      others.some(({ type }) => CONTROL.test(type))
        ? 'The file makes its tests in a loop or under a condition, and code is not run. Write each test that is meant.'
        : 'The file holds no test or recording of Playwright.',
    );
  const shared = tests.length > 0 ? others : others.filter((node) => functionCalledAt(node) === null);
  // A script's statements around its function are those of every script.
  const lost = tests.length > 0 ? others.flatMap(lostStatement) : [];
  const problems =
    found.length > IMPORT_TESTS_MAX
      ? [`The file holds more than ${IMPORT_TESTS_MAX} tests; the first were read.`]
      : [];
  const read = found.slice(0, IMPORT_TESTS_MAX).map((test, index) => {
    const writer = createTestWriter({
      title: [...test.groups.slice(1), test.title].filter(Boolean).join(' › '),
      suiteName: test.groups[0] ?? null,
      tags: test.tags,
    });
    const code = createCodeWriter(writer, source);
    code.declare(shared);
    // What stands nearer to the test counts.
    for (const options of test.uses.toReversed()) code.useOptions(options);
    for (const { node, source: words, why } of test.rejected) {
      const place = code.placeOf(node);
      writer.reject({ ...place, source: words ?? place.source }, why);
    }
    for (const body of test.bodies) code.run(body);
    // What stands outside of the tests is listed once.
    if (index === 0)
      for (const { node, why } of [...rejected, ...lost]) writer.reject(code.placeOf(node), why);
    return writer.finish();
  });
  return { format: 'playwright-code', tests: withTitles(read, nameOfTitle(name)), problems };
}

/** A statement outside of tests that does something: a loop that makes tests, a call of other code. */
function lostStatement(node: Statement): { node: Statement; why: string }[] {
  if (CONTROL.test(node.type)) return [{ node, why: LOOPS }];
  if (hasFixtures(node)) return [{ node, why: FIXTURES }];
  const isDeclared = node.type === 'VariableDeclaration' || NOT_RUN.test(node.type);
  return isDeclared ? [] : [{ node, why: OTHER_CODE }];
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
    ? { groups: [], title: '', tags: [], bodies: [body], rejected: [], uses: [], line: null }
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
