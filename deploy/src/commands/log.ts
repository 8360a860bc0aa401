import { readStoredRegistry } from '../registry/update-registry.ts';
import type { Command } from './command.ts';
import { formatCommit, formatMinute, formatTable } from './table.ts';

export const log: Command = {
  usage: 'log [<remote>…]',
  summary: 'List deployments and rollbacks, the latest first.',
  apps: 'any',
  requires: [],
  async run(apps, _options, { target, print }) {
    const registry = await readStoredRegistry(target);
    const entries = (registry?.log ?? []).filter(({ app }) => apps.length === 0 || apps.includes(app));
    if (entries.length === 0) return print(`${target.name} has no such deployment.`);
    const rows = entries
      .toReversed()
      .map(({ at, app, action, version, build, commit }) => [
        formatMinute(at),
        app,
        action,
        version,
        build,
        formatCommit(commit),
      ]);
    print(formatTable([['Time', 'Remote', 'Action', 'Version', 'Build', 'Commit'], ...rows]));
  },
};
