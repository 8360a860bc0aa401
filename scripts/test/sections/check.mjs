import { availableParallelism } from 'node:os';
import { manifest } from '../../lib/project.mjs';
import { run, tail } from '../../lib/run.mjs';
import { paint } from '../../lib/terminal.mjs';

/** The static checks: each `check:` script of the workspace counts as one test. Most of them use one core. */
export async function check() {
  const results = [];
  const names = Object.keys(manifest.scripts)
    .filter((script) => script.startsWith('check:'))
    .values();
  const worker = async () => {
    for (const name of names) results.push(await runCheck(name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

async function runCheck(name) {
  const startedAt = performance.now();
  const { code, output } = await run(name.replace(':', '-'), 'pnpm', ['run', name]);
  const seconds = (performance.now() - startedAt) / 1000;
  const mark = code === 0 ? paint('green', '✓') : paint('red', '✗');
  console.log(`${mark} ${name} ${paint('dim', `${seconds.toFixed(1)} s`)}`);
  const result = { file: null, name, seconds };
  if (code === 0) return { ...result, status: 'passed' };
  console.log(tail(output, 60));
  return { ...result, status: 'failed', message: tail(output, 30) };
}
