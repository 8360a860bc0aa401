import { APP_NAMES, currentEntry } from '../registry/stored-registry.ts';
import { readStoredRegistry } from '../registry/update-registry.ts';
import type { Command } from './command.ts';
import { formatCommit, formatMinute, formatTable } from './table.ts';

export const status: Command = {
  usage: 'status',
  summary: 'List the deployed builds.',
  apps: 'none',
  requires: [],
  async run(_apps, _options, { target, print }) {
    const registry = await readStoredRegistry(target);
    if (!registry) return print(`Nothing has been deployed to ${target.name} yet.`);
    const rows = APP_NAMES.map((app) => {
      const entry = currentEntry(registry, app);
      if (!entry) return [app, '-', '-', '-', '-', '-', ''];
      const change = registry.log.findLast((logged) => logged.app === app);
      return [
        app,
        entry.version,
        entry.build,
        String(entry.contract),
        formatCommit(entry.commit),
        change ? `${change.action}, ${formatMinute(change.at)}` : '-',
        entry.address,
      ];
    });
    print(formatTable([['Remote', 'Version', 'Build', 'Contract', 'Commit', 'Since', 'Address'], ...rows]));
  },
};
