import { serveDemoTests } from './demo-tests.ts';
import { distributionOf, print } from '../../report.ts';
import { printFigures } from './print-figures.ts';
import { startWorker } from './start-worker.ts';

/**
 * How much processor time the recording of a run costs on top of the run: the demo's tests with and without it, in turns, each with
 * a browser of its own; everything counts that the worker started. `pnpm --filter lab bench:recording [rounds]`
 */
const rounds = Number(process.argv[2] ?? 5);
const demo = await serveDemoTests();
const [plain, recorded] = [startWorker(), startWorker()];
const task = { tests: demo.tests, parallel: 1 };
const results = [];
await plain.measure({ ...task, recordVideo: false });
await recorded.measure({ ...task, recordVideo: true });
for (let round = 0; round < rounds; round++) {
  const without = await plain.measure({ ...task, recordVideo: false });
  const withIt = await recorded.measure({ ...task, recordVideo: true });
  results.push({
    round: round + 1,
    'CPU s without': without.cpuSeconds,
    'CPU s with': withIt.cpuSeconds,
    'CPU ratio': withIt.cpuSeconds / without.cpuSeconds,
    'time ratio': withIt.seconds / without.seconds,
  });
}
await Promise.all([plain.close(), recorded.close()]);
await demo.close();
printFigures(results);
print(
  `CPU with the recording: ${distributionOf(results.map((each) => each['CPU ratio'])).median.toFixed(2)} × without (median)`,
);
