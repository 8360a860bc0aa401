import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi } from '../../testing/test-api.ts';

test('a comparison with the accepted screenshot becomes one with a screenshot of Playwright', async () => {
  const { services } = await openTestApi();
  const { id: companyId } = await services.company.create({ name: 'Export' });
  await services.blueprints.create(companyId, {
    type: 'integration',
    title: 'Shop',
    starting_url: 'https://shop.example/',
    steps: ['The page looks as before', 'The page looks as before except the "News" section'].map(
      (action, index) => ({
        step_number: index + 1,
        type: 'assert',
        action,
        use_vision: false,
        is_disabled: false,
      }),
    ),
  });
  const { files, notes } = await services.playwrightExport.exportTests(companyId, {});
  const spec = files.find(({ path }) => path.endsWith('.spec.ts'))?.content ?? '';
  assert.deepEqual(notes, []);
  assert.match(spec, /await expect\(page\)\.toHaveScreenshot\(\{ fullPage: true \}\);/u);
  assert.match(spec, /toHaveScreenshot\(\{ fullPage: true, mask: \[.*"?'?News.*\] \}\);/u);
  assert.match(spec, /--update-snapshots/u);
});
