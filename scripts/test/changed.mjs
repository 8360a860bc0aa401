import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { dependantsOf, fileUsersOf, packageOf } from '../lib/dependants.mjs';
import { UserError } from '../lib/main.mjs';
import { manifest, pinnedNode, root, webPackages } from '../lib/project.mjs';

const TEST = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
/** A string that could be the path of a module, of a process or worker for example; `${…}` stands for a part of a name. */
const NAMED_MODULE = /['"`]((?:[\w.-]|\/|\$\{\w+\})+\.(?:ts|tsx|mjs))['"`]/g;

/**
 * What a change can affect: the changes since a commit, uncommitted and new files included.
 * @param {string} ref
 * @param {string[]} sections their names
 * @returns {Map<string, string[] | undefined>} the sections to run, each with its test files; undefined: all of them
 */
export function affectedTests(ref, sections) {
  const changed = changedFiles(ref);
  if (changed.some((file) => !packageOf(file) && !file.endsWith('.md')))
    return new Map(sections.map((name) => [name, undefined]));
  const modules = changed.filter((file) => CODE.test(file));
  const affected = modulesReaching(modules);
  const whole = new Set(changed.filter((file) => !affected.has(file)).flatMap((file) => sectionsOf(file)));
  const products = [...affected].filter((file) => !TEST.test(file) && !/\/testing\//.test(file));
  for (const folder of new Set(products.map(packageOf)))
    for (const user of fileUsersOf(folder)) whole.add(user);
  const tests = [...affected].filter((file) => TEST.test(file)).sort();
  const selected = sections.map((name) => [
    name,
    whole.has(name) ? undefined : tests.filter((file) => sectionOf(file) === name),
  ]);
  return new Map(selected.filter(([name, files]) => name === 'check' || !files || files.length > 0));
}

function changedFiles(ref) {
  try {
    const diff = git('diff', '--name-only', '--no-renames', ref);
    return [...new Set([...diff, ...git('ls-files', '--others', '--exclude-standard')])];
  } catch {
    throw new UserError(`git does not know "${ref}". Name a commit or a branch: npm test -- --changed main`);
  }
}

function git(...args) {
  const output = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  return output.toString().split('\n').filter(Boolean);
}

/** The modules, and all that import or name one of them, directly or not. Without those that nothing knows, such as deleted ones. */
function modulesReaching(modules) {
  if (modules.length === 0) return new Set();
  const users = usersOfModules();
  const reaching = new Set(modules.filter((file) => users.has(file)));
  for (const file of reaching) for (const user of users.get(file)) reaching.add(user);
  return reaching;
}

/** Each module of the repository with those that import it, or name it in a string: the import graph does not show what starts as a process. */
function usersOfModules() {
  const depcruise = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  // The folders that `check:imports` looks at.
  const folders = manifest.scripts['check:imports'].split(' ').slice(1).flatMap(expand);
  const output = execFileSync(pinnedNode, [depcruise, ...folders, '--output-type', 'json'], {
    cwd: root,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const modules = JSON.parse(output).modules.filter(({ source }) => packageOf(source));
  const users = new Map(modules.map(({ source }) => [source, new Set()]));
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) users.get(resolved)?.add(source);
    for (const file of namedModules(source, users)) users.get(file).add(source);
  }
  return users;
}

/** The modules that a module names in its strings: relative to itself or to the root. */
function namedModules(source, modules) {
  const text = readFileSync(join(root, source), 'utf8');
  const paths = Array.from(text.matchAll(NAMED_MODULE), ([, path]) => path);
  return paths.flatMap((path) => {
    const candidates = [posix.join(posix.dirname(source), path), path];
    if (!path.includes('${')) return candidates.filter((candidate) => modules.has(candidate));
    const isMeant = candidates.map(patternOf);
    return [...modules.keys()].filter((file) => isMeant.some((pattern) => pattern.test(file)));
  });
}

function patternOf(path) {
  const literals = path.split(/\$\{\w+\}/).map((text) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('[^/]+')}$`);
}

function expand(folder) {
  return folder === 'remote-*' ? webPackages.filter((name) => name.startsWith('remote-')) : [folder];
}

/** The sections that a file which is no module of the import graph can affect. */
function sectionsOf(file) {
  const folder = packageOf(file);
  // A page in the root, which no test reads.
  if (!folder) return [];
  return [folder, ...dependantsOf(folder), ...fileUsersOf(folder)].map((user) => sectionOf(`${user}/`));
}

function sectionOf(file) {
  const [folder] = file.split('/');
  return folder === 'shared' || webPackages.includes(folder) ? 'web' : folder;
}
