import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Git ignores it; nothing of the packages is stored in this repository. */
const CACHE = join(import.meta.dirname, '../../.steplight/lab-packages');

/** Packages that only the pages of `pages.ts` need, loaded when they are first used. */
const VERSIONS = {
  '@lit/context': '1.1.6',
  '@lit/reactive-element': '2.1.2',
  '@material/web': '2.5.0',
  '@shoelace-style/shoelace': '2.20.1',
  flatpickr: '4.6.13',
  'fomantic-ui': '2.9.4',
  lit: '3.3.1',
  'lit-element': '4.2.2',
  'lit-html': '3.3.3',
  quill: '2.0.3',
  select2: '4.1.0',
  'startbootstrap-sb-admin-2': '4.1.4',
  'swagger-ui-dist': '5.35.0',
  'tabulator-tables': '6.5.3',
  todomvc: '0.1.1',
  tslib: '2.9.1',
};
export type PackageName = keyof typeof VERSIONS;

/** The folder of a package of this workspace. */
export function installedPackage(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

/** The folder of a package, from the registry unless it has been loaded before. @throws Error of npm, if the registry cannot be reached. */
export async function loadPackage(name: PackageName): Promise<string> {
  const folder = join(CACHE, `${name.replace('/', '+')}@${VERSIONS[name]}`);
  const isLoaded = await access(folder).then(
    () => true,
    () => false,
  );
  if (isLoaded) return folder;
  await mkdir(CACHE, { recursive: true });
  const unpacked = await mkdtemp(join(CACHE, 'loading-'));
  const { stdout } = await run('npm', [
    'pack',
    '--silent',
    `--pack-destination=${unpacked}`,
    `${name}@${VERSIONS[name]}`,
  ]);
  await run('tar', ['xzf', join(unpacked, stdout.trim()), '-C', unpacked]);
  // Another process may have loaded it meanwhile.
  await rename(join(unpacked, 'package'), folder).catch(() => access(folder));
  await rm(unpacked, { recursive: true, force: true });
  return folder;
}
