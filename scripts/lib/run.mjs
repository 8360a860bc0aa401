import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, logFolder, manifest, root } from './project.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();

/**
 * Runs a program to its end with everything it says in a log file, and on the terminal too if `isShown`.
 * @returns {Promise<{ code: number | null, output: string, log: string }>} code null: it was killed
 */
export function run(name, program, args, { isShown = false, env = {}, cwd = root } = {}) {
  mkdirSync(logFolder, { recursive: true });
  const log = join(logFolder, `${name}.log`);
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows npx and pnpm are scripts of the shell.
      shell: isWindows && !program.endsWith('.exe'),
    });
    running.add(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      file.write(chunk);
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      file.end(() => resolve({ code, output, log }));
    });
  });
}

/** Ends every program that runs at this moment. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs the workspace's own version of pnpm, which npm fetches the first time. */
export function runPnpm(name, args) {
  return run(name, 'npx', ['--yes', manifest.packageManager, ...args]);
}

/** Puts that pnpm on the PATH of everything started from now on: npx takes two seconds each time. */
export async function providePnpm() {
  const print = `process.stdout.write(process.env.PATH.split(require('node:path').delimiter)[0])`;
  const { code, output } = await run('pnpm', 'npx', [
    '--yes',
    `--package=${manifest.packageManager}`,
    '--',
    'node',
    '-e',
    isWindows ? `"${print}"` : print,
  ]);
  const folder = output.trim().split('\n').at(-1);
  if (code === 0) environment.PATH = [environment.PATH, folder].join(isWindows ? ';' : ':');
}

/** The last lines that say something. */
export function tail(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
