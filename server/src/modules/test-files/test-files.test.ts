import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanEntryInput, TestFile, TestFileChange } from 'shared/contract';
import { loseAnswers } from '../../testing/lose-answers.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();

interface Pushed {
  is_done: boolean;
  changes: TestFileChange[];
}
type Given = Record<string, string | { content: string; base: string | null }>;

async function push(user: Client, files: Given, more: object = {}): Promise<Pushed> {
  const list = Object.entries(files).map(([path, file]) => ({
    path,
    ...(typeof file === 'string' ? { content: file, base: null } : file),
  }));
  const reply = await user.post('/test_files/push', { files: list, ...more });
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

async function pull(user: Client, query = ''): Promise<TestFile[]> {
  const reply = await user.get(`/test_files${query}`);
  assert.equal(reply.status, 200, reply.text);
  assert.equal(reply.body.next_after, null);
  return reply.body.files;
}

const contentsOf = (files: TestFile[]) =>
  Object.fromEntries(files.map(({ path, content }) => [path, content]));
const at = (files: TestFile[], path: string) => present(files.find((file) => file.path === path));
/** As a client sends a file that it has pulled and a person has edited. */
const edited = ({ content, hash }: TestFile, edit: (content: string) => string) => ({
  content: edit(content),
  base: hash,
});
/** `path: change` of each file, with the problems of it. */
const outcome = ({ is_done, changes }: Pushed) => [
  is_done,
  ...changes.map(({ path, change, problems }) =>
    [`${path}: ${change}`, ...problems.map(({ line, message }) => `${line ?? '-'} ${message}`)].join('\n'),
  ),
];
async function createEnvironment(user: Client, name: string): Promise<number> {
  const body = { name, base_url: null, headers: [], http_authentication: null };
  const reply = await user.post('/environments', body);
  assert.equal(reply.status, 201, reply.text);
  return reply.body.environment.id;
}
const testOf = (title: string, steps = '1. Click "Buy"', settings = '') =>
  `---\nurl: http://localhost:4000/\n${settings}---\n\n# ${title}\n\n${steps}\n`;

const MODULE =
  '---\ntype: module\n---\n\n# Sign in\n\n1. Type "{{user}}" into field "Name"\n2. Click button "Sign in"\n';
const SUITE =
  'name: Checkout\nschedule:\n  enabled: true\n  expression: 0 9 * * ? *\n  timezone: UTC\nlogin_module: Sign in\nshares_login: false\nbrowser:\n  device: iPhone 15\n  locale: de-CH\nin_order: true\nretries: 2\nhandlers: [\'When "Accept cookies" is shown, click it\']\n';
const BUY = testOf(
  'Buy a lamp',
  '1. Module: Sign in\n2. click on "Buy"\n3. The page shows "Thanks" <!-- disabled -->\n4. Look at the lamp <!-- assert --> <!-- vision -->',
  'suite: Checkout\ntags: [smoke, "2024"]\nbrowser:\n  viewport: 400x800\n  geolocation: 47.37, 8.54\n  permissions: notifications, camera\n',
);

test('files that are pushed are what is pulled: modules, suites, tests and their settings, now with ids', async () => {
  const user = await api.newCompany();
  await user.put('/company/variables/user', { value: 'anna', is_secret: false });
  const placeId = await createEnvironment(user, 'Staging');
  const suiteFile = SUITE.replace('UTC\n', 'UTC\n  environment: Staging\n');
  const files = { 'a/buy.steps.md': BUY, 'a/suite.yaml': suiteFile, 'sign in.steps.md': MODULE };
  const pushed = await push(user, files);
  assert.equal(pushed.is_done, true, JSON.stringify(pushed));
  assert.deepEqual(
    pushed.changes.map(({ path, change }) => [path, change]),
    [
      ['a/buy.steps.md', 'created'],
      ['a/suite.yaml', 'created'],
      ['sign in.steps.md', 'created'],
    ],
  );
  const [buy, , signIn] = pushed.changes.map(({ test_blueprint_id: id }) => id);
  const pulled = await pull(user);
  const suiteId = (await user.get('/test_blueprint_category/list')).body.categories[0].id;
  assert.deepEqual(contentsOf(pulled), {
    'checkout/suite.yaml': `id: ${suiteId}\n${suiteFile}`,
    'modules/sign-in.steps.md': MODULE.replace(
      'type: module',
      `id: ${signIn}\ntype: module\nvariables: [user]`,
    ),
    'checkout/buy-a-lamp.steps.md': BUY.replace('url', `id: ${buy}\nurl`),
  });
  assert.deepEqual(
    pushed.changes.map(({ file }) => file && [file.content, file.hash]),
    ['checkout/buy-a-lamp.steps.md', 'checkout/suite.yaml', 'modules/sign-in.steps.md'].map((path) => {
      const { content, hash } = at(pulled, path);
      return [content, hash];
    }),
  );
  const stored = (await user.get(`/test_blueprint/${buy}`)).body.test_blueprint;
  assert.deepEqual(stored.tags, ['smoke', '2024']);
  assert.deepEqual(stored.browser, {
    viewport: { width: 400, height: 800 },
    geolocation: { latitude: 47.37, longitude: 8.54 },
    permissions: ['notifications', 'camera'],
  });
  assert.deepEqual(
    stored.test_steps.map((step: Record<string, unknown>) => [
      step.type,
      step.action,
      step.use_vision,
      step.is_disabled,
    ]),
    [
      ['module', '', false, false],
      ['act', 'click on "Buy"', false, false],
      ['assert', 'The page shows "Thanks"', false, true],
      ['assert', 'Look at the lamp', true, false],
    ],
  );
  const [suite] = (await user.get('/test_blueprint_category/list')).body.categories;
  assert.equal(suite.login_module_blueprint_id, signIn);
  assert.deepEqual([suite.shares_login, suite.browser], [false, { device: 'iPhone 15', locale: 'de-CH' }]);
  assert.deepEqual(
    [suite.in_order, suite.retries, suite.handlers],
    [true, 2, ['When "Accept cookies" is shown, click it']],
  );
  assert.ok(suite.next_run_at, 'the schedule is on');
  assert.equal(suite.schedule_environment_id, placeId);
  const [problem] = present(pushed.changes[0]).problems;
  assert.equal(problem?.line, 16, 'the unclear step');
  assert.deepEqual(present(pushed.changes[2]).problems, []);

  // The same push again, with or without ids, changes nothing.
  assert.deepEqual(outcome(await push(user, files)).slice(0, 3), [
    true,
    'a/buy.steps.md: unchanged',
    'a/suite.yaml: unchanged',
  ]);
  assert.deepEqual(outcome(await push(user, contentsOf(pulled))), [
    true,
    ...pulled.map(({ path }) => `${path}: unchanged`),
  ]);
  assert.equal((await user.get(`/test_blueprint/${buy}`)).body.test_blueprint.version, 1);
});

test('the environment of a schedule is found by its name, and must be one of the company', async () => {
  const user = await api.newCompany();
  const suite = (environment: string) =>
    `name: Shop\nschedule:\n  enabled: false\n  environment: ${environment}\n`;
  const problemOf = async () => (await push(user, { 'suite.yaml': suite('staging') })).changes[0]?.problems;
  assert.deepEqual(await problemOf(), [
    { line: null, message: 'There is no environment "staging". Add it in the settings.' },
  ]);
  const other = await api.newCompany();
  await createEnvironment(other, 'staging');
  await createEnvironment(user, 'Production');
  assert.deepEqual(await problemOf(), [
    { line: null, message: 'There is no environment "staging". There are: Production.' },
  ]);
  await createEnvironment(user, 'Staging');
  assert.deepEqual(await problemOf(), []);
  const pulled = at(await pull(user), 'shop/suite.yaml');
  assert.match(pulled.content, /environment: Staging/);
  await push(user, { 'shop/suite.yaml': edited(pulled, () => 'name: Shop\n') });
  const [stored] = (await user.get('/test_blueprint_category/list')).body.categories;
  assert.equal(stored.schedule_environment_id, null);
});

test('a selection brings the modules that it uses; paths stay apart and stable', async () => {
  const user = await api.newCompany();
  const settings = 'suite: Modules\n';
  await push(user, {
    'suite.yaml': 'name: Modules\nlogin_module: Open\n',
    'b.steps.md': MODULE,
    'c.steps.md': MODULE.replace('Sign in', 'Unused'),
    'd.steps.md': MODULE.replace('Sign in', 'Open'),
    '1.steps.md': testOf('Größe / über', '1. Module: Sign in', settings),
    '2.steps.md': testOf('grosse_uber', '1. Click "A"', settings),
    '3.steps.md': testOf('GRÖßE über', '1. Click "B"', settings),
    '4.steps.md': testOf('../..', '1. Click "C"'),
    '5.steps.md': testOf('con', '1. Click "D"'),
  });
  const all = await pull(user);
  const suite = (await user.get('/test_blueprint_category/list')).body.categories[0].id;
  const ids = (title: string) =>
    all.find(({ content }) => content.includes(`# ${title}\n`))?.test_blueprint_id;
  assert.deepEqual(
    all.map(({ path }) => path).sort(),
    [
      `modules-${suite}/suite.yaml`,
      'modules/open.steps.md',
      'modules/sign-in.steps.md',
      'modules/unused.steps.md',
      `modules-${suite}/große-uber.steps.md`,
      `modules-${suite}/grosse-uber.steps.md`,
      `modules-${suite}/große-uber-${ids('GRÖßE über')}.steps.md`,
      'test.steps.md',
      `test-${ids('con')}.steps.md`,
    ].sort(),
  );
  const of = async (query: string) =>
    (await pull(user, query)).map(({ path }) => path.replace(/.*\//, '')).sort();
  assert.deepEqual(await of(`?test_blueprint_ids=${ids('con')}`), [`test-${ids('con')}.steps.md`]);
  assert.deepEqual(await of(`?test_blueprint_category_id=${suite}`), [
    'grosse-uber.steps.md',
    `große-uber-${ids('GRÖßE über')}.steps.md`,
    'große-uber.steps.md',
    'open.steps.md',
    'sign-in.steps.md',
    'suite.yaml',
  ]);
  const stranger = await api.newCompany();
  for (const query of [`test_blueprint_ids=${ids('con')}`, `test_blueprint_category_id=${suite}`])
    assert.equal((await stranger.get(`/test_files?${query}`)).status, 404, query);
  assert.deepEqual(await pull(stranger), []);
});

test('a test is updated as a new version, unless it was changed meanwhile: then nothing is', async () => {
  const user = await api.newCompany();
  await push(user, { 'a.steps.md': testOf('One'), 'b.steps.md': testOf('Two') });
  const [one, two] = (await pull(user)) as [TestFile, TestFile];
  const { api_key: key } = (await user.get('/company/me')).body.company;
  const program = api.as(key);
  const change = (content: string) => content.replace('"Buy"', '"Pay"');
  const first = await push(program, { [one.path]: edited(one, change) });
  assert.deepEqual(outcome(first), [true, 'one.steps.md: updated']);
  assert.equal(at(await pull(user), one.path).content, change(one.content));

  const stale = {
    [one.path]: edited(one, (content) => content.replace('Buy', 'Sell')),
    [two.path]: edited(two, change),
  };
  const second = await push(user, stale);
  assert.deepEqual(outcome(second), [
    false,
    'one.steps.md: conflict\n- It was changed on the server since it was pulled.',
    'two.steps.md: updated',
  ]);
  assert.equal(second.changes[0]?.file?.content, change(one.content), 'what is there instead');
  assert.equal(at(await pull(user), two.path).content, two.content);
  const blind = await push(user, { [two.path]: change(two.content) });
  assert.deepEqual(outcome(blind), [
    false,
    'two.steps.md: conflict\n- It is on the server with other content. Pull it first.',
  ]);

  const trial = await push(
    user,
    { [two.path]: edited(two, change), 'new.steps.md': testOf('New') },
    { dry_run: true },
  );
  assert.deepEqual(outcome(trial), [false, 'two.steps.md: updated', 'new.steps.md: created']);
  assert.deepEqual(
    trial.changes.map(({ test_blueprint_id: id, file }) => [id, file]),
    [
      [two.test_blueprint_id, null],
      [null, null],
    ],
  );
  assert.equal((await pull(user)).length, 2);
});

test('names that change in a push take the tests with them that still say the previous ones', async () => {
  const user = await api.newCompany();
  await push(user, { 'm.steps.md': MODULE, 'suite.yaml': SUITE, 'b.steps.md': BUY });
  const pulled = await pull(user);
  const files = Object.fromEntries(
    pulled.map((file) => [
      file.path,
      edited(file, (content) =>
        content.startsWith('id: ') || content.includes('type: module')
          ? content.replace('name: Checkout', 'name: Payment').replace('# Sign in', '# Log in')
          : content,
      ),
    ]),
  );
  const pushed = await push(user, files);
  assert.deepEqual(
    pushed.changes.map(({ change }) => change).sort(),
    ['unchanged', 'updated', 'updated'],
    JSON.stringify(pushed),
  );
  const { content } = at(await pull(user), 'payment/buy-a-lamp.steps.md');
  assert.match(content, /suite: Payment\n[^]*1\. Module: Log in\n/);
  assert.equal((await user.get('/test_blueprint_category/list')).body.categories.length, 1);
});

test('modules are named by title, where several have it by id too', async () => {
  const user = await api.newCompany();
  const unknown = await push(user, { 'b.steps.md': testOf('Buy', '1. Click "A"\n2. Module: Sign in') });
  assert.deepEqual(outcome(unknown), [
    false,
    'b.steps.md: rejected\n8 There is no module "Sign in". Push it too, or correct the name.',
  ]);
  await push(user, { 'm.steps.md': MODULE });
  const other = await push(user, { 'n.steps.md': MODULE.replace('button', 'link') });
  assert.match(String(outcome(other)[1]), /There is a module "Sign in" already, with other steps\./);
  const [module] = await pull(user);
  const body = {
    title: 'Sign in',
    type: 'module',
    steps: [{ step_number: 1, type: 'act', action: 'Click "A"' }],
  };
  const second = (await user.post('/test_blueprint/create', body)).body.test_blueprint.id;
  const named = await push(user, { 'b.steps.md': testOf('Buy', '1. Module: Sign in') });
  assert.match(String(outcome(named)[1]), /7 2 modules are called "Sign in" \(ids \d+, \d+\)\./);
  const steps = `1. Module: Sign in <!-- id ${second} -->`;
  assert.equal((await push(user, { 'b.steps.md': testOf('Buy', steps) })).is_done, true);
  assert.ok(at(await pull(user), 'buy.steps.md').content.endsWith(`${steps}\n`));
  const nested = await push(user, { 'c.steps.md': '---\ntype: module\n---\n# A\n1. Module: Sign in\n' });
  assert.match(String(outcome(nested)[1]), /5 A module cannot contain modules\./);
  assert.equal(module?.path, 'modules/sign-in.steps.md');
});

test('what is another company’s is as unknown as what does not exist', async () => {
  const [user, stranger] = [await api.newCompany(), await api.newCompany()];
  await push(user, { 'a.steps.md': testOf('One'), 'suite.yaml': 'name: Mine\n' });
  const [suite, own] = (await pull(user)) as [TestFile, TestFile];
  const files = { 'a.steps.md': own.content, 'b.steps.md': own.content.replace(/id: \d+/, 'id: 2000000000') };
  const pushed = await push(stranger, { ...files, 'suite.yaml': suite.content });
  assert.deepEqual(outcome(pushed), [
    false,
    `a.steps.md: rejected\n- There is no test ${own.test_blueprint_id} in this company. To add it as a new one, delete the line with the id.`,
    'b.steps.md: rejected\n- There is no test 2000000000 in this company. To add it as a new one, delete the line with the id.',
    `suite.yaml: rejected\n- There is no suite ${/\d+/.exec(suite.content)} in this company. To make a new one, delete the line with the id.`,
  ]);
  assert.equal(pushed.changes[0]?.file, null);
  assert.deepEqual(await pull(stranger), []);
  assert.deepEqual(await pull(user), [suite, own]);
});

const element = {
  frame: '/',
  role: 'button',
  name: 'Buy',
  testId: null,
  id: 'buy',
  field: null,
  href: null,
  submits: null,
  label: null,
  placeholder: null,
  alt: null,
  title: null,
  text: 'Buy',
  section: null,
  row: null,
  neighbours: ['Cart'],
  selector: 'main > button',
};
const entry: PlanEntryInput = {
  type: 'act',
  text: 'Click "Buy"',
  page: '/',
  origin: 'recording',
  actions: [{ command: { kind: 'click', target: { name: 'Buy' } }, target: [element], destination: [] }],
};

test('a plan stands in the file next to its test; a push adds to it', async () => {
  const user = await api.newCompany();
  await user.put('/company/variables/password', { value: 'open sesame', is_secret: true });
  const plan = JSON.stringify({ entries: [entry] });
  const pushed = await push(user, { 'a.steps.md': testOf('One'), 'a.plan.json': plan });
  assert.deepEqual(outcome(pushed), [true, 'a.steps.md: created', 'a.plan.json: created']);
  const pulled = await pull(user);
  const file = at(pulled, 'one.plan.json');
  const [read] = JSON.parse(file.content).entries;
  assert.deepEqual([read.text, read.page, read.actions[0].target[0].id], ['Click "Buy"', '/', 'buy']);
  assert.equal('label' in read.actions[0].target[0], false, 'what the element does not have is left out');
  assert.deepEqual(outcome(await push(user, contentsOf(pulled))), [
    true,
    'one.steps.md: unchanged',
    'one.plan.json: unchanged',
  ]);

  const more = JSON.stringify({ entries: [{ ...entry, page: '/cart' }] });
  const grown = await push(user, {
    'one.steps.md': at(pulled, 'one.steps.md').content,
    'one.plan.json': edited(file, () => more),
  });
  assert.deepEqual(outcome(grown), [true, 'one.steps.md: unchanged', 'one.plan.json: updated']);
  assert.equal(JSON.parse(at(await pull(user), 'one.plan.json').content).entries.length, 2);

  const secret = JSON.stringify({
    entries: [{ ...entry, text: 'Type "open sesame" into field "Password"' }],
  });
  const refused = await push(user, { 'b.steps.md': testOf('Two'), 'b.plan.json': secret });
  assert.equal(refused.is_done, false);
  assert.match(String(outcome(refused)[1]), /b\.steps\.md: rejected\n- .*the value of a secret/);
  assert.ok(!JSON.stringify(refused).includes('open sesame'));
  const alone = await push(user, { 'c.plan.json': plan });
  assert.deepEqual(outcome(alone), [
    false,
    'c.plan.json: rejected\n- A plan goes with its test: c.steps.md is missing.',
  ]);
});

test('a plan that was changed on the server since it was pulled is a conflict, and nothing is stored', async () => {
  const user = await api.newCompany();
  const plan = JSON.stringify({ entries: [entry] });
  const [made] = (await push(user, { 'a.steps.md': testOf('One'), 'a.plan.json': plan })).changes;
  const id = present(made?.test_blueprint_id);
  const pulled = await pull(user);
  const file = at(pulled, 'one.plan.json');
  const steps = at(pulled, 'one.steps.md').content;
  const idsOf = async (): Promise<{ id: number; accepted_by: string | null }[]> =>
    (await user.get(`/test_blueprint/${id}/plan`)).body.entries;
  assert.equal(present((await idsOf())[0]).accepted_by, null, 'a file is no acceptance');

  const mine = edited(file, () => JSON.stringify({ entries: [{ ...entry, page: '/mine' }] }));
  const newer = {
    ...entry,
    actions: [{ ...entry.actions[0], command: { kind: 'click', gesture: 'double-click' } }],
  };
  await user.put(`/test_blueprint/${id}/plan`, { entries: [newer] });
  const refused = await push(user, { 'one.steps.md': steps, 'one.plan.json': mine });
  assert.deepEqual(outcome(refused), [
    false,
    'one.steps.md: unchanged',
    'one.plan.json: conflict\n- The plan was changed on the server since it was pulled.',
  ]);
  assert.match(present(refused.changes[1]?.file).content, /double-click/);
  await user.post(`/test_blueprint/${id}/plan/forget`, { entry_ids: (await idsOf()).map((one) => one.id) });
  const forgotten = await push(user, {
    'one.steps.md': steps,
    'one.plan.json': edited(file, (content) => content),
  });
  assert.equal(forgotten.is_done, false);
  assert.deepEqual(await idsOf(), []);
  const unknown = await push(user, { 'one.steps.md': steps, 'one.plan.json': plan });
  assert.deepEqual(outcome(unknown), [true, 'one.steps.md: unchanged', 'one.plan.json: created']);
});

test('two hundred tests are pushed and pulled byte for byte', async () => {
  const user = await api.newCompany();
  const entries = Array.from({ length: 5 }, (_, index) => ({ ...entry, text: `Click "Item ${index + 1}"` }));
  const files: Given = { 'modules/sign-in.steps.md': MODULE };
  for (let number = 1; number <= 200; number += 1) {
    const steps = ['1. Module: Sign in', ...entries.map(({ text }, index) => `${index + 2}. ${text}`)].join(
      '\n',
    );
    const path = `suite-${number % 8}/test-${number}`;
    files[`${path}.steps.md`] = testOf(
      `Test ${number}`,
      steps,
      `suite: Suite ${number % 8}\ntags: [smoke]\n`,
    );
    files[`${path}.plan.json`] = JSON.stringify({ entries });
  }
  const pullAll = async (): Promise<TestFile[]> => {
    const all: TestFile[] = [];
    for (let query = ''; ;) {
      const { body } = await user.get(`/test_files${query}`);
      all.push(...body.files);
      if (body.next_after === null) return all;
      query = `?after=${body.next_after}`;
    }
  };
  const made = await push(user, files);
  assert.equal(made.is_done, true, JSON.stringify(made.changes.slice(0, 3)));
  const pulled = await pullAll();
  assert.equal(pulled.length, 8 + 1 + 400);
  const byContent = (some: { content: string }[]) => some.map(({ content }) => content).sort();
  assert.deepEqual(
    byContent(made.changes.map(({ file }) => present(file))),
    byContent(pulled.filter(({ path }) => !path.endsWith('suite.yaml'))),
  );
  const changed = Object.fromEntries(
    pulled.map((file) => [
      file.path,
      edited(file, (content) => content.replace('6. Click "Item 5"', '6. Click "Item 0" <!-- disabled -->')),
    ]),
  );
  const updated = await push(user, changed);
  assert.equal(updated.changes.filter(({ change }) => change === 'updated').length, 200);
  const again = await pullAll();
  assert.deepEqual(
    contentsOf(again),
    Object.fromEntries(Object.entries(changed).map(([path, { content }]) => [path, content])),
  );
  const same = await push(user, contentsOf(again));
  assert.deepEqual(new Set(same.changes.map(({ change }) => change)), new Set(['unchanged']));
});

const step = (action: string, more: object = {}) => ({
  type: 'act',
  action,
  use_vision: false,
  is_disabled: false,
  module_title: null,
  ...more,
});
const imported = (title: string, steps: object[], more: object = {}) => ({
  title,
  type: 'integration',
  starting_url: 'http://localhost:4000/',
  suite_name: null,
  tags: [],
  plan: [],
  ...more,
  steps,
});

test('a push is stored although its unclear steps cannot be counted: they are counted later', async (t) => {
  const user = await api.newCompany();
  const end = loseAnswers(t, api.platform.database, (statement) =>
    statement.includes('"language_version" is null'),
  );
  const pushed = await push(user, { 'pay.steps.md': testOf('Pay', '1. Everybody is somehow happy') });
  end();
  assert.equal(pushed.is_done, true);
  const count = async () => (await user.get('/test_blueprint/list')).body.test_blueprints[0].unclear_steps;
  assert.equal(await count(), undefined);
  await api.services.blueprints.recountUnclearSteps();
  assert.equal(await count(), 1);
});

test('an import makes tests with their modules, suites and plans, all or none', async () => {
  const user = await api.newCompany();
  await push(user, { 'm.steps.md': MODULE, 'suite.yaml': 'name: Checkout\n' });
  const module = (title: string) => step('', { type: 'module', module_title: title });
  const tests = [
    imported('Buy', [module('Sign in'), module('Pay'), step('Click "Buy"')], {
      suite_name: 'Checkout',
      plan: [entry],
    }),
    imported('Pay', [step('Click "Pay"')], { type: 'module', starting_url: null }),
    imported('Look', [step('The page shows "Lamps"', { type: 'assert' })], {
      suite_name: 'Shop',
      tags: ['Smoke'],
    }),
  ];
  const reply = await user.post('/imports', { tests });
  assert.equal(reply.status, 201, reply.text);
  const [buy, pay, view] = reply.body.test_blueprint_ids;
  const pulled = await pull(user);
  const path = (id: number) =>
    pulled.filter((file) => file.test_blueprint_id === id).map((file) => file.path);
  assert.deepEqual(
    [path(buy), path(pay), path(view)],
    [['checkout/buy.steps.md', 'checkout/buy.plan.json'], ['modules/pay.steps.md'], ['shop/look.steps.md']],
  );
  assert.match(
    at(pulled, 'checkout/buy.steps.md').content,
    /1\. Module: Sign in\n2\. Module: Pay\n3\. Click "Buy"\n$/,
  );

  const rejections: [object[], RegExp][] = [
    [
      [imported('Fine', []), imported('Lost', [step('Click "A"'), module('Nowhere')])],
      /^"Lost", step 2: There is no module "Nowhere"/,
    ],
    [[imported('Empty', [step(' ')])], /^"Empty", step 1: The step has no text\.$/],
    [
      [imported('Odd', [step('Click "\u0000"')])],
      /^"Odd", step 1: The text holds characters that cannot be stored\.$/,
    ],
    [[imported('Far', [], { starting_url: 'file:///etc/passwd' })], /^"Far": Enter a full address/],
    [[imported('Adrift', [], { starting_url: null })], /^"Adrift": Say where the test starts/],
    [
      [imported('Nest', [module('Pay')], { type: 'module' })],
      /^"Nest", step 1: A module cannot contain modules\.$/,
    ],
  ];
  for (const [wrong, message] of rejections) {
    const refused = await user.post('/imports', { tests: wrong });
    assert.equal(refused.status, 422, refused.text);
    assert.match(refused.body.error, message);
  }
  assert.deepEqual(await pull(user), pulled);
});
