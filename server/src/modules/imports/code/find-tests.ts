import { ownValue } from '../naming/texts.ts';
import { tidyTags } from '../naming/titles.ts';
import {
  bare,
  bodyOf,
  isFunction,
  pathOf,
  type Argument,
  type Expression,
  type FunctionNode,
  type Statement,
} from './syntax.ts';

/** A test of the file with the hooks that run before it. */
export interface FoundTest {
  /** The names of the groups around it, the outermost first. */
  groups: string[];
  title: string;
  tags: string[];
  /** Hooks, then the test itself; the functions get `{ page, context, … }`. */
  bodies: FunctionNode[];
  /** What the file says of how it is run, which tests here do not have. */
  rejected: Rejected[];
  /** Settings of its browser: the objects of `test.use(…)`, the outermost first. */
  uses: Expression[];
  /** What stands between the title and the function of the groups and the test, likewise. */
  details: Expression[];
  line: number | null;
}

/** What a file of Playwright Test or Cypress declares. */
export interface Declarations {
  tests: FoundTest[];
  /** Statements outside of tests. */
  others: Statement[];
  /** Hooks that run once, or afterwards, and settings: no test has them. */
  rejected: Rejected[];
}

interface Rejected {
  node: Statement;
  /** What of it; absent: all of it. */
  source?: string;
  why: string;
}

export const SETTING = 'A setting of Playwright Test, which tests here do not have.';
const HOOK = 'A hook that no test has: a suite signs in with its login module.';
const ONCE = 'The file runs it once for all tests of the group. Here each of them begins with it.';
const SKIPPED = 'The file skips it, and here it runs. Leave it out, or disable its steps.';
/** What `test.skip(…)` and its relatives say of a test or a group; null: nothing that is lost here. */
const MODIFIERS: Record<string, string | null> = {
  describe: null,
  // Tests here have no order, and each has a browser of its own.
  parallel: null,
  skip: SKIPPED,
  fixme: SKIPPED,
  fail: 'The file expects it to fail, and here it has to pass.',
  only: 'The file runs nothing else at present. Here everything in it runs.',
  slow: 'Steps and runs have time limits of their own.',
  serial:
    'The file runs these tests in their order and stops at the first failure. Tests here are independent.',
};

/** What else the library of Cypress calls a group or a test. */
const GROUPS = /^x?(?:describe|context)$/u;
const TESTS = /^(?:test|x?it|x?specify)$/u;
const HOOKS = /^(?:before|after)(?:Each|All)?$/u;

/** Finds the tests in a file, those in `test.describe` included. */
export function findTests(statements: Statement[]): Declarations {
  const found: Declarations = { tests: [], others: [], rejected: [] };
  visit(statements, { groups: [], hooks: [], tags: [], rejected: [], uses: [], details: [] }, found);
  return found;
}

interface Surroundings extends Pick<FoundTest, 'groups' | 'tags' | 'rejected' | 'uses' | 'details'> {
  hooks: FunctionNode[];
}

function visit(statements: Statement[], around: Surroundings, found: Declarations): void {
  const declared = statements.map((node) => ({ node, call: declarationOf(node) }));
  const bodies = (kind: 'before' | 'beforeEach') =>
    declared.flatMap(({ call }) => (call?.kind === kind ? [call.body] : []));
  const uses = declared.flatMap(({ call }) => (call?.kind === 'use' ? [call.settings] : []));
  const once = declared.flatMap(({ node, call }) =>
    call?.kind === 'before' ? [{ node, source: 'before(…)', why: ONCE }] : [],
  );
  const inner: Surroundings = {
    ...around,
    hooks: [...around.hooks, ...bodies('before'), ...bodies('beforeEach')],
    rejected: [...around.rejected, ...once],
    uses: [...around.uses, ...uses],
  };
  for (const { node, call } of declared) {
    if (!call) found.others.push(node);
    else if (call.kind === 'describe')
      visit(
        bodyOf(call.body),
        {
          ...inner,
          groups: [...inner.groups, ...(call.title ? [call.title] : [])],
          tags: [...inner.tags, ...call.tags],
          rejected: [...inner.rejected, ...modifiersOf(node, call)],
          details: [...inner.details, ...call.details],
        },
        found,
      );
    else if (call.kind === 'test')
      found.tests.push({
        groups: inner.groups,
        title: call.title,
        tags: tidyTags([...inner.tags, ...call.tags]),
        bodies: [...inner.hooks, call.body],
        rejected: [...inner.rejected, ...modifiersOf(node, call)],
        uses: inner.uses,
        details: [...inner.details, ...call.details],
        line: node.loc?.start.line ?? null,
      });
    else if (call.kind === 'none') found.rejected.push({ node, why: call.why });
  }
}

/** What is lost of `test.skip` and the like; null: nothing, or it is no modifier. */
export const modifierReason = (name: string): string | null => ownValue(MODIFIERS, name) ?? null;

function modifiersOf(node: Statement, { path, title }: Group): Rejected[] {
  return path.flatMap((name, index): Rejected[] => {
    const why = index > 0 ? modifierReason(name) : name.startsWith('x') ? SKIPPED : null;
    return why ? [{ node, source: `${path.join('.')}('${title}', …)`, why }] : [];
  });
}

/** A test or a group of them; `path` as in `['test', 'describe', 'skip']`. */
interface Group {
  path: string[];
  title: string;
  tags: string[];
  details: Expression[];
  body: FunctionNode;
}

type Declaration =
  | ({ kind: 'test' } & Group)
  | ({ kind: 'describe' } & Group)
  | { kind: 'use'; settings: Expression }
  | { kind: 'before' | 'beforeEach'; body: FunctionNode }
  | { kind: 'none'; why: string };

/** null: the statement declares nothing of Playwright Test or Cypress. */
function declarationOf(node: Statement): Declaration | null {
  if (node.type !== 'ExpressionStatement') return null;
  const call = bare(node.expression);
  if (call.type !== 'CallExpression') return null;
  const path = pathOf(call.callee as Expression) ?? [];
  const [root = '', ...names] = path;
  const args: Argument[] = call.arguments;
  const body = args.findLast(isFunction);
  const last = names.at(-1);
  const hook = last ?? root;
  if (HOOKS.test(hook) && (names.length === 0 || root === 'test' || root === 'it')) {
    if (!body || (hook !== 'before' && hook !== 'beforeEach')) return { kind: 'none', why: HOOK };
    return { kind: hook, body };
  }
  // The context of a browser has other methods.
  const isContext = root !== 'context' || names.every((name) => name === 'only' || name === 'skip');
  if ((!TESTS.test(root) && !GROUPS.test(root)) || !isContext) return null;
  const [settings] = args;
  if (last === 'use' && settings?.type === 'ObjectExpression') return { kind: 'use', settings };
  const isGroup = GROUPS.test(root) || path.includes('describe');
  // `test.skip(({ isMobile }) => isMobile, 'why')` is about the tests around it.
  const isCondition = body !== undefined && body === args[0] && !isGroup;
  const why = last === undefined ? null : modifierReason(last);
  if (isCondition) return { kind: 'none', why: why ?? SETTING };
  if (body === undefined && /^(?:x?it|x?specify|skip|fixme)$/u.test(last ?? root))
    return {
      kind: 'none',
      why: 'The file skips tests here, and here they run. Leave out those that are meant.',
    };
  if (!names.every((name) => ownValue(MODIFIERS, name) !== undefined) || !body)
    return { kind: 'none', why: SETTING };
  const words = titleOf(args[0]);
  const { title, tags } = splitTags(words ?? '', args[1]);
  const details = args[1]?.type === 'ObjectExpression' ? [args[1]] : [];
  return { kind: isGroup ? 'describe' : 'test', path, title, tags, details, body };
}

function titleOf(node: Argument | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
  return null;
}

/** `@smoke` in the title, or `{ tag: ['@smoke'] }` after it, which a plug-in of Cypress calls `tags`. */
function splitTags(words: string, details: Argument | undefined): { title: string; tags: string[] } {
  const tags = words.match(/(?<=^|\s)@[\w-]+/gu) ?? [];
  const title = words
    .replaceAll(/(?:^|\s)@[\w-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (details?.type !== 'ObjectExpression') return { title, tags };
  const given = details.properties.flatMap((property) => {
    if (
      property.type !== 'ObjectProperty' ||
      property.key.type !== 'Identifier' ||
      !/^tags?$/u.test(property.key.name)
    )
      return [];
    const values = property.value.type === 'ArrayExpression' ? property.value.elements : [property.value];
    return values.flatMap((value) => (value?.type === 'StringLiteral' ? value.value.split(/\s+/u) : []));
  });
  return { title, tags: [...tags, ...given] };
}
