import { readStoredRegistry } from '../registry/change-registry.ts';
import type { Command } from './command.ts';
import { minute, short, table } from './table.ts';

export const log: Command = {
  usage: 'log [<part>…]',
  summary: 'Show what was deployed and taken back, the latest first.',
  parts: 'any',
  needs: [],
  async run(parts, _options, { target, say }) {
    const registry = await readStoredRegistry(target);
    const lines = (registry?.log ?? []).filter(({ part }) => parts.length === 0 || parts.includes(part));
    if (lines.length === 0) return say(`Nothing of that has been deployed to ${target.name} yet.`);
    const rows = lines
      .toReversed()
      .map(({ at, part, action, version, build, commit }) => [
        minute(at),
        part,
        action,
        version,
        build,
        short(commit),
      ]);
    say(table([['When', 'Part', 'What', 'Version', 'Build', 'Commit'], ...rows]));
  },
};
