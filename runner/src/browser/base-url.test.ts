import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pagePattern } from '../plan/page-key.ts';
import { runSteps, startTestRunner } from '../testing/test-runner.ts';
import { serveSite } from '../testing/test-site.ts';
import { createValues } from '../values/values.ts';
import { rebase, withoutBase } from './base-url.ts';

const BASE = { from: 'https://shop.example', to: 'https://pr-17.preview.example/shop/' };

describe('a base URL', () => {
  it('takes the place of the origin of addresses, with its path before theirs', () => {
    const moved: [address: string, at: string][] = [
      ['https://shop.example/', 'https://pr-17.preview.example/shop/'],
      ['https://shop.example/cart?a=1#b', 'https://pr-17.preview.example/shop/cart?a=1#b'],
    ];
    for (const [address, at] of moved)
      assert.deepEqual([rebase(address, BASE), withoutBase(at, BASE)], [at, address]);
    for (const other of ['https://pay.example/', 'http://shop.example/', 'https://shop.example:8443/'])
      assert.deepEqual([rebase(other, BASE), rebase(other, undefined)], [other, other]);
    assert.equal(
      rebase('https://shop.example/a', { ...BASE, to: 'https://ada:pass@preview.example' }),
      'https://ada:pass@preview.example/a',
    );
    assert.equal(
      withoutBase('https://pr-17.preview.example/shopping', BASE),
      'https://shop.example/shopping',
    );
  });

  it('does not change the names of pages in a plan', () => {
    const values = createValues([
      { name: 'user', value: 'ada', isSecret: false },
      { name: 'token', value: 'S3cret-1', isSecret: true },
    ]);
    const here = { startingUrl: 'https://shop.example/a', values };
    const there = { startingUrl: rebase('https://shop.example/a', BASE), baseUrl: BASE, values };
    const patterns = (path: string) => [
      pagePattern(`https://shop.example${path}`, here),
      pagePattern(`https://pr-17.preview.example/shop${path}`, there),
    ];
    assert.deepEqual(patterns('/cart?b=1&a=2#c'), ['/cart?a&b', '/cart?a&b']);
    assert.deepEqual(patterns('/users/ada/orders/17'), ['/users/*/orders/*', '/users/*/orders/*']);
    assert.equal(pagePattern('https://pay.example/7', there), 'pay.example/*');
    assert.equal(pagePattern('https://shop.example/x-S3cret-1', here).includes('S3cret'), false);
  });

  it('is where a run goes: from its start and by its steps', async () => {
    const page = (name: string) => `<title>${name}</title><h1>${name}</h1>`;
    const site = await serveSite({ '/pr/': page('Shop'), '/pr/cart': page('Cart'), '/cart': page('Wrong') });
    const runner = await startTestRunner();
    try {
      const { outcome, steps } = await runSteps(
        runner.runner,
        'https://shop.example/',
        [
          'The page shows "Shop"',
          'Go to "/cart"',
          'The page shows "Cart"',
          'Go to "https://shop.example"',
          'The page shows "Shop"',
          'Go to "/cart"',
          'Go to the starting URL',
          'The page shows "Shop"',
          'Open a new browser tab with "https://shop.example/cart"',
          'The page shows "Cart"',
        ],
        { baseUrl: { from: 'https://shop.example', to: new URL('/pr', site.address).href } },
      );
      assert.equal(outcome.status, 'passed', JSON.stringify(steps.at(-1)?.result ?? outcome.error));
      assert.deepEqual([...new Set(outcome.learned?.map(({ page: name }) => name))], ['/', '/cart']);
    } finally {
      await runner.close();
      await site.close();
    }
  });
});
