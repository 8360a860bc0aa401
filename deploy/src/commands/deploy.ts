import { randomUUID } from 'node:crypto';
import { readBuild, type Build } from '../builds/build.ts';
import { currentCommit, distOf, runBuild } from '../builds/run-build.ts';
import { upload } from '../builds/upload.ts';
import { readLiveHost, requireAcceptable } from '../live-host.ts';
import { currentEntry, withEntry, type Entry } from '../registry/stored-registry.ts';
import { readStoredRegistry, updateRegistry } from '../registry/update-registry.ts';
import { waitUntilLive } from '../wait-until-live.ts';
import type { Command, Options, Tools } from './command.ts';

export const deploy: Command = {
  usage: 'deploy <remote>… [--built | --dist <folder>]',
  summary:
    'Build, store the files, test the build in a browser on the live host, and add it to the registry.',
  apps: 'some',
  requires: ['address', 'host'],
  async run(apps, options, tools) {
    for (const app of apps) {
      const { isBuilt, dist = distOf(app) } = options;
      if (!isBuilt) await runBuild(app);
      const commit = options.dist === undefined ? await currentCommit() : null;
      const build = await readBuild(app, dist, commit);
      await deployBuild(build, options, tools);
      tools.print(await waitUntilLive(options.host, app, build.entry.build));
    }
  },
};

/** Deploys a build. @throws DeployError; the registry is unchanged then */
export async function deployBuild(
  build: Build,
  { address, host }: Pick<Options, 'address' | 'host'>,
  { target, smokeTest, print }: Tools,
): Promise<void> {
  const { app, folder } = build;
  const entry: Entry = { ...build.entry, address: address + folder };
  const name = `${app} ${entry.version}, build ${entry.build}`;
  const registry = await readStoredRegistry(target);
  if (registry && currentEntry(registry, app)?.build === entry.build)
    return print(`${name} is already deployed.`);
  const live = await readLiveHost(host);
  requireAcceptable(build, entry.address, live);
  const outcome = await upload(target, build);
  print(`${outcome === 'uploaded' ? 'Stored' : 'Found'} ${folder} in ${target.name}`);
  // Before the very first deployment the host has no registry and therefore no page for the smoke test.
  if (!registry) await updateRegistry(target, (current) => current);
  print(`Tested ${await smokeTest({ build, entry, live })}`);

  const change = { id: randomUUID(), at: new Date().toISOString(), app, action: 'deploy' as const };
  await updateRegistry(target, (current) =>
    current.log.some(({ id }) => id === change.id) ? current : withEntry(current, entry, change),
  );
  print(`Deployed ${name}.`);
}
