import { randomUUID } from 'node:crypto';
import { parseManifest } from 'shared/registry';
import { FILE_LIST } from '../builds/upload.ts';
import { DeployError } from '../errors.ts';
import { readLiveHost, requireAcceptable } from '../live-host.ts';
import { previousBuilds } from '../registry/previous-builds.ts';
import {
  currentEntry,
  withEntry,
  type AppName,
  type Entry,
  type LogEntry,
} from '../registry/stored-registry.ts';
import { readStoredRegistry, updateRegistry } from '../registry/update-registry.ts';
import type { Target } from '../targets/target.ts';
import { waitUntilLive } from '../wait-until-live.ts';
import type { Command } from './command.ts';

export const rollback: Command = {
  usage: 'rollback <remote> [--to-build <build>]',
  summary: 'Return to the previous build or to the named one; nothing is built or stored.',
  apps: 'one',
  requires: ['address', 'host'],
  async run([app], { address, host, toBuild }, { target, print }) {
    if (app === undefined) return;
    const registry = await readStoredRegistry(target);
    const current = registry && currentEntry(registry, app);
    if (!registry || !current) throw new DeployError(`"${app}" was never deployed to ${target.name}.`);
    const previous = selectBuild(registry.log, app, toBuild, current.build);
    const entry = await readEntry(target, app, previous, address);
    // A host that does not answer may be the reason for the rollback.
    const live = await readLiveHost(host).catch((error: Error) =>
      print(`Rolling back without checking the host: ${error.message}`),
    );
    if (live) requireAcceptable({ app, entry }, entry.address, live);
    const change = { id: randomUUID(), at: new Date().toISOString(), app, action: 'rollback' as const };
    await updateRegistry(target, (latest) => {
      if (latest.log.some(({ id }) => id === change.id)) return latest;
      if (currentEntry(latest, app)?.build !== current.build)
        throw new DeployError(`"${app}" was deployed by someone else in the meantime. See: log ${app}`);
      return withEntry(latest, entry, change);
    });
    print(
      `Rolled ${app} back to ${entry.version}, build ${entry.build}, from ${current.version}, build ${current.build}.`,
    );
    if (live) print(await waitUntilLive(host, app, entry.build));
  },
};

function selectBuild(log: LogEntry[], app: AppName, build: string | undefined, current: string): LogEntry {
  if (build === current) throw new DeployError(`Build ${build} is already deployed.`);
  const found =
    build === undefined
      ? previousBuilds(log, app)[0]
      : log.findLast((entry) => entry.app === app && entry.build === build);
  if (found) return found;
  throw new DeployError(
    build === undefined
      ? `"${app}" has no previous build.`
      : `Build ${build} of "${app}" was never deployed there. See: log ${app}`,
  );
}

/** The registry's entry of a build that is stored already. */
async function readEntry(target: Target, app: AppName, logged: LogEntry, address: string): Promise<Entry> {
  const folder = `${app}/${logged.version}-${logged.build}/`;
  const file = await target.read(folder + (app === 'host' ? 'build.json' : 'manifest.json'));
  if (!file || !(await target.read(folder + FILE_LIST)))
    throw new DeployError(`${folder} is no longer in ${target.name}.`);
  const description = JSON.parse(file.content.toString()) as Entry;
  const entry = app === 'host' ? description : parseManifest(description, app, folder);
  return { ...entry, address: address + folder, commit: logged.commit };
}
