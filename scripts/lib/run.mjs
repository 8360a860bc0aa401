import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, logFolder, manifest, root } from './project.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();

/**
 * Runs a program, writes its output to a log file and, if `isShown`, to the terminal.
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
      // On Windows npx and pnpm are shell scripts.
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

/** Terminates all running programs. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs the pinned version of pnpm, which npx installs on first use. */
export function runPnpm(name, args) {
  return run(name, 'npx', ['--yes', manifest.packageManager, ...args]);
}

/** Adds that pnpm to the PATH of child processes, since npx takes two seconds each time. */
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

/** The last lines of an output. */
export function tail(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

/** The first lines of an output. */
export function head(output, count = 15) {
  return output.trimStart().split('\n').slice(0, count).join('\n');
}
