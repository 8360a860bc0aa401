import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pinnedNode, root, webPackages } from '../lib/project.mjs';
import { run, testCounts } from '../lib/run.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';

/** jest over host, remotes and shared in one run, to use all cores. */
export function web() {
  return withTemporaryFolder(async (folder) => {
    const report = join(folder, 'jest.json');
    const jest = join(root, 'shared', 'node_modules', 'jest', 'bin', 'jest.js');
    // By default jest leaves one core idle: of two it would use one.
    const workers = '--maxWorkers=100%';
    const args = ['--json', `--outputFile=${report}`, workers, '--projects', ...webPackages, 'shared'];
    const { code } = await run('test-web', pinnedNode, [jest, ...args], { isShown: true });
    const result = await readFile(report, 'utf8').then(JSON.parse, () => null);
    if (!result) return { passed: 0, failed: 1 };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return testCounts(code, { passed: result.numPassedTests, failed });
  });
}
