import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Kills a PostgreSQL server and every process it has started by SIGKILL. On Linux only. */
export async function killServer(dataFolder: string): Promise<void> {
  const pid = Number((await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = await childrenOf(pid);
  for (const each of [pid, ...children]) {
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

async function childrenOf(parent: number): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of numbers) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name of the program stands in brackets and may hold anything; the state and the parent follow it.
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent) found.push(pid);
  }
  return found;
}
