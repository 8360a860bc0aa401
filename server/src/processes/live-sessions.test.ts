import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test, type TestContext } from 'node:test';
import { connectLive, type LiveClient } from '../modules/live-sessions/testing/live-client.ts';
import { startLiveApi } from '../modules/live-sessions/testing/live-site.ts';
import { present } from '../testing/present.ts';
import { openTestApi, PASSWORD, type Client } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { startWorker } from './worker.ts';

const PAGE = `<!doctype html><title>Shop</title><h1>Lamps</h1>
<label>Name <input id="who"></label> <button onclick="hello.textContent = 'Hello ' + who.value">Greet</button>
<label>Photo <input type="file" onchange="hello.textContent = 'Got ' + this.files[0].name"></label>
<p id="hello"></p>`;

const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end(PAGE);
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const siteAddress = `http://localhost:${(site.address() as AddressInfo).port}/`;

const platform = await openTestPlatform({ worksOnJobs: true });
const api = await openTestApi(platform);

const [port, otherPort] = [await startLiveApi(api), await startLiveApi(api)];
const worker = await startWorker(api);
after(() => {
  site.close();
});
const user = await api.newCompany();
const email = 'colleague@example.com';
await api.services.auth.createUser({ companyId: user.companyId, email, password: PASSWORD });
const session = await api.services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
const colleague = api.as(session.access_token);
await user.put('/company/variables/name', { value: 'Ada Secret', is_secret: true });

const act = (action: string) => ({ type: 'act' as const, action, use_vision: false, is_disabled: false });
const check = (action: string) => ({ ...act(action), type: 'assert' as const });

/** The session ends with the test. */
async function open(t: TestContext, client: Client, body: object = {}): Promise<LiveClient & { id: string }> {
  const { status, body: reply, text } = await client.post('/live', { starting_url: siteAddress, ...body });
  assert.equal(status, 201, text);
  t.after(() => client.delete(`/live/${reply.live_session_id}`));
  const live = await connectLive({ port, id: reply.live_session_id, ticket: reply.ticket });
  return { ...live, id: reply.live_session_id };
}

const slow = { timeout: 240_000 };

test(
  'steps run in a browser that stays open, a person goes on by hand, a colleague watches',
  slow,
  async (t) => {
    const live = await open(t, user);
    const { viewport, isController } = await live.next('ready');
    assert.deepEqual([viewport, isController], [{ width: 1280, height: 720 }, true]);
    await live.next('page', ({ title, isLoading }) => title === 'Shop' && !isLoading);
    live.send({ type: 'watch', isOn: true });
    const first = await live.nextFrame();
    live.send({ type: 'shown', frame: first });

    const { ticket } = (await colleague.post(`/live/${live.id}/tickets`, { role: 'watch' })).body;
    const watcher = await connectLive({ port: otherPort, id: live.id, ticket });
    await live.next('watchers', ({ count }) => count === 1);

    const steps = [act('Type "{{name}}" into "Name"')];
    live.send({ type: 'run', run: 1, starting_url: null, steps, file: null });
    assert.deepEqual((await live.next('run-started')).steps, [{ place: { step: 1, module: null } }]);
    const { isSuccessful, result } = await live.next('step-finished');
    assert.ok(isSuccessful, result);
    assert.equal((await live.next('run-finished')).status, 'passed');

    // The button, by its place in the frame.
    live.send({
      type: 'query',
      request: 1,
      query: { kind: 'highlight', type: 'act', action: 'Click "Greet"' },
    });
    const { answer } = await live.next('answer');
    assert.ok(answer.kind === 'highlight' && answer.matches.length === 1, JSON.stringify(answer));
    const { x, y, width, height } = present(answer.matches[0]?.box);
    const point = { x: x + width / 2, y: y + height / 2 };
    live.send({ type: 'input', input: { kind: 'down', point, button: 'left', count: 1, modifiers: [] } });
    live.send({ type: 'input', input: { kind: 'up', point, button: 'left' } });

    const info = (await user.post('/files/upload-url', { filename: 'lamp.png', content_type: 'image/png' }))
      .body;
    const { pathname, search } = new URL(info.s3_presigned_url);
    await user.put(pathname + search, Buffer.from('png'), { 'content-type': 'image/png' });
    const more = [
      check('The page shows "Hello Ada Secret"'),
      act('Upload the attached file to "Photo"'),
      check('The page shows "Got lamp.png"'),
    ];
    const file = { s3_key: info.s3_key, file_name: 'lamp.png' };
    live.send({ type: 'run', run: 2, starting_url: null, steps: more, file });
    const finished = await live.next('run-finished');
    assert.equal(finished.status, 'passed', JSON.stringify(live.events.slice(-4)));
    assert.equal((await watcher.next('run-finished', ({ run }) => run === 2)).status, 'passed');

    // Variables that were stored since it was opened.
    await user.put('/company/variables/other', { value: 'Grace Secret', is_secret: true });
    const later = [act('Type "{{other}}" into "Name"'), act('Click "Greet"')];
    live.send({ type: 'run', run: 3, starting_url: null, steps: later, file: null });
    assert.equal((await live.next('run-finished')).status, 'passed', JSON.stringify(live.events.slice(-4)));
    assert.ok(!JSON.stringify(live.events).includes('Grace Secret'), 'a later secret is sent');
    assert.ok(watcher.screenshots > 0 && watcher.frames.length === 0);
    assert.ok(!JSON.stringify(live.events).includes('Ada Secret'), 'the value of a secret is sent');
    assert.equal((await user.delete(`/live/${live.id}`)).status, 204);
    assert.equal((await watcher.next('ended')).reason, 'left');
  },
);

test(
  'no page of a live browser reaches the inside: a metadata service, the API, the worker itself',
  slow,
  async (t) => {
    const live = await open(t, user, { starting_url: 'http://169.254.169.254/latest/meta-data/' });
    const reasonOf = async (address: string) => {
      const steps = [act(`Go to "${address}"`)];
      live.send({ type: 'run', run: 1, starting_url: null, steps, file: null });
      const { isSuccessful, result } = await live.next('step-finished');
      assert.equal(isSuccessful, false);
      return result;
    };
    assert.match(await reasonOf('http://169.254.169.254/'), /inside the service's own network/);
    assert.match(await reasonOf(`http://localhost:${platform.config.apiPort}/`), /service itself/);
    const [{ address }] = (await platform.database.pool.query('select live_address as address from workers'))
      .rows;
    assert.match(await reasonOf(address.replace('127.0.0.1', 'localhost')), /service itself/);
    live.close();
    await live.closed;
  },
);

test('a worker that stops says so in its sessions', slow, async (t) => {
  const live = await open(t, user);
  await live.next('ready');
  await worker.close();
  assert.equal((await live.next('ended')).reason, 'worker-stopped');
});
