import { databaseDisk } from './experiments/database-disk.ts';
import { database } from './experiments/database.ts';
import { drains } from './experiments/drains.ts';
import { filesDisk } from './experiments/files-disk.ts';
import { kills } from './experiments/kills.ts';
import { messages } from './experiments/messages.ts';
import { pauses } from './experiments/pauses.ts';
import { list, type Report } from './report.ts';

const PARTS: Record<string, (...figures: number[]) => Promise<Report>> = {
  kills,
  pauses,
  drains,
  database,
  messages,
  'files-disk': filesDisk,
  'database-disk': databaseDisk,
};

/**
 * `chaos <part> [figures]`: does harm to the product while it works, and tells what became of what it had confirmed. Ends with 1 where
 * anything is not as it should be. PORT_OFFSET moves its ports.
 */
const [name = 'kills', ...figures] = process.argv.slice(2);
const part = PARTS[name];
if (!part) {
  process.stderr.write(`There is no part ${name}. There are: ${Object.keys(PARTS).join(', ')}\n`);
  process.exit(2);
}
const { lines, faults } = await part(...figures.map(Number));
process.stdout.write(`${[...lines, list(faults)].join('\n')}\n`);
process.exit(Object.values(faults).some((count) => count !== 0) ? 1 : 0);
