import type { PlanEntryInput } from 'shared/contract';
import type { FileProblem, SuiteContent, TestContent } from './file-content.ts';
import { kindOf, pathProblem, planPathOf, tablePathOf, testPathOf } from './file-kind.ts';
import { parsePlan } from './plan-file.ts';
import { parseSuite } from './suite-file.ts';
import { parseTableFile, type TableContent } from './table-file.ts';
import { parseTest, type ReadStep } from './parse-test.ts';

export interface TextFile {
  /** Relative, with `/`. */
  path: string;
  content: string;
}

/** A `.steps.md` with the plan and the table that stand next to it. */
export interface ReadTest extends TestContent<ReadStep> {
  path: string;
  plan: { path: string; entries: PlanEntryInput[] } | null;
  /** null: the stored one stays. */
  table: { path: string; content: TableContent } | null;
}

export interface ReadSuite extends SuiteContent {
  path: string;
}

export interface ReadTestFiles {
  tests: ReadTest[];
  suites: ReadSuite[];
  /** Of the files that could not be read: each such file has at least one. */
  problems: (FileProblem & { path: string })[];
}

/** Reads tests, modules, their plans and tables, and suites as text files. Nothing is dropped: a file is in the result, or has a problem. */
export async function readTestFiles(files: readonly TextFile[]): Promise<ReadTestFiles> {
  const read: ReadTestFiles = { tests: [], suites: [], problems: [] };
  const usable = withoutMisplaced(files, read.problems);
  const plans = new Map<string, ReadTest['plan']>();
  const tables = new Map<string, ReadTest['table']>();
  const failed = (path: string, problems: FileProblem[]) =>
    read.problems.push(...problems.map((problem) => ({ ...problem, path })));

  for (const { path, content } of usable.filter((file) => kindOf(file.path) === 'plan')) {
    const { content: entries, problems } = parsePlan(content);
    if (entries) plans.set(path.toLowerCase(), { path, entries });
    else failed(path, problems);
  }
  for (const { path, content } of usable.filter((file) => kindOf(file.path) === 'table')) {
    const { content: table, problems } = parseTableFile(content);
    if (table) tables.set(path.toLowerCase(), { path, content: table });
    else failed(path, problems);
  }
  for (const { path, content } of usable) {
    if (kindOf(path) === 'test') {
      const test = await parseTest(content);
      const plan = plans.get(planPathOf(path).toLowerCase()) ?? null;
      const table = tables.get(tablePathOf(path).toLowerCase()) ?? null;
      if (test.content) read.tests.push({ ...test.content, path, plan, table });
      else failed(path, test.problems);
    } else if (kindOf(path) === 'suite') {
      const suite = parseSuite(content);
      if (suite.content) read.suites.push({ ...suite.content, path });
      else failed(path, suite.problems);
    }
  }
  return read;
}

function withoutMisplaced(files: readonly TextFile[], problems: ReadTestFiles['problems']): TextFile[] {
  const paths = new Set<string>();
  const named = files.filter(({ path }) => {
    const message = misplaced(path) ?? (paths.has(path.toLowerCase()) ? TWICE : undefined);
    paths.add(path.toLowerCase());
    if (message !== undefined) problems.push({ path, line: null, message });
    return message === undefined;
  });
  return named.filter(({ path }) => {
    const kind = kindOf(path);
    const isAlone = (kind === 'plan' || kind === 'table') && !paths.has(testPathOf(path).toLowerCase());
    if (isAlone)
      problems.push({
        path,
        line: null,
        message: `A ${kind} goes with its test: ${testPathOf(path)} is missing.`,
      });
    return !isAlone;
  });
}

const TWICE = 'Another file has the same path, but for capital letters.';

function misplaced(path: string): string | undefined {
  return (
    pathProblem(path) ??
    (kindOf(path)
      ? undefined
      : 'This is no file of a test: those end in .steps.md, .plan.json or .table.csv, or are called suite.yaml.')
  );
}
