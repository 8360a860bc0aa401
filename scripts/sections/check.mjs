import { manifest } from '../lib/project.mjs';
import { run, tail } from '../lib/run.mjs';
import { paint, secondsSince } from '../lib/terminal.mjs';

/** Most checks use one core. */
const CONCURRENCY = 2;

/** The static checks: each `check:` script of the workspace counts as one test. */
export async function check() {
  const counts = { passed: 0, failed: 0 };
  const names = Object.keys(manifest.scripts)
    .filter((script) => script.startsWith('check:'))
    .values();
  const worker = async () => {
    for (const name of names) counts[(await passes(name)) ? 'passed' : 'failed'] += 1;
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return counts;
}

async function passes(name) {
  const startedAt = performance.now();
  const { code, output } = await run(name.replace(':', '-'), 'pnpm', ['run', name]);
  const mark = code === 0 ? paint('green', '✓') : paint('red', '✗');
  console.log(`${mark} ${name} ${paint('dim', `${secondsSince(startedAt)} s`)}`);
  if (code !== 0) console.log(tail(output, 60));
  return code === 0;
}
