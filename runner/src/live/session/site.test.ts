import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openLive } from '../testing/open-live.ts';

const page = (name: string) => `<title>${name}</title><h1>${name}</h1><a href="/pr/cart">Cart</a>`;

it('a session with a base URL has its pages there, with its headers', async () => {
  const seen: (string | undefined)[] = [];
  const live = await openLive(
    {
      '/pr/lamps': (request) => {
        seen.push(request.headers['x-preview-key']?.toString());
        return { body: page('Lamps') };
      },
      '/pr/cart': page('Cart'),
      '/cart': page('Wrong'),
    },
    {
      startingUrl: 'https://shop.example/lamps',
      sitePath: '/pr',
      access: { headers: [{ name: 'X-Preview-Key', value: 'preview-key-1' }], credentials: null },
    },
  );
  try {
    const start = await live.next('page', ({ title }) => title === 'Lamps');
    assert.equal(start.url, `${live.site.address}/pr/lamps`);
    assert.deepEqual(seen, ['preview-key-1']);

    live.session.handle({ type: 'record', isOn: true });
    live.session.handle({ type: 'navigate', to: { url: `${live.site.address}/pr/cart?a=1` } });
    const { steps } = await live.next('recorded');
    assert.deepEqual(
      steps.map(({ action }) => action),
      ['Go to "/cart?a=1"'],
    );

    const run = await live.run([
      'The page shows "Cart"',
      'Go to "https://shop.example/lamps"',
      'The page shows "Lamps"',
    ]);
    assert.equal(run.status, 'passed', JSON.stringify(run.steps));

    live.session.run(50, {
      steps: [],
      startingUrl: 'https://other.example/cart',
      attachment: undefined,
      handlers: [],
    });
    await live.next('page', ({ url }) => url === `${live.site.address}/pr/cart`);
  } finally {
    await live.close();
  }
});
