import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILES_PER_GROUP = 8;
const GROUP_SUFFIX = '.group.mjs';
/** A comment of a test file that has no other one in its process. The reason follows. */
const OWN_PROCESS = /^\/\/ Runs in a process of its own: /m;

/**
 * Distributes test files over groups of about the same size.
 * @param {string[]} files relative to `cwd`
 * @param {(source: string) => boolean} isAlone whether a file that does not say so itself also has to stay out of groups
 * @returns {Promise<{ groups: string[][], ungrouped: string[] }>}
 */
export async function distribute(files, cwd, isAlone = () => false) {
  const sources = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(cwd, file), 'utf8')])),
  );
  const ungrouped = files.filter((file) => OWN_PROCESS.test(sources.get(file)) || isAlone(sources.get(file)));
  const bySize = files
    .filter((file) => !ungrouped.includes(file))
    .sort((a, b) => sources.get(b).length - sources.get(a).length);
  const count = Math.max(Math.ceil(bySize.length / FILES_PER_GROUP), availableParallelism());
  const groups = Array.from({ length: Math.min(count, bySize.length) }, () => ({ files: [], size: 0 }));
  for (const file of bySize) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.files.push(file);
    smallest.size += sources.get(file).length;
  }
  return { groups: groups.map((group) => group.files), ungrouped };
}

/**
 * Groups test files of node:test. A group is a module that runs its files one after the other in one process, so that what they import is
 * loaded once. Each file is a test whose name is its path.
 * @param {string} folder where the modules are written
 * @param {string[]} files relative to `cwd`
 * @returns {Promise<{ groups: Map<string, string[]>, ungrouped: string[] }>} the files of each group, by the path of its module
 */
export async function groupTestFiles(folder, files, cwd) {
  const { groups, ungrouped } = await distribute(files, cwd);
  const written = groups.map(async (members, index) => {
    const path = join(folder, `${index}${GROUP_SUFFIX}`);
    const tests = members.map((file) => {
      const address = pathToFileURL(join(cwd, file)).href;
      return `test(${JSON.stringify(file)}, () => import(${JSON.stringify(address)}));\n`;
    });
    await writeFile(path, `import { test } from 'node:test';\n${tests.join('')}`);
    return [path, members];
  });
  return { groups: new Map(await Promise.all(written)), ungrouped };
}

/** Whether a file is the module of a group. */
export function isGroup(path) {
  return path?.endsWith(GROUP_SUFFIX) ?? false;
}
