import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStep } from 'shared/step-language';
import { openTestApi } from '../../testing/test-api.ts';

const api = await openTestApi();

/** The spec of a test with these steps. */
async function exportSteps(...steps: string[]) {
  const { services } = api;
  const { id: companyId } = await services.company.create({ name: 'Export' });
  await services.blueprints.create(companyId, {
    type: 'integration',
    title: 'Shop',
    starting_url: 'https://shop.example/',
    steps: steps.map((action, index) => ({
      step_number: index + 1,
      action,
      use_vision: false,
      is_disabled: false,
      type: readStep(action).type ?? 'act',
    })),
  });
  const { files, notes } = await services.playwrightExport.exportTests(companyId, {});
  const contentOf = (end: string) => files.find(({ path }) => path.endsWith(end))?.content ?? '';
  return { files, notes, spec: contentOf('.spec.ts'), contentOf };
}

test('downloads and answers of requests are asserted', async () => {
  const { spec, notes, files } = await exportSteps(
    'Click "Export"',
    'A file named "orders.csv" was downloaded',
    'The downloaded file does not contain "cancelled"',
    'Click "Order"',
    'The POST request to "/api/orders" returns 201',
  );
  assert.deepEqual(notes, []);
  assert.ok(!spec.includes('throw'), spec);
  assert.match(spec, /import \{ watchDownloads, watchRequests \} from '\.\/watchers';/);
  assert.match(spec, /expect\.poll\(\(\) => downloads\.names\(\)\)\.toContain\('orders\.csv'\);/);
  assert.match(spec, /requests\.clear\(\);\n\s+await clickable\(page, 'Order'\)/);
  assert.match(spec, /requests\.status\('POST', '\/api\/orders'\)\)\.toBe\(201\);/);
  assert.equal(spec.match(/requests\.clear/g)?.length, 1);
  assert.ok(files.some(({ path }) => path === 'watchers.ts'));
});

test('accessibility is checked by axe, which is to be installed', async () => {
  const { spec, notes, contentOf } = await exportSteps('The page has no serious accessibility problems');
  assert.match(spec, /accessibilityProblems\(page, 'serious'\)\)\.toEqual\(\[\]\);/);
  assert.match(contentOf('accessibility.ts'), /import AxeBuilder from '@axe-core\/playwright';/);
  assert.deepEqual(
    notes.map(({ message }) => message),
    ['Install axe: npm install --save-dev @axe-core/playwright.'],
  );
  assert.equal((await exportSteps('Click "Buy"')).contentOf('accessibility.ts'), '');
});

test('a mail is left to the person, and its code is no variable of the environment', async () => {
  const { spec, notes, contentOf } = await exportSteps(
    'Remember the 6-digit code in the mail as code',
    'Type "{{code}}" into "Code"',
  );
  assert.match(spec, /throw new Error\('Playwright has no mailbox: /);
  assert.deepEqual(
    notes.map(({ step_number }) => step_number),
    [1],
  );
  assert.doesNotMatch(contentOf('variables.ts'), /CODE/);
});
