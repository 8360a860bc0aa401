import { print } from './exit.mjs';
import { endingOf, removeFile, THEIRS, writeFile } from './test-folder.mjs';

/**
 * Keeps files that were changed here and on the server, and writes what the server has beside them. A push refuses them until those are
 * deleted, and then finds no conflict any more: who pushes has seen both.
 * @param conflicts as `pull` compares them
 */
export function keepMine(local, files, conflicts) {
  if (conflicts.length === 0) return;
  const moved = new Map(conflicts.flatMap((conflict) => movedTo(local, files, conflict)));
  for (const { path } of conflicts) {
    const theirs = files.get(moved.get(path) ?? path);
    if (theirs === undefined) keepDeleted(local, path);
    else keepBeside(local, path, theirs);
  }
}

/** A test that has another title on the server has another path there. */
function movedTo(local, files, { path, action }) {
  const id = local.files.get(path)?.id;
  if (action !== 'remove' || typeof id !== 'number') return [];
  const found = [...files.values()].find(
    (file) => file.test_blueprint_id === id && endingOf(file.path) === endingOf(path),
  );
  return found === undefined ? [] : [[path, found.path]];
}

function keepBeside(local, path, { path: theirPath, content, test_blueprint_id: id, hash }) {
  writeFile(local.root, `${path}${THEIRS}`, content);
  // The pull has written it under its new path as well: one test has one file.
  if (theirPath !== path) {
    removeFile(local.root, theirPath);
    local.files.delete(theirPath);
  }
  local.files.set(path, { id, hash });
  print(`kept ${path}, the server's is ${path}${THEIRS}`);
}

function keepDeleted(local, path) {
  local.files.delete(path);
  print(`kept ${path}, which the server no longer has: to store it as a new one, delete its id`);
}
