import { readStoredRegistry } from '../registry/change-registry.ts';
import { currentEntry, PART_NAMES } from '../registry/document.ts';
import type { Command } from './command.ts';
import { minute, short, table } from './table.ts';

export const status: Command = {
  usage: 'status',
  summary: 'Show which build of each part is deployed, and since when.',
  parts: 'none',
  needs: [],
  async run(_parts, _options, { target, say }) {
    const registry = await readStoredRegistry(target);
    if (!registry) return say(`Nothing has been deployed to ${target.name} yet.`);
    const rows = PART_NAMES.map((part) => {
      const entry = currentEntry(registry, part);
      if (!entry) return [part, '-', '-', '-', '-', '-', ''];
      const since = registry.log.findLast((line) => line.part === part);
      return [
        part,
        entry.version,
        entry.build,
        String(entry.contract),
        short(entry.commit),
        since ? `${since.action}, ${minute(since.at)}` : '-',
        entry.address,
      ];
    });
    say(table([['Part', 'Version', 'Build', 'Contract', 'Commit', 'Since', 'Address'], ...rows]));
  },
};
