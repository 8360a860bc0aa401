import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { findChromium } from 'runner/browser';
import { DEMO_ACCOUNT, seedDemo } from '../../server/src/demo/seed/seed.ts';
import { createShop } from '../../server/src/demo/site/shop.ts';
import { present } from '../../server/src/testing/present.ts';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { onTour } from '../tour/cases.ts';
import { fillPlans } from './fill-plans.ts';
import { runSpecs } from './run-specs.ts';

const { services, platform } = await openTestApi();
const ORDER = { path: 'checkout/order-a-bulb.spec.ts', title: 'Order a bulb' };
const isChosen = onTour(
  () => true,
  (text: string) => text === ORDER.title || text === ORDER.path,
);

test('the exported demo suites pass under Playwright Test by the stored locators, but for the bug that is planted', async () => {
  const shop = await createShop();
  after(() => shop.close());
  await seedDemo(services, await shop.listen({ port: 0, host: '127.0.0.1' }));
  const companyId = present((await services.auth.findUser(DEMO_ACCOUNT.email))?.companyId);
  await fillPlans(services, platform, companyId, isChosen);
  const { files, notes } = await services.playwrightExport.exportTests(companyId, {});
  assert.deepEqual(notes, []);
  const order = present(files.find(({ path }) => path === ORDER.path)).content;
  assert.ok(
    order.includes(`// 2. Click "Go to checkout"
  await page.getByRole('link', { name: 'Go to checkout', exact: true }).click();`),
    order,
  );
  const chosen = files.filter(({ path }) => isChosen(path) || !path.endsWith('.spec.ts'));
  const results = await runSpecs(chosen, present(await findChromium()));
  const failed = results.filter(({ failure }) => failure !== null);
  const planted = onTour(['Total of three bulbs'], []);
  assert.deepEqual(
    failed.map(({ title }) => title),
    planted,
    JSON.stringify(failed),
  );
  assert.equal(results.length, onTour(7, 1));
});
