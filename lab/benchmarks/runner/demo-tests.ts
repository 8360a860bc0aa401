import {
  BULB_STEPS,
  CHECKOUT_TESTS,
  SIGN_IN_STEPS,
  STOREFRONT_TESTS,
} from '../../../server/src/demo/seed/tests.ts';
import { createShop } from '../../../server/src/demo/site/shop.ts';
import type { BenchTest } from './worker.ts';

/** The one that goes red waits for a sum that never comes. */
const RED = 'Total of three bulbs';

export interface DemoTest extends BenchTest {
  title: string;
}

/** The demo shop on a free port, and the demo's tests that pass on it: 55 short steps, most of which load a page. */
export async function serveDemoTests(): Promise<{ tests: DemoTest[]; close(): Promise<void> }> {
  const shop = await createShop();
  const address = await shop.listen({ port: 0, host: '127.0.0.1' });
  const tests = [
    ...STOREFRONT_TESTS.filter(({ title }) => title !== RED),
    ...CHECKOUT_TESTS.map(({ title, start, steps }) => ({
      title,
      start,
      steps: [...SIGN_IN_STEPS, ...BULB_STEPS, ...steps],
    })),
  ];
  return {
    tests: tests.map(({ title, start, steps }) => ({
      title,
      startingUrl: address + start,
      steps: steps.map((step) => ({ ...step, useVision: false })),
    })),
    close: () => shop.close(),
  };
}
