import { randomUUID } from 'node:crypto';
import { parseManifest } from 'shared/registry';
import { FILE_LIST } from '../builds/upload.ts';
import { confirm } from '../confirm.ts';
import { DeployError } from '../failure.ts';
import { readLiveHost, requireAcceptable } from '../live-host.ts';
import { changeRegistry, readStoredRegistry } from '../registry/change-registry.ts';
import { currentEntry, withEntry, type Entry, type LogLine, type PartName } from '../registry/document.ts';
import { formerBuilds } from '../registry/former-builds.ts';
import type { Target } from '../targets/target.ts';
import type { Command } from './command.ts';

export const rollback: Command = {
  usage: 'rollback <part> [--to-build <build>]',
  summary: 'Go back to the build before the present one, or to the one named; nothing is built or stored.',
  parts: 'one',
  needs: ['address', 'host'],
  async run([part], { address, host, toBuild }, { target, say }) {
    if (part === undefined) return;
    const registry = await readStoredRegistry(target);
    const present = registry && currentEntry(registry, part);
    if (!registry || !present) throw new DeployError(`"${part}" was never deployed to ${target.name}.`);
    const former = choose(registry.log, part, toBuild, present.build);
    const entry = await readEntry(target, part, former, address);
    // A host that does not answer may be the very reason to go back.
    const live = await readLiveHost(host).catch((error: Error) =>
      say(`Going back without asking: ${error.message}`),
    );
    if (live) requireAcceptable({ part, entry }, entry.address, live);
    const line = { id: randomUUID(), at: new Date().toISOString(), part, action: 'rollback' as const };
    await changeRegistry(target, (latest) => {
      if (latest.log.some(({ id }) => id === line.id)) return latest;
      if (currentEntry(latest, part)?.build !== present.build)
        throw new DeployError(
          `"${part}" was deployed by somebody else meanwhile. Look at its log, and decide anew.`,
        );
      return withEntry(latest, entry, line);
    });
    say(
      `${part} is back at ${entry.version}, build ${entry.build}; it was at ${present.version}, build ${present.build}.`,
    );
    if (live) say(await confirm(host, part, entry.build));
  },
};

function choose(log: LogLine[], part: PartName, build: string | undefined, present: string): LogLine {
  if (build === present) throw new DeployError(`Build ${build} is the one that is deployed.`);
  const found =
    build === undefined
      ? formerBuilds(log, part)[0]
      : log.findLast((line) => line.part === part && line.build === build);
  if (found) return found;
  throw new DeployError(
    build === undefined
      ? `There is no build of "${part}" before the present one.`
      : `Build ${build} of "${part}" was never deployed there. See: log ${part}`,
  );
}

/** What the registry will say of a build that is stored already. */
async function readEntry(target: Target, part: PartName, line: LogLine, address: string): Promise<Entry> {
  const folder = `${part}/${line.version}-${line.build}/`;
  const file = await target.read(folder + (part === 'host' ? 'build.json' : 'manifest.json'));
  if (!file || !(await target.read(folder + FILE_LIST)))
    throw new DeployError(`${folder} is no longer in ${target.name}.`);
  const document = JSON.parse(file.content.toString()) as Entry;
  const described = part === 'host' ? document : parseManifest(document, part, folder);
  return { ...described, address: address + folder, commit: line.commit };
}
