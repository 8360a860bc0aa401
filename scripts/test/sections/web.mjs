import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pinnedNode, root, webPackages } from '../../lib/project.mjs';
import { run, tail } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { showOutput } from '../../lib/terminal.mjs';
import { crashOf, linesAround } from '../results.mjs';

const packages = [...webPackages, 'shared'];

/** The tests of host, remotes and shared, in one run of jest to use all cores. */
export function web(files) {
  return withTemporaryFolder(async (folder) => {
    const report = join(folder, 'jest.json');
    const jest = join(root, 'shared', 'node_modules', 'jest', 'bin', 'jest.js');
    // By default jest leaves one core idle: of two it would use one.
    const options = ['--json', `--outputFile=${report}`, '--maxWorkers=100%'];
    const selection = files ? ['--runTestsByPath', ...files] : [];
    const args = [jest, ...options, '--projects', ...packages, ...selection];
    const { code, output } = await run('test-web', pinnedNode, args);
    showOutput('web', output);
    const { testResults = [] } = await readFile(report, 'utf8').then(JSON.parse, () => ({}));
    const results = testResults.flatMap((suite) => resultsOf(suite, output));
    return [...results, ...crashOf(code, results, tail(output, 30))];
  });
}

function resultsOf({ name: path, assertionResults, message }, output) {
  const file = relative(root, path);
  // A file that could not be loaded has a message, and no tests.
  if (assertionResults.length === 0)
    return [{ file, name: file, status: 'failed', seconds: 0, message: stripVTControlCharacters(message) }];
  return assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
    file,
    name: [...ancestorTitles, title].join(' › '),
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    seconds: (duration ?? 0) / 1000,
    ...(status === 'failed' && {
      message: stripVTControlCharacters(failureMessages.join('\n')),
      context: linesAround(output, `● ${[...ancestorTitles, title].join(' › ')}`),
    }),
  }));
}
