import { spawn } from 'node:child_process';
import { programPath } from './binaries.ts';
import type { Place } from './place.ts';

const LIMIT = 60_000;

/**
 * Runs one of PostgreSQL's programs to its end, as the place's user.
 * Resolves with its exit code (null if it was killed, after a minute at the latest) and everything it said; rejects if it cannot be started at all.
 */
export function runProgram(
  place: Place,
  program: 'initdb' | 'pg_ctl',
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(place.binaries, program), args, {
      ...place.user,
      // The folder that this process stands in may be closed for the lent user.
      cwd: place.folder,
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT,
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    // "exit", not "close": the server that pg_ctl leaves behind may hold the pipes open.
    child.once('exit', (code) => resolve({ code, output }));
  });
}
