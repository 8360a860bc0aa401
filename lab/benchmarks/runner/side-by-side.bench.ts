import { serveDemoTests } from './demo-tests.ts';
import { distributionOf, print } from '../../report.ts';
import { printFigures } from './print-figures.ts';
import { startWorker } from './start-worker.ts';

/**
 * What tests gain from running side by side: the demo's tests three times over, recorded, one after the other and three at a time, in
 * turns, in one browser. `pnpm --filter lab bench:side-by-side [rounds]`
 */
const PARALLEL = 3;
const rounds = Number(process.argv[2] ?? 3);
const demo = await serveDemoTests();
const worker = startWorker();
const tests = Array.from({ length: PARALLEL }, () => demo.tests).flat();
await worker.measure({ tests: demo.tests, parallel: 1, recordVideo: true });
const results = [];
for (let round = 0; round < rounds; round++) {
  const single = await worker.measure({ tests, parallel: 1, recordVideo: true });
  const side = await worker.measure({ tests, parallel: PARALLEL, recordVideo: true });
  results.push({
    round: round + 1,
    's one by one': single.seconds,
    's side by side': side.seconds,
    speedup: single.seconds / side.seconds,
    'MB one by one': single.memoryBytes / 1e6,
    'MB side by side': side.memoryBytes / 1e6,
    'MB for each more': (side.memoryBytes - single.memoryBytes) / (PARALLEL - 1) / 1e6,
  });
}
await worker.close();
await demo.close();
printFigures(results);
print(
  `${PARALLEL} at a time are ${distributionOf(results.map(({ speedup }) => speedup)).median.toFixed(2)} × as fast (median)`,
);
