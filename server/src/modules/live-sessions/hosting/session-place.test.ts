import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from 'test-support';
import { openTestApi } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { startBlankWorker, startLiveApi } from '../testing/live-site.ts';
import { createLiveTools } from '../testing/live-tools.ts';

const api = await openTestApi(await openTestPlatform({ ownsTables: true }));
const { open } = createLiveTools(api, await startLiveApi(api));

const STAGING = {
  name: 'Staging',
  base_url: 'https://staging.example/shop',
  headers: [{ name: 'X-Preview', value: 'open sesame' }],
  http_authentication: null,
};

test('a session is opened in its environment, and goes nowhere else when that is deleted', async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const { id } = (await user.post('/environments', STAGING)).body.environment;
  await user.put(`/environments/${id}/variables/term`, { value: 'bulb', is_secret: false });
  const live = await open(user, { starting_url: '/cart', environment: 'staging' });
  const { opening, asked } = await worker.session(0);
  assert.deepEqual(opening, {
    startingUrl: 'http://site.invalid/cart',
    site: 'https://staging.example/shop',
    access: { origin: 'https://staging.example', headers: STAGING.headers, credentials: null },
    values: [{ name: 'term', value: 'bulb', isSecret: false }],
  });
  live.send({ type: 'restart', starting_url: '/lamps' });
  await eventually(() => asked.includes('restart http://site.invalid/lamps'));

  assert.equal((await user.delete(`/environments/${id}`)).status, 204);
  live.send({ type: 'restart', starting_url: 'https://shop.example/lamps' });
  assert.equal((await live.next('refused')).message, 'The environment was deleted.');
  await worker.close();
});

test('an environment that cannot be used is refused before a browser is reserved', async () => {
  const user = await api.newCompany();
  await user.post('/environments', { ...STAGING, base_url: null, headers: [] });
  const answers = await Promise.all(
    [
      { starting_url: '/cart' },
      { starting_url: '/cart', environment: 'Staging' },
      { starting_url: 'https://shop.example', environment: 'Production' },
    ].map(async (body) => (await user.post('/live', body)).body.code),
  );
  assert.deepEqual(answers, ['no_base_url', 'no_base_url', 'unknown_environment']);
});
