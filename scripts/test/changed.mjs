import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '../lib/main.mjs';
import { manifest, pinnedNode, root, webPackages } from '../lib/project.mjs';

const TEST = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Modules that start others as processes: the import graph does not show it. */
const PROCESS_STARTERS = [
  { starter: 'server/src/testing/start-process.ts', started: /^server\/src\/(?:processes|commands)\// },
];
/** Sections that use a folder's files as a whole, apart from its modules: built pages, migrations, scripts of the step language. */
const SECTIONS_OF_FOLDERS = [
  [/^(?:host|remote-[a-z]+)\//, ['web', 'deploy', 'e2e']],
  [/^shared\//, ['web', 'server', 'runner', 'cli', 'lab', 'deploy', 'docs', 'e2e']],
  [/^runner\//, ['runner', 'server', 'cli', 'lab', 'e2e']],
  [/^server\//, ['server', 'cli', 'lab', 'docs', 'e2e']],
  [/^cli\//, ['server', 'cli', 'e2e']],
  [/^(?:docs|operations)\//, ['docs']],
  [/^(?:lab|deploy|e2e|scripts)\//, null],
  [/^test-support\//, ['server', 'runner', 'cli', 'lab', 'deploy', 'e2e']],
];

/**
 * What a change can affect: the changes since a commit, uncommitted and new files included.
 * @param {string} ref
 * @param {string[]} sections their names
 * @returns {Map<string, string[] | undefined>} the sections to run, each with its test files; undefined: all of them
 */
export function affectedTests(ref, sections) {
  const changed = changedFiles(ref);
  const isCommon = (file) => !SECTIONS_OF_FOLDERS.some(([folder]) => folder.test(file));
  if (changed.some((file) => isCommon(file) && !file.endsWith('.md')))
    return new Map(sections.map((name) => [name, undefined]));
  const modules = changed.filter((file) => CODE.test(file));
  const affected = modulesReaching(modules);
  const whole = new Set(changed.filter((file) => !affected.has(file)).flatMap((file) => sectionsOf(file)));
  const products = [...affected].filter((file) => !TEST.test(file) && !/\/testing\//.test(file));
  if (products.some((file) => webPackages.some((name) => file.startsWith(`${name}/`)))) whole.add('deploy');
  if (products.some((file) => /^(?:host|remote-[a-z]+|shared|server|runner)\//.test(file))) whole.add('e2e');
  const tests = [...affected].filter((file) => TEST.test(file)).sort();
  const selected = sections.map((name) => [
    name,
    whole.has(name) ? undefined : tests.filter((file) => sectionOfTest(file) === name),
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

/** The modules, and all that import or start one of them, directly or not. */
function modulesReaching(modules) {
  if (modules.length === 0) return new Set();
  const reaching = importersOf(modules);
  for (const { starter, started } of PROCESS_STARTERS)
    if ([...reaching].some((file) => started.test(file)))
      for (const file of importersOf([starter])) reaching.add(file);
  return reaching;
}

function importersOf(modules) {
  const depcruise = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  // The folders that `check:imports` looks at.
  const folders = manifest.scripts['check:imports'].split(' ').slice(1).flatMap(expand);
  const pattern = `^(?:${modules.map((file) => file.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')).join('|')})$`;
  const args = [depcruise, ...folders, '--reaches', pattern, '--output-type', 'json'];
  const output = execFileSync(pinnedNode, args, {
    cwd: root,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Set(JSON.parse(output).modules.map(({ source }) => source));
}

function expand(folder) {
  return folder === 'remote-*' ? webPackages.filter((name) => name.startsWith('remote-')) : [folder];
}

/** The sections that a file which is no module of the import graph can affect. */
function sectionsOf(file) {
  const [, sections] = SECTIONS_OF_FOLDERS.find(([folder]) => folder.test(file)) ?? [null, []];
  return sections ?? [file.split('/')[0]];
}

function sectionOfTest(file) {
  const [folder] = file.split('/');
  return folder === 'shared' || webPackages.includes(folder) ? 'web' : folder;
}
