import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { PlanEntry, PlanEntryInput, PlanProposal } from 'shared/contract';
import { assertSince } from '../../testing/assert-since.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { present } from '../../testing/present.ts';
import { stepPlans } from './tables.ts';
import { bodyOf, button, createPlanTools, entryOf, learned } from './testing/plan-tools.ts';

const api = await openTestApi(await openTestPlatform({ ownsTables: true }));
const { services } = api;
const { queries } = api.platform.database;
const tools = createPlanTools(api);

const BUY = 'Click the "Buy" button';
const PAY = 'Click the "Pay" button';

const planOf = async (user: Client, id: number) => (await user.get(`/test_blueprint/${id}/plan`)).body;
const add = (user: Client, id: number, entries: PlanEntryInput[]) =>
  user.put(`/test_blueprint/${id}/plan`, { entries });
const namesOf = (entry: Pick<PlanEntry, 'actions'> | undefined) =>
  present(entry).actions.flatMap(({ target }) => target.map(({ name }) => name));

test('a green run fills the plan, which the next run reads and a person sees', async () => {
  const { user, id } = await tools.createTest(BUY, PAY);
  const first = await tools.claim(user, id);
  assert.deepEqual(present(first.plan.plan).entriesOf(0), []);
  await first.end({
    status: 'passed',
    error: null,
    video: null,
    learned: [learned(0, BUY, [button('Buy')]), learned(1, PAY, [button('Pay', null)])],
  });
  const next = present((await tools.claim(user, id)).plan.plan);
  const { origin: _, ...entry } = entryOf(BUY, [button('Buy')]);
  assert.deepEqual(next.entriesOf(0), [{ ...entry, dismissed: [] }]);
  assert.deepEqual(next.entriesOf(7), []);
  const { entries } = await planOf(user, id);
  assert.deepEqual(
    entries.map((one: PlanEntry) => [one.text, one.page, one.elements, one.origin, one.accepted_by]),
    [
      ['Click the "Buy" button', '/shop', ['button "Buy" (id buy)'], 'run', null],
      ['Click the "Pay" button', '/shop', ['button "Pay"'], 'run', null],
    ],
  );
});

test('a run that is not green, or was cancelled, stores nothing', async () => {
  const { user, id } = await tools.createTest(BUY);
  const found = [learned(0, BUY, [button('Buy')])];
  await tools.run(user, id, found, { status: 'failed' });
  await tools.run(user, id, found, { status: 'error', error: 'The browser was lost.' });
  const lost = await tools.claim(user, id);
  const [group] = (await user.get('/test_group_run/list')).body.test_group_runs;
  await user.post(`/test_group_run/${group.id}/cancel`);
  await assert.rejects(
    lost.end({ status: 'passed', error: null, video: null, learned: found }),
    /cancelled or taken over/,
  );
  assert.deepEqual(await planOf(user, id), { entries: [], proposals: [] });
});

test('an edit elsewhere, another wording of the sentence and an old version keep what is known', async () => {
  const { user, id } = await tools.createTest(BUY);
  await tools.run(user, id, [learned(0, BUY, [button('Buy')])]);
  const edit = (...steps: string[]) => user.put(`/test_blueprint/update/${id}`, bodyOf(steps));
  await edit(PAY, 'Please click on the "Buy" button.');
  const edited = present((await tools.claim(user, id)).plan.plan);
  assert.deepEqual([edited.entriesOf(0), namesOf(edited.entriesOf(1)[0])], [[], ['Buy']]);
  await edit(PAY);
  await edit(BUY);
  assert.deepEqual(namesOf(present((await tools.claim(user, id)).plan.plan).entriesOf(0)[0]), ['Buy']);
});

test('the steps of a module, also of the login module, have their plan with the module', async () => {
  const user = await api.newCompany();
  const [module, login] = [
    await tools.create(user, [BUY], { type: 'module' }),
    await tools.create(user, ['Click the "Sign in" button'], { type: 'module' }),
  ];
  const suite = { name: 'Shop', login_module_blueprint_id: login };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  const [one, other] = [
    await tools.create(user, [module, PAY], { test_blueprint_category_id: category.id }),
    await tools.create(user, [PAY, module]),
  ];
  await tools.run(user, one, [
    learned(0, 'Click the "Sign in" button', [button('Sign in')]),
    learned(1, BUY, [button('Buy')]),
    learned(2, PAY, [button('Pay')]),
  ]);
  const textsOf = async (id: number) => (await planOf(user, id)).entries.map(({ text }: PlanEntry) => text);
  assert.deepEqual(
    [await textsOf(login), await textsOf(module), await textsOf(one), await textsOf(other)],
    [['Click the "Sign in" button'], [BUY], [PAY], []],
  );
  const { plan } = (await tools.claim(user, other)).plan;
  assert.deepEqual([present(plan).entriesOf(0), namesOf(present(plan).entriesOf(1)[0])], [[], ['Buy']]);
});

test('a simulation of a test that is not stored follows and fills the plans of its modules', async () => {
  const user = await api.newCompany();
  const login = await tools.create(user, [BUY], { type: 'module' });
  const simulate = async () => {
    const reply = await user.post('/simulate', pick(bodyOf([PAY, login])));
    const { rows } = await api.platform.database.pool.query<{ id: number }>(
      'select id from test_runs where simulation_id = $1',
      [reply.body.simulation_id],
    );
    return present(await services.runQueue.openRecord(present(rows[0]).id));
  };
  const first = await simulate();
  const found = [learned(0, PAY, [button('Pay')]), learned(1, BUY, [button('Buy')])];
  await first.end({ status: 'passed', error: null, video: null, learned: found });
  const { plan } = (await simulate()).plan;
  assert.deepEqual([present(plan).entriesOf(0), namesOf(present(plan).entriesOf(1)[0])], [[], ['Buy']]);
  assert.deepEqual(
    (await planOf(user, login)).entries.map((one: PlanEntry) => one.origin),
    ['attempt'],
  );
});

test('the plan of another company is not there', async () => {
  const { user, id } = await tools.createTest(BUY);
  await add(user, id, [entryOf(BUY, [button('Buy')])]);
  const [{ id: entryId }] = (await planOf(user, id)).entries;
  const stranger = await api.newCompany();
  const address = `/test_blueprint/${id}/plan`;
  const replies = [
    await stranger.get(address),
    await stranger.put(address, { entries: [] }),
    await stranger.post(`${address}/forget`, { entry_ids: [entryId] }),
  ];
  assert.deepEqual(
    replies.map(({ status }) => status),
    [404, 404, 404],
  );
  const own = await tools.create(stranger, [BUY]);
  await stranger.post(`/test_blueprint/${own}/plan/forget`, { entry_ids: [entryId] });
  assert.equal((await planOf(user, id)).entries.length, 1);
});

test('one step on one page is one entry, which gains elements: five at most, the newest stay', async () => {
  const { user, id } = await tools.createTest(BUY);
  const ids = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
  for (const one of ids.slice(0, 4)) await add(user, id, [entryOf(BUY, [button('Buy', one)])]);
  const again = { ...button('Buy', '2nd'), section: 'Offers' };
  const reply = await add(user, id, [
    entryOf('click on the "Buy" button', [button('Buy', '5th'), button('Buy', '6th')]),
    entryOf(BUY, [again]),
    entryOf(BUY, [button('Buy')], { page: '/sale' }),
  ]);
  assert.deepEqual(
    reply.body.entries.map(({ page, actions }: PlanEntry) => [page, actions[0]?.target.map((one) => one.id)]),
    [
      ['/shop', ['3rd', '4th', '5th', '6th', '2nd']],
      ['/sale', ['buy']],
    ],
  );
  assert.equal(reply.body.entries[0].actions[0].target.at(-1).section, 'Offers');
});

test('what a person has recorded is theirs, also after a run has found it again', async () => {
  const { user, id } = await tools.createTest(BUY);
  const start = Date.now();
  await add(user, id, [entryOf(BUY, [button('Buy')], { origin: 'recording' })]);
  await tools.run(user, id, [learned(0, BUY, [button('Buy', 'buy-now')])]);
  const [entry] = (await planOf(user, id)).entries;
  assert.deepEqual([entry.origin, entry.accepted_by], ['recording', user.email]);
  assertSince(start, entry.accepted_at);
  assert.deepEqual(entry.elements, ['button "Buy" (id buy)', 'button "Buy" (id buy-now)']);
  const forgotten = await user.post(`/test_blueprint/${id}/plan/forget`, { entry_ids: [entry.id] });
  assert.deepEqual(forgotten.body, { entries: [], proposals: [] });
});

test('other commands of a run are not accepted, although a person had accepted those before', async () => {
  const { user, id } = await tools.createTest('Buy the cheapest lamp');
  const recorded = {
    ...entryOf(BUY, [button('Buy')]),
    text: 'Buy the cheapest lamp',
    origin: 'recording' as const,
  };
  await add(user, id, [recorded]);
  const other = entryOf(PAY, [button('Pay')]).actions;
  await tools.run(user, id, [learned(0, BUY, [], { actions: other })]);
  const { entries } = await planOf(user, id);
  assert.deepEqual(
    entries.map(({ origin, accepted_by, accepted_at }: PlanEntry) => [origin, accepted_by, accepted_at]),
    [['run', null, null]],
  );
});

test('an element that a person has refused comes back by a person only, not by a program', async () => {
  const { user, id } = await tools.createTest(BUY);
  const key = (await user.get('/company/me')).body.company.api_key;
  await tools.run(user, id, [learned(0, BUY, [button('Buy')])]);
  const found = button('Buy', 'delete');
  const proposal = { kind: 'conflict' as const, sentence: null, found, planned: button('Buy') };
  await tools.run(user, id, [learned(0, BUY, [button('Buy')], { proposal })], { status: 'failed' });
  const [open] = (await planOf(user, id)).proposals;
  await user.post('/plan_proposals/dismiss', { ids: [open.id] });
  const idsNow = async () =>
    (await planOf(user, id)).entries[0].actions[0].target.map((one: { id: string }) => one.id);
  const recorded = entryOf(BUY, [found], { origin: 'recording' });
  const files = (await user.get('/test_files')).body.files;
  const [steps, plan] = files as { path: string; content: string; hash: string }[];
  const pushed = await api.as(key).post('/test_files/push', {
    files: [steps, { ...plan, content: JSON.stringify({ entries: [recorded] }) }].map((file) => ({
      path: file?.path,
      content: file?.content,
      base: file?.hash,
    })),
  });
  assert.equal(pushed.body.is_done, true, pushed.text);
  assert.deepEqual(await idsNow(), ['buy']);
  await add(user, id, [recorded]);
  assert.deepEqual(await idsNow(), ['buy', 'delete']);
});

test('secrets of environments and tables do not get into a plan either, however they are written', async () => {
  const { user, id } = await tools.createTest(BUY);
  const created = await user.post('/environments', {
    name: 'Staging',
    base_url: 'https://shop.test',
    headers: [{ name: 'x-key', value: 'Bearer header-secret' }],
    http_authentication: { user: 'ada', password: 'door-secret' },
  });
  assert.equal(created.status, 201, created.text);
  const environment = created.body.environment.id;
  const put = await user.put(`/environments/${environment}/variables/pin`, {
    value: 'staging pass',
    is_secret: true,
  });
  assert.equal(put.status, 200, put.text);
  const table = await user.put(`/test_blueprint/${id}/table`, {
    columns: [{ name: 'code', is_secret: true }],
    rows: [{ cells: ['row-secret'] }],
  });
  assert.equal(table.status, 200, table.text);
  const coded = Buffer.from('row-secret').toString('base64');
  for (const text of ['staging pass', 'STAGING%20pass', coded, 'header-secret', 'door-secret']) {
    const reply = await add(user, id, [entryOf(BUY, [{ ...button('Buy'), text: `say ${text}` }])]);
    assert.deepEqual([reply.status, reply.body.code], [422, 'secret_in_plan'], text);
  }
});

test('secrets do not get into a plan, nor commands that cannot be stored', async () => {
  const { user, id } = await tools.createTest(BUY);
  await user.put('/company/variables/pin', { value: 'correct horse', is_secret: true });
  const leaking = entryOf(BUY, [{ ...button('Buy'), href: '/pay/correct%20horse' }]);
  const refused = await add(user, id, [entryOf(PAY, []), leaking]);
  assert.deepEqual(
    [refused.status, refused.body.code, refused.text.includes('horse')],
    [422, 'secret_in_plan', false],
  );
  assert.match(refused.body.error, /^Entry 2 of the plan holds the value of a secret/);
  const nested = Array.from({ length: 40 }).reduce<object>((inner) => ({ inner }), {});
  for (const command of [
    { kind: 'click', target: 'a\u0000b' },
    { kind: 'click', target: nested },
  ]) {
    const reply = await add(user, id, [
      { ...entryOf(BUY, []), actions: [{ command, target: [], destination: [] }] },
    ]);
    assert.deepEqual([reply.status, reply.body.code], [422, 'invalid_command']);
  }
  const runId = await tools.run(user, id, [
    learned(0, BUY, [{ ...button('Buy'), text: 'say correct horse' }]),
  ]);
  assert.equal((await user.get(`/test_run/${runId}`)).body.test_run.status, 'passed');
  assert.deepEqual((await planOf(user, id)).entries, []);
});

test('a run ends as it ended although its plan cannot be stored', async () => {
  const { user, id } = await tools.createTest(BUY);
  await api.platform.database.pool.query(
    `alter table step_plans add constraint no_full_disk check (page <> '/full')`,
  );
  const runId = await tools.run(user, id, [learned(0, BUY, [button('Buy')], { page: '/full' })]);
  assert.equal((await user.get(`/test_run/${runId}`)).body.test_run.status, 'passed');
  assert.deepEqual((await planOf(user, id)).entries, []);
});

test('a simulation of a stored test fills its plan if every step has worked; a conflict waits for a person', async () => {
  const { user, id } = await tools.createTest(BUY);
  const simulate = (more: object) =>
    user.post('/simulate', { ...pick(bodyOf([BUY])), test_blueprint_id: id, ...more });
  const end = async (status: 'passed' | 'failed', entry: Parameters<typeof learned>[3] = {}) => {
    const reply = await simulate({});
    const { rows } = await api.platform.database.pool.query<{ id: number }>(
      'select id from test_runs where simulation_id = $1',
      [reply.body.simulation_id],
    );
    const record = present(await services.runQueue.openRecord(present(rows[0]).id));
    const found = [learned(0, BUY, [button('Buy')], entry)];
    await record.end({ status, error: null, video: null, learned: found });
  };
  const conflict = {
    kind: 'conflict' as const,
    sentence: null,
    found: button('Buy', 'delete'),
    planned: button('Buy'),
  };
  await end('failed');
  assert.deepEqual((await planOf(user, id)).entries, []);
  await end('passed');
  await end('failed', { proposal: conflict });
  const { entries, proposals } = await planOf(user, id);
  assert.deepEqual(
    entries.map((one: PlanEntry) => [one.text, one.origin]),
    [[BUY, 'attempt']],
  );
  assert.deepEqual(
    proposals.map((one: PlanProposal) => [one.kind, one.found, one.test_run_id]),
    [['conflict', 'button "Buy" (id delete)', null]],
  );
  const { histories } = (await user.get(`/test_blueprint/histories?ids=${id}`)).body;
  assert.ok(!JSON.stringify(histories).includes('passed'), 'a simulation is no result of the test');
  const foreign = await tools.createTest(BUY);
  const refused = await simulate({ test_blueprint_id: foreign.id });
  assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['test_blueprint_id']]);
});

test('a copy of a test has its plan, and a deleted one takes its plan along', async () => {
  const { user, id } = await tools.createTest(BUY);
  await add(user, id, [entryOf(BUY, [button('Buy')], { origin: 'person' })]);
  const copy = (await user.post(`/test_blueprint/duplicate/${id}`)).body.test_blueprint.id;
  assert.equal((await user.delete(`/test_blueprint/delete/${id}`)).status, 204);
  const { entries } = await planOf(user, copy);
  assert.deepEqual([entries.length, entries[0].accepted_by], [1, user.email]);
  const running = await tools.claim(user, copy);
  await user.delete(`/test_blueprint/delete/${copy}`);
  await running.end({
    status: 'passed',
    error: null,
    video: null,
    learned: [learned(0, BUY, [button('Buy')])],
  });
});

test('entries that no run has used for 90 days are deleted, but not what a person has accepted', async () => {
  const { user, id } = await tools.createTest(BUY);
  await add(user, id, [entryOf(BUY, [button('Buy')]), entryOf('Click "Old"', [])]);
  await add(user, id, [entryOf(PAY, [button('Pay')], { origin: 'recording' })]);
  await queries.update(stepPlans).set({ usedAt: sql`now() - interval '91 days'` });
  await tools.claim(user, id);
  await services.plans.deleteUnused();
  const texts = (await planOf(user, id)).entries.map(({ text }: PlanEntry) => text);
  assert.deepEqual(texts, [BUY, PAY]);
});

test('a plan has 2,000 entries at most: those that were used longest ago go', async () => {
  const { user, id } = await tools.createTest(BUY);
  const pages = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => entryOf(BUY, [], { page: `/${from + index}`, actions: [] }));
  await add(user, id, [entryOf(PAY, [], { origin: 'person' }), ...pages(0, 1999)]);
  const { entries } = (await add(user, id, pages(1999, 2))).body;
  assert.equal(entries.length, 2000);
  const found = new Set(entries.map(({ page }: PlanEntry) => page));
  assert.deepEqual([found.has('/shop'), found.has('/1999'), found.has('/2000')], [true, true, true]);
  assert.equal((await add(user, id, pages(0, 2001))).status, 400);
});

function pick({ steps, starting_url }: ReturnType<typeof bodyOf>) {
  return { steps: steps.map(({ step_number: _, ...step }) => step), starting_url };
}
