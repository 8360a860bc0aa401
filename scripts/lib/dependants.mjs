import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root, webPackages } from './project.mjs';

/**
 * What the tests of a package use without importing it: built pages, the programs of the product, the client as one file. Everything else
 * is in the manifests. `operations` is a folder without a package.
 */
const USED_AS_FILES = {
  server: ['cli'],
  deploy: ['host', 'remote-settings'],
  docs: ['operations'],
  e2e: [...webPackages, 'shared', 'server', 'runner', 'cli', 'scripts'],
};

const manifests = new Map(
  packages.map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))]),
);

/** The name of the package in a folder, as its manifest says. */
export const nameOf = (folder) => manifests.get(folder).name;

/** The folder of the package that a file belongs to, else a folder of files that tests use; undefined: all may depend on the file. */
export function packageOf(file) {
  const folders = [...packages, ...Object.values(USED_AS_FILES).flat()];
  const around = folders.filter((folder) => file.startsWith(`${folder}/`));
  return around.toSorted((a, b) => b.length - a.length)[0];
}

/** The folders of the packages whose tests use files of a package without importing them. */
export function fileUsersOf(folder) {
  return Object.keys(USED_AS_FILES).filter((user) => USED_AS_FILES[user].includes(folder));
}

/** The folders of the packages that depend on a package, directly or not. */
export function dependantsOf(folder) {
  const found = new Set([folder]);
  for (const used of found)
    for (const [user, { dependencies, devDependencies }] of manifests)
      if (manifests.get(used)?.name in { ...dependencies, ...devDependencies }) found.add(user);
  found.delete(folder);
  return [...found];
}
