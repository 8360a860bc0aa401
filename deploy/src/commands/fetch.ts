import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf } from '../builds/build.ts';
import { FILE_LIST, type FileList } from '../builds/upload.ts';
import { DeployError } from '../failure.ts';
import { readStoredRegistry } from '../registry/change-registry.ts';
import { currentEntry, PART_NAMES } from '../registry/document.ts';
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

async function copy(target: Target, folder: string, into: string): Promise<void> {
  const list = JSON.parse((await read(target, folder + FILE_LIST)).toString()) as FileList;
  for (const [name, digest] of Object.entries(list)) {
    const content = await read(target, folder + name);
    if (digestOf(content) !== digest)
      throw new DeployError(`${folder}${name} in ${target.name} is not what was deployed.`);
    await mkdir(dirname(join(into, name)), { recursive: true });
    await writeFile(join(into, name), content);
  }
}

async function read(target: Target, path: string): Promise<Buffer> {
  const file = await target.read(path);
  if (!file) throw new DeployError(`${path} is missing in ${target.name}.`);
  return file.content;
}
