import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findChromium } from 'runner/browser';
import { parseAllowList } from 'runner/network';
import { createNetworkPolicy } from 'runner';
import { createRunner } from 'runner';
import type { Runner } from 'runner';
import { DEMO_EXAMPLE_STEPS, DEMO_FAILING_TEST, DEMO_PASSING_TEST } from 'shared/constants';
import { isClear, readStep } from 'shared/step-language';
import { createShop } from '../site/shop.ts';
import { BULB_STEPS, CHECKOUT_TESTS, SIGN_IN_STEPS, STOREFRONT_TESTS, type SeededTest } from './tests.ts';

/** The tests that the demo shows to everyone, executed in a real browser. */
describe('demo tests', () => {
  let runner: Runner;
  let shop: Awaited<ReturnType<typeof createShop>>;
  let address: string;
  let folder: string;

  before(async () => {
    shop = await createShop();
    address = await shop.listen({ port: 0, host: '127.0.0.1' });
    folder = await mkdtemp(join(tmpdir(), 'steplight-demo-'));
    const executablePath = await findChromium();
    assert.ok(executablePath, 'a browser is needed to run these tests');
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    runner = createRunner({
      executablePath,
      headless: true,
      networkPolicy: createNetworkPolicy({ allow: parseAllowList('localhost') }),
      maxParallel: 2,
      stepTimeoutSeconds: 60,
      runTimeoutSeconds: 300,
      temporaryFolder: folder,
      log: quiet,
    });
  });

  after(async () => {
    await runner.close();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has the tests that the start panel offers', () => {
    const titles = STOREFRONT_TESTS.map(({ title }) => title);
    assert.ok(titles.includes(DEMO_PASSING_TEST) && titles.includes(DEMO_FAILING_TEST));
  });

  for (const test of STOREFRONT_TESTS.filter(({ title }) => title !== DEMO_FAILING_TEST))
    it(`passes: ${test.title}`, async () => {
      assert.deepEqual(await execute(test), { status: 'passed', last: 'good' });
    });

  for (const test of CHECKOUT_TESTS)
    it(`passes after signing in: ${test.title}`, async () => {
      const signedIn = { ...test, steps: [...BULB_STEPS, ...test.steps] };
      assert.deepEqual(await execute(signedIn, SIGN_IN_STEPS), { status: 'passed', last: 'good' });
    });

  it('fails on the planted bug, and says what the shop shows', async () => {
    const test = STOREFRONT_TESTS.find(({ title }) => title === DEMO_FAILING_TEST);
    assert.ok(test);
    const { status, last } = await execute(test);
    assert.equal(status, 'failed');
    assert.match(last, /\$21\.00.*expected.*\$29\.00/);
  });

  it('passes: the example of the sign-in page, whose steps are all clear', async () => {
    const steps = DEMO_EXAMPLE_STEPS.map((action) => {
      const reading = readStep(action);
      assert.ok(isClear(reading), action);
      return { type: reading.type === 'assert' ? ('assert' as const) : ('act' as const), action };
    });
    const test = { title: 'The example of the sign-in page', start: '/', steps };
    assert.deepEqual(await execute(test), { status: 'passed', last: 'good' });
  });

  /** `last`: what the last step that was reached has to say if it failed. */
  async function execute({ start, steps }: SeededTest, before: SeededTest['steps'] = []) {
    let last = 'no step was reached';
    const { status } = await runner.run(
      {
        startingUrl: `${address}${start}`,
        steps: [...before, ...steps].map((step) => ({ ...step, useVision: false })),
        signal: new AbortController().signal,
        recordVideo: false,
      },
      (event) => {
        if (event.type !== 'step-finished') return;
        last = event.outcome.isSuccessful ? 'good' : event.outcome.result;
      },
    );
    return { status, last };
  }
});
