import { manifest } from '../lib/project.mjs';
import { run, tail } from '../lib/run.mjs';
import { paint, secondsSince } from '../lib/terminal.mjs';

/** Most checks keep one core busy. */
const AT_A_TIME = 2;

/** The static checks: each `check:` script of the workspace counts as one, and is told as it ends. */
export async function check() {
  const counts = { passed: 0, failed: 0 };
  const names = Object.keys(manifest.scripts)
    .filter((script) => script.startsWith('check:'))
    .values();
  const work = async () => {
    for (const name of names) counts[(await isGood(name)) ? 'passed' : 'failed'] += 1;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return counts;
}

async function isGood(name) {
  const begin = performance.now();
  const { code, output } = await run(name.replace(':', '-'), 'pnpm', ['run', name]);
  const mark = code === 0 ? paint('green', '✓') : paint('red', '✗');
  console.log(`${mark} ${name} ${paint('dim', `${secondsSince(begin)} s`)}`);
  if (code !== 0) console.log(tail(output, 60));
  return code === 0;
}
