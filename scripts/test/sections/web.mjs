import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pinnedNode, root, webPackages } from '../../lib/project.mjs';
import { run, tail } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { paint, showOutput } from '../../lib/terminal.mjs';
import { crashOf, linesAround } from '../results.mjs';
import { distribute } from '../test-groups.mjs';

const PACKAGES = [...webPackages, 'shared'];
const TEST_FILE = /\.(?:test|spec)\.[cm]?[jt]sx?$/;
/** Files without a page load little; those that change modules need some of their own. */
const NEEDS_NO_OTHERS = /@jest-environment node|\bjest\.(?:mock|doMock|unmock|isolateModules|resetModules)\b/;

/**
 * The tests of host, remotes and shared, in one run of jest to use all cores. Files that show pages share their modules in groups; a group that could
 * not be loaded, or whose process crashed, runs once more file by file.
 */
export async function web(files, packages = PACKAGES) {
  const all = files ?? (await testFiles(packages));
  const parts = await Promise.all(
    packages.map((name) =>
      distribute(
        all.filter((file) => file.startsWith(`${name}/`)),
        root,
        (source) => NEEDS_NO_OTHERS.test(source),
      ),
    ),
  );
  const groups = parts.flatMap((part) => part.groups).filter((group) => group.length > 1);
  const grouped = new Set(groups.flat());
  const results = await runJest(
    packages,
    all.filter((file) => !grouped.has(file)),
    groups,
  );
  const reported = new Set(results.map(({ file }) => file));
  const again = groups.filter((group) => !group.every((file) => reported.has(file))).flat();
  if (again.length === 0 || reported.has(null)) return results;
  console.log(
    paint('red', `${again.join(', ')} shared modules, and some could not run. Running each alone …`),
  );
  return [...results.filter(({ file }) => !again.includes(file)), ...(await runJest(packages, again))];
}

async function testFiles(packages) {
  const names = packages.map(async (name) => {
    const paths = await readdir(join(root, name, 'src'), { recursive: true });
    return paths.filter((path) => TEST_FILE.test(path)).map((path) => join(name, 'src', path));
  });
  return (await Promise.all(names)).flat();
}

/** Jest knows a group by its first file; `shared/tooling/jest-group.mjs` loads the others. */
function runJest(packages, files, groups = []) {
  return withTemporaryFolder(async (folder) => {
    const report = join(folder, 'jest.json');
    const byFirst = new Map(
      groups.map((group) => [join(root, group[0]), group.map((file) => join(root, file))]),
    );
    const STEPLIGHT_TEST_GROUPS = join(folder, 'groups.json');
    await writeFile(STEPLIGHT_TEST_GROUPS, JSON.stringify(Object.fromEntries(byFirst)));
    const jest = join(root, 'shared', 'node_modules', 'jest', 'bin', 'jest.js');
    // By default jest leaves one core idle: of two it would use one.
    const options = ['--json', `--outputFile=${report}`, '--maxWorkers=100%'];
    const selection = ['--runTestsByPath', ...files, ...byFirst.keys()];
    const args = [jest, ...options, '--projects', ...packages, ...selection];
    const { code, output } = await run('test-web', pinnedNode, args, { env: { STEPLIGHT_TEST_GROUPS } });
    showOutput('web', output);
    const { testResults = [] } = await readFile(report, 'utf8').then(JSON.parse, () => ({}));
    const results = testResults.flatMap((suite) => resultsOf(suite, output, byFirst.has(suite.name)));
    return [...results, ...crashOf(code, results, tail(output, 30))];
  });
}

function resultsOf({ name: path, assertionResults, message }, output, isGroup) {
  // A file that could not be loaded has a message, and no tests.
  if (assertionResults.length === 0) {
    const file = relative(root, path);
    return [{ file, name: file, status: 'failed', seconds: 0, message: stripVTControlCharacters(message) }];
  }
  return assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
    file: relative(root, isGroup ? ancestorTitles[0] : path),
    name: [...ancestorTitles.slice(isGroup ? 1 : 0), title].join(' › '),
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    seconds: (duration ?? 0) / 1000,
    ...(status === 'failed' && {
      message: stripVTControlCharacters(failureMessages.join('\n')),
      context: linesAround(output, `● ${[...ancestorTitles, title].join(' › ')}`),
    }),
  }));
}
