import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, type Reply, type SignedIn } from '../../testing/test-api.ts';

const api = await openTestApi();

/** Two people of one company, Anna and Ben. */
async function twoPeople(): Promise<{ anna: SignedIn; ben: SignedIn }> {
  const anna = await api.newCompany();
  await anna.put('/account', { name: 'Anna' });
  return { anna, ben: await api.newMember(anna.companyId, 'editor') };
}

function accepted(reply: Reply) {
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

/** The answer to a save that collides with one of Anna's. */
function refused(reply: Reply) {
  assert.equal(reply.status, 409, reply.text);
  assert.equal(reply.body.changed_by, 'Anna', reply.text);
  assert.ok(Date.parse(reply.body.changed_at) <= Date.now());
  return reply.body;
}

test('of the settings both keep the recipient that they have added', async () => {
  const { anna, ben } = await twoPeople();
  const base = {
    enable_email_notifications: false,
    email_recipients: ['both@example.com'],
    enable_slack_notifications: false,
    slack_webhooks: [],
  };
  accepted(await anna.put('/company/me', base));
  const save = (person: SignedIn, own: object) => person.put('/company/me', { ...base, ...own, base });
  accepted(await save(anna, { email_recipients: ['both@example.com', 'anna@example.com'] }));
  const { company, taken_over: takenOver } = accepted(
    await save(ben, { enable_email_notifications: true, email_recipients: ['ben@example.com'] }),
  );
  assert.deepEqual(company.email_recipients.toSorted(), ['anna@example.com', 'ben@example.com']);
  assert.equal(company.enable_email_notifications, true);
  assert.deepEqual(takenOver, { fields: ['email_recipients'], by: 'Anna' });
  const later = await ben.put('/company/me', { email_recipients: [] });
  assert.deepEqual(accepted(later).company.email_recipients, [], 'without a base the list is replaced');
});

test('of a suite different fields are merged, and the same one is a conflict', async () => {
  const { anna, ben } = await twoPeople();
  const created = await anna.post('/test_blueprint_category/create', { name: 'Nightly' });
  const { id } = created.body.category;
  const base = {
    name: 'Nightly',
    schedule_config: { schedule_enabled: false },
    login_module_blueprint_id: null,
    retries: 0,
    handlers: [],
  };
  const save = (person: SignedIn, own: object, from: object = base) =>
    person.put(`/test_blueprint_category/update/${id}`, { ...base, ...own, base: from });
  const daily = {
    schedule_enabled: true,
    schedule_expression: '0 9 * * ? *',
    schedule_timezone: 'Europe/Berlin',
  };
  accepted(await save(anna, { retries: 2, schedule_config: daily }));
  const merged = accepted(await save(ben, { name: 'Every night' }));
  assert.equal(merged.category.retries, 2);
  assert.equal(merged.category.name, 'Every night');
  assert.equal(merged.category.schedule_enabled, true);
  assert.deepEqual(merged.taken_over, { fields: ['schedule_config', 'retries'], by: 'Anna' });
  const { conflicts } = refused(await save(ben, { name: 'Every night', retries: 1 }));
  assert.deepEqual(conflicts, [{ field: 'retries', element: null, mine: 1, theirs: 2 }]);
  const settled = accepted(await save(ben, { name: 'Every night', retries: 1 }, { ...base, retries: 2 }));
  assert.equal(settled.category.retries, 1);
  assert.equal(settled.category.schedule_expression, '0 9 * * ? *');
});

test('of an environment headers are merged, and secrets stand in no answer', async () => {
  const { anna, ben } = await twoPeople();
  const body = {
    name: 'Staging',
    base_url: 'https://staging.example',
    headers: [
      { name: 'X-A', value: 'first secret' },
      { name: 'X-B', value: 'second secret' },
    ],
    http_authentication: { user: 'ada', password: 'password one' },
  };
  const { environment } = (await anna.post('/environments', body)).body;
  const loaded = {
    name: 'Staging',
    base_url: 'https://staging.example',
    headers: [{ name: 'X-A' }, { name: 'X-B' }],
    http_authentication: { user: 'ada' },
  };
  const base = { ...loaded, updated_at: environment.updated_at };
  const save = (person: SignedIn, own: object, from: object = base) =>
    person.put(`/environments/${environment.id}`, { ...loaded, ...own, base: from });
  const annas = [
    { name: 'X-A', value: 'secret of Anna' },
    { name: 'X-B' },
    { name: 'X-C', value: 'third one' },
  ];
  accepted(await save(anna, { headers: annas }));
  const merged = accepted(await save(ben, { name: 'Preview', headers: [{ name: 'X-A' }] }));
  assert.deepEqual(merged.environment.header_names, ['X-A', 'X-C']);
  assert.equal(merged.environment.name, 'Preview');

  const own = { headers: [{ name: 'X-A', value: 'secret of Ben' }], name: 'Preview' };
  accepted(await save(anna, { base_url: 'https://staging.example/shop' }));
  const reply = await save(ben, own);
  const { conflicts, changed_at: seen } = refused(reply);
  assert.deepEqual(conflicts, [
    { field: 'headers', element: 'x-a', mine: { name: 'X-A' }, theirs: { name: 'X-A' } },
  ]);
  assert.doesNotMatch(reply.text, /secret of/);
  accepted(await save(ben, own, { ...base, updated_at: seen }));
  const [site] = await api.services.environments.secretsOf(ben.companyId);
  assert.equal(site?.value, 'secret of Ben');
});

for (const [what, address] of [
  ['company', async () => '/company/variables'],
  [
    'an environment',
    async (person: SignedIn) => {
      const body = { name: 'Staging', base_url: null, headers: [], http_authentication: null };
      const { environment } = (await person.post('/environments', body)).body;
      return `/environments/${environment.id}/variables`;
    },
  ],
] as const)
  test(`of a variable of ${what} one of two changes is chosen`, async () => {
    const { anna, ben } = await twoPeople();
    const variables = await address(anna);
    const put = async (person: SignedIn, body: object) => person.put(`${variables}/user`, body);
    const { variable: base } = accepted(await put(anna, { value: 'ada', is_secret: false }));
    accepted(await put(anna, { value: 'anna', is_secret: false, base }));
    const { conflicts, changed_at: seen } = refused(await put(ben, { value: 'ben', is_secret: false, base }));
    const content = (value: string | null, isSecret = false) => ({
      value,
      is_secret: isSecret,
      kind: 'text',
    });
    assert.deepEqual(conflicts, [
      { field: 'value', element: null, mine: content('ben'), theirs: content('anna') },
    ]);
    const unchanged = accepted(await put(ben, { value: 'ada', is_secret: false, base }));
    assert.equal(unchanged.variable.value, 'anna', 'what Ben has not changed stays as Anna has stored it');
    const settled = { value: 'ben', is_secret: false, base: { ...base, updated_at: seen } };
    assert.equal(accepted(await put(ben, settled)).variable.value, 'ben');

    const { variable: secret } = accepted(await put(anna, { value: 'secret one', is_secret: true }));
    accepted(await put(anna, { value: 'secret two', is_secret: true }));
    const reply = await put(ben, { value: 'secret three', is_secret: true, base: secret });
    assert.deepEqual(refused(reply).conflicts, [
      { field: 'value', element: null, mine: content(null, true), theirs: content(null, true) },
    ]);
  });

test('of the webhook its switch and its address are merged, and two addresses are a conflict', async () => {
  const { anna, ben } = await twoPeople();
  const base = { url: 'https://example.com/hook', is_enabled: true };
  accepted(await anna.put('/company/webhook', base));
  accepted(await anna.put('/company/webhook', { ...base, is_enabled: false, base }));
  const own = { ...base, url: 'https://example.com/ben', base };
  const { webhook } = accepted(await ben.put('/company/webhook', own));
  assert.deepEqual([webhook.url, webhook.is_enabled], ['https://example.com/ben', false]);
  accepted(await anna.put('/company/webhook', { url: 'https://example.com/anna', is_enabled: false }));
  const { conflicts } = refused(await ben.put('/company/webhook', own));
  assert.deepEqual(conflicts, [
    { field: 'url', element: null, mine: 'https://example.com/ben', theirs: 'https://example.com/anna' },
  ]);
});

test('of a test the steps are merged by their ids, and the same step is a conflict', async () => {
  const { anna, ben } = await twoPeople();
  const step = (action: string, id?: number) => ({ type: 'act', action, ...(id && { id }) });
  const numbered = (...steps: object[]) => steps.map((one, index) => ({ step_number: index + 1, ...one }));
  const fields = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/', tags: ['a'] };
  const made = await anna.post('/test_blueprint/create', {
    ...fields,
    steps: numbered(step('Click One'), step('Click Two'), step('Click Three')),
  });
  const { id, test_steps: steps } = made.body.test_blueprint;
  const [first, second, third] = steps.map((one: { id: number }) => one.id);
  const base = {
    ...fields,
    steps: numbered(step('Click One', first), step('Click Two', second), step('Click Three', third)),
  };
  const save = (person: SignedIn, own: object) =>
    person.put(`/test_blueprint/update/${id}`, { ...base, ...own, base });
  const annas = numbered(
    step('Click One', first),
    step('Click Two of Anna', second),
    step('Click new of Anna'),
    step('Click Three', third),
  );
  accepted(await save(anna, { steps: annas, tags: ['a', 'anna'] }));
  const bens = numbered(
    step('Click One of Ben', first),
    step('Click Two', second),
    step('Click Three', third),
  );
  const merged = accepted(await save(ben, { steps: bens, tags: ['a', 'ben'] }));
  const actions = (reply: { test_blueprint: { test_steps: { action: string }[] } }) =>
    reply.test_blueprint.test_steps.map(({ action }) => action);
  assert.deepEqual(actions(merged), [
    'Click One of Ben',
    'Click Two of Anna',
    'Click new of Anna',
    'Click Three',
  ]);
  assert.deepEqual(merged.test_blueprint.tags.toSorted(), ['a', 'anna', 'ben']);
  assert.deepEqual(merged.taken_over, { fields: ['steps', 'tags'], by: 'Anna' });
  assert.equal(merged.test_blueprint.unclear_steps, 4, 'the merged steps are counted');

  const replaced = { ...fields, steps: numbered(step('Click One of Anna', first)) };
  accepted(await anna.put(`/test_blueprint/update/${id}`, replaced));
  const { conflicts, code } = refused(await save(ben, { steps: bens }));
  assert.equal(code, 'edit_conflict');
  assert.deepEqual(
    conflicts.map(({ element, mine, theirs }: Record<string, { action: string }>) => [
      element,
      mine?.action,
      theirs?.action,
    ]),
    [[String(first), 'Click One of Ben', 'Click One of Anna']],
  );
});

test('a step keeps its id through saves that do not name it', async () => {
  const { anna } = await twoPeople();
  const numbered = (...actions: string[]) =>
    actions.map((action, index) => ({ type: 'act', action, step_number: index + 1 }));
  const fields = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/' };
  const made = await anna.post('/test_blueprint/create', {
    ...fields,
    steps: numbered('Click A', 'Click B'),
  });
  const { id, test_steps: before } = made.body.test_blueprint;
  const saved = await anna.put(`/test_blueprint/update/${id}`, {
    ...fields,
    steps: numbered('Click new', 'Click A', 'Click B'),
  });
  const ids = (steps: { id: number }[]) => steps.map((step) => step.id);
  assert.deepEqual(ids(accepted(saved).test_blueprint.test_steps).slice(1), ids(before));
});

test('of a table one is chosen, whose author is named', async () => {
  const { anna, ben } = await twoPeople();
  const made = await anna.post('/test_blueprint/create', {
    title: 'Buy',
    type: 'integration',
    starting_url: 'http://localhost/',
    steps: [],
  });
  const address = `/test_blueprint/${made.body.test_blueprint.id}/table`;
  const save = (person: SignedIn, word: string, base: string | null) =>
    person.put(address, { columns: [{ name: 'word', is_secret: false }], rows: [{ cells: [word] }], base });
  const { table } = accepted(await save(anna, 'first', null));
  accepted(await save(anna, 'of Anna', table.updated_at));
  const reply = refused(await save(ben, 'of Ben', table.updated_at));
  assert.equal(reply.code, 'table_conflict');
  assert.deepEqual(accepted(await save(ben, 'of Ben', reply.changed_at)).table.rows, [['of Ben']]);
});
