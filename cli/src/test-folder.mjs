import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Exit, EXIT, usageError } from './exit.mjs';

/** Ends the name of a file that the server has, beside one that was changed here. */
export const THEIRS = '.theirs';
const STATE_FILE = '.steplight/state.json';
const SKIPPED = ['.git', '.steplight', 'node_modules'];
const NEXT_TO_TEST = /\.(?:plan\.json|table\.csv)$/;
const IS_TEST_FILE = /(?:\.steps\.md|\.plan\.json|\.table\.csv|(?:^|\/)suite\.yaml)$/;

/** SHA-256 in hex, as the API computes it; line breaks of Windows count as plain ones. */
export const hashOf = (content) =>
  createHash('sha256').update(content.replaceAll('\r\n', '\n')).digest('hex');

/** The path of the test whose plan or table the file is; any other path as it is. */
export const testPathOf = (path) => path.replace(NEXT_TO_TEST, '.steps.md');

/**
 * A folder of tests as files. `state.files` maps the paths that were pulled or pushed to the id of the test (null: a suite) and the hash
 * that the API had; paths are relative to `root`, with slashes.
 */
export function openTestFolder(folder, api) {
  const root = findRoot(resolve(folder));
  const file = join(root, STATE_FILE);
  let state = { api, files: {} };
  if (existsSync(file)) {
    try {
      state = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      throw usageError(`${file} is damaged. Restore it, or delete it and pull with --force.`);
    }
    if (api !== undefined && state.api !== api)
      throw usageError(`${root} holds the tests of ${state.api}. Call it with --api ${state.api}.`);
  }
  return {
    root,
    files: new Map(Object.entries(state.files ?? {})),
    /** The folder that was asked for, relative to the root; empty for the root itself. */
    subfolder: toSlashes(relative(root, resolve(folder))),
  };
}

/** The folder or the nearest one above it that was pulled into. */
function findRoot(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, STATE_FILE))) return at;
    if (dirname(at) === at) return folder;
  }
}

export function saveState({ root, files }, api) {
  const sorted = Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFile(root, STATE_FILE, `${JSON.stringify({ api, files: sorted }, null, 2)}\n`);
}

/** `.steps.md`, `.plan.json`, `.table.csv` */
export const endingOf = (path) => /\.[^./]+\.[^./]+$/.exec(path)?.[0];

/** Undefined: there is no such file. */
export function readFile(root, path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Written whole or not at all. */
export function writeFile(root, path, content) {
  const file = placeOf(root, path);
  mkdirSync(dirname(file), { recursive: true });
  requireInside(root, file);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

export function removeFile(root, path) {
  const file = placeOf(root, path);
  if (!existsSync(file)) return;
  requireInside(root, file);
  rmSync(file);
}

/** The paths of tests, plans, tables and suites below the folder, sorted; symbolic links are not followed. */
export function listTestFiles(root, subfolder = '') {
  const start = join(root, subfolder);
  if (!existsSync(start) || !lstatSync(start).isDirectory())
    throw usageError(`The folder ${start} does not exist.`);
  return listBelow(root, start).sort();
}

function listBelow(root, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : listBelow(root, path);
    const name = toSlashes(relative(root, path));
    return entry.isFile() && IS_TEST_FILE.test(name) ? [name] : [];
  });
}

/** A path that the API has given. Throws where it leads elsewhere. */
function placeOf(root, path) {
  const segments = path.split('/');
  const isSafe =
    !/[\u0000-\u001f\\:]/.test(path) && segments.every((name) => !['', '.', '..', '.git'].includes(name));
  if (!isSafe) throw unsafe(path);
  return join(root, ...segments);
}

/** Folders may be symbolic links. */
function requireInside(root, file) {
  const real = realpathSync(dirname(file));
  const top = realpathSync(root);
  if (real !== top && !real.startsWith(top + sep)) throw unsafe(relative(root, file));
}

const unsafe = (path) => new Exit(EXIT.error, `${JSON.stringify(path)} leads out of the folder.`);

const toSlashes = (path) => path.split(sep).join('/');
