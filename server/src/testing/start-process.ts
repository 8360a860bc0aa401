import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** One of the processes on its own, its log at `warn`. */
export function startProcess(
  name: 'api' | 'worker' | 'scheduler' | 'web',
  environment: Record<string, string>,
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../processes/${name}.ts`)], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...environment },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, exit, errors: () => errors };
}
