import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createShop } from './shop.ts';

const CREDENTIALS = { email: 'ada@example.com', password: 'lightbulb' };
const ADDRESS = {
  name: 'Ada Lampwright',
  street: 'Lamp Street 1',
  postcode: '12345',
  city: 'Berlin',
  country: 'Germany',
  delivery: 'express',
  terms: 'yes',
};

describe('demo shop', () => {
  let app: FastifyInstance;
  let visit: ReturnType<typeof visitor>;

  before(async () => {
    app = await createShop();
  });

  beforeEach(() => {
    visit = visitor();
  });

  after(() => app.close());

  it('lists all lamps by name and finds some by their words', async () => {
    const all = await visit.get('/');
    assert.match(all.body, /8 lamps found/);
    assert.ok(all.body.indexOf('Aurora') < all.body.indexOf('Halo'));
    assert.match((await visit.get('/?q=pendant')).body, /2 lamps found/);
    assert.match((await visit.get('/?q=chair')).body, /No lamp matches “chair”/);
  });

  it('sorts by price both ways', async () => {
    const cheap = (await visit.get('/?sort=cheap')).body;
    const dear = (await visit.get('/?sort=dear')).body;
    assert.ok(cheap.indexOf('Edison Bulb') < cheap.indexOf('Halo Pendant'));
    assert.ok(dear.indexOf('Halo Pendant') < dear.indexOf('Edison Bulb'));
  });

  it('has a page with a cookie banner, and one that fails at the first visits', async () => {
    assert.match((await visit.get('/offers')).body, /half the price/);
    assert.match((await visit.get('/offers.js')).body, /Accept cookies/);
    const bodies = [];
    for (const other of [visitor(), visitor(), visitor()])
      bodies.push((await other.get('/stock?key=a&fails=2')).body.includes('412 lamps'));
    assert.deepEqual(bodies, [false, false, true]);
    assert.doesNotMatch((await visit.get('/stock?key=b')).body, /412 lamps/);
  });

  it('escapes what a visitor writes', async () => {
    const { body } = await visit.get(`/?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    assert.doesNotMatch(body, /<script>/);
  });

  it('collects products in the cart, changes quantities and removes them', async () => {
    await visit.post('/cart/add', { slug: 'edison-bulb', quantity: '2' });
    assert.match((await visit.get('/products/edison-bulb')).body, /Edison Bulb is in your cart\./);
    assert.match((await visit.get('/cart')).body, /Cart \(2\)/);
    assert.equal(await total(), '$21.00');
    await visit.post('/cart/quantity', { slug: 'edison-bulb', quantity: '1' });
    assert.equal(await total(), '$13.00');
    await visit.post('/cart/remove', { slug: 'edison-bulb' });
    assert.match((await visit.get('/cart')).body, /Your cart is empty/);
  });

  it('ships for free from $100', async () => {
    await visit.post('/cart/add', { slug: 'beacon-floor-lamp', quantity: '1' });
    assert.equal(await total(), '$129.00');
  });

  it('keeps its planted bug: the total forgets one of three pieces', async () => {
    await visit.post('/cart/add', { slug: 'edison-bulb', quantity: '3' });
    assert.equal(await total(), '$21.00', 'the right sum would be $29.00');
  });

  it('does not sell what is sold out', async () => {
    assert.match((await visit.get('/products/halo-pendant')).body, /<button type="button" disabled/);
    await visit.post('/cart/add', { slug: 'halo-pendant', quantity: '1' });
    assert.match((await visit.get('/cart')).body, /Your cart is empty/);
  });

  it('keeps visitors apart', async () => {
    await visit.post('/cart/add', { slug: 'edison-bulb', quantity: '1' });
    assert.match((await visitor().get('/cart')).body, /Your cart is empty/);
  });

  it('signs in with the printed credentials only, and out again', async () => {
    assert.match((await visit.get('/sign-in')).body, /ada@example\.com[\s\S]*lightbulb/);
    const refused = await visit.post('/sign-in', { ...CREDENTIALS, password: 'wrong' });
    assert.equal(refused.statusCode, 401);
    assert.match(refused.body, /The email or the password is wrong\./);
    await visit.post('/sign-in', CREDENTIALS);
    assert.match((await visit.get('/account')).body, /Welcome back, Ada Lampwright\./);
    await visit.post('/sign-out', {});
    assert.equal((await visit.get('/account')).headers.location, '/sign-in?next=/account');
  });

  it('goes on where signing in began, but never to another site', async () => {
    const there = await visit.post('/sign-in', { ...CREDENTIALS, next: '/checkout' });
    assert.equal(there.headers.location, '/checkout');
    const elsewhere = await visitor().post('/sign-in', { ...CREDENTIALS, next: '//evil.example' });
    assert.equal(elsewhere.headers.location, '/account');
  });

  it('names every error of the checkout form and keeps what was right', async () => {
    await readyToOrder();
    const { statusCode, body } = await visit.post('/checkout', {
      ...ADDRESS,
      street: '',
      postcode: '?',
      terms: '',
    });
    assert.equal(statusCode, 422);
    for (const error of [
      'Enter a street and number.',
      'Enter a valid postcode.',
      'Accept the terms of sale.',
    ])
      assert.ok(body.includes(`<li>${error}</li>`), error);
    assert.match(body, /value="Ada Lampwright"/);
  });

  it('confirms an order with a number and lists it in the account', async () => {
    await readyToOrder();
    const placed = await visit.post('/checkout', ADDRESS);
    assert.equal(placed.headers.location, '/orders/L-1001');
    const confirmation = (await visit.get('/orders/L-1001')).body;
    assert.match(confirmation, /Thank you for your order/);
    assert.match(confirmation, /Express, next day/);
    assert.match((await visit.get('/account')).body, /Order L-1001/);
    assert.match((await visit.get('/cart')).body, /Cart \(0\)/);
    assert.equal((await visitor().get('/orders/L-1001')).statusCode, 404);
  });

  it('has an invoice and a list of orders, and takes the same order again', async () => {
    await readyToOrder();
    await visit.post('/checkout', ADDRESS);
    const invoice = await visit.get('/orders/L-1001/invoice.pdf');
    assert.equal(invoice.headers['content-disposition'], 'attachment; filename="invoice.pdf"');
    assert.match(invoice.body, /^%PDF-[\s\S]*\(Invoice for order L-1001\)/);
    const again = await visit.post('/api/orders', { number: 'L-1001' });
    assert.deepEqual([again.statusCode, again.json()], [201, { number: 'L-1001-1' }]);
    assert.equal((await visit.post('/api/orders', { number: 'L-9' })).statusCode, 404);
    const { body } = await visit.get('/account/orders.csv');
    assert.match(body, /^Order;Lamp;Quantity;Price\r\nL-1001;/);
    assert.equal((await visitor().get('/orders/L-1001/invoice.pdf')).statusCode, 404);
  });

  it('keeps a page that is hard to use', async () => {
    assert.match((await visit.get('/gift-cards')).body, /<button type="submit"><\/button>/);
  });

  it('keeps its other planted bug: subscribing breaks, and nobody is told', async () => {
    assert.match((await visit.get('/newsletter')).body, /<script src="\/newsletter\.js"/);
    assert.match((await visit.get('/newsletter.js')).body, /Thanks for subscribing\./);
    assert.equal((await visit.post('/newsletter', { email: 'ada@example.com' })).statusCode, 500);
  });

  it('has a page for what is not there', async () => {
    const { statusCode, body } = await visit.get('/products/none');
    assert.equal(statusCode, 404);
    assert.match(body, /Page not found/);
  });

  async function readyToOrder(): Promise<void> {
    await visit.post('/sign-in', CREDENTIALS);
    await visit.post('/cart/add', { slug: 'edison-bulb', quantity: '1' });
  }

  async function total(): Promise<string | undefined> {
    return /aria-labelledby="total">([^<]+)</.exec((await visit.get('/cart')).body)?.[1];
  }

  /** A browser of its own: it carries its cookie and does not follow redirects. */
  function visitor() {
    let cookie = '';
    const send = async (method: 'GET' | 'POST', url: string, fields?: Record<string, string>) => {
      const reply = await app.inject({
        method,
        url,
        headers: { cookie, ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }) },
        ...(fields && { payload: new URLSearchParams(fields).toString() }),
      });
      cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
      return reply;
    };
    return {
      get: (url: string) => send('GET', url),
      post: (url: string, fields: Record<string, string>) => send('POST', url, fields),
    };
  }
});
