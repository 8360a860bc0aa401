import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Memory of a product that was started with `startBeside`: of its process and of the PostgreSQL that it has started. Needs Linux.
 * @returns {{ server: number, database: number, resident: number }} megabytes: all that is resident of the server; the database's
 *   processes with what they share counted once; and the plain sum of what each process says is resident
 */
export function memoryOf(pid, dataFolder) {
  const database = familyOf(postmasterOf(dataFolder));
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const server = megabytes(pid, 'Rss');
  return {
    server,
    database: sum(database.map((one) => megabytes(one, 'Pss'))),
    resident: server + sum(database.map((one) => megabytes(one, 'Rss'))),
  };
}

function megabytes(pid, name) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)[1]) / 1024;
}

/** PostgreSQL leaves its starter's family: its number stands in a file of its data. */
function postmasterOf(dataFolder) {
  const files = readdirSync(join(dataFolder, 'database'), { recursive: true });
  const file = files.find((name) => name.endsWith('postmaster.pid'));
  return Number(readFileSync(join(dataFolder, 'database', file), 'utf8').split('\n')[0]);
}

function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}
