import { existsSync, lstatSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { STANDARD_OUTPUT } from './command-line.mjs';
import { describeTestFile } from './describe-test-file.mjs';
import { usageError } from './exit.mjs';
import { readVariables } from './run-request.mjs';
import { listTestFiles, openTestFolder, readFile, testPathOf } from './test-folder.mjs';

const NAME = /^[A-Za-z_]\w{0,63}$/;
const LONGEST_STEP_SECONDS = 3600;

/** What to check and what to write, from options and environment. */
export function readCheckCall(values, [address, ...places], environment) {
  if (address === undefined) throw usageError('The address is missing: check <url> <file…>.');
  if (places.length === 0) throw usageError('The files are missing: check <url> <file…>.');
  const { timeout, json } = values;
  const { DISPLAY, WAYLAND_DISPLAY } = environment;
  if (values.headed && process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
    throw usageError('--headed needs a screen, and the environment variable DISPLAY names none.');
  const seconds = timeout === undefined ? undefined : Number(timeout);
  if (seconds !== undefined && !(seconds > 0 && seconds <= LONGEST_STEP_SECONDS))
    throw usageError(`--timeout takes seconds for each step, at most ${LONGEST_STEP_SECONDS}.`);
  return {
    address,
    places,
    seconds,
    values: readValues(values, environment),
    attachments: values.artifacts,
    isJsonPrinted: json === STANDARD_OUTPUT,
    json: json === STANDARD_OUTPUT ? undefined : json,
    junit: values.junit,
    reports: [values.junit, json]
      .filter((file) => file && file !== STANDARD_OUTPUT)
      .map((file) => ({ file })),
  };
}

/** The values of `--var` and `--secret`. */
export const readValues = (values, environment) => [
  ...variablesOf(values.var, environment),
  ...secretsOf(values.secret, environment),
];

const variablesOf = (given = [], environment) =>
  Object.entries(readVariables(given, environment) ?? {}).map(([name, value]) => ({
    name,
    value,
    isSecret: false,
  }));

function secretsOf(given = [], environment) {
  return given.map((name) => {
    if (!NAME.test(name))
      throw usageError('--secret takes the name of an environment variable that holds the value.');
    const value = environment[name];
    if (!value) throw usageError(`--secret ${name}: the environment variable ${name} has no value.`);
    return { name, value, isSecret: true };
  });
}

/**
 * The test files as they are now, by the folder that they belong to: `chosen` are the tests that were named, `files` also what they may
 * use, which are the modules and suites of the folder.
 */
export function readTrees(places) {
  const trees = new Map();
  for (const place of places) {
    const { root, paths } = findTests(place);
    trees.set(root, new Set([...(trees.get(root) ?? []), ...paths]));
  }
  const read = Array.from(trees, ([root, chosen]) => readTree(root, chosen));
  if (read.every(({ chosen }) => chosen.length === 0))
    throw usageError(`There are no tests in ${places.join(', ')}. Their names end in .steps.md.`);
  return read;
}

function findTests(place) {
  if (!existsSync(place)) throw usageError(`${place} does not exist.`);
  const isFolder = lstatSync(place).isDirectory();
  const file = testPathOf(resolve(place));
  if (!isFolder && !isTest(file))
    throw usageError(`${place} is no test: its name does not end in .steps.md.`);
  const folder = isFolder ? resolve(place) : dirname(file);
  const pulled = openTestFolder(folder).root;
  // Files that were not pulled, in the folders that a pull makes: modules are in one of their own.
  const above = dirname(folder);
  const root = pulled === folder && !hasModules(folder) && hasModules(above) ? above : pulled;
  return {
    root,
    paths: isFolder ? listTestFiles(root, toPath(root, folder)).filter(isTest) : [toPath(root, file)],
  };
}

function readTree(root, chosen) {
  const contents = new Map(listTestFiles(root).map((path) => [path, readFile(root, path)]));
  const isModule = (path) => describeTestFile(contents.get(path) ?? '').isModule;
  const isUsed = (path) => {
    const test = testPathOf(path);
    return path.endsWith('suite.yaml') || chosen.has(test) || isModule(test);
  };
  return {
    root,
    prefix: relative('', root) === '' ? '' : `${toPath('', root)}/`,
    files: Array.from(contents, ([path, content]) => ({ path, content })).filter(({ path }) => isUsed(path)),
    chosen: [...chosen].filter((path) => !isModule(path)),
  };
}

const isTest = (path) => path.endsWith('.steps.md');
const hasModules = (folder) => existsSync(join(folder, 'modules'));
const toPath = (root, file) => relative(root, file).split(sep).join('/');
