import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** One of the processes on its own, its log at `warn` unless the environment says otherwise. */
export function startProcess(
  name: 'api' | 'worker' | 'scheduler' | 'web',
  environment: Record<string, string>,
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../processes/${name}.ts`)], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', STOP_TIMEOUT_SECONDS: '120', ...environment },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    exit,
    errors: () => errors,
    /** What the pattern's first group finds in a line of the log, as soon as there is one. */
    async logged(pattern: RegExp): Promise<string> {
      const log = createInterface({ input: child.stdout });
      try {
        for await (const line of log) {
          const [, found] = pattern.exec(line) ?? [];
          if (found !== undefined) return found;
        }
      } finally {
        log.close();
        // Nothing else may read the log, and a full pipe would stop the process.
        child.stdout.resume();
      }
      throw new Error(`The process ${name} has ended: ${errors}`);
    },
  };
}
