import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './project.mjs';

const IGNORED = new Set(['node_modules', 'dist', '.turbo', 'coverage']);

/** A hash of the names and contents of files and folders. */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths.flatMap((name) => filesBelow(join(root, name))).sort())
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/** Whether the stamp of this name holds the same fingerprint. */
export function isUpToDate(name, value) {
  try {
    return readFileSync(stampPath(name), 'utf8') === value;
  } catch {
    return false;
  }
}

export function stamp(name, value) {
  mkdirSync(dirname(stampPath(name)), { recursive: true });
  writeFileSync(stampPath(name), value);
}

/** Inside node_modules, so that a fresh installation starts without stamps. */
function stampPath(name) {
  return join(root, 'node_modules', `.steplight-${name}`);
}

function filesBelow(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter(({ name }) => !IGNORED.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}
