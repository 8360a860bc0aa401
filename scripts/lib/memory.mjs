import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Memory of a product started by `startSecondProduct`: of its process and of its PostgreSQL. Needs Linux.
 * @returns {{ server: number, database: number, resident: number }} megabytes: resident memory of the server; proportional
 *   memory of the database's processes; the sum of all resident memory
 */
export function memoryOf(pid, dataFolder) {
  const database = processTree(postmasterOf(dataFolder));
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const server = megabytes(pid, 'Rss');
  return {
    server,
    database: sum(database.map((id) => megabytes(id, 'Pss'))),
    resident: server + sum(database.map((id) => megabytes(id, 'Rss'))),
  };
}

function megabytes(pid, name) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)[1]) / 1024;
}

/** PostgreSQL detaches from its parent process: its id is in a file of its data folder. */
function postmasterOf(dataFolder) {
  const files = readdirSync(join(dataFolder, 'database'), { recursive: true });
  const file = files.find((name) => name.endsWith('postmaster.pid'));
  return Number(readFileSync(join(dataFolder, 'database', file), 'utf8').split('\n')[0]);
}

function processTree(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}
