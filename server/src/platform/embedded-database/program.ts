import { spawn } from 'node:child_process';
import { programPath } from './binaries.ts';
import type { Place } from './place.ts';

const LIMIT = 60_000;

type Program = 'initdb' | 'pg_ctl';

/**
 * Runs one of PostgreSQL's programs to its end, as the place's user.
 * Resolves with its exit code (null if it was killed, after a minute at the latest) and everything it output; rejects if it cannot be started at all.
 */
export function runProgram(
  place: Place,
  program: Program,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(place.binaries, program), args, {
      ...surroundings(place),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT,
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

/** Starts one of PostgreSQL's programs and leaves it to itself: it goes on when this process ends. */
export function launchProgram(place: Place, program: Program, args: string[]): void {
  const child = spawn(programPath(place.binaries, program), args, {
    ...surroundings(place),
    stdio: 'ignore',
    detached: true,
  });
  child.on('error', () => undefined);
  child.unref();
}

function surroundings(place: Place) {
  return {
    ...place.user,
    // The folder that this process stands in may be closed for the lent user.
    cwd: place.folder,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  };
}
