import { databaseDisk } from './experiments/database-disk.ts';
import { database } from './experiments/database.ts';
import { drains } from './experiments/drains.ts';
import { filesDisk } from './experiments/files-disk.ts';
import { kills } from './experiments/kills.ts';
import { messages } from './experiments/messages.ts';
import { pauses } from './experiments/pauses.ts';
import { list, type Report } from './report.ts';

const EXPERIMENTS: Record<string, (...figures: number[]) => Promise<Report>> = {
  kills,
  pauses,
  drains,
  database,
  messages,
  'files-disk': filesDisk,
  'database-disk': databaseDisk,
};

/**
 * `chaos <experiment> [figures]`: injects problems into a product while runs execute, and reports what has happened to those it had
 * confirmed. Exits with 1 if any known count is not 0. PORT_OFFSET moves its ports.
 */
const [name = 'kills', ...figures] = process.argv.slice(2);
const experiment = EXPERIMENTS[name];
if (!experiment) {
  process.stderr.write(`There is no experiment ${name}. There are: ${Object.keys(EXPERIMENTS).join(', ')}\n`);
  process.exit(2);
}
const { lines, problems } = await experiment(...figures.map(Number));
process.stdout.write(`${[...lines, list(problems)].join('\n')}\n`);
process.exit(Object.values(problems).some((count) => count !== 0) ? 1 : 0);
