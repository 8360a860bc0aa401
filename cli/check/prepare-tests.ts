import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GivenValue, RunPlan, RunRequest } from 'runner';
import { rowNames } from 'shared/data-table';
import { stepLabel, testRunName } from 'shared/format';
import { planText } from 'shared/step-language';
import { AppError } from '../../server/src/platform/http/app-error.ts';
import { checkBrowserSettings } from '../../server/src/modules/browser-settings/check-browser-settings.ts';
import { runBrowserOf } from '../../server/src/modules/browser-settings/run-browser.ts';
import { startOf } from '../../server/src/modules/environments/run-site.ts';
import type { FileProblem } from '../../server/src/modules/test-files/format/file-content.ts';
import { planPathOf, tablePathOf } from '../../server/src/modules/test-files/format/file-kind.ts';
import {
  readTestFiles,
  type ReadSuite,
  type ReadTest,
} from '../../server/src/modules/test-files/format/read-test-files.ts';
import type { CheckedStep, CheckTest, Tree } from './check-test.ts';
import { expandTest, type OwnedStep } from './expand-test.ts';
import { readSentences } from './read-sentences.ts';

interface Given {
  /** In place of the origins of starting URLs. */
  address: string;
  values: GivenValue[];
}

/** Reads the chosen tests of each tree with their modules, suites, plans and tables: one for each row. */
export async function prepareTests(trees: Tree[], given: Given): Promise<CheckTest[]> {
  const read = await Promise.all(
    trees.map(async (tree) => ({ tree, library: await readTestFiles(tree.files) })),
  );
  return read.flatMap(({ tree, library }) => {
    const own = library.tests.filter(isModule);
    const others = read.flatMap((one) => (one.library === library ? [] : one.library.tests.filter(isModule)));
    return tree.chosen.flatMap((path): CheckTest[] => {
      const file = `${tree.prefix}${path}`;
      const paths = [path, planPathOf(path), tablePathOf(path)];
      const unread = library.problems.filter((one) => paths.includes(one.path));
      const test = library.tests.find((one) => one.path === path);
      if (unread.length > 0 || !test)
        return [
          refused(
            file,
            file,
            unread.map((one) => describeProblem(one, path)),
          ),
        ];
      if (isModule(test)) return [];
      const suite = library.suites.find(({ name }) => name === test.suiteName);
      const unreadable = [...new Set(library.problems.map((one) => one.path))];
      const modules = [own, others];
      return prepareTest({ test, suite, modules, unreadable, file, root: tree.root }, given);
    });
  });
}

interface Surroundings {
  test: ReadTest;
  suite: ReadSuite | undefined;
  /** Those of the tree, then those of other trees. */
  modules: ReadTest[][];
  /** The paths of files of the tree that could not be read. */
  unreadable: string[];
  file: string;
  root: string;
}

function prepareTest(around: Surroundings, given: Given): CheckTest[] {
  const { test, suite, unreadable, file, root } = around;
  const { steps, problems } = expandTest(test, suite, around.modules);
  const attachment = attachmentOf(test, root);
  const refusals = [
    ...problems,
    ...(problems.length > 0 && unreadable.length > 0 ? [`Not readable: ${unreadable.join(', ')}.`] : []),
    ...browserProblems(test, suite),
    ...(attachment && !existsSync(attachment.path)
      ? [`The attached file "${attachment.fileName}" is missing: put it next to the test.`]
      : []),
    ...secretColumnProblems(test, given.values),
  ];
  if (steps.length === 0 && problems.length === 0)
    refusals.push('This test has no steps of its own. Add one, or enable one.');
  return rowsOf(test).map(({ row, values: ofRow }): CheckTest => {
    const values = [...given.values, ...ofRow];
    const checked = checkSteps(steps, values);
    const start = startOf(test.startingUrl ?? given.address, test.startingUrl && given.address, values);
    const request = {
      startingUrl: start.startingUrl ?? given.address,
      baseUrl: start.baseUrl,
      steps: steps.map(({ type, action, useVision }) => ({ type, action, useVision })),
      values,
      plan: planOf(steps),
      handlers: [...new Set([...(suite?.handlers ?? []), ...test.handlers])],
      browser: runBrowserOf(suite?.browser ?? {}, test.browser),
      attachment,
      recordVideo: false,
    };
    const isRunnable = refusals.length === 0 && checked.every(({ status }) => status !== 'unclear');
    const name = testRunName(test.title, row);
    return { file, name, row, problems: refusals, steps: checked, request: isRunnable ? request : null };
  });
}

/** The steps as they are before the run: what is unclear says so, with proposals. */
function checkSteps(steps: OwnedStep[], values: GivenValue[]): CheckedStep[] {
  const read = readSentences(steps, values);
  return steps.map(({ place, type, action }, index) => {
    const { isRunnable = false, problem = null, proposals = [] } = read[index] ?? {};
    return {
      number: stepLabel(place),
      place,
      type,
      sentence: action,
      status: isRunnable ? 'not_reached' : 'unclear',
      result: problem,
      page: null,
      proposals,
      seconds: null,
      screenshot: null,
    };
  });
}

/** The plans of the test and its modules. */
function planOf(steps: OwnedStep[]): RunPlan {
  return {
    entriesOf(stepIndex) {
      const step = steps[stepIndex];
      if (!step) return [];
      const text = planText(step.action, step.type);
      return step.plan
        .filter((entry) => entry.type === step.type && entry.text === text)
        .map((entry) => ({ ...entry, dismissed: [] }));
    },
  };
}

/** The values of each row of the table; one without any where there is none. Secrets of a table are in no file. */
function rowsOf({ table }: ReadTest): { row: string | null; values: GivenValue[] }[] {
  const { columns = [], rows = [] } = table?.content ?? {};
  if (rows.length === 0) return [{ row: null, values: [] }];
  const names = rowNames(
    columns,
    rows.map((cells) => cells.map((cell) => cell ?? '')),
  );
  return rows.map((cells, index) => ({
    row: names[index] ?? null,
    values: columns.flatMap(({ name, is_secret: isSecret }, column) =>
      isSecret ? [] : [{ name, value: cells[column] ?? '', isSecret }],
    ),
  }));
}

function secretColumnProblems({ table }: ReadTest, values: GivenValue[]): string[] {
  const columns = table?.content.rows.length ? table.content.columns : [];
  return columns
    .filter((column) => column.is_secret && !values.some(({ name }) => name === column.name))
    .map(
      ({ name }) =>
        `The secrets of the column "${name}" are in no file. Give one for all rows: --secret ${name}.`,
    );
}

function attachmentOf({ attachment, path }: ReadTest, root: string): RunRequest['attachment'] {
  if (attachment === null) return undefined;
  return { path: join(root, dirname(path), basename(attachment)), fileName: attachment };
}

function browserProblems(test: ReadTest, suite: ReadSuite | undefined): string[] {
  const { engine } = runBrowserOf(suite?.browser ?? {}, test.browser);
  const problems = [test, suite].flatMap((one) => {
    try {
      checkBrowserSettings(one?.browser);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [error.message];
    }
  });
  if (engine !== 'chromium')
    problems.push(`"check" has only Chromium, and this test asks for "engine: ${engine}".`);
  return problems;
}

const isModule = ({ type }: ReadTest) => type === 'module';

const describeProblem = ({ path, line, message }: FileProblem & { path: string }, testPath: string): string =>
  `${path === testPath ? '' : `${basename(path)}: `}${line === null ? '' : `Line ${line}: `}${message}`;

const refused = (file: string, name: string, problems: string[]): CheckTest => ({
  file,
  name,
  row: null,
  problems,
  steps: [],
  request: null,
});
