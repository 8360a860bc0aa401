import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client, type Reply } from '../../testing/test-api.ts';
import { act, claim, createTest, testRunsOf } from '../runs/testing/run-tools.ts';

const api = await openTestApi();

const createSuite = (user: Client, browser: object) =>
  user.post('/test_blueprint_category/create', { name: 'Shop', browser });

/** The settings of the only test run of the suite. */
async function browserOfRun(user: Client, suite: object, own: object): Promise<unknown> {
  const { category } = (await createSuite(user, suite)).body;
  await createTest(user, 'Buy', { test_blueprint_category_id: category.id, browser: own });
  const body = { test_blueprint_category_id: category.id };
  const { test_group_run: run } = (await user.post('/test_group_run/trigger_run', body)).body;
  const [id] = await testRunsOf(user, run.id);
  const { test_run: shown } = (await user.get(`/test_run/${present(id)}`)).body;
  assert.deepEqual((await claim(api, id)).plan.browser, shown.browser);
  return shown.browser;
}

test('a run has the settings of its test, else of its suite, else a desktop', async () => {
  const user = await api.newCompany();
  const desktop = { engine: 'chromium', viewport: { width: 1280, height: 720 } };
  assert.deepEqual(await browserOfRun(user, {}, {}), desktop);
  assert.deepEqual(
    await browserOfRun(
      user,
      { locale: 'de-CH', color_scheme: 'dark' },
      { locale: 'fr-CH', timezone: 'Europe/Zurich' },
    ),
    { ...desktop, locale: 'fr-CH', color_scheme: 'dark', timezone: 'Europe/Zurich' },
  );
  assert.deepEqual(await browserOfRun(user, { device: 'iPhone 15' }, {}), {
    engine: 'chromium',
    device: 'iPhone 15',
    viewport: { width: 393, height: 659 },
  });
  assert.deepEqual(
    await browserOfRun(user, { device: 'iPhone 15' }, { viewport: { width: 400, height: 800 } }),
    {
      engine: 'chromium',
      device: 'iPhone 15',
      viewport: { width: 400, height: 800 },
    },
  );
  assert.deepEqual(
    await browserOfRun(
      user,
      { viewport: { width: 900, height: 600 }, user_agent: 'Robot', locale: 'de-CH' },
      { device: 'iPhone 15' },
    ),
    { engine: 'chromium', device: 'iPhone 15', viewport: { width: 393, height: 659 }, locale: 'de-CH' },
  );
});

test('what no browser could do is refused with its field, for suites and tests', async () => {
  const user = await api.newCompany();
  const wrong: [settings: object, field: string, message: RegExp][] = [
    [
      { device: 'iPhone 155' },
      'browser.device',
      /^There is no device "iPhone 155"\. Near to it are "iPhone 15", "/,
    ],
    [{ locale: 'xx-YY' }, 'browser.locale', /^"xx-YY" is no known locale/],
    [{ locale: 'not a locale' }, 'browser.locale', /is no known locale/],
    [{ timezone: 'Europe/Zürich' }, 'browser.timezone', /^"Europe\/Zürich" is no known time zone/],
    [{ timezone: '+02:00' }, 'browser.timezone', /is no known time zone/],
    [
      { engine: 'firefox', permissions: ['camera'] },
      'browser.permissions',
      /^Firefox cannot be given camera\.$/,
    ],
    [{ engine: 'webkit', permissions: ['clipboard-write'] }, 'browser.permissions', /^WebKit cannot/],
  ];
  const body = {
    title: 'Buy',
    type: 'integration',
    starting_url: 'http://localhost/',
    steps: [act('Click Buy')],
  };
  for (const [browser, field, message] of wrong)
    for (const reply of [
      await createSuite(user, browser),
      await user.post('/test_blueprint/create', { ...body, browser }),
    ]) {
      assert.equal(reply.status, 422, reply.text);
      assert.equal(reply.body.code, 'invalid_browser_settings');
      assert.match(reply.body.fields[field], message);
    }
  const tooSmall = await createSuite(user, { viewport: { width: 100, height: 700 } });
  assert.equal(tooSmall.status, 400);
  assert.equal(tooSmall.body.fields['browser.viewport.width'], 'A side has at least 200 pixels.');
  assert.equal((await createSuite(user, { engine: 'netscape' })).status, 400);
  const id = await createTest(user, 'Buy');
  const changed = await user.put(`/test_blueprint/update/${id}`, {
    ...body,
    starting_url: undefined,
    browser: { device: 'iPhone 155' },
  });
  assert.equal(changed.status, 422, changed.text);
});

test('what no browser could do with the settings of test and suite together is refused for both, and at the start', async () => {
  const user = await api.newCompany();
  const suites = '/test_blueprint_category';
  const { id } = (await createSuite(user, { engine: 'webkit' })).body.category;
  const test = {
    title: 'Buy',
    type: 'integration',
    starting_url: 'http://localhost/',
    steps: [act('Click Buy')],
    test_blueprint_category_id: id,
    browser: { permissions: ['clipboard-write'] },
  };
  const shop = (browser: object) => ({
    name: 'Shop',
    schedule_config: { schedule_enabled: false },
    browser,
  });
  const message =
    'The browser settings of "Buy" and of its suite do not go together: WebKit cannot be given clipboard-write. Change the browser or the permissions of one of them.';
  const isRefused = ({ status, body, text }: Reply) => {
    assert.equal(status, 422, text);
    assert.deepEqual([body.code, body.error], ['invalid_browser_settings', message]);
  };
  isRefused(await user.post('/test_blueprint/create', test));

  await user.put(`${suites}/update/${id}`, shop({ engine: 'chromium' }));
  const made = await user.post('/test_blueprint/create', test);
  assert.equal(made.status, 201, made.text);
  isRefused(await user.put(`${suites}/update/${id}`, shop({ engine: 'webkit' })));
  // Stored without a check.
  await api.platform.database.pool.query(`update suites set browser = '{"engine":"webkit"}' where id = $1`, [
    id,
  ]);
  isRefused(await user.post('/test_group_run/trigger_run', { test_blueprint_category_id: id }));
  assert.deepEqual((await user.get('/test_group_run/list')).body.test_group_runs, []);
});

test('the devices are those of the driver, for the picker', async () => {
  const user = await api.newCompany();
  const { devices } = (await user.get('/browser_devices')).body;
  assert.ok(devices.length > 100);
  assert.deepEqual(
    devices.find(({ name }: { name: string }) => name === 'iPhone 15'),
    { name: 'iPhone 15', width: 393, height: 659, is_mobile: true },
  );
});

test('a copy of a test, and a restored version, have its settings', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy', { browser: { device: 'iPhone 15' } });
  const copy = await user.post(`/test_blueprint/duplicate/${id}`);
  assert.deepEqual(copy.body.test_blueprint.browser, { device: 'iPhone 15' });
  const body = { title: 'Buy', type: 'integration', steps: [act('Click Buy')], browser: { locale: 'de-CH' } };
  await user.put(`/test_blueprint/update/${id}`, body);
  const version = (await user.get(`/test_blueprint/${id}/versions/1`)).body.version;
  assert.deepEqual(version.browser, { device: 'iPhone 15' });
});
