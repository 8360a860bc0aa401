import { FILES_TIMEOUT_MS, connect, readBody } from './api.mjs';
import { findCredentials } from './credentials.mjs';
import { describeTestFile } from './describe-test-file.mjs';
import { EXIT, print, printError, usageError } from './exit.mjs';
import {
  endingOf,
  hashOf,
  listTestFiles,
  openTestFolder,
  readFile,
  removeFile,
  saveState,
  testPathOf,
  THEIRS,
  writeFile,
} from './test-folder.mjs';

export const PUSH_OPTIONS = { 'dry-run': 'flag' };
export const PUSH_HELP = `Usage: steplight push [folder] [options]

Creates and updates tests, modules, plans, tables and suites from the text files
in the folder (the current one). All or nothing: if a file cannot be read, or
was changed on the server since it was pulled, it is listed and nothing is
changed.

Options:
  --dry-run         say what would happen, and change nothing
  --api <address>   address of the API (or STEPLIGHT_API)

Exit codes: 0 done, 1 conflicts or unreadable files, 2 usage, 4 the service failed.
`;

/** What the API takes at once. */
const MAX_FILES = 1000;

/** Resolves to the exit code. */
export async function push({ values, positionals: [folder = '.'], environment }) {
  const credentials = findCredentials(values, environment);
  const local = openTestFolder(folder, credentials.api);
  const files = collectChanged(local);
  if (files.length > MAX_FILES)
    throw usageError(`${files.length} files have changed; a push takes ${MAX_FILES}. Push folder by folder.`);
  const unmerged = files
    .map(({ path }) => `${path}${THEIRS}`)
    .filter((path) => readFile(local.root, path) !== undefined);
  if (unmerged.length > 0) {
    printError('These files hold what the server has instead of yours. Nothing was pushed:');
    for (const path of unmerged) print(`  ${path}`);
    print('Take over what you want of them, delete them, and push again.');
    return EXIT.failed;
  }
  reportDeleted(local);
  if (files.length === 0) {
    print('Nothing has changed here.');
    return EXIT.passed;
  }
  const isTrial = values['dry-run'] === true;
  const reply = await connect(credentials)('POST', '/test_files/push', {
    body: { files, dry_run: isTrial },
    timeout: FILES_TIMEOUT_MS,
    // Repeating it might create new tests twice.
    isRepeatable: isTrial,
  });
  const { is_done: isDone, changes } = readBody(reply, credentials);
  const refused = changes.filter(({ change }) => change === 'conflict' || change === 'rejected');
  printChanges(changes);
  if (refused.length > 0) {
    printError(explainRejection(refused, isTrial));
    return EXIT.failed;
  }
  if (isDone) {
    store(local, changes);
    saveState(local, credentials.api);
  }
  const count = changes.filter(({ change }) => change !== 'unchanged').length;
  print(isDone ? `${count} of ${changes.length} files pushed.` : `${count} files would be pushed.`);
  return EXIT.passed;
}

/** New and changed files; with a plan or a table goes its test, which says whose it is. */
function collectChanged({ root, files: known, subfolder }) {
  const found = listTestFiles(root, subfolder).map((path) => {
    const content = readFile(root, path);
    const base = (known.get(path) ?? findRenamed(root, known, path))?.hash ?? null;
    return { path, content, base, isChanged: !known.has(path) || hashOf(content) !== base };
  });
  const needed = new Set(
    found.filter(({ isChanged }) => isChanged).flatMap(({ path }) => [path, testPathOf(path)]),
  );
  return found
    .filter(({ path }) => needed.has(path))
    .map(({ path, content, base }) => ({ path, content, base }));
}

/** What is known of a file of a test that was pulled under another path, which is gone. */
function findRenamed(root, known, path) {
  const test = readFile(root, testPathOf(path));
  const id = test === undefined ? undefined : describeTestFile(test).id;
  if (id === undefined) return undefined;
  const ending = endingOf(path);
  const previous = [...known].find(
    ([other, file]) => file.id === id && endingOf(other) === ending && readFile(root, other) === undefined,
  );
  return previous?.[1];
}

/** A push deletes nothing on the server. */
function reportDeleted({ root, files: known, subfolder }) {
  const prefix = subfolder === '' ? '' : `${subfolder}/`;
  for (const path of known.keys())
    if (path.startsWith(prefix) && path.endsWith('.steps.md') && readFile(root, path) === undefined)
      print(`deleted here ${path} (the test stays on the server; delete it in the dashboard)`);
}

function printChanges(changes) {
  for (const { path, change, problems } of changes) {
    if (change !== 'unchanged') print(`${change} ${path}`);
    for (const { line, message } of problems) print(`  ${line === null ? '' : `line ${line}: `}${message}`);
  }
}

function explainRejection(refused, isTrial) {
  const conflicts = refused.filter(({ change }) => change === 'conflict').length;
  const advice =
    conflicts > 0
      ? ' Conflicts were changed on the server since they were pulled: pull with --keep-mine, which writes what the server has beside your files.'
      : '';
  const files = refused.length === 1 ? '1 file was' : `${refused.length} files were`;
  return `${files} refused; nothing ${isTrial ? 'would be' : 'was'} changed.${advice}`;
}

/** The server has given new tests their ids, and writes every file in one form, some under another path. */
function store(local, changes) {
  const pushed = new Set(changes.map(({ path }) => path));
  const stored = changes.filter(({ file }) => file !== null && isFree(local, pushed, file));
  for (const { path, file } of stored.filter((change) => change.path !== change.file.path)) {
    removeFile(local.root, path);
    local.files.delete(path);
    print(`renamed ${path} to ${file.path}`);
  }
  for (const { file } of stored) {
    if (readFile(local.root, file.path) !== file.content) writeFile(local.root, file.path, file.content);
    local.files.set(file.path, { id: file.test_blueprint_id, hash: file.hash });
  }
}

/** A file that was not pushed is never overwritten. */
function isFree(local, pushed, { path, content }) {
  const here = pushed.has(path) ? undefined : readFile(local.root, path);
  if (here === undefined || here === content) return true;
  printError(`${path} exists here with other content and stays as it is. Move it away, and pull.`);
  return false;
}
