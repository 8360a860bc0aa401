import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, logFolder, manifest, root } from './project.mjs';

/**
 * Runs a program to its end with everything it says in a log file.
 * @returns {Promise<{ code: number | null, output: string, log: string }>}
 */
export function runLogged(name, program, args, options = {}) {
  mkdirSync(logFolder, { recursive: true });
  const log = join(logFolder, `${name}.log`);
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      file.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => file.end(() => resolve({ code, output, log })));
  });
}

/** Runs the workspace's own version of pnpm, which npm fetches the first time. */
export function runPnpm(name, args) {
  // On Windows npx is a script of the shell.
  return runLogged(name, 'npx', ['--yes', manifest.packageManager, ...args], {
    shell: process.platform === 'win32',
  });
}

/** The last lines that say something. */
export function tail(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
