import { manifest } from '../lib/project.mjs';
import { run, tail } from '../lib/run.mjs';
import { paint, secondsSince } from '../lib/terminal.mjs';

/** Most checks use one core. */
const CONCURRENCY = 2;

/** The static checks: each `check:` script of the workspace counts as one test. */
export async function check() {
  const failures = [];
  let passed = 0;
  const names = Object.keys(manifest.scripts)
    .filter((script) => script.startsWith('check:'))
    .values();
  const worker = async () => {
    for (const name of names) {
      const failure = await failureOf(name);
      if (failure === null) passed += 1;
      else failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { passed, failed: failures.length, failures };
}

/** The name and the last lines of a check that fails; null: it passes. */
async function failureOf(name) {
  const startedAt = performance.now();
  const { code, output } = await run(name.replace(':', '-'), 'pnpm', ['run', name]);
  const mark = code === 0 ? paint('green', '✓') : paint('red', '✗');
  console.log(`${mark} ${name} ${paint('dim', `${secondsSince(startedAt)} s`)}`);
  if (code === 0) return null;
  console.log(tail(output, 60));
  return `${name}\n${tail(output, 14)}`;
}
