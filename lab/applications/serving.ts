import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually, type Site } from 'test-support';

/** Runs a program to its end. @throws Error with what it has written, if it fails */
export const run = promisify(execFile);

/** The packages of Debian that applications in PHP need. */
export const PHP = 'php-cli php-curl php-gd php-intl php-mbstring php-mysql php-sqlite3 php-xml'.split(' ');
/** Of the account `admin` of each application. */
export const PASSWORD = 'Anchor-Harbour-7';
/** Processes that answer the requests which a page makes at the same time. */
const WORKERS = '4';

/** The files of a package, with what it links to elsewhere; a link that leads nowhere is its settings, which are written anew. */
export async function copyPackage(name: string, folder: string, from = '/usr/share'): Promise<string> {
  const copy = join(folder, name);
  await run('cp', ['--recursive', '--dereference', join(from, name), copy]).catch(() => undefined);
  return copy;
}

/** Writes a file of settings. @param assign the statement that sets one of them to a value, which is PHP */
export async function writePhp(
  path: string,
  settings: Record<string, unknown>,
  assign: (name: string, value: string) => string,
  rest = '',
): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => assign(name, JSON.stringify(value)));
  await writeFile(path, `<?php\n${lines.join('\n')}\n${rest}`);
}

/** Serves PHP from a folder, in which it keeps its settings. @param closeOthers stops what it needs */
export async function servePhp(root: string, port: number, closeOthers?: () => Promise<void>): Promise<Site> {
  await appendFile(join(root, 'php.ini'), 'display_errors = off\n');
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: WORKERS };
  return serve(
    ['php', '-c', join(root, 'php.ini'), '-S', `localhost:${port}`],
    { cwd: root, env },
    port,
    closeOthers,
  );
}

/** Starts a server at a port of this machine, in a group of its own. @param closeOthers stops what it needs */
export async function serve(
  [command, ...args]: [string, ...string[]],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  port: number,
  closeOthers?: () => Promise<void>,
): Promise<Site> {
  // Its workers are of its group.
  const server = spawn(command, args, { ...options, stdio: 'ignore', detached: true });
  const address = `http://localhost:${port}`;
  await eventually(() => fetch(address, { redirect: 'manual' }).then(() => true));
  return {
    address,
    async close() {
      if (server.pid !== undefined) process.kill(-server.pid);
      await once(server, 'exit');
      await closeOthers?.();
    },
  };
}

/** Ends a process, and waits until it has ended. */
export async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, 'exit');
}
