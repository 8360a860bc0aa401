import { readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './error.ts';
import { diskFull, type Place } from './place.ts';
import { isPostgres } from './process.ts';
import { launchProgram, runProgram } from './program.ts';

const LOG_LIMIT = 5 * 1024 * 1024;
const STOP_SECONDS = '6';

/** Small, on the loopback interface only, and as durable as PostgreSQL is by default. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_connections: '100',
  jit: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};
/** Fast rather than durable, with connections for several test files at a time. */
const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** What came of an attempt to launch the server. */
export type Launch = 'started' | 'busy' | 'port-taken';

/**
 * Launches the server and waits until it answers. `busy`: another server (or what a killed one left) still holds the folder.
 * @throws EmbeddedDatabaseError for everything that waiting does not cure.
 */
export async function launchServer(
  place: Place,
  { data }: Cluster,
  port: number,
  { isThrowaway = false } = {},
): Promise<Launch> {
  const log = join(data, 'server.log');
  await rotateLog(log);
  const settings = { ...SETTINGS, ...(isThrowaway && THROWAWAY_SETTINGS), port: String(port) };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const before = (await readLog(log)).length;
  const { code, output } = await runProgram(place, 'pg_ctl', [
    'start',
    `--pgdata=${data}`,
    `--log=${log}`,
    '--wait',
    '--silent',
    `--options=${options.join(' ')}`,
  ]);
  if (code === 0) return 'started';
  const logged = (await readLog(log)).slice(before);
  if (/pre-existing shared memory|lock file ".*" already exists/.test(logged)) return 'busy';
  if (/could not (bind|create any TCP)/.test(logged)) return 'port-taken';
  if (logged.includes('No space left on device')) throw new EmbeddedDatabaseError(diskFull(data));
  throw new EmbeddedDatabaseError(
    `The embedded database did not start: ${firstTrouble(logged) ?? output.trim()}`,
  );
}

/** Ends the server in an orderly way, and at once if that takes too long. */
export async function stopServer(place: Place, { data }: Cluster): Promise<void> {
  const stop = (mode: string) =>
    runProgram(place, 'pg_ctl', [
      'stop',
      `--pgdata=${data}`,
      `--mode=${mode}`,
      '--wait',
      `--timeout=${STOP_SECONDS}`,
    ]);
  const { code } = await stop('fast');
  if (code !== 0) await stop('immediate');
}

/** Signals the server to stop, without waiting for it. */
export function dismissServer(place: Place, { data }: Cluster): void {
  launchProgram(place, 'pg_ctl', ['stop', `--pgdata=${data}`, '--mode=fast', '--no-wait']);
}

/**
 * The port of the server that the folder's pid file names, if that process is a PostgreSQL. A file whose number has passed to another
 * program (after a restart of the machine, say) would keep PostgreSQL from starting, so it is removed.
 */
export async function recordedPort({ data }: Cluster): Promise<number | null> {
  const path = join(data, 'postmaster.pid');
  const [pid, , , port] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  if (!pid || !port) return null;
  if (await isPostgres(Number(pid))) return Number(port);
  await rm(path, { force: true });
  return null;
}

/** A port of the loopback interface that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function firstTrouble(log: string): string | undefined {
  return log.split('\n').find((line) => /FATAL|PANIC|ERROR/.test(line));
}

async function readLog(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

async function rotateLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT) await rename(path, `${path}.old`);
}
