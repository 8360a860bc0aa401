import { BULB_STEPS, CHECKOUT_TESTS, SIGN_IN_STEPS, STOREFRONT_TESTS } from '../../demo/seed/tests.ts';
import { createShop } from '../../demo/site/shop.ts';
import type { BenchTest } from './worker.ts';

/** The one that goes red waits for a sum that never comes. */
const RED = 'Total of three bulbs';

/** The demo shop on a free port, and the demo's tests that pass on it: 55 short steps, most of which load a page. */
export async function serveDemoTests(): Promise<{ tests: BenchTest[]; close(): Promise<void> }> {
  const shop = await createShop();
  const address = await shop.listen({ port: 0, host: '127.0.0.1' });
  const tests = [
    ...STOREFRONT_TESTS.filter(({ title }) => title !== RED).map(({ start, steps }) => ({ start, steps })),
    ...CHECKOUT_TESTS.map(({ start, steps }) => ({
      start,
      steps: [...SIGN_IN_STEPS, ...BULB_STEPS, ...steps],
    })),
  ];
  return {
    tests: tests.map(({ start, steps }) => ({
      startingUrl: address + start,
      steps: steps.map((step) => ({ ...step, useVision: false })),
    })),
    close: () => shop.close(),
  };
}
