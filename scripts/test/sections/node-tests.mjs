import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode, root } from '../../lib/project.mjs';
import { run, tail } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { paint, showOutput } from '../../lib/terminal.mjs';
import { crashOf } from '../results.mjs';
import { groupTestFiles } from '../test-groups.mjs';

const REPORTER = join(root, 'scripts', 'test', 'node-reporter.mjs');
const END_HANGING_FILE = join(root, 'scripts', 'test', 'end-hanging-file.mjs');
/** Only for tests that hang. */
const TEST_TIMEOUT_MS = 900_000;

/**
 * The section of a package whose tests run with node:test, with the options of its own `test` script.
 * @param {{ isGrouped?: boolean, filesPerCore?: number }} options
 *   isGrouped: several files share a process; filesPerCore: how many run side by side, for files that mostly wait
 */
export function nodeTests(name, { isGrouped = false, filesPerCore = 1 } = {}) {
  const concurrency = availableParallelism() * filesPerCore;
  return async (files) => {
    const paths = files?.map((file) => relative(name, file));
    return isGrouped && paths?.length !== 1
      ? runInGroups(name, concurrency, paths)
      : runFiles(name, concurrency, paths);
  };
}

/** Each file of a group whose process crashes or does not end runs again in a process of its own. */
function runInGroups(name, concurrency, paths) {
  return withTemporaryFolder(async (folder) => {
    const cwd = join(root, name);
    const files = paths ?? (await testFiles(name));
    const { groups, ungrouped } = await groupTestFiles(folder, files, cwd);
    const reported = await runFiles(name, concurrency, [...groups.keys(), ...ungrouped]);
    const results = reported.filter(({ isEnd }) => !isEnd);
    const ended = new Set(reported.filter(({ isEnd }) => isEnd).map(({ file }) => file));
    const failed = new Map(results.map((result) => [result.file, result]));
    const again = [];
    for (const [group, members] of groups) {
      const failure = failed.get(relative(root, group));
      if (!failure && members.every((file) => ended.has(join(name, file)))) continue;
      const reason = [failure?.message, failure?.context].filter(Boolean).join('\n');
      console.log(
        paint('red', `${members.join(', ')} shared a process that crashed or did not end. ${reason}`),
      );
      again.push(...members);
    }
    if (again.length === 0) return results;
    console.log(paint('dim', 'Running these files once more, each in a process of its own …'));
    const dropped = new Set([...groups.keys(), ...again.map((file) => join(cwd, file))]);
    const others = results.filter(({ file }) => !dropped.has(join(root, file ?? '')));
    return [...others, ...(await runFiles(name, concurrency, again))];
  });
}

function runFiles(name, concurrency, paths) {
  return withTemporaryFolder(async (folder) => {
    const report = join(folder, 'results.ndjson');
    const { options, pattern } = await testScript(name);
    const reporters = ['spec', 'stdout', REPORTER, report];
    const args = [
      ...options,
      `--test-concurrency=${concurrency}`,
      `--test-timeout=${TEST_TIMEOUT_MS}`,
      `--import=${pathToFileURL(END_HANGING_FILE)}`,
      ...reporters.map((value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`),
      ...(paths ?? [pattern]),
    ];
    const { code, output } = await run(`test-${name.replaceAll('/', '-')}`, pinnedNode, args, {
      cwd: join(root, name),
    });
    showOutput(name, output);
    const lines = await readFile(report, 'utf8').catch(() => '');
    const results = lines.trim().split('\n').filter(Boolean).map(JSON.parse).map(withRelativeFile);
    return [...results, ...crashOf(code, results, tail(output, 30))];
  });
}

/** The files that the pattern of the test script names, `src` and all in it that ends in `.test.ts` say. */
async function testFiles(name) {
  const [folder, suffix] = (await testScript(name)).pattern.split('/**/*');
  const names = await readdir(join(root, name, folder), { recursive: true });
  return names.filter((file) => file.endsWith(suffix)).map((file) => join(folder, file));
}

async function testScript(name) {
  const { scripts } = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'));
  const [, ...options] = scripts.test.split(' ');
  const pattern = JSON.parse(options.pop());
  return { options, pattern };
}

function withRelativeFile(result) {
  return { ...result, file: result.file && relative(root, result.file) };
}
