import { run } from '../lib/run.mjs';
import { counted } from './counts.mjs';

/** node:test over a package of the workspace. */
export async function nodeTests(name) {
  const { code, output } = await run(`test-${name}`, 'pnpm', ['--filter', name, 'test'], { isShown: true });
  // The reporter's closing lines, e.g. "ℹ pass 12".
  const number = (word) => Number(new RegExp(`^\\W*${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return counted(code, { passed: number('pass'), failed: number('fail') + number('cancelled') });
}
