import { run } from '../lib/run.mjs';
import { counted } from './counts.mjs';

/** node:test over the server, on a real PostgreSQL. */
export async function server() {
  const { code, output } = await run('test-server', 'pnpm', ['--filter', 'server', 'test'], {
    isShown: true,
  });
  // The reporter's closing lines, e.g. "ℹ pass 12".
  const number = (name) => Number(new RegExp(`^\\W*${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return counted(code, { passed: number('pass'), failed: number('fail') + number('cancelled') });
}
