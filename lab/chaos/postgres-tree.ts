import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { readProcesses } from '../process-table.ts';

/** Kills a PostgreSQL server and every process it has started by SIGKILL. On Linux only. */
export async function killServer(dataFolder: string): Promise<void> {
  const pid = Number((await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = readProcesses().filter(({ parent }) => parent === pid);
  for (const each of [pid, ...children.map((child) => child.pid)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** Where the server keeps its data. */
export async function dataFolderOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
  return rows[0]?.data_directory ?? '';
}
