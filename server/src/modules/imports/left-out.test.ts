import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import type { ImportedTest, ImportPreview } from 'shared/contract';
import { isClear } from 'shared/step-language';
import { openTestApi } from '../../testing/test-api.ts';
import { present } from '../../testing/present.ts';

const api = await openTestApi();
const user = await api.newCompany();

async function preview(name: string, content: string | Uint8Array): Promise<ImportPreview> {
  const files = [{ name, content_base64: Buffer.from(content).toString('base64') }];
  const reply = await user.post('/imports/preview', { files });
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

async function only(name: string, content: string | Uint8Array): Promise<ImportedTest> {
  const { tests, problems } = await preview(name, content);
  assert.deepEqual([tests.length, problems], [1, []]);
  return present(tests[0]);
}

/** Clear steps as their sentences, others with a question mark, each with its warning. */
const steps = ({ steps: all }: ImportedTest) =>
  all.map(({ action, reading, warning }) => [`${reading && isClear(reading) ? '' : '? '}${action}`, warning]);
const rejected = ({ rejected: all }: ImportedTest) =>
  all.map(({ source, line, why }) => [line, source.split('\n')[0], why]);

const spec = (...lines: string[]) =>
  ["import { test, expect } from '@playwright/test';", ...lines].map((line) => `${line}\n`).join('');

const SKIPPED = 'The file skips it, and here it runs. Leave it out, or disable its steps.';
const LIMITS = 'Steps have time limits and a pace of their own.';

test('Playwright: what a file says of how its tests run is listed with each of them', async () => {
  const { tests, problems } = await preview(
    'skipped.spec.ts',
    spec(
      "test.describe.serial('Orders', () => {",
      "  test.skip('later', async ({ page }) => { await page.goto('https://shop.example/'); });",
      "  test('now', async ({ page }) => {",
      '    test.slow();',
      "    await test.step.skip('old', async () => { await page.getByLabel('Password').fill('correct-horse'); });",
      "    await page.goto('https://shop.example/');",
      "    return expect(page.getByRole('button', { name: 'Buy' })).toBeVisible();",
      '  });',
      '});',
      "test.fail('known', async ({ page }) => { await page.goto('https://shop.example/'); });",
      "test.fixme('not written yet');",
      "for (const size of ['S', 'L']) test(`orders ${size}`, async ({ page }) => { await page.goto('/'); });",
      'if (process.env.CI) registerMore(test);',
      'prepare();',
    ),
  );
  assert.deepEqual(problems, []);
  const [later, now, known] = tests;
  assert.ok(later && now && known);
  assert.deepEqual(
    tests.map(({ title }) => title),
    ['later', 'now', 'known'],
  );
  const serial = [
    2,
    "test.describe.serial('Orders', …)",
    'The file runs these tests in their order and stops at the first failure. Tests here are independent.',
  ];
  const loops = 'Conditions and loops are not taken from files. Write the steps that are meant.';
  assert.deepEqual(rejected(later), [
    serial,
    [3, "test.skip('later', …)", SKIPPED],
    [
      12,
      "test.fixme('not written yet');",
      'The file skips tests here, and here they run. Leave out those that are meant.',
    ],
    [
      13,
      "for (const size of ['S', 'L']) test(`orders ${size}`, async ({ page }) => { await page.goto('/'); });",
      loops,
    ],
    [14, 'if (process.env.CI) registerMore(test);', loops],
    [15, 'prepare();', 'This is code that is not of Playwright. Write the steps that it stands for.'],
  ]);
  assert.deepEqual(rejected(now), [
    serial,
    [5, 'test.slow();', 'Steps and runs have time limits of their own.'],
    [
      6,
      "await test.step.skip('old', async () => { await page.getByLabel('Password').fill('{{password}}'); });",
      'The file skips these steps. Write those that are meant.',
    ],
  ]);
  assert.deepEqual(steps(now), [['The "Buy" button is visible', null]]);
  assert.deepEqual(rejected(known), [
    [11, "test.fail('known', …)", 'The file expects it to fail, and here it has to pass.'],
  ]);

  const fixtures = await only(
    'fixtures.spec.ts',
    `import { test } from './fixtures';
const signedIn = test.extend({ page: async ({ page }, use) => { await page.goto('/login'); await use(page); } });
test.skip(({ isMobile }) => isMobile, 'not on phones');
test('now', async ({ page }) => { await page.goto('https://shop.example/'); });
`,
  );
  const FIXTURES =
    'The fixtures of its tests are other code, which may do more before each of them. Write the steps that it stands for.';
  assert.deepEqual(
    rejected(fixtures).map(([line, , why]) => [line, why]),
    [
      [3, SKIPPED],
      [1, FIXTURES],
      [2, FIXTURES],
    ],
  );

  const loop = await preview('loop.spec.ts', spec('for (const one of all) test(one, async () => {});'));
  assert.match(loop.problems[0]?.message ?? '', /makes its tests in a loop or under a condition/);
});

test('Playwright: options of calls become part of the step, a warning, or are listed', async () => {
  const shop = await only(
    'options.spec.ts',
    spec(
      "test('options', async ({ page }) => {",
      "  await page.goto('https://shop.example/', { waitUntil: 'load', timeout: 1000 });",
      "  const buy = page.getByRole('button', { name: 'Buy', exact: true });",
      "  await buy.click({ button: 'right' });",
      '  await buy.click({ clickCount: 3 });',
      '  await buy.click({ timeout: 5000 });',
      "  await buy.click({ force: true, position: { x: 1, y: 2 }, modifiers: ['Shift'] });",
      "  await buy.click({ button: 'middle' });",
      "  await page.click('text=Buy', { trial: true });",
      "  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Ada', { delay: 50 });",
      "  await page.getByRole('heading', { name: 'Cart', level: 2 }).click();",
      '  await expect(buy).toBeEnabled({ enabled: false, timeout: 2000 });',
      "  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/^ada$/i);",
      "  await expect(page.getByLabel('Name')).toHaveAttribute('placeholder', 'Ada', { timeout: 3000 });",
      "  await expect.soft(page).toHaveTitle('Shop');",
      '  await expect(page).toHaveScreenshot({ fullPage: true });',
      '});',
    ),
  );
  assert.deepEqual(steps(shop), [
    ['Right-click the "Buy" button', null],
    ['Click the "Buy" button 3 times', null],
    ['Click the "Buy" button', null],
    [
      'Click the "Buy" button',
      'The step leaves out: force: true, position: { x: 1, y: 2 }, modifiers: [Shift].',
    ],
    [
      "? await buy.click({ button: 'middle' });",
      'The step language has no click with this button of the mouse.',
    ],
    ['Click "Buy"', 'The step leaves out: trial: true.'],
    ['Type "Ada" into the "Name" field', null],
    ['Click the "Cart" heading', 'This of the file is left out: level: 2'],
    ['The "Buy" button is disabled', null],
    ['The "Name" field is "ada"', 'The step leaves out: the pattern ignores case.'],
    ['The placeholder of "Name" is "Ada"', null],
    ['The page title is "Shop"', 'The step leaves out: the test goes on after a failure (soft).'],
    ['The page looks as before', 'The step leaves out: fullPage: true.'],
  ]);
  assert.deepEqual(rejected(shop), [
    [3, 'waitUntil: load, timeout: 1000', LIMITS],
    [7, 'timeout: 5000', LIMITS],
    [11, 'delay: 50', LIMITS],
    [13, 'timeout: 2000', LIMITS],
    [15, 'timeout: 3000', LIMITS],
  ]);
});

test('Playwright: locator handlers become interruptions', async () => {
  const handler = (shown: string, handle: string) => `  await page.addLocatorHandler(${shown}, ${handle});`;
  const accept = "page.getByRole('button', { name: 'Accept' })";
  const shop = await only(
    'handlers.spec.ts',
    spec(
      "test('handlers', async ({ page }) => {",
      `  const accept = ${accept};`,
      handler('accept', 'async (button) => { await button.click(); }'),
      handler('accept', '() => accept.click()'),
      handler("page.getByText('Survey')", "() => page.getByRole('button', { name: process.env.NO }).click()"),
      handler("page.getByRole('dialog', { name: 'Chat' })", "() => page.keyboard.press('Escape')"),
      handler('accept', '() => accept.click({ force: true })'),
      handler("page.locator('#chat')", '(chat) => chat.click()'),
      handler('accept', 'async () => { await accept.click(); await page.reload(); }'),
      "  await page.goto('https://shop.example/');",
      '});',
    ),
  );
  assert.deepEqual(shop.handlers, [
    'When the "Accept" button is shown, click it',
    'When "Survey" is shown, click the "{{NO}}" button',
    'When the "Chat" dialog is shown, press Escape',
  ]);
  assert.deepEqual(
    shop.variables.map(({ name }) => name),
    ['NO'],
  );
  assert.deepEqual([shop.starting_url, steps(shop)], ['https://shop.example/', []]);
  const other =
    'An interruption clicks one element that has a name, or presses a key. Write it below the steps: When "Accept cookies" is shown, click it.';
  assert.deepEqual(
    rejected(shop).map(([line, , why]) => [line, why]),
    [8, 9, 10].map((line) => [line, other]),
  );
});

test('Playwright: downloads and what axe finds become assertions', async () => {
  const shop = await only(
    'results.spec.ts',
    spec(
      "test('results', async ({ page }) => {",
      "  await page.goto('https://shop.example/');",
      "  const waiting = page.waitForEvent('download');",
      "  await page.getByRole('link', { name: 'Invoice' }).click();",
      '  const invoice = await waiting;',
      "  expect(invoice.suggestedFilename()).toBe('invoice.pdf');",
      "  const [list] = await Promise.all([page.waitForEvent('download'), page.getByText('List').click()]);",
      "  expect(list.suggestedFilename()).toEqual('list.csv');",
      "  expect(list.suggestedFilename()).not.toBe('list.txt');",
      "  expect(shop.suggestedFilename()).toBe('shop.csv');",
      '  const results = await new AxeBuilder({ page }).analyze();',
      '  expect(results.violations).toEqual([]);',
      "  const part = await new AxeBuilder({ page }).include('#cart').analyze();",
      '  expect(part.violations.length).toBe(0);',
      '  expect(part.violations).toHaveLength(3);',
      "  await page.waitForEvent('download');",
      '});',
    ),
  );
  assert.deepEqual(steps(shop), [
    ['Click the "Invoice" link', null],
    ['A file named "invoice.pdf" was downloaded', null],
    ['Click "List"', null],
    ['A file named "list.csv" was downloaded', null],
    ['The page has no accessibility problems', null],
    ['The page has no accessibility problems', 'The step leaves out: include.'],
  ]);
  const ofScript = 'An assertion about values of the script, not about the page.';
  const waits =
    'Not supported: waitForEvent. Steps wait for what they use by themselves. To check a file, write: A file named "…" was downloaded.';
  assert.deepEqual(
    rejected(shop).map(([line, , why]) => [line, why]),
    [
      [10, ofScript],
      [11, ofScript],
      [16, ofScript],
      [17, waits],
    ],
  );
});

test('Playwright: settings of the browser become those of the test', async () => {
  const shop = await only(
    'settings.spec.ts',
    spec(
      "test.use({ ...devices['iPhone 15'], locale: 'en-GB', baseURL: 'https://shop.example', video: 'on' });",
      "test.describe('Cart', () => {",
      "  test.use({ locale: 'de-CH', timezoneId: 'Europe/Zurich', viewport: { width: 390, height: 700 } });",
      "  test('orders', async ({ page }) => { await page.goto('/cart'); });",
      '});',
    ),
  );
  assert.deepEqual(shop.browser, {
    device: 'iPhone 15',
    locale: 'de-CH',
    timezone: 'Europe/Zurich',
    viewport: { width: 390, height: 700 },
  });
  assert.equal(shop.starting_url, 'https://shop.example/cart');
  assert.deepEqual(rejected(shop), [
    [2, "video: 'on'", 'A setting of Playwright, which tests here do not have.'],
    [2, "locale: 'en-GB'", 'A test has one browser: the first setting of the file counts.'],
  ]);
  const script = await only(
    'script.js',
    `const { chromium } = require('playwright');
(async () => {
  const browser = await chromium.launch();
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  await page.goto('https://shop.example/');
})();`,
  );
  assert.deepEqual(script.browser, { locale: 'fr-FR', viewport: { width: 800, height: 600 } });
});

test('Playwright: what a value of the environment is without one becomes its value, unless it is a secret', async () => {
  const shop = await only(
    'values.spec.ts',
    spec(
      "test('signs in', async ({ page }) => {",
      "  await page.goto('https://shop.example/');",
      "  await page.getByLabel('Name').fill(process.env.SHOP_USER ?? 'ada');",
      "  await page.getByLabel('Password').fill(process.env.SHOP_LOGIN || 'correct-horse');",
      "  await page.getByLabel('Code').fill(process.env.API_TOKEN ?? 'tok_4711_secret');",
      "  await page.getByLabel('Code').fill(process.env.SHORT_PIN ?? '47');",
      '});',
    ),
  );
  assert.deepEqual(
    shop.steps.map(({ action }) => action),
    [
      'Type "{{SHOP_USER}}" into "Name"',
      'Type "{{SHOP_LOGIN}}" into "Password"',
      'Type "{{API_TOKEN}}" into "Code"',
      'Type "{{SHORT_PIN}}" into "Code"',
    ],
  );
  assert.deepEqual(shop.variables, [
    { name: 'SHOP_USER', value: 'ada', is_secret: false },
    { name: 'SHOP_LOGIN', value: null, is_secret: true },
    { name: 'API_TOKEN', value: null, is_secret: true },
    { name: 'SHORT_PIN', value: null, is_secret: true },
  ]);
  assert.doesNotMatch(JSON.stringify(shop), /correct-horse|tok_4711|'47'/);
});

test('a trace has the settings of its browser, and the options of its calls', async () => {
  const lines = [
    {
      type: 'context-options',
      version: 8,
      title: 'Orders',
      options: { viewport: { width: 390, height: 844 }, locale: 'de-DE', isMobile: true },
    },
    ...[
      ['goto', { url: 'https://shop.example/' }],
      [
        'click',
        { selector: 'internal:role=button[name="Buy"s]', force: true, position: { x: 1, y: 2 }, timeout: 0 },
      ],
      ['click', { selector: 'internal:role=button[name="Buy"s]', button: 'middle' }],
    ].map(([method, params], index) => ({
      type: 'before',
      callId: `call@${index}`,
      class: 'Frame',
      method,
      params,
    })),
  ];
  const file = lines.map((line) => JSON.stringify(line)).join('\n');
  const shop = await only('orders.trace.zip', zipSync({ 'trace.trace': Buffer.from(file) }));
  assert.deepEqual(shop.browser, { viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  assert.deepEqual(
    shop.steps.map(({ warning }) => warning),
    [
      'The step leaves out: force: true, position: {"x":1,"y":2}.',
      'The step language has no click with this button of the mouse.',
    ],
  );
  assert.match(rejected(shop)[0]?.join(' ') ?? '', /isMobile: true The trace is of a phone or tablet/);
});

test('a recording of Chrome: buttons, long presses, limits and asserted events', async () => {
  const click = { type: 'click', selectors: [['aria/Buy']] };
  const shop = await only(
    'orders.json',
    JSON.stringify({
      title: 'Orders',
      steps: [
        { type: 'setViewport', width: 390, height: 844, isMobile: true },
        { type: 'navigate', url: 'https://shop.example/', assertedEvents: [{ type: 'navigation' }] },
        { ...click, button: 'auxiliary' },
        { ...click, duration: 1500, timeout: 9000 },
        { ...click, assertedEvents: [{ type: 'navigation', url: 'https://shop.example/cart' }] },
        { type: 'navigate', url: 'https://shop.example/terms', target: 'https://shop.example/terms' },
      ],
    }),
  );
  assert.deepEqual(
    steps(shop).map(([action, warning]) => [action?.slice(0, 40), warning]),
    [
      [
        '? {"type":"click","selectors":[["aria/Buy"',
        'The step language has no click with this button of the mouse.',
      ],
      ['Click "Buy"', 'The step does not hold the button down.'],
      ['Click "Buy"', null],
      ['Switch to the browser tab "https://shop.example/terms"', null],
      ['Go to "/terms"', null],
    ].map(([action = '', warning]) => [action?.slice(0, 40), warning]),
  );
  assert.deepEqual(
    shop.rejected.map(({ line, source }) => [line, source]),
    [
      [1, '"isMobile":true'],
      [4, '"timeout":9000'],
      [5, '"assertedEvents":[{"type":"navigation","url":"https://shop.example/cart"}]'],
    ],
  );
});

test('a project of Selenium IDE: the window, points, limits and what its suites say', async () => {
  const commands = [
    ['open', '/', ''],
    ['setWindowSize', '1024x768', ''],
    ['clickAt', 'linkText=Buy', '10,20'],
    ['waitForElementVisible', 'linkText=Cart', '60000'],
    ['waitForElementVisible', 'linkText=Cart', '30000'],
  ].map(([command, target, value]) => ({ command, target, value, targets: [] }));
  const { tests, problems } = await preview(
    'shop.side',
    JSON.stringify({
      url: 'https://shop.example',
      tests: ['a', 'b'].map((id) => ({ id, name: id, commands })),
      suites: [
        { name: 'Orders', tests: ['a', 'b'], persistSession: true, timeout: 20 },
        { name: 'Nightly', tests: ['a'] },
      ],
    }),
  );
  const shop = present(tests[0]);
  assert.deepEqual(shop.browser, { viewport: { width: 1024, height: 768 } });
  assert.deepEqual(steps(shop)[0], ['Click the "Buy" link', 'The step leaves out the point 10,20.']);
  assert.deepEqual(rejected(shop), [
    [4, 'waitForElementVisible: 60000', 'A step waits for at most 30 seconds.'],
  ]);
  assert.deepEqual(
    problems.map(({ message }) => message),
    [
      'The tests of the suite "Orders" share one window in the file. Here each has its own.',
      'The suite "Orders" allows its tests 20 seconds. Here runs have limits of their own.',
      '1 test was imported into another suite of the file and not into "Nightly".',
    ],
  );
});

test('a text: what is no step is listed with its line', async () => {
  const { tests } = await preview(
    'orders.md',
    '# Orders\n\nSome words about it that are no step at all\n\n1. Click "Buy"\n2. The page shows "Thanks"\n',
  );
  assert.deepEqual(
    present(tests[0]).rejected.map(({ line, source }) => [line, source]),
    [[3, 'Some words about it that are no step at all']],
  );
});
