import { randomUUID } from 'node:crypto';
import { readBuild, type Build } from '../builds/build.ts';
import { confirm } from '../confirm.ts';
import { distOf, makeBuild, presentCommit } from '../builds/make-build.ts';
import { upload } from '../builds/upload.ts';
import { readLiveHost, requireAcceptable } from '../live-host.ts';
import { changeRegistry, readStoredRegistry } from '../registry/change-registry.ts';
import { currentEntry, withEntry, type Entry } from '../registry/document.ts';
import type { Command, Options, Tools } from './command.ts';

export const deploy: Command = {
  usage: 'deploy <part>… [--built | --dist <folder>]',
  summary:
    'Build the parts, store each build, try it in a browser on the live host, put it into the registry.',
  parts: 'some',
  needs: ['address', 'host'],
  async run(parts, options, tools) {
    for (const part of parts) {
      const { isBuilt, dist = distOf(part) } = options;
      if (!isBuilt) await makeBuild(part);
      const commit = options.dist === undefined ? await presentCommit() : null;
      const build = await readBuild(part, dist, commit);
      await deployBuild(build, options, tools);
      tools.say(await confirm(options.host, part, build.entry.build));
    }
  },
};

/** Brings a build to the people. @throws DeployError; the registry is as it was then */
export async function deployBuild(
  build: Build,
  { address, host }: Pick<Options, 'address' | 'host'>,
  { target, smokeTest, say }: Tools,
): Promise<void> {
  const { part, folder } = build;
  const entry: Entry = { ...build.entry, address: address + folder };
  const name = `${part} ${entry.version}, build ${entry.build}`;
  const registry = await readStoredRegistry(target);
  if (registry && currentEntry(registry, part)?.build === entry.build)
    return say(`${name} is deployed already.`);
  const live = await readLiveHost(host);
  requireAcceptable(build, entry.address, live);
  const outcome = await upload(target, build);
  say(`${outcome === 'uploaded' ? 'Stored' : 'Found'} ${folder} in ${target.name}`);
  // The first one of all: without a registry the host has no page to try a part in.
  if (!registry) await changeRegistry(target, (present) => present);
  say(`Tried ${await smokeTest({ build, entry, live })}`);

  const line = { id: randomUUID(), at: new Date().toISOString(), part, action: 'deploy' as const };
  await changeRegistry(target, (present) =>
    present.log.some(({ id }) => id === line.id) ? present : withEntry(present, entry, line),
  );
  say(`Deployed ${name}.`);
}
