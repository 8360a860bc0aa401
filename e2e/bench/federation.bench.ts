import { finishedRun, startRun } from '../flows/finished-run.ts';
import { signInAt } from '../flows/sign-in-at.ts';
import { storeTest } from '../flows/store-test.ts';
import { hostAddress } from '../support/addresses.ts';
import { loadSlowly, noteReadiness, roundTrips, type FirstLoad } from './first-load.ts';
import { serveOneBundle } from './one-bundle-server.ts';

const ITERATIONS = Number(process.env['BENCH_ITERATIONS'] ?? 5);

describe('the composed page beside one bundle', () => {
  it('loads its screens', async () => {
    const bundle = await serveOneBundle(process.env['ONE_BUNDLE_FOLDER'] ?? '');
    await signInAt(hostAddress);
    const run = await finishedRun(await startRun('Storefront'));
    const test = await storeTest('Bench of the first load', { steps: ['Click Buy', 'Click Pay'] });
    const paths: [name: string, path: string, isSignedOut: boolean][] = [
      ['/login', '/login', true],
      ['runs', '/dashboard/runs', false],
      ['editor', `/dashboard/updatetest/${test.id}`, false],
      ['test run', `/dashboard/testrun/${run.test_runs[0]?.id}`, false],
    ];
    await noteReadiness();
    for (const [name, path, isSignedOut] of paths) {
      const variants = { composed: hostAddress, 'one bundle': bundle.address };
      const loads: Record<string, FirstLoad[]> = {};
      const trips: Record<string, number> = {};
      for (const [variant, address] of Object.entries(variants)) {
        await signInAt(address, isSignedOut);
        trips[variant] = await roundTrips(address + path);
      }
      // Alternating, so that load on the machine affects both.
      for (let iteration = 0; iteration < ITERATIONS; iteration++)
        for (const [variant, address] of Object.entries(variants))
          (loads[variant] ??= []).push(await loadSlowly(address + path));
      print(name, loads, trips);
    }
    bundle.close();
  });
});

function print(name: string, loads: Record<string, FirstLoad[]>, trips: Record<string, number>): void {
  const rows = Object.entries(loads).map(([variant, list]) => {
    const median = (key: keyof FirstLoad) =>
      list.map((load) => load[key]).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
    const cells = [
      (median('bytes') / 1000).toFixed(1),
      median('requests').toFixed(0),
      String(trips[variant]),
      median('firstPaint').toFixed(0),
      median('largestPaint').toFixed(0),
    ];
    return `${variant.padEnd(14)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  });
  const head = ['kB (br)', 'requests', 'round trips', 'first paint', 'LCP'];
  const title = `\n${name.padEnd(14)}${head.map((cell) => cell.padStart(12)).join('')}`;
  process.stdout.write([title, ...rows, ''].join('\n'));
}
