import assert from 'node:assert/strict';
import { test } from 'node:test';
import { button, createPlanTools, entryOf } from '../plans/testing/plan-tools.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();
const tools = createPlanTools(api);

/** The files that the export of all tests gives, and its notes. */
async function exported(user: Client) {
  const { status, body, text } = await user.get('/playwright_export');
  assert.equal(status, 200, text);
  const files = body.files as { path: string; content: string }[];
  return {
    config: present(files.find(({ path }) => path === 'playwright.config.ts')).content,
    spec: present(files.find(({ path }) => path.endsWith('.spec.ts'))).content,
    variables: present(files.find(({ path }) => path === 'variables.ts')).content,
    notes: body.notes as { message: string }[],
  };
}

test('values have names of their own in the environment, also where names differ only in capital letters', async () => {
  const steps = ['user', 'User', 'path', 'password'].map((name) => `Type "{{${name}}}" into field "Name"`);
  const { user } = await tools.createTest(...steps);
  await user.put('/company/variables/user', { value: 'ada', is_secret: false });
  await user.put('/company/variables/password', { value: 'open sesame', is_secret: true });
  const { variables } = await exported(user);
  assert.equal(
    variables,
    [
      '/** Secrets are not exported: set STEPLIGHT_VAR_USER, STEPLIGHT_VAR_PASSWORD, STEPLIGHT_VAR_PATH in the environment. */',
      'export const variables: Record<string, string> = {',
      "  User: process.env.STEPLIGHT_VAR_USER ?? '',",
      "  password: process.env.STEPLIGHT_VAR_PASSWORD ?? '',",
      "  path: process.env.STEPLIGHT_VAR_PATH ?? '',",
      "  user: process.env.STEPLIGHT_VAR_USER_2 ?? 'ada',",
      '};',
      '',
    ].join('\n'),
  );
});

test('the starting URL is opened again with the values that it was opened with', async () => {
  const user = await api.newCompany();
  await tools.create(user, ['Click "Buy"', 'Go to the starting URL'], {
    starting_url: 'https://shop.example/shops/{{shop}}',
  });
  const { spec } = await exported(user);
  assert.equal(spec.split('await page.goto(`/shops/${values.shop}`);').length - 1, 2, spec);
});

test('actions take the element that developers have named; assertions the one that has the name', async () => {
  const save = { ...button('Save'), testId: { attribute: 'data-testid', value: 'save' } };
  const sentences = [
    'Click the "Save" button',
    'The "Save" button is visible',
    'Wait until the "Save" button is enabled',
  ];
  const { user, id } = await tools.createTest(...sentences);
  const entries = sentences.map((sentence) => entryOf(sentence, [save]));
  assert.equal((await user.put(`/test_blueprint/${id}/plan`, { entries })).status, 200);
  const { spec } = await exported(user);
  assert.match(spec, /getByTestId\('save'\)\.click/);
  const byRole = "getByRole('button', { name: 'Save', exact: true })";
  assert.equal(spec.split(byRole).length - 1, 2, spec);
  assert.equal(spec.split('getByTestId').length - 1, 1, spec);
});

test('browser settings become options of the spec, a table a test for each row without its secrets', async () => {
  const user = await api.newCompany();
  const steps = ['Type "{{user}}" into field "Name"', 'Type "{{password}}" into field "Password"'];
  const geolocation = { latitude: 47, longitude: 8 };
  const browser = { device: 'iPhone 15', locale: 'de-CH', timezone: 'Europe/Zurich', geolocation };
  const id = await tools.create(user, steps, { browser });
  await user.put(`/test_blueprint/${id}/table`, {
    columns: [
      { name: 'user', is_secret: false },
      { name: 'password', is_secret: true },
    ],
    rows: [{ cells: ["an'na", 'anna-secret'] }, { cells: ['bob', 'bob-secret'] }],
  });
  const { spec, variables, notes } = await exported(user);
  assert.match(spec, /^import \{ devices, expect, test \} from '@playwright\/test';/);
  for (const line of [
    "  ...devices['iPhone 15'],",
    "  browserName: 'chromium',",
    "  locale: 'de-CH',",
    "  timezoneId: 'Europe/Zurich',",
    '  geolocation: {"latitude":47,"longitude":8},',
    '  permissions: ["geolocation"],',
    `  { row: 'an\\'na', values: { user: 'an\\'na', password: process.env.STEPLIGHT_VAR_PASSWORD_ROW_1 ?? '' } },`,
    "  { row: 'bob', values: { user: 'bob', password: process.env.STEPLIGHT_VAR_PASSWORD_ROW_2 ?? '' } },",
    "test('Buy: ' + row.row, async ({ page }) => {",
    '  const values: Record<string, string> = { ...variables, ...row.values };',
  ])
    assert.ok(spec.split('\n').includes(line), `${line}\n${spec}`);
  assert.ok(!spec.includes('-secret'));
  assert.equal(variables, 'export const variables: Record<string, string> = {\n\n};\n');
  assert.match(
    notes.map(({ message }) => message).join('\n'),
    /^Secrets of the table are not exported: set STEPLIGHT_VAR_PASSWORD_ROW_1 /,
  );
});

test('the configuration has the limits of runs here, since steps may wait longer than Playwright gives a test', async () => {
  const { user } = await tools.createTest('Wait 45 seconds', 'Wait until "Thanks" is visible');
  const { config, spec } = await exported(user);
  for (const line of [
    '  timeout: 1800000,',
    '  expect: { timeout: 10000 },',
    '    actionTimeout: 15000,',
    '    navigationTimeout: 30000,',
  ])
    assert.ok(config.split('\n').includes(line), config);
  assert.match(spec, /waitForTimeout\(45000\)/);
});

test('retries are written down; a one-time password is a step that no spec can express', async () => {
  const user = await api.newCompany();
  const suite = (await user.post('/test_blueprint_category/create', { name: 'Shop', retries: 2 })).body
    .category;
  const otp = { value: 'JBSWY3DPEHPK3PXP', is_secret: true, kind: 'one-time-password' };
  assert.equal((await user.put('/company/variables/otp', otp)).status, 200);
  await tools.create(user, ['Type "{{otp}}" into field "Code"'], { test_blueprint_category_id: suite.id });
  const { spec, notes } = await exported(user);
  const problem = '{{otp}} is a one-time password, which a spec cannot make.';
  for (const line of ['test.describe.configure({ retries: 2 });', `  throw new Error('${problem}');`])
    assert.ok(spec.split('\n').includes(line), spec);
  assert.deepEqual(
    notes.map(({ message }) => message),
    [problem],
  );
});
