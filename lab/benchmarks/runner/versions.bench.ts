import { resolve } from 'node:path';
import { serveDemoTests } from './demo-tests.ts';
import { median, print, printLine } from './print.ts';
import { startWorker } from './start-worker.ts';

/**
 * What a run costs compared with another version: the demo's tests with the runner of this checkout and of another one, in turns, each in a
 * process and a browser of its own. `pnpm --filter lab bench:versions <checkout> [rounds]`; the other one needs its packages installed.
 */
const [other, given] = process.argv.slice(2);
if (!other) throw new Error('Name the folder of another checkout, with its packages installed.');
const rounds = Number(given ?? 7);
const demo = await serveDemoTests();
const [older, newer] = [startWorker(resolve(other)), startWorker()];
const task = { tests: demo.tests, parallel: 1, recordVideo: false };
const results: Record<
  'round' | `${'s' | 'CPU s'} ${'other' | 'this'}` | `${'time' | 'CPU'} ratio`,
  number
>[] = [];
// The first one of each warms up.
await older.measure(task);
await newer.measure(task);
for (let round = 1; round <= rounds; round++) {
  const measure = { older: () => older.measure(task), newer: () => newer.measure(task) };
  const isTurned = round % 2 === 0;
  const first = await (isTurned ? measure.newer : measure.older)();
  const second = await (isTurned ? measure.older : measure.newer)();
  const [before, now] = isTurned ? [second, first] : [first, second];
  results.push({
    round,
    's other': before.seconds,
    's this': now.seconds,
    'time ratio': now.seconds / before.seconds,
    'CPU s other': before.cpuSeconds,
    'CPU s this': now.cpuSeconds,
    'CPU ratio': now.cpuSeconds / before.cpuSeconds,
  });
}
await Promise.all([older.close(), newer.close()]);
await demo.close();
print(results);
const ratio = (name: 'time ratio' | 'CPU ratio') => median(results.map((each) => each[name])).toFixed(3);
printLine(
  `This version: ${ratio('time ratio')} × the time and ${ratio('CPU ratio')} × the CPU time of the other (medians)`,
);
