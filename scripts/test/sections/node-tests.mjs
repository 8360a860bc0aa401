import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode, root } from '../../lib/project.mjs';
import { run, tail } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { showOutput } from '../../lib/terminal.mjs';
import { crashOf } from '../results.mjs';

const REPORTER = join(root, 'scripts', 'test', 'node-reporter.mjs');
const END_HANGING_FILE = join(root, 'scripts', 'test', 'end-hanging-file.mjs');
/** Only for tests that hang. */
const TEST_TIMEOUT_MS = 900_000;

/** The section of a package whose tests run with node:test, with the options of its own `test` script. */
export function nodeTests(name) {
  return (files) =>
    withTemporaryFolder(async (folder) => {
      const report = join(folder, 'results.ndjson');
      const { scripts } = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'));
      const [, ...options] = scripts.test.split(' ');
      const pattern = JSON.parse(options.pop());
      const reporters = ['spec', 'stdout', REPORTER, report];
      const args = [
        ...options,
        `--test-concurrency=${availableParallelism()}`,
        `--test-timeout=${TEST_TIMEOUT_MS}`,
        `--import=${pathToFileURL(END_HANGING_FILE)}`,
        ...reporters.map((value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`),
        ...(files?.map((file) => relative(name, file)) ?? [pattern]),
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

function withRelativeFile(result) {
  return { ...result, file: result.file && relative(root, result.file) };
}
