import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { WEB_ADDRESS_RULE } from 'shared/constants';
import type { PlanProposal } from 'shared/contract';
import { eventually } from 'test-support';
import { present } from '../../../testing/present.ts';
import { openTestApi, type SignedIn } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { members } from '../../members/tables.ts';
import { button, entryOf, learned } from '../../plans/testing/plan-tools.ts';
import { createModule, createTest } from '../../runs/testing/run-tools.ts';
import { liveTickets } from '../tables.ts';
import type { LiveClient } from '../testing/live-client.ts';
import { startBlankWorker, startLiveApi, type BlankSession } from '../testing/live-site.ts';
import { createLiveTools, PAGE, type OpenedClient } from '../testing/live-tools.ts';
import type { LiveLimits } from './end-messages.ts';

const api = await openTestApi(await openTestPlatform({ ownsTables: true }));
const { open, connected, endOf } = createLiveTools(api, await startLiveApi(api));
const slow = { timeout: 240_000 };
const ENVIRONMENT = { base_url: 'http://localhost/', headers: [], http_authentication: null };

const untilAsked = (session: BlankSession, what: string, times: number) =>
  eventually(() => session.asked.filter((one) => one === what).length >= times);

test(
  'a frame goes to those who look, at most two ahead of what they have drawn, then the newest',
  slow,
  async () => {
    const worker = await startBlankWorker(api);
    const user = await api.newCompany();
    const live = await open(user);
    const session = await worker.session(0);
    const blind = await open(user);
    const slowPage = await connected(await user.post(`/live/${live.id}/tickets`, { role: 'watch' }), live.id);
    for (const page of [live, slowPage]) page.send({ type: 'watch', isOn: true });
    await untilAsked(session, 'watch true', 2);
    const send = (frame: number) => session.host.sendFrame(frame, Buffer.from('jpeg'));
    for (const frame of [1, 2, 3, 4]) send(frame);
    assert.deepEqual([await live.nextFrame(), await live.nextFrame()], [1, 2]);
    live.send({ type: 'shown', frame: 2 });
    assert.equal(await live.nextFrame(), 4);
    await slowPage.nextFrame();
    send(5);
    assert.equal(await live.nextFrame(), 5, 'the slow page does not hold up the other');
    slowPage.send({ type: 'shown', frame: 2 });
    await slowPage.nextFrame();
    assert.equal(await slowPage.nextFrame(), 5);
    for (const page of [live, slowPage]) page.send({ type: 'watch', isOn: false });
    await untilAsked(session, 'watch false', 1);
    send(6);
    session.host.send({ type: 'restarted' });
    await live.next('restarted');
    assert.deepEqual([live.frames, slowPage.frames, blind.frames], [[1, 2, 4, 5], [1, 2, 5], []]);
    await worker.close();
  },
);

test(
  'what is malformed is refused with a reason, and three such messages end the connection',
  slow,
  async () => {
    const worker = await startBlankWorker(api);
    const live = await open(await api.newCompany());
    const step = { type: 'act' as const, action: ' ', use_vision: false, is_disabled: false };
    const run = { type: 'run' as const, run: 1, starting_url: null, steps: [step], file: null };
    live.send(run);
    assert.equal((await live.next('refused')).message, 'Step 1: The step has no text.');
    const wrong: [text: string, message: string][] = [
      ['{', 'The message is malformed.'],
      ['{"type":"input","input":{"kind":"text","text":""}}', 'The message is malformed at input.text.'],
      ['{"type":"query","request":9,"query":{"kind":"secrets"}}', 'The message is malformed at query.kind.'],
    ];
    for (const [text, message] of wrong) {
      live.sendText(text);
      assert.equal((await live.next('refused')).message, message);
    }
    assert.deepEqual(await live.closed, { code: 1008, reason: 'malformed-requests' });

    const other = await open(await api.newCompany());
    other.sendText(`"${'x'.repeat(3_000_000)}"`);
    assert.equal((await other.closed).code, 1009);
    await worker.close();
  },
);

test('a run that cannot begin is finished with the reason', slow, async () => {
  const worker = await startBlankWorker(api);
  const [user, stranger] = [await api.newCompany(), await api.newCompany()];
  const live = await open(user);
  const upload = await stranger.post('/files/upload-url', { filename: 'a.csv', content_type: 'text/csv' });
  await api.platform.storage.put(upload.body.s3_key, Buffer.from('x'), 'text/csv');
  const step = { type: 'act' as const, action: 'Click "Buy"', use_vision: false, is_disabled: false };
  const module = { ...step, type: 'module' as const, action: '', test_blueprint_module_id: 99_999 };
  const run = { type: 'run' as const, run: 1, starting_url: null, steps: [step], file: null };
  const file = { s3_key: upload.body.s3_key, file_name: 'a.csv' };
  const reasonOf = async (request: Parameters<LiveClient['send']>[0]) => {
    live.send(request);
    return (await live.next('run-finished')).error;
  };
  assert.equal(await reasonOf({ ...run, file }), 'The attached file a.csv is no longer there.');
  assert.equal(await reasonOf({ ...run, steps: [module] }), 'Step 1: The module does not exist.');
  assert.equal(await reasonOf({ ...run, starting_url: 'file:///etc/passwd' }), WEB_ADDRESS_RULE);
  live.send({ type: 'restart', starting_url: 'chrome://version' });
  assert.equal((await live.next('refused')).message, WEB_ADDRESS_RULE);
  assert.equal(await reasonOf(run), null);
  assert.deepEqual((await worker.session(0)).asked, ['run of 1']);
  await worker.close();
});

test('a run has the plan of its test as it is stored then', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const blueprint_id = await createTest(user, 'Lamps');
  const live = await open(user, { blueprint_id });
  const sessions = [await worker.session(0)];
  const unsaved = await open(user);
  sessions.push(await worker.session(1));
  const entry = entryOf('Click the "Buy" button', [button('Buy')], { origin: 'person' });
  await user.put(`/test_blueprint/${blueprint_id}/plan`, { entries: [entry] });
  const steps = ['Click the "Pay" button', entry.text].map((action) => ({
    type: 'act' as const,
    action,
    use_vision: false,
    is_disabled: false,
  }));
  const module = await createModule(user, entry.text);
  await user.put(`/test_blueprint/${module}/plan`, { entries: [entry] });
  const moduleStep = { type: 'module' as const, action: '', use_vision: false, is_disabled: false };
  const withModule = [...steps, { ...moduleStep, test_blueprint_module_id: module }];
  for (const page of [live, unsaved]) {
    page.send({ type: 'run', run: 1, starting_url: null, steps: withModule, file: null });
    assert.equal((await page.next('run-finished')).error, null);
  }
  const plans = sessions.flatMap(({ runs }) => runs.map(({ plan }) => plan));
  assert.deepEqual(plans[0]?.entriesOf(0), []);
  assert.deepEqual(plans[0]?.entriesOf(1)[0]?.actions, entry.actions);
  assert.deepEqual(plans[1]?.entriesOf(1), [], 'a test that is not stored has no plan');
  assert.deepEqual(plans[1]?.entriesOf(2)[0]?.actions, entry.actions, 'its modules have one');
  await worker.close();
});

test('a conflict of a run with the plan waits for a person', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const action = 'Click the "Buy" button';
  const module = await createModule(user, action);
  await user.put(`/test_blueprint/${module}/plan`, { entries: [entryOf(action, [button('Buy')])] });
  const live = await open(user, { blueprint_id: await createTest(user, 'Lamps') });
  const session = await worker.session(0);
  const step = {
    type: 'module' as const,
    action: '',
    use_vision: false,
    is_disabled: false,
    test_blueprint_module_id: module,
  };
  live.send({ type: 'run', run: 1, starting_url: null, steps: [step], file: null });
  await live.next('run-finished');
  const [found, planned] = [button('Buy', 'cancel'), button('Buy')];
  const conflict = learned(0, action, [], {
    proposal: { kind: 'conflict', sentence: null, found, planned },
  });
  await present(session.runs[0]?.onConflicts)([conflict]);
  const proposalsOf = async () => {
    const { proposals } = (await user.get(`/test_blueprint/${module}/plan`)).body;
    return proposals.map((one: PlanProposal) => [one.kind, one.planned, one.found]);
  };
  assert.deepEqual(await proposalsOf(), [['conflict', 'button "Buy" (id buy)', 'button "Buy" (id cancel)']]);
  const tooLong = conflict.proposal && { ...conflict.proposal, found: button('x'.repeat(600)) };
  await present(session.runs[0]?.onConflicts)([{ ...conflict, proposal: tooLong }]);
  assert.equal((await proposalsOf()).length, 1, 'what a plan does not take is left out');
  await worker.close();
});

test('a typed password becomes a secret, once for each value', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  await (await open(user)).next('ready');
  const { host } = await worker.session(0);
  const texts = ['first secret', 'second secret', 'first secret'];
  const names: string[] = [];
  for (const text of texts) names.push((await host.storeSecret('Password *', text, null)).name);
  assert.deepEqual(names, ['password', 'password_2', 'password']);
  const store = async (label: string, text: string, replaced: string | null = null) =>
    (await host.storeSecret(label, text, replaced)).name;
  assert.equal(await store('2. 密码', 'third secret'), '_2');
  assert.equal(await store('密码', 'fourth secret'), 'secret');
  // Typing went on after a pause.
  assert.equal(await store('PIN', 'fifth'), 'pin');
  assert.equal(await store('PIN', 'fifth secret', 'pin'), 'pin');
  assert.equal(await store('PIN', 'first secret', 'pin'), 'password');
  assert.equal(await store('PIN', 'sixth secret', 'password'), 'pin', 'it is not of this typing');
  const listed = (await user.get('/company/variables')).body.variables;
  assert.deepEqual(
    listed.map(({ name }: Record<string, unknown>) => name),
    ['_2', 'password', 'password_2', 'pin', 'secret'],
  );
  assert.ok(listed.every(({ is_secret, value }: Record<string, unknown>) => is_secret && value === null));
  await worker.close();
});

test(
  'a password typed in an environment becomes its secret, and takes no name of the company',
  slow,
  async () => {
    const worker = await startBlankWorker(api);
    const user = await api.newCompany();
    const put = (address: string, value: string) => user.put(address, { value, is_secret: true });
    await put('/company/variables/pin', 'the pin of all');
    await put('/company/variables/token', 'the token of all');
    const idOf = async (name: string) =>
      (await user.post('/environments', { ...ENVIRONMENT, name })).body.environment.id;
    const [staging, production] = [await idOf('Staging'), await idOf('Production')];
    await put(`/environments/${staging}/variables/token`, 'the token of Staging');
    await put(`/environments/${production}/variables/password`, 'of Production');
    await (await open(user, { environment: 'Staging' })).next('ready');
    const { host } = await worker.session(0);
    const store = async (label: string, text: string, replaced: string | null = null) => {
      const { name, environment } = await host.storeSecret(label, text, replaced);
      return [name, environment];
    };
    assert.deepEqual(await store('Password', 'of Stag'), ['password', 'Staging']);
    assert.deepEqual(await store('Password', 'of Staging', 'password'), ['password', 'Staging']);
    assert.deepEqual(await store('Password', 'of Staging'), ['password', 'Staging'], 'once for each value');
    assert.deepEqual(await store('PIN', 'the pin of all'), ['pin', null], 'it is known there');
    assert.deepEqual(await store('PIN', 'another pin'), ['pin_2', 'Staging'], 'other tests keep {{pin}}');
    assert.deepEqual(
      await store('Token', 'the token of all'),
      ['token_2', 'Staging'],
      '{{token}} is another',
    );
    assert.deepEqual(await store('Token', 'the token of Staging'), ['token', 'Staging']);

    const valuesIn = async (id: number) =>
      (await api.services.environments.forRun(user.companyId, id))?.values.map(({ name, value }) => [
        name,
        value,
      ]);
    assert.deepEqual(await valuesIn(staging), [
      ['password', 'of Staging'],
      ['pin_2', 'another pin'],
      ['token', 'the token of Staging'],
      ['token_2', 'the token of all'],
    ]);
    assert.deepEqual(await valuesIn(production), [['password', 'of Production']]);
    const ofCompany = (await user.get('/company/variables')).body.variables;
    assert.deepEqual(
      ofCompany.map(({ name }: Record<string, unknown>) => name),
      ['pin', 'token'],
    );
    const logged = (await user.get('/audit_events')).body.audit_events.filter(
      ({ action }: Record<string, unknown>) => action === 'environment.variable_created',
    );
    assert.equal(logged.length, 5);
    assert.ok(!JSON.stringify(logged).includes('of Staging"'), 'no value is logged');

    await user.delete(`/environments/${staging}`);
    await assert.rejects(host.storeSecret('Password', 'too late', null), {
      message: 'The environment was deleted.',
    });
    await worker.close();
  },
);

test('the newest window of its controller has the session; without any it ends', slow, async () => {
  const limits = { grace: 1, idle: 60_000, total: 60_000 };
  const worker = await startBlankWorker(api, { limits });
  const user = await api.newCompany();
  const older = await open(user);
  await older.next('ready');
  const reply = await user.post(`/live/${older.id}/tickets`, { role: 'control' });
  const newer = await connected(reply, older.id);
  assert.equal((await older.next('ended')).message, 'The live browser was opened in another window.');
  assert.equal((await older.closed).code, 1000);
  newer.send({ type: 'query', request: 1, query: { kind: 'elements' } });
  await newer.next('refused');
  assert.equal(worker.sessions.length, 1);
  assert.match(await api.platform.metrics.text(), /^steplight_live_browsers 1$/m);
  newer.close();
  const session = await worker.session(0);
  await eventually(() => session.isClosed);
  assert.equal(await endOf(older.id), 'left');
  assert.equal((await user.post(`/live/${older.id}/tickets`, { role: 'control' })).status, 404);
  await worker.close();
});

test('a controller that connects again gets what it has missed, or hears that it is lost', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const page = await open(user);
  const again = async (after: number | null) =>
    connected(await user.post(`/live/${page.id}/tickets`, { role: 'control' }), page.id, after);
  await page.next('ready');
  const { host } = await worker.session(0);
  host.send({ type: 'sent', requests: ['POST /first'] });
  await page.next('sent');
  page.close();
  await page.closed;
  host.send({ type: 'sent', requests: ['POST /missed'] });
  host.send({ type: 'question-closed', question: 1 });
  const second = await again(page.lastNumber);
  const { isResumed, lastRun } = await second.next('ready');
  assert.deepEqual([isResumed, lastRun], [true, null]);
  assert.deepEqual((await second.next('sent')).requests, ['POST /missed']);
  host.send({ type: 'sent', requests: ['POST /next'] });
  assert.deepEqual((await second.next('sent')).requests, ['POST /next'], 'each comes once');
  const step = { type: 'act' as const, action: 'Click "Buy"', use_vision: false, is_disabled: false };
  second.send({ type: 'run', run: 7, starting_url: null, steps: [step], file: null });
  await second.next('run-finished');

  for (let count = 0; count < 2001; count++) host.send({ type: 'sent', requests: [] });
  host.send({ type: 'restarted' });
  await second.next('restarted');
  for (const [after, expected] of [
    [second.lastNumber, true],
    [page.lastNumber, undefined],
    [null, undefined],
  ] as const) {
    const ready = await (await again(after)).next('ready');
    assert.deepEqual([ready.isResumed, ready.lastRun], [expected, 7]);
  }
  await worker.close();
});

test('a page that only asks leaves the session idle', slow, async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const later = (milliseconds: number) => t.mock.timers.setTime(Date.now() + milliseconds);
  const limits = { grace: 60_000, idle: 60_000, total: 120_000 };
  const worker = await startBlankWorker(api, { limits });
  const live = await open(await api.newCompany());
  await live.next('ready');
  later(59_999);
  live.send({ type: 'query', request: 1, query: { kind: 'elements' } });
  await live.next('refused');
  later(1);
  assert.equal((await live.next('ended')).reason, 'idle');
  await worker.close();
});

test('ten colleagues watch at most', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const live = await open(user);
  await live.next('ready');
  const watch = async () =>
    connected(await user.post(`/live/${live.id}/tickets`, { role: 'watch' }), live.id);
  const watchers = await Promise.all(Array.from({ length: 10 }, watch));
  for (const watcher of watchers) await watcher.next('ready');
  const one = await watch();
  assert.equal(
    (await one.next('ended')).message,
    'Ten colleagues are watching already, which is the most at a time.',
  );
  await one.closed;
  watchers[0]?.close();
  await live.next('watchers', ({ count }) => count === 9);
  await (await watch()).next('ready');
  await worker.close();
});

test('what was typed is recorded before the session ends', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const live = await open(user);
  await live.next('ready');
  const session = await worker.session(0);
  session.host.send({ type: 'recording', isOn: true });
  await live.next('recording');
  assert.equal((await user.delete(`/live/${live.id}`)).status, 204);
  await live.next('ended');
  assert.deepEqual(session.asked, ['finish typing']);
  await worker.close();
});

test('the end of a session is stored as soon as the database takes it', slow, async () => {
  const { queries } = api.platform.database;
  const worker = await startBlankWorker(api);
  const live = await open(await api.newCompany());
  await live.next('ready');
  await queries.execute(
    sql`create function refuse() returns trigger language plpgsql as $$begin raise exception 'no'; end$$`,
  );
  await queries.execute(
    sql`create trigger refusing before update of end_reason on live_sessions execute function refuse()`,
  );
  const session = await worker.session(0);
  session.lose('The browser has crashed.');
  await live.next('ended');
  await eventually(() => session.isClosed);
  await queries.execute(sql`drop trigger refusing on live_sessions`);
  assert.equal(await endOf(live.id), 'browser-lost');
  await worker.close();
});

test(
  'a session ends by idleness, at its limit, by sign-out, by a call, with its browser and with its worker',
  slow,
  async () => {
    const worker = await startBlankWorker(api, { slots: 9 });
    const ends: [
      reason: string,
      cause: (user: SignedIn, live: OpenedClient, session: BlankSession) => unknown,
    ][] = [
      ['signed-out', (user) => user.post('/auth/logout')],
      [
        'signed-out',
        ({ companyId }) =>
          api.platform.database.queries
            .update(members)
            .set({ role: 'viewer' })
            .where(eq(members.companyId, companyId)),
      ],
      ['left', (user, { id }) => user.delete(`/live/${id}`)],
      ['browser-lost', (_user, _live, session) => session.lose('The browser has crashed.')],
      ['worker-stopped', () => worker.close()],
    ];
    for (const [index, [reason, cause]] of ends.entries()) {
      const user = await api.newCompany();
      const live = await open(user);
      await live.next('ready');
      const session = await worker.session(index);
      await cause(user, live, session);
      const ended = await live.next('ended');
      assert.equal(ended.reason, reason);
      if (reason === 'browser-lost') assert.equal(ended.message, 'The browser has crashed.');
      assert.equal((await live.closed).code, 1000);
      await eventually(() => session.isClosed);
      assert.equal(await endOf(live.id), reason);
    }
    const timed: [reason: string, limits: LiveLimits, message: RegExp][] = [
      ['idle', { grace: 60_000, idle: 1, total: 60_000 }, /not used for 0 minutes/],
      ['time-limit', { grace: 60_000, idle: 60_000, total: 1 }, /stays open for 0 minutes at most/],
    ];
    for (const [reason, limits, message] of timed) {
      const short = await startBlankWorker(api, { limits });
      const ended = await (await open(await api.newCompany())).next('ended');
      assert.equal(ended.reason, reason);
      assert.match(ended.message, message);
      await short.close();
    }
  },
);

test('a page that connects while its worker stops does not hold it up', slow, async () => {
  const { queries } = api.platform.database;
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const reply = await user.post('/live', PAGE);
  const id: string = reply.body.live_session_id;
  const { page, closing } = await queries.transaction(async (transaction) => {
    // The worker waits for this lock when it lets the page in.
    await transaction.select().from(liveTickets).where(eq(liveTickets.liveSessionId, id)).for('update');
    const connecting = await connected(reply, id);
    const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await queries.execute(isWaiting)).rows.length > 0);
    return { page: connecting, closing: worker.close() };
  });
  await closing;
  await page.closed;
  assert.deepEqual(worker.sessions, []);
});
