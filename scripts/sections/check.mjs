import { manifest } from '../lib/project.mjs';
import { run, tail } from '../lib/run.mjs';
import { paint, secondsSince } from '../lib/terminal.mjs';

/** The static checks: each `check:` script of the workspace counts as one. */
export async function check() {
  const counts = { passed: 0, failed: 0 };
  for (const name of Object.keys(manifest.scripts).filter((script) => script.startsWith('check:'))) {
    const begin = performance.now();
    const { code, output } = await run(name.replace(':', '-'), 'pnpm', ['run', name]);
    const isGood = code === 0;
    const mark = isGood ? paint('green', '✓') : paint('red', '✗');
    console.log(`${mark} ${name} ${paint('dim', `${secondsSince(begin)} s`)}`);
    if (!isGood) console.log(tail(output, 60));
    counts[isGood ? 'passed' : 'failed'] += 1;
  }
  return counts;
}
