import { dirname } from 'node:path';
import { listChangedFiles } from './changed-files.mjs';
import { readId } from './command-line.mjs';
import { describeTestFile, readLoginModule } from './describe-test-file.mjs';
import { usageError } from './exit.mjs';
import { hashOf, listTestFiles, openTestFolder, readFile, testPathOf } from './test-folder.mjs';

/** The part of the request that names the tests; undefined: none of them has changed. */
export function selectTests(values) {
  const { suite, test = [], tag = [], folder, 'changed-since': ref } = values;
  const ways = [suite !== undefined, test.length > 0, folder !== undefined || ref !== undefined];
  if (ways.filter(Boolean).length > 1)
    throw usageError('Choose one of --suite, --test and --folder (with or without --changed-since).');
  const tags = tag.length > 0 ? { tags: tag } : {};
  if (suite !== undefined)
    return { test_blueprint_category_id: readId(suite, "The suite's ID is missing: --suite <id>."), ...tags };
  if (test.length > 0)
    return { test_blueprint_ids: test.map((id) => readId(id, '--test takes the ID of a test.')), ...tags };
  if (folder !== undefined || ref !== undefined) {
    const ids = idsOfFolder(folder ?? '.', ref);
    return ids && { test_blueprint_ids: ids, ...tags };
  }
  if (tag.length > 0) return tags;
  throw usageError("The suite's ID is missing: --suite <id>, or --test, --tag, --folder.");
}

function idsOfFolder(folder, ref) {
  // Modules and suites may be in other folders of what was pulled.
  const { root, files: known, subfolder } = openTestFolder(folder);
  const chosenPaths = new Set(listTestFiles(root, subfolder));
  const paths = listTestFiles(root);
  const tests = paths
    .filter((path) => path.endsWith('.steps.md'))
    .map((path) => ({ path, ...describeTestFile(readFile(root, path)) }));
  const changed = ref === undefined ? undefined : new Set(listChangedFiles(root, ref));
  const affected = changed ? affectedTests(root, paths, tests, changed) : tests;
  const chosen = affected.filter(({ path, isModule }) => chosenPaths.has(path) && !isModule);
  if (chosen.length === 0 && changed) return undefined;
  if (chosen.length === 0) throw usageError(`There are no tests in ${folder}.`);
  const unknown = chosen.filter(({ id }) => id === undefined).map(({ path }) => path);
  if (unknown.length > 0)
    throw usageError(['Some tests are not on the server yet. Push them first:', ...unknown].join('\n'));
  const differing = unpushedFiles({ root, known, paths }, tests, chosen);
  if (differing.length > 0)
    throw usageError(
      [
        `${differing.length === 1 ? '1 file differs' : `${differing.length} files differ`} from the server: push first.`,
        ...differing,
      ].join('\n'),
    );
  return chosen.map(({ id }) => id);
}

/** Files of the tests that were changed since they were pulled or pushed: the server would run what it has under the same names. */
function unpushedFiles({ root, known, paths }, tests, chosen) {
  // What was never pulled or pushed here is not known to differ.
  if (known.size === 0) return [];
  const modules = new Set(chosen.flatMap((test) => test.modules));
  const used = new Set([
    ...chosen.map(({ path }) => path),
    ...tests.filter((test) => test.isModule && modules.has(test.title)).map(({ path }) => path),
    ...chosen.map(({ path }) => `${dirname(path)}/suite.yaml`),
  ]);
  return paths.filter(
    (path) => used.has(testPathOf(path)) && known.get(path)?.hash !== hashOf(readFile(root, path)),
  );
}

/** The tests whose file, plan or table has changed, or that of a module or login module they use, or the settings of their suite. */
function affectedTests(folder, paths, tests, changed) {
  const changedTests = new Set([...changed].map(testPathOf));
  const isChanged = ({ path }) => changedTests.has(path);
  const modules = new Set(tests.filter((test) => test.isModule && isChanged(test)).map(({ title }) => title));
  const suites = new Set(
    paths
      .filter((path) => path.endsWith('suite.yaml'))
      .filter((path) => changed.has(path) || modules.has(readLoginModule(readFile(folder, path))))
      .map((path) => dirname(path)),
  );
  return tests.filter(
    (test) =>
      isChanged(test) || suites.has(dirname(test.path)) || test.modules.some((title) => modules.has(title)),
  );
}
