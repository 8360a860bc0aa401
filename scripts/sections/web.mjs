import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pinnedNode, root, webPackages } from '../lib/project.mjs';
import { run, testCounts } from '../lib/run.mjs';
import { showOutput } from '../lib/terminal.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';

/** All tests of host, remotes and shared, in one run of jest to use all cores. */
export function web() {
  return withTemporaryFolder(async (folder) => {
    const report = join(folder, 'jest.json');
    const jest = join(root, 'shared', 'node_modules', 'jest', 'bin', 'jest.js');
    // By default jest leaves one core idle: of two it would use one.
    const options = ['--json', `--outputFile=${report}`, '--maxWorkers=100%'];
    const packages = [...webPackages, 'shared'];
    const { code, output } = await run('test-web', pinnedNode, [jest, ...options, '--projects', ...packages]);
    showOutput('web', output);
    const result = await readFile(report, 'utf8').then(JSON.parse, () => null);
    if (!result) return { passed: 0, failed: 1 };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { ...testCounts(code, { passed: result.numPassedTests, failed }), failures: failuresOf(result) };
  });
}

function failuresOf({ testResults }) {
  return testResults.flatMap(({ assertionResults, message }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const texts = failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages[0]}`);
    // A file that could not be loaded has a message, and no tests.
    return (assertionResults.length > 0 ? texts : [message]).map(stripVTControlCharacters);
  });
}
