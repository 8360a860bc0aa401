import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { before, describe, it, test } from 'node:test';
import { unzipSync, zipSync } from 'fflate';
import type { ImportedTest, ImportPreview } from 'shared/contract';
import { isClear } from 'shared/step-language';
import { openTestApi } from '../../testing/test-api.ts';

const api = await openTestApi();
const user = await api.newCompany();
const samples = new URL('./testing/samples/', import.meta.url);

const fileOf = (name: string, content: string | Uint8Array) => ({
  name,
  content_base64: Buffer.from(content).toString('base64'),
});

async function preview(...files: ReturnType<typeof fileOf>[]): Promise<ImportPreview> {
  // Each company may read so many files a minute.
  const reply = await (await api.newCompany()).post('/imports/preview', { files });
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

const names = (await readdir(samples)).filter((name) => name !== 'README.md');
const imported = await preview(
  ...(await Promise.all(
    // Code has another ending, so that it is not checked as ours.
    names.map(async (name) => fileOf(name.replace(/\.sample$/, ''), await readFile(new URL(name, samples)))),
  )),
);

function sample(name: string): ImportedTest[] {
  assert.deepEqual(imported.problems, []);
  return imported.tests.filter(({ file }) => file === name);
}

/** Clear steps as their sentences, others with a question mark before what the file says. */
const sentences = ({ steps }: ImportedTest) =>
  steps.map(({ action, reading }) => (reading && isClear(reading) ? action : `? ${action}`));
const reasons = ({ rejected }: ImportedTest) => rejected.map(({ source, why }) => [source, why]);

test('a trace of Playwright: names of locators and of the recorded page, a dialog, a second tab', () => {
  const [shop] = sample('sign-in-and-ship.trace.zip');
  assert.ok(shop);
  assert.deepEqual(
    [shop.title, shop.format, shop.starting_url],
    ['Sign in and ship', 'playwright-trace', 'http://localhost:27311/'],
  );
  assert.deepEqual(sentences(shop), [
    'Type "ada@example.com" into "E-mail"',
    'Type "{{password}}" into "Password"',
    'Select "Large" in "Size"',
    'Tick the "I agree" checkbox',
    'Click the "Ship" button in the row of "A-101"',
    'Hover over the "Delete" button',
    'Click the "Delete" button',
    'Accept the dialog',
    'Click "Note"',
    'Click the "Terms" link',
    'Switch to the 2nd browser tab',
    'Click the "Terms of use" heading',
    'Close the browser tab',
    'Switch to the 1st browser tab',
    'Press Enter in the "Password" field',
    'Press Escape',
    'Go to "/done?x=1"',
  ]);
  assert.deepEqual(shop.variables, [{ name: 'password', value: null, is_secret: true }]);
  assert.match(shop.steps[6]?.warning ?? '', /recorded page; the file says #del/);
  assert.ok(!JSON.stringify(shop).includes('hunter22'));
});

test('a recording of codegen', () => {
  const [shop] = sample('codegen.spec.ts');
  assert.ok(shop);
  assert.equal(shop.title, 'Codegen');
  assert.deepEqual(sentences(shop), [
    'Click the "Sign in" link',
    'Click the "Email" field',
    'Type "ada@example.com" into the "Email" field',
    'Press Tab in the "Email" field',
    'Type "{{password}}" into the "Password" field',
    'Click the "Sign in" button',
    'Select "large" in "Size"',
    'Tick the "Gift wrap" checkbox',
    'Click the 1st button in the "Desk lamp" item',
    `? await page.locator('#promo').fill('SAVE10');`,
    'Click the "Empty cart" button',
    'Dismiss the dialog',
    'Click the "Terms" link',
    'Switch to the 2nd browser tab',
    'The "Terms of use" heading is visible',
    'Close the browser tab',
    'Switch to the 1st browser tab',
    'The page shows "$42.00"',
    'The page shows "Thanks for your visit"',
  ]);
  assert.match(shop.steps[9]?.warning ?? '', /by its place in the markup only/);
  assert.match(shop.steps[17]?.warning ?? '', /anywhere on the page/);
  assert.deepEqual(shop.steps.map(({ line }) => line).slice(9, 12), [14, 19, 15]);
  assert.deepEqual(
    shop.rejected.map(({ line, why }) => [line, why]),
    [
      [
        27,
        'Not supported: toMatchAriaSnapshot. An assertion about markup or looks, which no sentence of the step language makes.',
      ],
    ],
  );
});

test('tests of Playwright: hooks, constants, values of the environment; loops and scripts are not guessed', () => {
  const [shop, ...others] = sample('checkout.spec.ts');
  assert.ok(shop);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [shop.title, shop.suite_name, shop.tags, shop.starting_url],
    ['buys a lamp', 'Checkout', ['smoke', 'checkout'], 'https://shop.example.com/lamps'],
  );
  assert.deepEqual(sentences(shop), [
    'Click the "Buy" button in the row of "Desk lamp"',
    'Click "To the checkout"',
    'Type "{{CARD}}" into "Card number"',
    'Type "{{api_token}}" into "API token"',
    'Wait until the URL ends with "/done"',
    'Click the "Pay" button',
    'The URL ends with "/done"',
    'The message does not contain "declined"',
    'There are 2 items',
    'Press Control+A',
    'Wait 2 seconds',
  ]);
  assert.deepEqual(
    shop.rejected.map(({ line }) => line),
    [15, 21, 24, 28, 32, 33, 38],
  );
  assert.deepEqual(shop.variables, [
    { name: 'CARD', value: null, is_secret: false },
    { name: 'api_token', value: null, is_secret: true },
  ]);
  assert.ok(!JSON.stringify(shop).includes('tok_4711_secret'));
});

test('tests of Playwright: the size of the window, screenshots, and answers of requests after their action', async () => {
  const { tests, problems } = await preview(
    fileOf(
      'order.spec.ts',
      `import { test, expect } from '@playwright/test';
test('orders', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('https://shop.example.com/');
  const ordered = page.waitForResponse((r) => r.url().includes('/api/orders') && r.request().method() === 'POST' && r.status() === 201);
  await page.getByRole('button', { name: 'Order' }).click();
  await ordered;
  await Promise.all([
    page.waitForResponse((response) => { return response.status() === 200 && response.url().endsWith('/api/cart'); }),
    page.getByRole('link', { name: 'Cart' }).click(),
  ]);
  await page.waitForResponse('**/api/prices');
  await page.waitForResponse((r) => r.url().includes('/a') || r.status() === 200);
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(page).toHaveScreenshot();
  await expect(page).toHaveScreenshot('cart.png', { mask: [page.getByRole('img', { name: 'Advert' }), page.locator('.clock')] });
  await expect(page.getByRole('button', { name: 'Order' })).toHaveScreenshot();
});
`,
    ),
  );
  assert.deepEqual(problems, []);
  const [order] = tests;
  assert.ok(order);
  assert.deepEqual(order.browser, { viewport: { width: 390, height: 844 } });
  assert.deepEqual(sentences(order), [
    'Click the "Order" button',
    'The POST request to "/api/orders" returns 201',
    'Click the "Cart" link',
    'The request to "/api/cart" returns 200',
    'The page looks as before',
    'The page looks as before except the "Advert" image',
  ]);
  assert.match(order.steps[5]?.warning ?? '', /by its markup only/);
  const noStatus = /^Steps wait for pages by themselves. To check the answer of a request, write: /;
  assert.deepEqual(
    order.rejected.map(({ line }) => line),
    [12, 13, 14, 17],
  );
  for (const { why } of order.rejected.slice(0, 2)) assert.match(why, noStatus);

  const { title, type, starting_url, suite_name, tags, plan, browser } = order;
  const steps = order.steps.map(({ action, type: kind, use_vision, is_disabled, module_title }) => ({
    action,
    type: kind,
    use_vision,
    is_disabled,
    module_title,
  }));
  const made = await user.post('/imports', {
    tests: [{ title, type, starting_url, suite_name, tags, plan, browser, steps }],
  });
  assert.equal(made.status, 201, made.text);
  const stored = await user.get(`/test_blueprint/${made.body.test_blueprint_ids[0]}`);
  assert.deepEqual(stored.body.test_blueprint.browser, browser);
});

test('a recording of Chrome', () => {
  const [shop] = sample('checkout.recording.json');
  assert.ok(shop);
  assert.deepEqual([shop.title, shop.starting_url], ['Checkout', 'https://shop.example.com/']);
  assert.deepEqual(shop.browser, { viewport: { width: 1280, height: 720 } });
  const clear = sentences(shop).filter((sentence) => !sentence.startsWith('?'));
  assert.deepEqual(clear, [
    'Click "Sign in"',
    'Type "ada@example.com" into "E-mail"',
    'Press Tab',
    'Type "{{password}}" into "Password"',
    'Press Control+A',
    'Select "l" in "Size"',
    'Double-click the "Desk lamp" link',
    'Right-click "Free delivery from $50"',
    'Hover over the "Account" button',
    'Scroll to the top',
    'Wait until the "Thanks" heading is visible',
    'Wait until there are 3 "Delete" buttons',
    'Switch to the browser tab "https://pay.example.com/card"',
    'Click the "Pay" button',
    'Go to "/cart?step=2"',
    'Switch to the 1st browser tab',
  ]);
  // Of 28 entries one opens the starting page and one is the size of the window; two tabs are steps of their own.
  assert.equal(shop.steps.length + shop.rejected.length, 28 + 1);
  for (const secret of ['correct-horse', 'opensesame1']) assert.ok(!JSON.stringify(shop).includes(secret));
});

test('an element of a recording without a name has that of the one around it, with a warning', async () => {
  const step = {
    type: 'click',
    selectors: [['aria/Buy[role="button"]', 'aria/[role="generic"]'], ['#icon']],
  };
  const { tests } = await preview(fileOf('outer.json', JSON.stringify({ title: 'Outer', steps: [step] })));
  assert.deepEqual(
    tests[0]?.steps.map(({ action, warning }) => [action, warning?.split(':')[0]]),
    [['Click the "Buy" button', 'The recorded element has no name']],
  );
});

test('a project of Selenium IDE', () => {
  const [signIn, buy] = sample('shop.side');
  assert.ok(signIn && buy);
  assert.deepEqual([buy.suite_name, buy.starting_url], ['Checkout', 'https://shop.example.com/login']);
  assert.deepEqual(sentences(buy), [
    '? Sign in → type | id=user | ada',
    'Type "{{password}}" into the "Password" field',
    'Click the "Sign in" button',
    'Click the "Desk lamp" link',
    'Remember the "Price" heading as price',
    'The page shows "{{price}}"',
    'Type "bulb" into "Search" and press Enter',
    'Press Control+A in "Search"',
    'Select "Large" in the "Size" dropdown',
    "? select | xpath=//select[@title='Size'] | index=2",
    'Tick the "Gift wrap" checkbox',
    '? assertText | css=.n | ${seven}',
    'Click the "Later" link',
    'Hover over the "Account" link',
    'Drag the "Lamp" link to the "Cart" link',
    'The browser dialog says "Sure?"',
    'Accept the dialog',
    'Answer the dialog with "yes"',
    'Wait until the "Thanks" heading is visible',
    'The page title is "Done"',
    'Wait 2 seconds',
    'Type "{{code}}" into "Code"',
    '? shake | id=x',
    '? run | Nowhere',
  ]);
  assert.ok(
    buy.steps.every(({ is_disabled, action }) => is_disabled === (action === 'Click the "Later" link')),
  );
  const inBlocks = reasons(buy).filter(([, why]) => why?.startsWith('Conditions and loops'));
  assert.deepEqual(
    inBlocks.map(([source]) => source),
    [
      'if | ${seven} > 3',
      'click | linkText=Gift',
      'else',
      'click | linkText=No gift',
      'end',
      'times | 2',
      'click | linkText=More',
      'end',
    ],
  );
  assert.deepEqual(
    buy.variables.map(({ name }) => name),
    ['password', 'code'],
  );
});

test('Selenium IDE: an element is named by the best of its locators, and secrets of one test are hidden in all', async () => {
  const type = (target: string, value: string, ...targets: string[]) => ({
    command: 'type',
    target,
    value,
    targets: targets.map((one) => [one, '']),
  });
  const project = {
    url: 'https://shop.example.com',
    suites: [],
    tests: [
      {
        id: '1',
        name: 'Signs in with open-sesame',
        commands: [
          type('id=user', 'ada', 'css=#user', "xpath=//label[contains(.,'Name')]/following-sibling::input"),
          type('id=password', 'open-sesame', "xpath=//label[.='Password']/input"),
          { command: 'echo', target: 'in', value: '', targets: [] },
        ],
      },
      {
        id: '2',
        name: 'Pays',
        commands: [
          { command: 'echo', target: 'paid', value: '', targets: [] },
          type('id=note', 'my open-sesame', 'css=[placeholder=Note]'),
          {
            command: 'click',
            target: 'id=pay',
            value: '',
            targets: [["xpath=//button[contains(.,'Pay')]", '']],
          },
        ],
      },
    ],
  };
  const { tests } = await preview(fileOf('shop.side', JSON.stringify(project)));
  assert.deepEqual(tests.map(sentences), [
    ['Type "ada" into the "Name" field', 'Type "{{password}}" into the "Password" field'],
    ['Type "my {{password}}" into "Note"', 'Click the "Pay" button'],
  ]);
  assert.deepEqual(tests.map(reasons), [
    [['echo | in', 'Not supported: echo, 2 times in 2 tests. A line for the log.']],
    [],
  ]);
  assert.ok(!JSON.stringify(tests).includes('open-sesame'));
});

test('Gherkin: a test for each scenario and each row of examples', () => {
  const tests = sample('returns.feature');
  assert.deepEqual(
    tests.map(({ title, suite_name, tags, steps }) => [title, suite_name, tags, steps.length]),
    [
      ['Return one lamp', 'Returns', ['orders', 'smoke'], 4],
      ['Refund of $5', 'Returns', ['orders'], 3],
      ['Refund of $7', 'Returns', ['orders'], 3],
    ],
  );
  const [first, , third] = tests;
  assert.ok(first && third);
  assert.deepEqual(sentences(third), [
    'Go to "https://shop.example.com/orders"',
    'Type "$7" into "Amount"',
    '"Refund" is "$7"',
  ]);
  assert.equal(sentences(first)[3], '? the parcel is collected by a courier whom we have chosen');
  assert.deepEqual(reasons(first), [
    ['| day | hour |\n| Mon | 9 |', 'A table or a text under a step.'],
    ['Customers send goods back.', 'The description of "Returns".'],
    ['Nothing yet', 'It has no steps, or no rows of examples.'],
    [
      'Refund of <amount>',
      'Each of its 2 rows of examples became a test. To run one test with all rows, keep one of them and put the rows into its table under Data.',
    ],
    ['# A remark', 'A comment.'],
  ]);
});

test('Markdown: a test for each heading with steps', () => {
  const tests = sample('smoke-tests.md');
  assert.deepEqual(
    tests.map((one) => [one.title, sentences(one)]),
    [
      [
        'Sign in',
        ['Go to "/login"', 'Type "{{user}}" into "Name"', 'Click "Sign in"', 'The page shows "Welcome"'],
      ],
      ['Search', ['Type "bulb" into "Search" and press Enter', '? Somebody is happy about everything']],
    ],
  );
  assert.deepEqual(
    tests[0]?.steps.map(({ line }) => line),
    [7, 8, 9, 13],
  );
  assert.deepEqual(tests[0]?.variables, [{ name: 'user', value: null, is_secret: false }]);
});

/** A project of Selenium IDE. */
function sideOf(...commands: Partial<Record<'command' | 'target' | 'value', string>>[]): string {
  const filled = commands.map((command) => ({ target: '', value: '', targets: [], ...command }));
  return JSON.stringify({
    url: 'https://shop.example.com',
    tests: [{ id: '1', name: 't', commands: filled }],
    suites: [],
  });
}

const codeOf = (body: string) =>
  `import { test } from '@playwright/test';\ntest('t', async ({ page }) => { await page.goto('https://shop.example.com/'); ${body} });\n`;

/** The sample, as if "show password" had made a text field of its password field before. */
async function traceWithShownPassword(): Promise<Uint8Array> {
  const files = unzipSync(await readFile(new URL('sign-in-and-ship.trace.zip', samples)));
  const shown = Object.entries(files).map(([name, bytes]) => [
    name,
    name.endsWith('.trace')
      ? Buffer.from(Buffer.from(bytes).toString().replaceAll('"password"', '"text"'))
      : bytes,
  ]);
  return zipSync(Object.fromEntries(shown));
}

describe('secrets that are typed', () => {
  const typing: [what: string, name: string, content: string, secret: string][] = [
    [
      'with keys behind them',
      'keys.side',
      sideOf({ command: 'sendKeys', target: 'css=input[type=password]', value: 'hunter2${KEY_TAB}' }),
      'hunter2',
    ],
    [
      'into a field with a label, with keys around them',
      'labelled.side',
      sideOf({
        command: 'sendKeys',
        target: 'css=input[aria-label="Password"]',
        value: 'ab1${KEY_TAB}cd2${KEY_TAB}',
      }),
      'cd2',
    ],
    [
      'in a condition',
      'condition.side',
      sideOf(
        { command: 'if', target: 'true' },
        { command: 'type', target: 'id=password', value: 'pw1' },
        { command: 'end' },
      ),
      'pw1',
    ],
    [
      'next to what a script made',
      'script.side',
      sideOf(
        { command: 'executeScript', target: 'return 1', value: 'one' },
        { command: 'type', target: 'id=password', value: 'pw1${one}' },
      ),
      'pw1',
    ],
    [
      'by the keyboard',
      'keyboard.spec.ts',
      codeOf(`await page.getByLabel('Password').click(); await page.keyboard.type('pw1');`),
      'pw1',
    ],
    [
      'in a loop',
      'loop.spec.ts',
      codeOf(`for (const one of [1]) { await page.getByLabel('Password').fill('pw1'); }`),
      'pw1',
    ],
    [
      'and are shown by another step',
      'shown.spec.ts',
      codeOf(`await page.getByLabel('PIN').fill('4711'); await page.getByText('Your PIN: 4711').click();`),
      '4711',
    ],
  ];
  for (const [what, name, content, secret] of typing)
    it(`${what} are nowhere in the reply`, async () => {
      const { tests, problems } = await preview(fileOf(name, content));
      assert.deepEqual(problems, []);
      assert.ok(!JSON.stringify(tests).includes(secret), JSON.stringify(tests, null, 1));
      assert.match(JSON.stringify(tests), /\{\{(?:password|pin)\}\}/);
    });
  it('into a field that the page shows as text are known by its label', async () => {
    const { tests, problems } = await preview(fileOf('shown.zip', await traceWithShownPassword()));
    assert.deepEqual(problems, []);
    assert.equal(tests[0]?.steps[1]?.action, 'Type "{{password}}" into "Password"');
    assert.ok(!JSON.stringify(tests).includes('hunter22'));
  });
  it('keep words of the same letters in other texts', async () => {
    const { tests } = await preview(
      fileOf(
        'word.spec.ts',
        codeOf(`await page.getByLabel('PIN').fill('1234'); await page.getByText('No. 123456').click();`),
      ),
    );
    assert.equal(tests[0]?.steps[1]?.action, 'Click "No. 123456"');
  });
});

test('own files: a test with a module and a disabled step, a plan without its test', async () => {
  const { tests, problems } = await preview(
    fileOf(
      'checkout/buy.steps.md',
      '---\nurl: https://shop.example.com/\ntags: [smoke]\n---\n\n# Buy a lamp\n\n1. Module: Sign in\n2. Click "Buy" <!-- disabled -->\n',
    ),
    fileOf('checkout/other.plan.json', '{}'),
  );
  assert.deepEqual(
    tests.map(({ title, format, tags, steps }) => [
      title,
      format,
      tags,
      steps.map((step) => [step.type, step.action, step.module_title, step.is_disabled]),
    ]),
    [
      [
        'Buy a lamp',
        'steplight',
        ['smoke'],
        [
          ['module', '', 'Sign in', false],
          ['act', 'Click "Buy"', null, true],
        ],
      ],
    ],
  );
  assert.match(problems[0]?.message ?? '', /other\.steps\.md is missing/);
});

test('own files come along whole: settings, handlers and table, loose or as the archive that was exported', async () => {
  const own = await api.newCompany();
  const content =
    '---\nurl: https://shop.example.com/\nbrowser:\n  locale: de-CH\nhandlers:\n  - When "Accept" is shown, click it\n---\n\n# Buy\n\n1. Type "{{user}}" into "Name"\n';
  const files = {
    'shop/buy.steps.md': content,
    'shop/buy.table.csv': 'user,password (secret)\nada,(secret)\n',
  };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
  const loose = Object.entries(files).map(([name, text]) => fileOf(name, text));
  for (const given of [loose, [fileOf('steplight-tests.zip', archive)]]) {
    const { tests, problems } = await preview(...given);
    assert.deepEqual(problems, []);
    const [test] = tests;
    assert.deepEqual(
      [test?.format, test?.browser, test?.handlers, test?.table, test?.variables],
      [
        'steplight',
        { locale: 'de-CH' },
        ['When "Accept" is shown, click it'],
        {
          columns: [
            { name: 'user', is_secret: false },
            { name: 'password', is_secret: true },
          ],
          rows: [['ada', null]],
        },
        [],
      ],
    );
    assert.deepEqual(
      test?.rejected.map(({ source }) => source),
      ['password'],
    );
    assert.equal(test?.steps[0]?.reading?.problem, null);
    const body = {
      tests: tests.map(
        ({ steps, file: _file, format: _format, rejected: _rejected, variables: _variables, ...one }) => ({
          ...one,
          steps: steps.map(
            ({ source: _source, line: _line, reading: _reading, warning: _warning, ...step }) => step,
          ),
        }),
      ),
    };
    const reply = await own.post('/imports', body);
    assert.equal(reply.status, 201, reply.text);
    const pulled = (await own.get(`/test_files?test_blueprint_ids=${reply.body.test_blueprint_ids[0]}`)).body
      .files;
    const texts = pulled.map((one: { content: string }) => one.content);
    assert.match(texts[0], /locale: de-CH[^]*When "Accept" is shown, click it/);
    assert.equal(texts[1], files['shop/buy.table.csv']);
  }
});

test('values are stored with the tests that use them, or nothing is', async () => {
  const own = await api.newCompany();
  await own.put('/company/variables/user', { value: 'ada', is_secret: false });
  const test = (title: string, module_title: string | null) => ({
    title,
    type: 'integration',
    starting_url: 'http://localhost/',
    suite_name: null,
    tags: [],
    plan: [],
    steps: [
      module_title === null
        ? { type: 'act', action: 'Click "Buy"', use_vision: false, is_disabled: false, module_title }
        : { type: 'module', action: '', use_vision: false, is_disabled: false, module_title },
    ],
  });
  const variables = [
    { name: 'user', value: 'bob', is_secret: false },
    { name: 'password', value: 'open sesame', is_secret: true },
  ];
  const names = async () =>
    (await own.get('/company/variables')).body.variables.map((one: { name: string; value: string }) => [
      one.name,
      one.value,
    ]);
  const refused = await own.post('/imports', { tests: [test('Lost', 'Nowhere')], variables });
  assert.equal(refused.status, 422, refused.text);
  assert.deepEqual(await names(), [['user', 'ada']]);
  const short = await own.post('/imports', {
    tests: [test('Buy', null)],
    variables: [{ name: 'pin', value: '1', is_secret: true }],
  });
  assert.equal(short.status, 400, short.text);
  assert.equal((await own.post('/imports', { tests: [test('Buy', null)], variables })).status, 201);
  assert.deepEqual(await names(), [
    ['password', null],
    ['user', 'ada'],
  ]);
});

test('a step that uses an unknown value is marked, one that the import or the company has is not', async () => {
  await user.put('/company/variables/user', { value: 'ada', is_secret: false });
  const lines = ['Type "{{user}}" into "Name"', 'Remember "Total" as total', 'The page shows "{{total}}"'];
  const { tests } = await preview(fileOf('a.txt', lines.join('\n')));
  assert.deepEqual(
    tests[0]?.steps.map(({ reading }) => reading?.problem),
    [null, null, null],
  );
});

describe('files that cannot be read', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const broken: [name: string, content: string | Uint8Array, message: RegExp][] = [
    ['empty.side', '', /is empty/],
    ['cut.json', '{"title": "x", "steps": [', /damaged or cut off/],
    ['deep.json', `{"steps": ${deep}}`, /nested too deeply/],
    ['other.json', '{"a": 1}', /neither a recording/],
    ['tests.side', '{"tests": 7}', /no list of tests/],
    ['binary.txt', Uint8Array.from([0, 1, 2, 255]), /no text in UTF-8/],
    ['cut.zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /damaged or cut off/],
    ['photo.zip', zipSync({ 'a.png': new Uint8Array(3) }), /no trace of Playwright/],
    ['bomb.zip', zipSync({ 'trace.trace': new Uint8Array(40_000_000) }), /too large when it is unpacked/],
    ['a.spec.ts', 'test("x", async () => {', /no JavaScript or TypeScript/],
    ['b.spec.ts', 'export const x = 1;', /no test or recording/],
    ['nested.spec.ts', `const x = ${'('.repeat(20_000)}1${')'.repeat(20_000)};`, /nested too deeply/],
    ['a.feature', 'Feature: x\n  nonsense:\nScenario', /no scenarios|no Gherkin/],
    ['notes.md', 'Nothing to do here at all, really nothing.', /No steps were found/],
    ['table.pdf', '%PDF', /hold no tests/],
  ];
  let found: ImportPreview;
  before(async () => {
    found = await preview(
      ...broken.map(([name, content]) => fileOf(name, content)),
      fileOf('good.txt', 'Click "Buy"'),
    );
  });
  for (const [name, , message] of broken)
    it(`${name} is a problem of its own`, () => {
      const messages = found.problems.filter(({ file }) => file === name).map((problem) => problem.message);
      assert.match(messages.join('\n'), message);
    });
  it('does not keep others from being read', () => {
    assert.deepEqual(
      found.tests.filter(({ steps }) => steps.length > 0).map(({ file }) => file),
      ['good.txt'],
    );
  });
});

test('keys of prototypes, odd types and huge lines do no harm', async () => {
  const steps = [
    '{"type":"__proto__","selectors":[["aria/x"]]}',
    '{"type":"constructor","__proto__":{"polluted":1}}',
    '{"type":"click","selectors":"aria/x"}',
    `{"type":"click","selectors":[["aria/${'a'.repeat(200_000)}"]]}`,
    'null',
  ];
  const { tests } = await preview(
    fileOf('odd.json', `{"title":"odd","steps":[${steps.join(',')}]}`),
    fileOf(
      'odd.side',
      '{"url":7,"tests":[{"name":"t","commands":[{"command":"toString"},{"command":"constructor","target":"id=x"}]}],"suites":{}}',
    ),
  );
  assert.deepEqual(
    tests.map((one) => [one.steps.length + one.rejected.length]),
    [[5], [2]],
  );
  assert.equal(({} as { polluted?: number }).polluted, undefined);
  assert.ok(JSON.stringify(tests).length < 40_000);
});

test('every sentence of the samples means the same when it is read again', () => {
  const steps = imported.tests.flatMap((one) => one.steps);
  const clear = steps.filter(({ reading }) => reading && isClear(reading));
  assert.ok(clear.length > steps.length / 2, `${clear.length} of ${steps.length} are clear`);
  for (const { action, reading } of clear) assert.equal(reading?.sentence, action);
});

test('too many files, too much, too many steps, and callers without a session are refused', async () => {
  const many = Array.from({ length: 101 }, () => fileOf('a.txt', 'Click "A"'));
  assert.equal((await user.post('/imports/preview', { files: many })).status, 400);
  assert.equal(
    (await user.post('/imports/preview', { files: [{ name: 'a', content_base64: '%' }] })).status,
    400,
  );
  const large = fileOf('a.txt', new Uint8Array(20.5 * 1024 * 1024));
  const reply = await user.post('/imports/preview', { files: [large] });
  assert.deepEqual([reply.status, reply.body.code], [413, 'import_too_large']);
  const lines = Array.from(
    { length: 1001 },
    (_, index) => `{"type":"click","selectors":[["aria/B${index}"]]}`,
  );
  const long = fileOf('long.json', `{"title":"long","steps":[${lines.join(',')}]}`);
  const { tests, problems } = await preview(
    long,
    { ...long, name: 'second.json' },
    { ...long, name: 'third.json' },
  );
  assert.deepEqual(
    tests.map(({ steps, rejected }) => [steps.length, rejected.map(({ why }) => why)]),
    [1, 2].map(() => [1000, ['A test has at most 1000 steps.']]),
  );
  assert.match(
    problems.map(({ file, message }) => `${file}: ${message}`).join('\n'),
    /^third\.json: It was left out: .* 2000 steps/,
  );
  assert.equal((await api.as().post('/imports/preview', { files: [large] })).status, 401);
});
