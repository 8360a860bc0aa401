import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const FOLDER = join(import.meta.dirname, '../../../../../cli');
const TIME_LIMIT = 30_000;

/** The command line clients as a pipeline starts them. CLIENT_NODE and CLIENT_SHELL name another Node or shell to try them with. */
export const CLIENTS = {
  'steplight.mjs': [process.env['CLIENT_NODE'] ?? process.execPath, join(FOLDER, 'steplight.mjs')],
  'steplight.sh': [...(process.env['CLIENT_SHELL'] ?? 'sh').split(' '), join(FOLDER, 'steplight.sh')],
} as const;
export type ClientName = keyof typeof CLIENTS;

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts a client with nothing in its environment but what is given. */
export function startClient(name: ClientName, args: string[], environment: Record<string, string>) {
  const [command, ...rest] = CLIENTS[name];
  const child = spawn(command, [...rest, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
  });
  const outcome = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]): Outcome => ({ code, stdout, stderr }),
  );
  return { child, outcome };
}
