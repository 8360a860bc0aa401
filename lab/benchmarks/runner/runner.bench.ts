import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../runner/src/browser/chromium.ts';
import { browserFlags } from '../../../runner/src/browser/flags.ts';
import { VIEWPORT } from '../../../runner/src/browser/context-options.ts';
import { startTestRunner, type TestRunner } from '../../../runner/src/testing/test-runner.ts';
import { serveDemoTests, type DemoTest } from './demo-tests.ts';
import { distributionOf, print } from '../../report.ts';
import { printFigures } from './print-figures.ts';
import { SCRIPTS, type Script } from './scripts.ts';

/**
 * How much longer the runner takes than scripts written by hand: the demo's tests in both ways, test by test, in turns, in browsers
 * with the same flags, each test in a context of its own. `pnpm --filter lab bench:runner [rounds]`
 */
const rounds = Number(process.argv[2] ?? 7);
const executablePath = (await findChromium()) ?? '';
const demo = await serveDemoTests();
const limits = { stepTimeoutSeconds: 60, runTimeoutSeconds: 300 };
const [browser, blind, seeing] = await Promise.all([
  chromium.launch({ executablePath, args: browserFlags() }),
  startTestRunner({ ...limits, takesScreenshots: false }),
  startTestRunner(limits),
]);
const ways = {
  script: (test: DemoTest) => runScript(browser, scriptOf(test), test.startingUrl, false),
  runner: (test: DemoTest) => runTest(blind, test),
  scriptSeen: (test: DemoTest) => runScript(browser, scriptOf(test), test.startingUrl, true),
  runnerSeen: (test: DemoTest) => runTest(seeing, test),
};
type Way = keyof typeof ways;

const results: Record<string, number>[] = [];
for (let round = 0; round <= rounds; round++) {
  const seconds: Record<Way, number> = { script: 0, runner: 0, scriptSeen: 0, runnerSeen: 0 };
  for (const test of demo.tests)
    for (const way of rotated(Object.keys(ways) as Way[], round)) {
      const start = performance.now();
      await ways[way](test);
      seconds[way] += (performance.now() - start) / 1000;
    }
  // The first round warms everything up.
  if (round > 0)
    results.push({
      round,
      ...seconds,
      'ratio off': seconds.runner / seconds.script,
      'ratio on': seconds.runnerSeen / seconds.scriptSeen,
    });
}
await Promise.all([browser.close(), blind.close(), seeing.close()]);
await demo.close();
printFigures(results);
const ratio = (name: string) => distributionOf(results.map((each) => each[name] ?? NaN)).median.toFixed(2);
print(`The runner takes ${ratio('ratio off')} × as long as the scripts without screenshots,`);
print(
  `and ${ratio('ratio on')} × with one after each step (the runner takes one before each action, too). Medians.`,
);

function rotated<T>(all: T[], round: number): T[] {
  return all.map((_, index) => all[(index + round) % all.length] as T);
}

function scriptOf({ title }: DemoTest): Script {
  const script = SCRIPTS.find((one) => one.title === title);
  if (!script) throw new Error(`There is no script for "${title}".`);
  return script;
}

async function runScript(
  own: Browser,
  { steps }: Script,
  startingUrl: string,
  isSeen: boolean,
): Promise<void> {
  const context = await own.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const take = () => page.screenshot({ type: 'jpeg', quality: 70 });
  const see = async () => {
    if (!isSeen) return;
    // A page that is just being left cannot be photographed.
    await take().catch(() => page.waitForLoadState().then(take));
  };
  await page.goto(startingUrl);
  await see();
  for (const step of steps) {
    await step(page);
    await see();
  }
  await context.close();
}

async function runTest({ runner }: TestRunner, { startingUrl, steps, title }: DemoTest): Promise<void> {
  const signal = new AbortController().signal;
  let last = '';
  const { status, error } = await runner.run({ startingUrl, steps, signal, recordVideo: false }, (event) => {
    if (event.type === 'step-finished') last = event.outcome.result;
  });
  if (status !== 'passed') throw new Error(`${title}: ${status}. ${error ?? last}`);
}
