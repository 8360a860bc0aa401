import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { after, test, type TestContext } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { eventually, listen } from 'test-support';
import { SIGN_IN_STEPS } from '../demo/seed/tests.ts';
import { createShop } from '../demo/site/shop.ts';
import { startLiveApi } from '../modules/live-sessions/testing/live-site.ts';
import { createMcpService } from '../modules/mcp/mcp-service.ts';
import { liveSessions } from '../modules/live-sessions/tables.ts';
import { createLog } from '../platform/log.ts';
import { present } from '../testing/present.ts';
import { openTestApi, type SignedIn } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { startWorker } from './worker.ts';

const shop = await createShop();
const shopAddress = `${(await shop.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')}/`;
/** The name of the button of the page that changes. */
let button = 'Buy';
const CHANGING = '/changing';
let order = ['Firefly', 'Glow', 'Edison'];
const site = await listen(({ url }, response) => {
  const name = url === CHANGING ? button : 'Buy';
  response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Shop</title><h1>Lamps</h1>
<label>Code <input oninput="echo.textContent = this.value"></label><p id="echo"></p>
<label>Password <input type="password"></label>
<p>You look for ${decodeURI(url ?? '')}</p>
<label>Geheim <input type="password" oninput="echo.textContent = this.value"></label>
<ol>${order.map((name) => `<li>${name}</li>`).join('')}</ol>
<button onclick="out.textContent = 'Bought'">${name}</button><p id="out"></p>`);
});
const platform = await openTestPlatform({ worksOnJobs: true });
const lines = new PassThrough({ encoding: 'utf8' });
const log = () => String(lines.read() ?? '');
const api = await openTestApi({ ...platform, log: createLog('debug', lines) });
const address = new URL(`http://127.0.0.1:${await startLiveApi(api)}/mcp`);
const worker = await startWorker(api);
after(async () => {
  await worker.close();
  await shop.close();
  await site.close();
});
const slow = { timeout: 240_000 };
const { queries } = platform.database;

async function keyOf(owner: SignedIn, role: 'viewer' | 'editor', name: string) {
  const { body } = await owner.post('/api_keys', { name, role, expires_at: null });
  return body.api_key as { id: number; secret: string };
}

/** An agent that is connected with a bearer until the test has ended. */
async function connect(t: TestContext, bearer: string) {
  const client = new Client({ name: 'Test agent', version: '7' });
  const transport = new StreamableHTTPClientTransport(address, {
    requestInit: { headers: { authorization: `Bearer ${bearer}` } },
  });
  await client.connect(transport);
  t.after(async () => {
    await transport.terminateSession().catch(() => undefined);
    await client.close();
  });
  const call = async (
    name: string,
    given: Record<string, unknown> = {},
    options: Parameters<Client['callTool']>[2] = {},
  ) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given }, undefined, {
      timeout: 240_000,
      ...options,
    });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', isError };
  };
  return { client, transport, call };
}

const liveOf = async (companyId: number) =>
  (await queries.select().from(liveSessions)).filter((row) => row.companyId === companyId);

/** Whether the worker or the API has noticed first. */
const ENDED = /^(signed-out|left)$/;

/** How the only live browser of a company has ended. */
const endOf = (companyId: number) =>
  eventually(async () => present((await liveOf(companyId))[0]).endReason, { timeout: 60_000 });

const suiteWithLogin = async (owner: SignedIn) => {
  const module = await owner.post('/test_blueprint/create', {
    title: 'Sign in',
    type: 'module',
    steps: SIGN_IN_STEPS.map((step, index) => ({ ...step, step_number: index + 1 })),
  });
  const { body } = await owner.post('/test_blueprint_category/create', {
    name: 'Shop',
    login_module_blueprint_id: module.body.test_blueprint.id,
  });
  return body.category.id as number;
};

test(
  'an agent writes a test behind a sign-in, saves it, runs it, changes it and reads why it fails',
  slow,
  async (t) => {
    const owner = await api.newCompany();
    const suiteId = await suiteWithLogin(owner);
    const { call, client, transport } = await connect(t, (await keyOf(owner, 'editor', 'Writer')).secret);
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      'open_page read_page run_steps restart check_steps save_test find_tests run_tests get_run'.split(' '),
    );
    const { contents } = await client.readResource({ uri: 'steplight://language' });
    assert.match(JSON.stringify(contents), /The step language:/);
    assert.match((await call('read_page')).text, /Call open_page first/);

    const opened = await call('open_page', { url: shopAddress, suite: 'shop' });
    assert.match(opened.text, /^<page-(\w+)>\n[^]*- message: "Welcome back[^]*<\/page-\1>\nWhat stands/);
    const sentences = [
      'Click "Lamps"',
      'Click "Firefly Bulb"',
      'Click the "Add to cart" button',
      'The page shows "Firefly Bulb is in your cart."',
    ];
    const seen: (number | undefined)[] = [];
    const ran = await call(
      'run_steps',
      { sentences: [...sentences, 'The page shows "Sold out"', 'Click "Pay"'] },
      { onprogress: ({ progress, total }) => seen.push(progress, total) },
    );
    assert.match(ran.text, /^1\. passed: Click "Lamps"\n/);
    assert.match(ran.text, /\n5\. FAILED: The page shows "Sold out"\n {3}\S[^]*\nNot run: Click "Pay"\n/);
    assert.match(ran.text, /<changes-of-the-page-\w+>\n\+ /);
    assert.deepEqual(seen, [1, 6, 2, 6, 3, 6, 4, 6, 5, 6]);
    assert.equal((await call('read_page', { only_changes: true })).text, 'The page looks as before.');

    const refused = await call('save_test', {
      title: 'Buy a bulb',
      sentences: ['The page shows "Sold out"'],
    });
    assert.deepEqual([refused.isError, /Say contradicted/.test(refused.text)], [true, true]);
    const saved = await call('save_test', { title: 'Buy a bulb', sentences, tags: ['Smoke'] });
    const id = Number(/^Saved 4 steps as test (\d+), "Buy a bulb"\.$/.exec(saved.text)?.[1]);
    const { test_blueprint: stored } = (await owner.get(`/test_blueprint/${id}`)).body;
    assert.deepEqual(
      [stored.test_blueprint_category_id, stored.tags, stored.starting_url, stored.updated_by],
      [suiteId, ['smoke'], shopAddress, 'Writer'],
    );
    assert.match(
      (await call('find_tests', { text: 'BULB', suite: 'Shop', tags: ['smoke'] })).text,
      new RegExp(`^${id}: "Buy a bulb", suite "Shop", tags smoke, 4 steps, not run yet$`),
    );
    const counted: number[] = [];
    const passed = await call(
      'run_tests',
      { test_ids: [id] },
      { onprogress: ({ progress }) => counted.push(progress) },
    );
    assert.match(passed.text, /^Run \d+ "[^"]*": passed, 1 of 1 passed\. http/);
    assert.deepEqual(counted, [0, 1]);
    assert.match((await call('find_tests', { status: 'passed' })).text, /^\d+: "Buy a bulb"/);

    const again = await call('open_page', { test_id: id });
    assert.match(again.text, /^The steps of "Buy a bulb":\n1\. Click "Lamps"\n[^]*Welcome back/);
    const live = (await owner.get(`/live?blueprint_id=${id}`)).body.sessions;
    assert.deepEqual([live.length, live[0].started_by, live[0].is_own], [1, 'Writer', false]);
    const changed = {
      title: 'Buy a bulb',
      sentences: [...sentences.slice(0, 3), 'The page shows "Sold out"'],
      replace: true,
    };
    assert.match((await call('save_test', changed)).text, /have not passed/);
    const untried = (await call('save_test', { ...changed, not_tried: true })).text;
    assert.match(
      untried,
      /^Saved 4 steps as test[^]*\nNot tried \(the test has the tag not-tried\):\nClick "Lamps"\n/,
    );
    const { tags } = (await owner.get(`/test_blueprint/${id}`)).body.test_blueprint;
    assert.deepEqual(
      tags,
      ['smoke', 'not-tried'],
      'a person sees it in the list, the editor and the history',
    );
    const { versions } = (await owner.get(`/test_blueprint/${id}/versions`)).body;
    assert.deepEqual(
      versions.map((one: { saved_by: string; summary: string }) => [one.saved_by, one.summary]),
      [
        ['Writer', 'Tags changed, 1 step changed'],
        ['Writer', 'Created'],
      ],
    );
    const failed = await call('run_tests', { suite: 'Shop' });
    const run = Number(/^Run (\d+) "Shop": failed, 0 of 1 passed\./.exec(failed.text)?.[1]);
    const why = await call('get_run', { run_id: run });
    assert.equal(withoutMarks(why.text), withoutMarks(failed.text));
    assert.match(
      why.text,
      /\nFAILED: "Buy a bulb" \(test \d+, test run \d+\)\nStep 4: The page shows "Sold out"\n<reason-/,
    );
    assert.match(why.text, /\nThe page then:\n<page-(\w+)>\n[^]*Firefly Bulb is in your cart[^]*<\/page-\1>/);

    const only = Number(/test run (\d+)\)/.exec(why.text)?.[1]);
    assert.equal(
      withoutMarks((await call('get_run', { test_run_id: only })).text),
      withoutMarks(why.text),
      'the page fits in both',
    );

    await transport.terminateSession();
    assert.deepEqual(
      [...new Set((await liveOf(owner.companyId)).map(({ endReason }) => endReason))],
      ['left'],
    );
    const { audit_events: events } = (await owner.get('/audit_events')).body;
    const byAgent = events.filter((event: { actor_kind: string }) => event.actor_kind === 'api_key');
    assert.deepEqual(
      byAgent
        .map((event: Record<string, string>) => [event['action'], event['actor'], event['subject']])
        .toReversed(),
      [
        ['agent.connected', 'Writer', 'Test agent 7'],
        ['test.created', 'Writer', 'Buy a bulb'],
        ['run.started', 'Writer', 'Manual Run: Buy a bulb'],
        ['test.updated', 'Writer', 'Buy a bulb'],
        ['run.started', 'Writer', 'Shop'],
      ],
    );
  },
);

const withoutMarks = (text: string) => text.replaceAll(/<\/?[a-z-]+-\w{12}>/g, '');

test('an agent reads what is different on the page of a failed step since it passed', slow, async (t) => {
  const owner = await api.newCompany();
  const { call } = await connect(t, (await keyOf(owner, 'editor', 'Reader')).secret);
  await call('open_page', { url: site.address + CHANGING });
  await call('run_steps', { sentences: ['Click "Buy"'] });
  const { text } = await call('save_test', { title: 'Buy', sentences: ['Click "Buy"'] });
  const ids = [Number(/as test (\d+)/.exec(text)?.[1])];
  assert.match((await call('run_tests', { test_ids: ids })).text, /1 of 1 passed/);
  button = 'Purchase';
  assert.match(
    (await call('run_tests', { test_ids: ids })).text,
    /Since test run \d+ passed:\n<changes-of-the-page-\w+>\n[^]*vanished: [^\n]*Buy[^]*appeared: [^\n]*Purchase/,
  );
});

test(
  'unclear sentences run nothing; secrets of an environment are typed by name and shown nowhere',
  slow,
  async (t) => {
    const owner = await api.newCompany();
    const environment = { name: 'Staging', base_url: site.address, headers: [], http_authentication: null };
    const { id } = (await owner.post('/environments', environment)).body.environment;
    await owner.put(`/environments/${id}/variables/code`, { value: 'S3cret word!', is_secret: true });
    const { call } = await connect(t, (await keyOf(owner, 'editor', 'Typist')).secret);
    assert.match((await call('open_page', { url: '/', environment: 'Nowhere' })).text, /Nowhere/);
    assert.match((await call('open_page', { url: '/', environment: 'staging' })).text, /field "Code" empty/);
    const unclear = await call('run_steps', { sentences: ['Click "Buy"', 'Get a lamp somehow'] });
    assert.deepEqual(
      [unclear.isError, unclear.text.startsWith('Nothing was run.\n2. unclear:')],
      [true, true],
    );
    const read = Array.from({ length: 200 }, () => 'click on "Buy"');
    assert.match(
      (await call('check_steps', { sentences: read })).text,
      /\n200\. understood as an action: Click "Buy"$/,
    );

    const ran = await call('run_steps', { sentences: ['Type "{{code}}" into "Code"'] });
    assert.match(ran.text, /1\. passed: Type "\{\{code\}\}" into "Code"/);
    const page = (await call('read_page')).text;
    assert.match(page, /••••/);
    assert.doesNotMatch(ran.text + page, /S3cret/);
    const part = (await call('read_page', { part: 'the button "Buy"' })).text;
    assert.match(part, /- button "Buy"\n<\//);
    assert.doesNotMatch(part, /Code/);
  },
);

test(
  'a password that is typed as it is becomes a variable, and no later answer tells it',
  slow,
  async (t) => {
    const owner = await api.newCompany();
    const { call } = await connect(t, (await keyOf(owner, 'editor', 'Typist')).secret);
    const answers: string[] = [];
    const ask = async (name: string, given: Record<string, unknown> = {}) => {
      const { text } = await call(name, given);
      answers.push(text);
      return text;
    };
    const sentences = ['Type "Hunter42x" into "Password"', 'Type "Zauber77y" into "Geheim"'];
    await ask('open_page', { url: site.address });
    assert.match(
      await ask('check_steps', { sentences: sentences.slice(0, 1) }),
      /1\. understood as an action: Type "••••" into "Password"/,
    );
    await ask('check_steps', { sentences: ['Type Hunter42x in "Password" field please'] });
    assert.match(
      await ask('save_test', { title: 'Sign in', sentences: sentences.slice(0, 1) }),
      /not passed[^]*"••••"/,
    );
    const ran = await ask('run_steps', {
      sentences: [...sentences, 'Type "Hunter42x" into "Passwort"', sentences[0]],
    });
    assert.match(ran, /1\. passed: Type "••••" into "Password"[^]*2\. passed: Type "••••" into "Geheim"/);
    assert.match(
      ran,
      /3\. FAILED: Type "••••"[^]*Type "••••" into "Password"[^]*\nNot run: Type "••••" into "Password"/,
    );
    const saved = await ask('save_test', { title: 'Sign in', sentences });
    assert.match(
      saved,
      /variable now: Type "\{\{password\}\}" into "Password"\n[^]*Type "\{\{geheim\}\}" into "Geheim"$/,
    );
    const named = ['Type "{{password}}" into "Password"', 'Type "{{geheim}}" into "Geheim"'];
    assert.match(
      await ask('save_test', { title: 'Again', sentences: named }),
      /^Saved 2 steps/,
      'they have passed',
    );
    assert.match(await ask('run_steps', { sentences: named }), /1\. passed[^]*2\. passed/);
    const id = Number(/as test (\d+)/.exec(saved)?.[1]);
    await ask('open_page', { test_id: id });
    await ask('open_page', { url: `${site.address}/Hunter42x` });
    assert.match(await ask('read_page'), /You look for \/••••/, 'another page shows it');
    const { test_group_run: run } = (
      await owner.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] })
    ).body;
    await eventually(
      async () => (await owner.get(`/test_group_run/${run.id}`)).body.test_group_run.status === 'passed',
      {
        timeout: 60_000,
      },
    );
    await ask('get_run', { run_id: run.id });
    const stored = await Promise.all(
      [
        `/test_blueprint/${id}`,
        `/test_blueprint/${id}/versions`,
        '/audit_events',
        '/company/variables',
        `/test_group_run/${run.id}`,
      ].map(async (path) => (await owner.get(path)).text),
    );
    assert.doesNotMatch([...answers, ...stored, log()].join('\n'), /Hunter42x|Zauber77y/);
  },
);

test(
  'what an expectation contradicts stays: an agent goes on behind it, and saves it marked so',
  slow,
  async (t) => {
    const owner = await api.newCompany();
    const { call } = await connect(t, (await keyOf(owner, 'editor', 'Judge')).secret);
    await call('open_page', { url: site.address });
    const [expected, ...rest] = ['The page shows "Lanterns"', 'Click "Buy"', 'The page shows "Bought"'];
    const first = await call('run_steps', { sentences: [expected, ...rest] });
    assert.match(first.text, /^1\. FAILED: The page shows "Lanterns"/);
    assert.match((await call('run_steps', { sentences: rest })).text, /1\. passed[^]*2\. passed/);
    const given = { title: 'Buy', sentences: [expected, ...rest], tags: ['shop'] };
    for (const more of [{}, { not_tried: true }]) {
      const refused = await call('save_test', { ...given, ...more });
      assert.deepEqual(
        [refused.isError, /^Nothing was saved[^]*contradicted[^]*Lanterns"$/.test(refused.text)],
        [true, true],
      );
    }
    const saved = (await call('save_test', { ...given, contradicted: true })).text;
    assert.match(
      saved,
      /^Saved 3 steps[^]*\nThe page contradicts \(the test has the tag contradicted\):\nThe page shows "Lanterns"$/,
    );
    const id = Number(/as test (\d+)/.exec(saved)?.[1]);
    const stored = (await owner.get(`/test_blueprint/${id}`)).body.test_blueprint;
    assert.deepEqual(stored.tags, ['shop', 'contradicted']);
    assert.deepEqual(
      stored.test_steps.map(({ action }: { action: string }) => action),
      [expected, ...rest],
    );
    await call('open_page', { test_id: id });
    await call('run_steps', { sentences: rest });
    assert.match(
      (await call('save_test', { ...given, sentences: rest, replace: true, tags: undefined })).text,
      /^Saved 2/,
    );
    const mended = (await owner.get(`/test_blueprint/${id}`)).body.test_blueprint;
    assert.deepEqual(mended.tags, ['shop'], 'nothing is contradicted any more');
  },
);

test(
  'an agent sees that lines have another order, and what is different far behind in a long line',
  slow,
  async (t) => {
    const owner = await api.newCompany();
    const { call } = await connect(t, (await keyOf(owner, 'editor', 'Sorter')).secret);
    const long = `Long ${'x'.repeat(300)}`;
    order = ['Firefly', 'Glow', 'Edison', `${long} 1`];
    t.after(() => (order = ['Firefly', 'Glow', 'Edison']));
    await call('open_page', { url: site.address });
    order = ['Edison', 'Firefly', 'Glow', `${long} 2`];
    const { text } = await call('run_steps', { sentences: ['Reload the page'] });
    assert.match(text, /\+ [^\n]*x 2"?\n- [^\n]*x 1"?\nmoved: [^\n]*Edison[^\n]*\n<\//);
  },
);

test('one key opens twenty pages a minute', slow, async (t) => {
  const owner = await api.newCompany();
  const { call } = await connect(t, (await keyOf(owner, 'editor', 'Hasty')).secret);
  const open = () => call('open_page', { url: '/', environment: 'Nowhere' });
  for (let count = 0; count < 20; count += 1) assert.match((await open()).text, /Nowhere/);
  assert.match((await open()).text, /^Too many/);
  const other = await connect(t, (await keyOf(owner, 'editor', 'Patient')).secret);
  assert.match((await other.call('open_page', { url: '/', environment: 'Nowhere' })).text, /Nowhere/);
});

test('a cancelled call ends behind the step under way, and the page stays open', slow, async (t) => {
  const owner = await api.newCompany();
  const { call } = await connect(t, owner.token);
  await call('open_page', { url: site.address });
  const stopping = new AbortController();
  const sentences = ['Type "a" into "Code"', 'The page shows "never"', 'Click "Buy"'];
  const stopped = call(
    'run_steps',
    { sentences },
    { signal: stopping.signal, onprogress: () => stopping.abort() },
  );
  await assert.rejects(stopped, /abort/i);
  const { text } = await call('read_page');
  assert.match(text, /field "Code" holds "a"/);
  assert.doesNotMatch(text, /Bought/);
});

test('a key of a viewer reads, and opens no browser, saves and starts nothing', slow, async (t) => {
  const owner = await api.newCompany();
  const { call } = await connect(t, (await keyOf(owner, 'viewer', 'Looker')).secret);
  assert.equal((await call('find_tests')).text, 'No tests.');
  assert.match((await call('check_steps', { sentences: ['Click "Buy"'] })).text, /^1\. understood/);
  const sentences = ['Click "Buy"'];
  for (const [name, given] of [
    ['open_page', { url: site.address }],
    ['run_steps', { sentences }],
    ['save_test', { title: 'Buy', sentences, not_tried: true }],
    ['run_tests', { test_ids: [1] }],
  ] as const)
    assert.deepEqual(await call(name, given), {
      text: 'This API key has the role Viewer, which changes nothing. Use one with the role Editor.',
      isError: true,
    });
  assert.deepEqual(await liveOf(owner.companyId), []);
});

test("another company's tests and runs are not found", slow, async (t) => {
  const [owner, other] = [await api.newCompany(), await api.newCompany()];
  const steps = [{ step_number: 1, type: 'act', action: 'Click "Buy"' }];
  const body = { title: 'Theirs', type: 'integration', starting_url: site.address, steps };
  const theirs: number = (await other.post('/test_blueprint/create', body)).body.test_blueprint.id;
  const run = await other.post('/test_group_run/trigger_run', { test_blueprint_ids: [theirs] });
  const { call } = await connect(t, (await keyOf(owner, 'editor', 'Stranger')).secret);
  for (const [name, given] of [
    ['open_page', { test_id: theirs }],
    ['run_tests', { test_ids: [theirs] }],
    ['get_run', { run_id: run.body.test_group_run.id }],
  ] as const) {
    const { text, isError } = await call(name, given);
    assert.ok(isError && /does not exist or belongs to another company|not exist/.test(text), text);
    assert.doesNotMatch(text, /Theirs/);
  }
  assert.equal((await call('find_tests')).text, 'No tests.');
});

/** Sends a message as a client of the protocol does. */
const post = (target: URL, bearer: string, session?: string | null, method = 'tools/list', params = {}) =>
  fetch(target, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session && { 'mcp-session-id': session }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });

test('a session belongs to its key, and ends with it and its live browser', slow, async (t) => {
  const owner = await api.newCompany();
  const key = await keyOf(owner, 'editor', 'Short-lived');
  const { call, transport } = await connect(t, key.secret);
  await call('open_page', { url: site.address });
  const other = await keyOf(owner, 'editor', 'Other');
  assert.equal((await post(address, key.secret, transport.sessionId)).status, 200);
  assert.equal((await post(address, other.secret, transport.sessionId)).status, 404);
  assert.equal((await post(address, key.secret, 'unknown')).status, 404);
  assert.equal((await post(address, key.secret)).status, 400);
  assert.equal((await post(address, 'unknown')).status, 401);

  assert.equal((await owner.delete(`/api_keys/${key.id}`)).status, 204);
  assert.equal((await post(address, key.secret, transport.sessionId)).status, 401);
  assert.match(await endOf(owner.companyId), ENDED);
});

test("a live browser of the company's key ends when the key is replaced", slow, async (t) => {
  const owner = await api.newCompany();
  const { company } = (await owner.get('/company/me')).body;
  const { call } = await connect(t, company.api_key);
  assert.match((await call('open_page', { url: site.address })).text, /button "Buy"/);
  await owner.post('/company/me/api-key');
  assert.match(await endOf(owner.companyId), ENDED);
});

test('the programs with one key have two live browsers at a time', slow, async (t) => {
  const owner = await api.newCompany();
  const { secret } = await keyOf(owner, 'editor', 'Shared');
  for (const count of [1, 2, 3]) {
    const { text } = await (await connect(t, secret)).call('open_page', { url: site.address });
    if (count < 3) assert.match(text, /button "Buy"/);
    else assert.match(text, /^The API key "Shared" has 2 live browsers open already: a new test at /);
  }
});

test('a session ends when it is idle, and the oldest one for a newer one', slow, async () => {
  const owner = await api.newCompany();
  const { secret } = await keyOf(owner, 'editor', 'Idle');
  const limited = async (limits: { idle: number; perCompany: number; checkInterval: number }) => {
    const mcp = createMcpService({ ...platform, ...api.services, limits });
    const port = await startLiveApi({ ...api, services: { ...api.services, mcp } });
    const target = new URL(`http://127.0.0.1:${port}/mcp`);
    const clientInfo = { name: 'test', version: '1' };
    const hello = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo };
    const begin = async () => {
      const reply = await post(target, secret, null, 'initialize', hello);
      await reply.text();
      return reply.headers.get('mcp-session-id');
    };
    const status = async (session: string | null) => {
      const reply = await post(target, secret, session);
      await reply.text();
      return reply.status;
    };
    return { begin, status };
  };
  const idle = await limited({ idle: 0, perCompany: 50, checkInterval: 20 });
  const session = await idle.begin();
  await eventually(async () => (await idle.status(session)) === 404);

  const full = await limited({ idle: 60_000, perCompany: 1, checkInterval: 1000 });
  const [first, second] = [await full.begin(), await full.begin()];
  assert.deepEqual([await full.status(first), await full.status(second)], [404, 200]);
});
