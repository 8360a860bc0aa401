import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode, root, webPackages } from '../lib/project.mjs';
import { run, testCounts } from '../lib/run.mjs';
import { showOutput } from '../lib/terminal.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';

/**
 * All tests of host, remotes and shared, then the page tests of the remotes once more with replies reduced to the
 * specification (docs/adr/0023).
 */
export async function web() {
  const complete = await runJest('test-web', [...webPackages, 'shared']);
  const remotes = webPackages.filter((name) => name.startsWith('remote-'));
  const pageTests = ['--testPathPatterns', '\\.test\\.tsx$'];
  const reduced = await runJest('test-web-spec', remotes, { args: pageTests, env: { REPLIES: 'spec' } });
  return { passed: complete.passed + reduced.passed, failed: complete.failed + reduced.failed };
}

/** jest over packages in one run, to use all cores. */
function runJest(name, packages, { args = [], env = {} } = {}) {
  return withTemporaryFolder(async (folder) => {
    const report = join(folder, 'jest.json');
    const jest = join(root, 'shared', 'node_modules', 'jest', 'bin', 'jest.js');
    // By default jest leaves one core idle: of two it would use one.
    const options = ['--json', `--outputFile=${report}`, '--maxWorkers=100%', ...args];
    const { code, output } = await run(name, pinnedNode, [jest, ...options, '--projects', ...packages], {
      env,
    });
    showOutput(name, output);
    const result = await readFile(report, 'utf8').then(JSON.parse, () => null);
    if (!result) return { passed: 0, failed: 1 };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return testCounts(code, { passed: result.numPassedTests, failed });
  });
}
