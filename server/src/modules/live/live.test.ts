import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { changesSchema, type Change } from 'shared/contract';
import { eventually } from 'test-support';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { buildApp } from '../../app.ts';
import { endIdleConnections } from '../../platform/http/end-idle-connections.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { claim, createTest, ended, trigger } from '../runs/testing/run-tools.ts';
import { announceChanges, createLiveService } from './live-service.ts';

const api = await openTestApi();
const { platform, services } = api;
const { queries, pool } = platform.database;

/** One of the API's processes: listens for changes by itself. */
async function startApi(of = platform, flushInterval?: number) {
  const live = createLiveService({ ...of, heartbeatInterval: 50, flushInterval });
  const app = await buildApp({ platform, services: { ...services, live } });
  endIdleConnections(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  live.open();
  after(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, port, address: `http://127.0.0.1:${port}/events` };
}

type Api = Awaited<ReturnType<typeof startApi>>;

const request = ({ address }: Api, token: string, signal?: AbortSignal) =>
  fetch(address, { headers: { authorization: `Bearer ${token}`, origin: 'http://localhost:3000' }, signal });

/** Connects as a page does: again and again until the API listens. */
async function connected(of: Api, token: string, signal?: AbortSignal): Promise<Response> {
  return eventually(async () => {
    const response = await request(of, token, signal);
    if (response.status !== 503) return response;
    await response.body?.cancel();
    return undefined;
  });
}

/** The changes that arrive, one after the other. */
async function* changesOf(response: Response): AsyncGenerator<Change> {
  let text = '';
  for await (const chunk of present(response.body).pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = present(events.pop());
    for (const event of events)
      if (event.startsWith('data: ')) yield* changesSchema.parse(JSON.parse(event.slice(6))).changes;
  }
}

async function nextOf(changes: AsyncGenerator<Change>, ...expected: Change[]): Promise<void> {
  const arrived: Change[] = [];
  while (arrived.length < expected.length) {
    const { value, done } = await changes.next();
    assert.ok(!done, 'the stream has ended');
    // Progress is announced again and again.
    if (!arrived.some(({ id, kind }) => id === value.id && kind === value.kind)) arrived.push(value);
  }
  const sorted = (of: Change[]) => of.map(({ kind, id }) => `${kind} ${id}`).sort();
  assert.deepEqual(sorted(arrived), sorted(expected));
}

async function untilEnd(response: Response): Promise<void> {
  for await (const change of changesOf(response)) assert.fail(JSON.stringify(change));
}

const first = await startApi();
const second = await startApi();

describe('a stream of changes', { timeout: 240_000 }, () => {
  test('names what a run stores, in every process and to its own company only', async () => {
    const user = await api.newCompany();
    const stranger = await api.newCompany();
    const responses = await Promise.all([
      connected(first, user.token),
      connected(second, user.token),
      connected(second, stranger.token),
    ]);
    const [one, other, strange] = responses.map(changesOf) as [
      AsyncGenerator<Change>,
      AsyncGenerator<Change>,
      AsyncGenerator<Change>,
    ];
    const { headers } = responses[0];
    assert.match(present(headers.get('content-type')), /^text\/event-stream/);
    assert.equal(headers.get('access-control-allow-origin'), 'http://localhost:3000');
    assert.equal(headers.get('x-accel-buffering'), 'no');

    const run = await trigger(user, await createTest(user, 'Buy'));
    const groupRun: Change = { kind: 'group_run', id: run.id };
    const testRun: Change = { kind: 'test_run', id: present(run.testRunIds[0]) };
    for (const changes of [one, other]) await nextOf(changes, groupRun);
    const record = await claim(api, testRun.id);
    for (const changes of [one, other]) await nextOf(changes, groupRun, testRun);
    await record.storeEvent({ type: 'step-started', stepIndex: 0 });
    for (const changes of [one, other]) await nextOf(changes, testRun);
    await record.end(ended('passed'));
    for (const changes of [one, other]) await nextOf(changes, groupRun, testRun);

    const next = await trigger(user, await createTest(user, 'Pay'));
    await nextOf(one, { kind: 'group_run', id: next.id });
    await user.post(`/test_group_run/${next.id}/cancel`);
    await nextOf(
      one,
      { kind: 'group_run', id: next.id },
      { kind: 'test_run', id: present(next.testRunIds[0]) },
    );

    await announceChanges(queries, stranger.companyId, [{ kind: 'group_run', id: 7 }]);
    await nextOf(strange, { kind: 'group_run', id: 7 });
  });

  test('names the simulation that goes on', async () => {
    const user = await api.newCompany();
    const changes = changesOf(await connected(first, user.token));
    const started = await user.post('/simulate', {
      starting_url: 'http://localhost/',
      steps: [{ type: 'act', action: 'Click Buy' }],
    });
    assert.equal(started.status, 201, started.text);
    const simulation: Change = { kind: 'simulation', id: started.body.simulation_id };
    const { rows } = await pool.query('select id from test_runs where simulation_id = $1', [simulation.id]);
    const record = await claim(api, rows[0].id);
    await nextOf(changes, simulation);
    await record.storeEvent({ type: 'step-started', stepIndex: 0 });
    await nextOf(changes, simulation);
    await user.post(`/simulate/${simulation.id}/cancel`);
    await nextOf(changes, simulation);
  });

  test('ends with its session; an API key opens none', async () => {
    const user = await api.newCompany();
    const response = await connected(first, user.token);
    await user.post('/auth/logout');
    await untilEnd(response);
    assert.equal((await request(first, user.token)).status, 401);
    const other = await api.newCompany();
    const { company } = (await other.get('/company/me')).body;
    assert.equal((await request(first, company.api_key)).status, 401);
  });

  test('ends when its company is deleted or requires a second factor that its person does not have', async () => {
    const [owner, gone] = [await api.newCompany(), await api.newCompany()];
    const [there, bare] = [await connected(first, gone.token), await connected(first, owner.token)];
    await gone.post('/company/me/delete', { name: gone.email, password: PASSWORD });
    await untilEnd(there);
    await pool.query('update companies set requires_two_factor = true where id = $1', [owner.companyId]);
    await untilEnd(bare);
    assert.equal((await request(first, owner.token)).status, 403);
    const { all } = await api.services.liveSessions.signedIn([hashToken(owner.token)]);
    assert.equal(all.size, 0, 'its live browsers end, too');
  });

  test('ends when announcements may be missed, and is there again soon', async () => {
    const user = await api.newCompany();
    const response = await connected(first, user.token);
    const { rows } = await pool.query<{ pid: number }>(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "steplight%' and datname = current_database()`,
    );
    assert.equal(rows.length, 2, 'one connection for each process');
    await untilEnd(response);
    const changes = changesOf(await connected(first, user.token));
    await announceChanges(queries, user.companyId, [{ kind: 'test_run', id: 5 }]);
    await nextOf(changes, { kind: 'test_run', id: 5 });
  });

  test('is refused where the database delivers nothing, as behind a pooler that shares sessions', async () => {
    const user = await api.newCompany();
    const elsewhere = new URL(platform.database.url);
    elsewhere.pathname = '/postgres';
    const warned = Promise.withResolvers<string>();
    const deaf = await startApi({
      ...platform,
      config: { ...platform.config, databaseListenUrl: elsewhere.href },
      log: Object.assign(Object.create(platform.log), {
        warn: (_: unknown, message: string) => warned.resolve(message),
      }),
    });
    assert.match(await warned.promise, /DATABASE_LISTEN_URL/);
    const refused = await request(deaf, user.token);
    assert.equal(refused.status, 503);
    assert.equal((await refused.json()).code, 'no_live_changes');
  });

  test('is refused to the 21st page of a session', async () => {
    const user = await api.newCompany();
    const pages = new AbortController();
    // Referenced until the end: fetch closes the connection of a response that is garbage collected.
    const responses: Response[] = [];
    for (let page = 1; page <= 20; page += 1)
      responses.push(await connected(first, user.token, pages.signal));
    const refused = await request(first, user.token);
    assert.equal(refused.status, 429);
    assert.equal((await refused.json()).code, 'too_many_streams');
    for (const { status } of responses) assert.equal(status, 200);
    pages.abort();
    await eventually(async () => (await request(first, user.token)).status !== 429);
  });

  test('drops a reader that does not read, and no other', async () => {
    const user = await api.newCompany();
    const own = await startApi(platform, 0);
    await (await connected(own, user.token)).body?.cancel();
    const connection = once(own.app.server, 'connection');
    const slow = connect(own.port, '127.0.0.1').pause();
    after(() => slow.destroy());
    slow.write(`GET /events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n\r\n`);
    const [served] = (await connection) as [Socket];
    const reader = changesOf(await connected(own, user.token));
    // Less than may wait for a reader, so that the one that reads keeps up on any machine.
    const many = Array.from({ length: 800 }, (_, id): Change => ({ kind: 'test_run', id: id + 1_000_000 }));
    // Until the system takes no more for the other one's connection.
    for (let round = 1; !served.destroyed; round += 1) {
      await announceChanges(queries, user.companyId, [...many, { kind: 'group_run', id: round }]);
      for (let last; last !== round;) {
        const { value, done } = await reader.next();
        assert.ok(!done, 'the reader that reads was dropped');
        last = value.id;
      }
    }
  });

  test('does not delay the end of the process', async () => {
    const user = await api.newCompany();
    const third = await startApi();
    const response = await connected(third, user.token);
    await third.app.close();
    await untilEnd(response);
  });
});
