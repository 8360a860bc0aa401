import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { LIVE_CLOSE_WORKER_LOST, LIVE_PROTOCOL, LIVE_TICKET_PREFIX } from 'shared/constants';
import type { LiveRequest } from 'shared/contract';
import { eventually } from 'test-support';
import { createLog } from '../../platform/log.ts';
import { present } from '../../testing/present.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { createTest } from '../runs/testing/run-tools.ts';
import { liveSessions, liveTickets } from './tables.ts';
import { connectLive } from './testing/live-client.ts';
import { startBlankWorker, startLiveApi } from './testing/live-site.ts';
import { createLiveTools, PAGE } from './testing/live-tools.ts';

let written = '';
const basis = await openTestPlatform();
const log = createLog('trace', { write: (line: string) => (written += line) });
const api = await openTestApi({ ...basis, log });
const { queries } = api.platform.database;
const [port, otherPort] = [await startLiveApi(api), await startLiveApi(api)];
const { open, connected, colleagueOf, endOf } = createLiveTools(api, port);
const slow = { timeout: 240_000 };

const rejection = (status: number) => ({ message: `The socket was refused with status ${status}.` });

test('ten starts at once for two slots make two sessions, at the worker with the fewest', slow, async () => {
  const workers = [await startBlankWorker(api, { slots: 1 }), await startBlankWorker(api, { slots: 1 })];
  const users = await Promise.all(Array.from({ length: 10 }, () => api.newCompany()));
  const replies = await Promise.all(users.map((user) => user.post('/live', PAGE)));
  assert.deepEqual(replies.map(({ status }) => status).toSorted(), [201, 201, ...Array<number>(8).fill(503)]);
  const refused = present(replies.find(({ status }) => status === 503)).body;
  assert.deepEqual(refused, {
    error: 'All live browsers are in use. Try again in a moment, or run the steps instead.',
    code: 'no_live_slot',
  });
  const rows = await queries.select().from(liveSessions);
  assert.equal(new Set(rows.map(({ workerId }) => workerId)).size, 2);

  // A slot whose ticket has expired unused is free again.
  await queries.update(liveSessions).set({ createdAt: sql`now() - interval '31 s'` });
  assert.equal((await present(users[0]).post('/live', PAGE)).status, 201);
  for (const worker of workers) await worker.close();
  assert.equal((await present(users[1]).post('/live', PAGE)).status, 503);
  await api.services.liveSessions.endLost();
  assert.deepEqual([...new Set(await Promise.all(rows.map(({ id }) => endOf(id))))], ['left']);
});

test('a person has two, one for each test; a company four', slow, async () => {
  const worker = await startBlankWorker(api, { slots: 10 });
  const user = await api.newCompany();
  const blueprint_id = await createTest(user, 'Lamps');
  const first = await open(user, { blueprint_id });
  await first.next('ready');
  await open(user);
  const third = await user.post('/live', PAGE);
  assert.deepEqual(
    [third.status, third.body.error],
    [
      429,
      'You have 2 live browsers open already: "Lamps" and a new test at http://localhost/. Close one of them first.',
    ],
  );
  const again = await open(user, { blueprint_id });
  const { reason, message } = await first.next('ended');
  assert.equal(reason, 'replaced');
  assert.equal(message, 'The live browser was closed because you have opened another one for the same test.');

  const colleague = await colleagueOf(user);
  const { sessions } = (await colleague.get(`/live?blueprint_id=${blueprint_id}`)).body;
  assert.deepEqual(sessions, [
    {
      live_session_id: again.id,
      started_by: user.email,
      started_at: sessions[0].started_at,
      is_own: false,
    },
  ]);
  await open(colleague);
  await open(colleague);
  const { status, body } = await (await colleagueOf(user)).post('/live', PAGE);
  assert.deepEqual([status, body.code], [429, 'too_many_live_sessions']);
  await worker.close();
});

test('a ticket opens one socket of its session, from pages of this product only', slow, async () => {
  const worker = await startBlankWorker(api);
  const [user, stranger] = [await api.newCompany(), await api.newCompany()];
  const { live_session_id: id, ticket } = (await user.post('/live', PAGE)).body;
  const theirs = (await stranger.post('/live', PAGE)).body;
  await assert.rejects(connectLive({ port, id, ticket, origin: 'https://example.com' }), rejection(403));
  await assert.rejects(connectLive({ port, id, ticket, origin: null }), rejection(403));
  await assert.rejects(connectLive({ port, id, ticket: theirs.ticket }), rejection(401));
  await assert.rejects(connectLive({ port, id: theirs.live_session_id, ticket }), rejection(401));
  await assert.rejects(connectLive({ port, id, ticket: `${ticket}x` }), rejection(401));
  const live = await connectLive({ port: otherPort, id, ticket });
  assert.equal((await live.next('ready')).isController, true);
  await assert.rejects(connectLive({ port, id, ticket }), rejection(401), 'it is used up');

  const late = (await user.post(`/live/${id}/tickets`, { role: 'control' })).body;
  await queries.update(liveTickets).set({ expiresAt: sql`now()` });
  await assert.rejects(connectLive({ port, id, ticket: late.ticket }), rejection(401), 'it has expired');
  const newest = (await user.post(`/live/${id}/tickets`, { role: 'watch' })).body;
  const plain = { 'sec-websocket-protocol': `${LIVE_PROTOCOL}, ${LIVE_TICKET_PREFIX}${newest.ticket}` };
  assert.equal((await api.as().get(`/live/${id}/socket`, plain)).status, 426);
  const stored = JSON.stringify(await queries.select().from(liveTickets));
  await worker.close();
  assert.ok(written.includes('/socket') && written.includes('A live session has ended'));
  for (const secret of [ticket, late.ticket, newest.ticket, theirs.ticket, user.token])
    assert.ok(!written.includes(secret) && !stored.includes(secret));
});

test('an upgrade of any other address is an ordinary request', slow, async () => {
  const socket = connect(port, '127.0.0.1');
  const lines = ['GET /health/live HTTP/1.1', 'host: x', 'connection: upgrade', 'upgrade: websocket', '', ''];
  socket.write(lines.join('\r\n'));
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), /^HTTP\/1\.1 200/);
  socket.destroy();
});

test('colleagues watch, and nothing else; strangers do not find the session', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const [colleague, stranger] = [await colleagueOf(user), await api.newCompany()];
  const live = await open(user);
  const path = `/live/${live.id}`;
  assert.equal((await stranger.post(`${path}/tickets`, { role: 'watch' })).status, 404);
  assert.equal((await stranger.delete(path)).status, 404);
  assert.equal((await colleague.delete(path)).status, 404);
  assert.equal((await colleague.post(`${path}/tickets`, { role: 'control' })).body.code, 'not_controller');
  assert.equal((await stranger.post('/live', { ...PAGE, blueprint_id: 1 })).status, 422);

  const watcher = await connected(await colleague.post(`${path}/tickets`, { role: 'watch' }), live.id);
  assert.equal((await watcher.next('ready')).isController, false);
  await live.next('watchers', ({ count }) => count === 1);
  watcher.send({ type: 'navigate', to: 'back' });
  watcher.send({ type: 'query', request: 5, query: { kind: 'elements' } });
  const { message } = await watcher.next('refused');
  assert.equal(message, 'You are watching. Only the person who opened the live browser can use it.');
  assert.equal((await watcher.next('refused')).request, 5);
  live.send({ type: 'navigate', to: 'back' });
  live.send({ type: 'query', request: 6, query: { kind: 'elements' } });
  assert.deepEqual(await live.next('refused'), {
    type: 'refused',
    request: 6,
    message: 'There is no elements.',
  });
  const session = await worker.session(0);
  assert.deepEqual(session.asked, ['navigate']);
  session.host.send({ type: 'restarted' });
  await Promise.all([live.next('restarted'), watcher.next('restarted')]);
  watcher.close();
  await live.next('watchers', ({ count }) => count === 0);
  await worker.close();
  assert.equal((await watcher.closed).code, 1005);
});

test('a viewer watches, and can do nothing else', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const viewer = await api.newMember(user.companyId, 'viewer');
  const live = await open(user, { blueprint_id: await createTest(user, 'Lamps') });
  const session = await worker.session(0);
  const path = `/live/${live.id}`;
  assert.equal((await viewer.get('/live?blueprint_id=1')).status, 200);
  const refusals = [
    await viewer.post('/live', PAGE),
    await viewer.delete(path),
    await viewer.post(`${path}/tickets`, { role: 'control' }),
  ];
  assert.deepEqual(
    refusals.map(({ status, body }) => [status, body.code]),
    [
      [403, 'role_required'],
      [403, 'role_required'],
      [403, 'not_controller'],
    ],
  );

  const watcher = await connected(await viewer.post(`${path}/tickets`, { role: 'watch' }), live.id);
  assert.equal((await watcher.next('ready')).isController, false);
  watcher.send({ type: 'watch', isOn: true });
  await eventually(() => session.asked.includes('watch true'));
  session.host.sendFrame(1, Buffer.from('jpeg'));
  assert.equal(await watcher.nextFrame(), 1);
  const step = { type: 'act' as const, action: 'Click "Buy"', use_vision: false, is_disabled: false };
  const forbidden: LiveRequest[] = [
    { type: 'run', run: 1, starting_url: null, steps: [step], file: null },
    { type: 'stop' },
    { type: 'restart', starting_url: PAGE.starting_url },
    { type: 'input', input: { kind: 'text', text: 'x' } },
    { type: 'navigate', to: 'back' },
    { type: 'tab', id: '1', change: 'close' },
    { type: 'record', isOn: true },
    { type: 'query', request: 1, query: { kind: 'elements' } },
    { type: 'answer', question: 1, answer: null },
    { type: 'stay' },
  ];
  for (const request of forbidden) {
    watcher.send(request);
    assert.match((await watcher.next('refused')).message, /^You are watching\./, request.type);
  }
  assert.deepEqual(session.asked, ['watch true']);
  await viewer.post('/auth/logout');
  assert.equal((await watcher.next('ended')).message, 'You have signed out or may not watch any more.');
  await worker.close();
});

test('who becomes a viewer does not control any more, and goes on watching', slow, async () => {
  const worker = await startBlankWorker(api, { slots: 3 });
  const user = await api.newCompany();
  const colleague = await colleagueOf(user);
  const [live, theirs] = [await open(user), await open(colleague)];
  await live.next('ready');
  await theirs.next('ready');
  const another = { ...PAGE, blueprint_id: await createTest(user, 'Lamps') };
  const reserved = (await colleague.post('/live', another)).body.live_session_id;
  const watching = await colleague.post(`/live/${live.id}/tickets`, { role: 'watch' });
  const watcher = await connected(watching, live.id);
  await watcher.next('ready');
  const { id } = (await colleague.get('/account')).body.account;
  assert.equal((await user.put(`/members/${id}`, { role: 'viewer' })).status, 200);
  const ticket = await colleague.post(`/live/${reserved}/tickets`, { role: 'control' });
  assert.deepEqual([ticket.status, ticket.body.code], [403, 'role_required']);
  const ended = await theirs.next('ended');
  assert.deepEqual(
    [ended.reason, ended.message],
    ['signed-out', 'The live browser was closed because you have signed out or may not use it any more.'],
  );
  const session = await worker.session(0);
  // The same look at the login sessions was at this one.
  session.host.send({ type: 'restarted' });
  await watcher.next('restarted');
  await worker.close();
});

test('the page learns that the worker of its session has died, and its slot is free', slow, async () => {
  const worker = await startBlankWorker(api);
  const user = await api.newCompany();
  const live = await open(user);
  await live.next('ready');
  await worker.die();
  assert.deepEqual(await live.closed, { code: LIVE_CLOSE_WORKER_LOST, reason: 'worker-lost' });
  assert.ok(!live.events.some(({ type }) => type === 'ended'));
  assert.equal((await user.post('/live', PAGE)).body.code, 'no_live_slot');
  const next = await startBlankWorker(api);
  await open(user);
  await next.close();
});
