import { join } from 'node:path';
import { digestOf } from '../builds/build.ts';
import { FILE_LIST, type FileList } from '../builds/upload.ts';
import { DeployError } from '../failure.ts';
import { readStoredRegistry } from '../registry/change-registry.ts';
import { currentEntry, PART_NAMES } from '../registry/document.ts';
import { folderTarget } from '../targets/folder-target.ts';
import type { Target } from '../targets/target.ts';
import type { Command } from './command.ts';

export const fetchBuilds: Command = {
  usage: 'fetch [<part>…] --into <folder>',
  summary: 'Copy the deployed builds to <folder>/<part>/, each file compared with its digest.',
  parts: 'any',
  needs: ['into'],
  async run(parts, { into }, { target, say }) {
    const registry = await readStoredRegistry(target);
    if (!registry) throw new DeployError(`Nothing has been deployed to ${target.name} yet.`);
    for (const part of parts.length > 0 ? parts : PART_NAMES) {
      const entry = currentEntry(registry, part);
      if (!entry) throw new DeployError(`"${part}" was never deployed to ${target.name}.`);
      const { version, build } = entry;
      await copy(target, `${part}/${version}-${build}/`, join(into, part));
      say(`Fetched ${part} ${version}, build ${build}.`);
    }
  },
};

/** Documents come last, each file as a whole: a folder may be served meanwhile, and keeps the scripts of former builds. */
async function copy(source: Target, folder: string, into: string): Promise<void> {
  const list = JSON.parse((await read(source, folder + FILE_LIST)).toString()) as FileList;
  const isDocument = (name: string) => /\.(html|json)$/.test(name);
  const names = Object.keys(list).sort((a, b) => Number(isDocument(a)) - Number(isDocument(b)));
  for (const name of names) {
    const content = await read(source, folder + name);
    if (digestOf(content) !== list[name])
      throw new DeployError(`${folder}${name} in ${source.name} is not what was deployed.`);
    await folderTarget(into).write(name, content, { cache: 'immutable' });
  }
}

async function read(target: Target, path: string): Promise<Buffer> {
  const file = await target.read(path);
  if (!file) throw new DeployError(`${path} is missing in ${target.name}.`);
  return file.content;
}
