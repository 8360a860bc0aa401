import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import { eventually } from 'test-support';

const CLIENT = join(import.meta.dirname, '../../steplight.mjs');
const TIME_LIMIT = 300_000;

/** A folder with these files, removed when the test file has run. */
export function writeFiles(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'steplight-check-test-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Starts `steplight check` in a folder. @param client of the checkout, unless another is named */
export function startCheck(
  folder: string,
  args: string[],
  environment: Record<string, string> = {},
  client = CLIENT,
) {
  const child = spawn(process.execPath, [client, 'check', ...args], {
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...environment },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
  });
  let stdout = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  const outcome = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], output, errors]) => ({ code: code as number | null, stdout: output, stderr: errors }),
  );
  /** Waits until the standard output has this. */
  const printed = (pattern: RegExp) => eventually(() => pattern.exec(stdout));
  return { child, outcome, printed };
}

/** Calls `steplight check` to its end. */
export const check = (...call: Parameters<typeof startCheck>) => startCheck(...call).outcome;

/** The lines of `--json`. */
export const linesOf = (json: string): Record<string, unknown>[] =>
  json
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
