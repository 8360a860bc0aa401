import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { nodesOf, type PageModel } from 'shared/page-model';
import { findChromium } from '../../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../../runner/src/browser/launch.ts';
import { evaluateIsolated } from '../../../runner/src/page/evaluate-isolated.ts';
import { openSentencePageIn } from '../../../runner/src/testing/open-sentence-page.ts';
import { startTestRunner, type TestRunner } from '../../../runner/src/testing/test-runner.ts';
import { DEFAULT_TIMING } from '../../../runner/src/timing.ts';
import { serveDemoTests, type DemoTest } from './demo-tests.ts';
import { distributionOf, print } from '../../report.ts';
import { printFigures } from './print-figures.ts';

/**
 * What it costs to describe the page of each step: the time of a capture in pages of several sizes, also compared with Playwright's `ariaSnapshot`, and the demo's tests with and without
 * it, in turns, with screenshots. `pnpm --filter lab bench:capture [rounds]`
 */
const ROW = `<tr><td>A-101</td><td><a href="#">Anna Smith</a></td><td>$16.00</td><td>open</td><td><button>Ship</button> <button>Delete</button></td></tr>`;
const ELEMENTS_PER_ROW = 9;
const CAPTURES = 9;
/** Those of a run, but with time for the whole page. */
const LIMITS = { room: 10_000, time: 60_000 };
const rounds = Number(process.argv[2] ?? 5);
const unpack = promisify(brotliDecompress);

await measureCaptures();
await measureRuns();

async function measureCaptures(): Promise<void> {
  const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  const results = [];
  for (const elements of [100, 2000, 10_000]) {
    const rows = ROW.repeat(Math.round(elements / ELEMENTS_PER_ROW));
    const { page, close } = await openSentencePageIn(browser, `<h1>Orders</h1><table>${rows}</table>`);
    const times: { capture: number; nothing: number; snapshot: number }[] = [];
    for (let count = 0; count < CAPTURES; count++) {
      const nothing = await timeOf(() => evaluateIsolated(page, 'readTitle'));
      const capture = await timeOf(() => evaluateIsolated(page, 'capturePage', LIMITS));
      times.push({ nothing, capture, snapshot: await timeOf(() => page.locator('body').ariaSnapshot()) });
    }
    const answer = await evaluateIsolated(page, 'capturePage', LIMITS);
    results.push({
      elements: await page.locator('*').count(),
      nodes: answer.count,
      'ms capture': distributionOf(times.map(({ capture, nothing }) => capture - nothing)).median,
      'of ariaSnapshot': distributionOf(times.map(({ capture, snapshot }) => capture / snapshot)).median,
      'kB JSON': JSON.stringify(answer.nodes).length / 1000,
    });
    await close();
  }
  await browser.close();
  printFigures(results);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureRuns(): Promise<void> {
  const demo = await serveDemoTests();
  const test = await startTestRunner({ stepTimeoutSeconds: 60, runTimeoutSeconds: 300 });
  const pages: Buffer[] = [];
  const results = [];
  for (let round = 0; round <= rounds; round++) {
    const seconds = { without: 0, with: 0 };
    for (const one of demo.tests)
      for (const way of round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const))
        seconds[way] += (await timeOf(() => run(test, one, way === 'with', pages))) / 1000;
    // The first round warms everything up.
    if (round > 0) results.push({ round, ...seconds, ratio: seconds.with / seconds.without });
  }
  await Promise.all([test.close(), demo.close()]);
  printFigures(results);
  const models = await Promise.all(
    pages.map(async (page) => JSON.parse((await unpack(page)).toString()) as PageModel),
  );
  const bytes = pages.map(({ length }) => length);
  const nodes = models.map((model) => [...nodesOf(model)].length);
  print(
    `Runs take ${distributionOf(results.map(({ ratio }) => ratio)).median.toFixed(3)} × as long (median). A page has`,
  );
  print(
    `${distributionOf(nodes).median} nodes and ${(distributionOf(bytes).median / 1000).toFixed(1)} kB (medians), ${(Math.max(...bytes) / 1000).toFixed(1)} kB at most.`,
  );
}

async function run(
  { runner }: TestRunner,
  { startingUrl, steps, title }: DemoTest,
  isCaptured: boolean,
  pages: Buffer[],
): Promise<void> {
  const timing = isCaptured ? DEFAULT_TIMING : { ...DEFAULT_TIMING, capture: 0 };
  const request = { startingUrl, steps, timing, signal: new AbortController().signal, recordVideo: false };
  const { status, error } = await runner.run(request, (event) => {
    if (event.type === 'step-finished' && event.outcome.page) pages.push(event.outcome.page);
  });
  if (status !== 'passed') throw new Error(`${title}: ${status}. ${error ?? ''}`);
}
