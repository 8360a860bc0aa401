import { FILES_TIMEOUT_MS, connect, readBody } from './api.mjs';
import { readScope } from './command-line.mjs';
import { findCredentials } from './credentials.mjs';
import { EXIT, print, printError, usageError } from './exit.mjs';
import { keepMine } from './keep-mine.mjs';
import { hashOf, openTestFolder, readFile, removeFile, saveState, writeFile } from './test-folder.mjs';

export const PULL_OPTIONS = { suite: 'text', test: 'list', force: 'flag', 'keep-mine': 'flag' };
export const PULL_HELP = `Usage: steplight pull [folder] [options]

Writes tests, modules, plans, tables and suites as text files to the folder (the
current one). Files that were changed here are never overwritten: they are listed, and
nothing is written. .steplight/state.json remembers what was pulled; commit it
with the files.

Options:
  --suite <id>      only the tests of the suite
  --test <id>       only this test; may be repeated
  --keep-mine       keep files that were changed here, and write what the server has
                    beside them: buy.steps.md.theirs
  --force           take the server's files, and discard changes made here
  --api <address>   address of the API (or STEPLIGHT_API)

Exit codes: 0 done, 1 files were changed here, 2 usage, 4 the service failed.
`;

/** Resolves to the exit code. */
export async function pull({ values, positionals: [folder = '.'], environment }) {
  if (values.force && values['keep-mine']) throw usageError('Use either --force or --keep-mine.');
  const query = readScope(values);
  const credentials = findCredentials(values, environment);
  const local = openTestFolder(folder, credentials.api);
  const files = await fetchFiles(credentials, query);
  const isWhole = query.size === 0;
  const changes = compare(local, files, isWhole);

  const conflicts = changes.filter(({ isChangedHere }) => isChangedHere);
  if (conflicts.length > 0 && !values.force && !values['keep-mine']) {
    printError('These files were changed here and on the server. Nothing was written:');
    for (const { path } of conflicts) print(`  ${path}`);
    print('--keep-mine keeps yours and writes the others beside them; --force discards yours.');
    return EXIT.failed;
  }
  const kept = values['keep-mine'] ? conflicts : [];
  apply(
    local,
    files,
    changes.filter((change) => !kept.includes(change)),
    values.force === true,
  );
  keepMine(local, files, kept);
  saveState(local, credentials.api);
  return EXIT.passed;
}

/** The API gives the files in pages. */
async function fetchFiles(credentials, scope) {
  const call = connect(credentials);
  const files = new Map();
  for (let after; ;) {
    const query = new URLSearchParams(scope);
    if (after !== undefined) query.set('after', after);
    const reply = await call('GET', `/test_files?${query}`, { timeout: FILES_TIMEOUT_MS });
    const page = readBody(reply, credentials);
    for (const file of page.files) files.set(file.path, file);
    if (page.next_after === null) return files;
    after = page.next_after;
  }
}

/**
 * What is to be done here. `write`: the server has something else. `remove`: it is gone there, or has another path. `isChangedHere`: it
 * is not what was pulled, so that a change made here would be lost.
 */
function compare({ root, files: known }, files, isWhole) {
  const changes = [];
  for (const [path, { content, hash }] of files) {
    const here = readFile(root, path);
    const hashHere = here === undefined ? undefined : hashOf(here);
    if (hashHere === hash) continue;
    const base = known.get(path)?.hash;
    const isChangedHere = hashHere !== undefined && hashHere !== base;
    // Nothing new there: the change made here waits for a push.
    const isOnlyHere = isChangedHere && base === hash;
    changes.push({
      path,
      action: isOnlyHere ? 'leave' : 'write',
      content,
      isChangedHere: isChangedHere && !isOnlyHere,
    });
  }
  const ids = new Set([...files.values()].map(({ test_blueprint_id: id }) => id));
  for (const [path, { id, hash }] of known) {
    const isGone = !files.has(path) && (isWhole || (id !== null && ids.has(id)));
    const here = isGone ? readFile(root, path) : undefined;
    if (here !== undefined) changes.push({ path, action: 'remove', isChangedHere: hashOf(here) !== hash });
    else if (isGone) changes.push({ path, action: 'forget', isChangedHere: false });
  }
  return changes;
}

function apply(local, files, changes, isForced) {
  const counts = { written: 0, removed: 0 };
  const left = [];
  for (const { path, action, content } of changes) {
    const isLeft = action === 'leave' && !isForced;
    if (isLeft) left.push(path);
    else if (action === 'write' || action === 'leave') {
      writeFile(local.root, path, content ?? files.get(path).content);
      counts.written += 1;
    } else {
      if (action === 'remove') {
        removeFile(local.root, path);
        print(`removed ${path}`);
        counts.removed += 1;
      }
      local.files.delete(path);
    }
  }
  for (const [path, { test_blueprint_id: id, hash }] of files) local.files.set(path, { id, hash });
  for (const path of left) print(`changed here ${path}`);
  print(`${files.size} files: ${counts.written} written, ${counts.removed} removed.`);
}
