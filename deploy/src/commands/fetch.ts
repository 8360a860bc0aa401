import { join } from 'node:path';
import { digestOf } from '../builds/build.ts';
import { FILE_LIST, type FileList } from '../builds/upload.ts';
import { DeployError } from '../errors.ts';
import { APP_NAMES, currentEntry } from '../registry/stored-registry.ts';
import { readStoredRegistry } from '../registry/update-registry.ts';
import { folderTarget } from '../targets/folder-target.ts';
import type { Target } from '../targets/target.ts';
import type { Command } from './command.ts';

export const fetchBuilds: Command = {
  usage: 'fetch [<remote>…] --into <folder>',
  summary: 'Copy the deployed builds to <folder>/<remote>/ and verify the digest of each file.',
  apps: 'any',
  requires: ['into'],
  async run(apps, { into }, { target, print }) {
    const registry = await readStoredRegistry(target);
    if (!registry) throw new DeployError(`Nothing has been deployed to ${target.name} yet.`);
    for (const app of apps.length > 0 ? apps : APP_NAMES) {
      const entry = currentEntry(registry, app);
      if (!entry) throw new DeployError(`"${app}" was never deployed to ${target.name}.`);
      const { version, build } = entry;
      await copy(target, `${app}/${version}-${build}/`, join(into, app));
      print(`Fetched ${app} ${version}, build ${build}.`);
    }
  },
};

/**
 * Copies HTML and JSON last and each file atomically, so that a server can serve the folder at the same time. The scripts of
 * previous builds stay.
 */
async function copy(source: Target, folder: string, into: string): Promise<void> {
  const list = JSON.parse((await read(source, folder + FILE_LIST)).toString()) as FileList;
  const isEntryFile = (name: string) => /\.(html|json)$/.test(name);
  const names = Object.keys(list).sort((a, b) => Number(isEntryFile(a)) - Number(isEntryFile(b)));
  for (const name of names) {
    const content = await read(source, folder + name);
    if (digestOf(content) !== list[name])
      throw new DeployError(`${folder}${name} in ${source.name} is not the deployed file.`);
    await folderTarget(into).write(name, content, { cache: 'immutable' });
  }
}

async function read(target: Target, path: string): Promise<Buffer> {
  const file = await target.read(path);
  if (!file) throw new DeployError(`${path} is missing in ${target.name}.`);
  return file.content;
}
