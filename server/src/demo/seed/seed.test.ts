import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openTestApi } from '../../testing/test-api.ts';
import { DEMO_ACCOUNT, seedDemo } from './seed.ts';
import { CHECKOUT_TESTS, STOREFRONT_TESTS } from './tests.ts';

const SHOP = 'http://localhost:4000';

const api = await openTestApi();
await seedDemo(api.services, SHOP);
const { access_token: token } = await api.services.auth.login(DEMO_ACCOUNT, '127.0.0.1');

describe('demo seed', () => {
  it('makes two suites, one of them with a login module', async () => {
    const { body } = await api.as(token).get('/test_blueprint_category/list');
    const suites = body.categories as { name: string; login_module_blueprint_id: number | null }[];
    assert.deepEqual(suites.map(({ name }) => name).sort(), ['Checkout', 'Storefront']);
    assert.deepEqual(
      suites.filter((suite) => suite.login_module_blueprint_id !== null).map(({ name }) => name),
      ['Checkout'],
    );
  });

  it('makes the tests, which begin in the demo shop, and the modules they use', async () => {
    const { body } = await api.as(token).get('/test_blueprint/list?include_usage_count=true');
    const all = body.test_blueprints as {
      type: string;
      title: string;
      starting_url: string | null;
      used_by_integration_count: number;
    }[];
    const tests = all.filter(({ type }) => type === 'integration');
    assert.deepEqual(
      tests.map(({ title }) => title).sort(),
      [...STOREFRONT_TESTS, ...CHECKOUT_TESTS].map(({ title }) => title).sort(),
    );
    assert.ok(tests.every(({ starting_url }) => starting_url?.startsWith(`${SHOP}/`)));
    const bulb = all.find(({ title }) => title === 'Put a bulb into the cart');
    assert.equal(bulb?.used_by_integration_count, CHECKOUT_TESTS.length);
  });

  it('leaves everything as it is the second time', async () => {
    const list = async () => (await api.as(token).get('/test_blueprint/list')).body;
    const first = await list();
    await seedDemo(api.services, 'http://localhost:14000');
    assert.deepEqual(await list(), first);
  });
});
