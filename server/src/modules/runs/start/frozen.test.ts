import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, type Client } from '../../../testing/test-api.ts';

const api = await openTestApi();

const CLEAR = 'Click "Buy"';
const UNCLEAR = 'Everybody is somehow happy';

/** Creates a test of the suite, or a module; steps by their texts, or by the number of a module. */
async function create(user: Client, title: string, steps: (string | number)[], suite?: number) {
  const reply = await user.post('/test_blueprint/create', {
    title,
    type: suite === undefined ? 'module' : 'integration',
    starting_url: 'http://localhost/',
    test_blueprint_category_id: suite,
    steps: steps.map((step, index) => ({
      step_number: index + 1,
      ...(typeof step === 'number'
        ? { type: 'module', action: '', test_blueprint_module_id: step }
        : {
            type: step.startsWith('Remember') ? 'act' : 'assert',
            action: step === CLEAR ? 'The page shows "A"' : step,
          }),
    })),
  });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_blueprint.id as number;
}

const createSuite = async (user: Client, body: object): Promise<number> =>
  (await user.post('/test_blueprint_category/create', body)).body.category.id;

const start = (user: Client, body: object, key?: string) =>
  user.post('/test_group_run/trigger_run', body, key === undefined ? {} : { 'idempotency-key': key });

const runsOf = async (user: Client) => (await user.get('/test_group_run/list')).body.test_group_runs;

test('a frozen run refuses unclear steps of tests, of their modules and of the login module', async () => {
  const user = await api.newCompany();
  const login = await create(user, 'Login', [UNCLEAR]);
  const cart = await create(user, 'Fill the cart', [CLEAR, UNCLEAR]);
  await create(user, 'Unused', [UNCLEAR]);
  const suite = await createSuite(user, { name: 'Shop', login_module_blueprint_id: login });
  const buy = await create(user, 'Buy', [cart, CLEAR, 'Click "A", then click "B"'], suite);
  const pay = await create(user, 'Pay', [cart, CLEAR], suite);
  const body = { test_blueprint_category_id: suite, frozen: true };
  const refused = await start(user, body);
  assert.equal(refused.status, 422, refused.text);
  const { error, code, unclear_steps: steps } = refused.body;
  assert.equal(code, 'unclear_steps');
  assert.deepEqual(
    steps.map((step: Record<string, unknown>) => [step.test_blueprint_id, step.type, step.step_number]),
    [
      [buy, 'integration', 3],
      [login, 'module', 1],
      [cart, 'module', 2],
    ],
  );
  const lines = error.split('\n');
  assert.equal(lines[0], '3 steps are unclear; nothing was started.');
  assert.equal(
    lines[1],
    'Test "Buy", step 3: Click "A", then click "B" – These are 2 steps. Write one to a step. Suggestion: Click "A" / Click "B"',
  );
  assert.match(lines[2], /^Module "Login", step 1: Everybody is somehow happy – ./);
  assert.match(lines[3], /^Module "Fill the cart", step 2: /);
  assert.deepEqual(await runsOf(user), []);

  const single = await start(user, { test_blueprint_ids: [pay], frozen: true });
  assert.equal(single.body.unclear_steps.length, 2);
  assert.equal((await start(user, { ...body, frozen: false })).status, 201);
});

test('a frozen run of clear steps starts, and a repeated call returns it although a step has changed', async () => {
  const user = await api.newCompany();
  const suite = await createSuite(user, { name: 'Shop' });
  const id = await create(user, 'Buy', [CLEAR], suite);
  const body = { test_blueprint_category_id: suite, frozen: true };
  const started = await start(user, body, 'build-1');
  assert.equal(started.status, 201, started.text);
  const steps = [{ step_number: 1, type: 'assert', action: UNCLEAR }];
  await user.put(`/test_blueprint/update/${id}`, { title: 'Buy', type: 'integration', steps });
  const again = await start(user, body, 'build-1');
  assert.equal(again.body.test_group_run.id, started.body.test_group_run.id);
  assert.equal((await start(user, body, 'build-2')).status, 422);
});

const shows = (name: string) => `The page shows "{{${name}}}"`;

test('a frozen run refuses steps that name a value which nothing gives where they run', async () => {
  const user = await api.newCompany();
  await user.put('/company/variables/shop', { value: 'lamps', is_secret: false });
  const { environment } = (
    await user.post('/environments', {
      name: 'Staging',
      base_url: null,
      headers: [],
      http_authentication: null,
    })
  ).body;
  await user.put(`/environments/${environment.id}/variables/host`, { value: 'a', is_secret: false });
  const login = await create(user, 'Login', [shows('shop'), 'Remember the address as greeting']);
  const cart = await create(user, 'Cart', ['Remember the address as cart', shows('sort')]);
  const suite = await createSuite(user, { name: 'Shop', login_module_blueprint_id: login });
  const sorted = await create(
    user,
    'Sorted',
    ['shop', 'host', 'inbox', 'greeting', 'sort', 'branch'].map(shows),
    suite,
  );
  const columns = [{ name: 'sort', is_secret: false }];
  const table = await user.put(`/test_blueprint/${sorted}/table`, { columns, rows: [{ cells: ['up'] }] });
  assert.equal(table.status, 200, table.text);
  const buy = await create(user, 'Buy', [shows('cart'), cart, shows('cart'), shows('branch')], suite);
  const unclear = async (body: object) => {
    const { status, body: reply } = await start(user, { frozen: true, ...body });
    if (status === 201) return [];
    return reply.unclear_steps.map((step: Record<string, unknown>) => [
      ...[step.test_blueprint_id, step.step_number, step.state],
    ]);
  };

  const suiteBody = { test_blueprint_category_id: suite };
  assert.deepEqual(await unclear(suiteBody), [
    [sorted, 6, 'unknown-value'],
    [buy, 1, 'unknown-value'],
    [buy, 4, 'unknown-value'],
    [cart, 2, 'unknown-value'],
  ]);
  const single = { test_blueprint_ids: [sorted] };
  assert.deepEqual(await unclear(single), [[sorted, 6, 'unknown-value']]);
  assert.deepEqual(await unclear({ ...single, variables: { branch: 'main' } }), []);
});

test('a frozen run that is repeated still has the values that were given for it', async () => {
  const user = await api.newCompany();
  const suite = await createSuite(user, { name: 'Shop' });
  const id = await create(user, 'Buy', [shows('branch')], suite);
  const body = { test_blueprint_ids: [id], frozen: true, variables: { branch: 'main' } };
  const started = await start(user, body);
  assert.equal(started.status, 201, started.text);
  const run = started.body.test_group_run.id;
  await user.post(`/test_group_run/${run}/cancel`);
  const again = await user.post(`/test_group_run/${run}/rerun`, { only: 'all' });
  assert.equal(again.status, 201, again.text);
});

test('a long list is truncated in the sentence, and in the body at 500 steps', async () => {
  const user = await api.newCompany();
  const suite = await createSuite(user, { name: 'Shop' });
  await create(
    user,
    'Long',
    Array.from({ length: 501 }, () => UNCLEAR),
    suite,
  );
  const { error, unclear_steps: steps } = (
    await start(user, { test_blueprint_category_id: suite, frozen: true })
  ).body;
  assert.equal(steps.length, 500);
  assert.equal(error.split('\n').length, 102);
  assert.match(error, /^501 steps are unclear; [^]*\n… and 401 more$/);
});
