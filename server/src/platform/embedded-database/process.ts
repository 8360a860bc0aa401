import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Whether a process of this number runs and is a PostgreSQL server. */
export async function isPostgres(pid: number): Promise<boolean> {
  return (await programName(pid)).includes('postgres');
}

async function programName(pid: number): Promise<string> {
  // Small Linux images have no ps.
  if (platform() === 'linux') return readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  const [program, args] =
    platform() === 'win32'
      ? (['tasklist', ['/fi', `PID eq ${pid}`, '/nh']] as const)
      : (['ps', ['-o', 'comm=', '-p', String(pid)]] as const);
  return execute(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
