import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { startS3Server } from 'stand-ins/s3/s3-server.ts';
import { startTraceReceiver } from 'stand-ins/trace-receiver.ts';
import { buildApp } from '../../app.ts';
import { createLog } from '../../platform/log.ts';
import { assertSince } from '../../testing/assert-since.ts';
import { exampleAction, exampleEvent, exampleOutcome } from '../../testing/example-results.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD, type Client, type Reply, type TestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { createTest, claim, trigger } from '../runs/testing/run-tools.ts';
import { createServices } from '../services.ts';
import { shareLinks } from './tables.ts';

const { spans, endpoint } = await startTraceReceiver();
let written = '';
const api = await openTestApi({
  ...(await openTestPlatform({ config: { tracing: { endpoint, share: 1 } } })),
  log: createLog('trace', { write: (line: string) => (written += line) }),
});
const { queries } = api.platform.database;
const visitor = api.as();
const DAY = 24 * 60 * 60 * 1000;
const SECRET = 'hushhush-value';

/** A finished test run with everything that a run can have, in a group run with one more test. */
async function recordRun(user: Client, on: TestApi = api) {
  const [first, second] = [await createTest(user, 'Buy'), await createTest(user, 'Return')];
  await user.put('/company/variables/pin', { value: SECRET, is_secret: true });
  const { id: groupRunId, testRunIds } = await trigger(user, first, second);
  const testRunId = present(testRunIds[0]);
  const record = await claim(on, testRunId);
  const screenshot = Buffer.from('jpeg');
  await record.storeEvent({ type: 'started', screenshot });
  await record.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({
      screenshot,
      screenshotBefore: screenshot,
      pageUrl: 'http://inside.example/?order=7',
      element: { description: 'button "Buy"', box: { x: 1, y: 2, width: 3, height: 4 } },
    }),
  });
  await record.storeEvent({
    type: 'page-events',
    stepIndex: 0,
    actionNumber: 1,
    events: [exampleEvent({ text: 'console line' })],
  });
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 0,
    outcome: exampleOutcome({ marks: [{ kind: 'healed', text: 'mark of the team' }] }),
  });
  const path = join(tmpdir(), `steplight-shared-${process.pid}-${user === undefined}-${testRunId}`);
  await writeFile(path, '0123456789');
  await record.end({ status: 'passed', error: null, video: { path, contentType: 'video/webm' } });
  return { groupRunId, testRunId, otherTestRunId: present(testRunIds[1]) };
}

const tokenOf = ({ body }: Reply): string => body.url.split('/s/')[1];

async function share(user: Client, body: object) {
  const reply = await user.post('/share_links', body);
  assert.equal(reply.status, 201, reply.text);
  const id: number = reply.body.share_link.id;
  return { id, token: tokenOf(reply), link: reply.body.share_link };
}

/** The path of an address of the API. */
const local = (address: string) => address.slice('http://localhost:5000'.length);

const mediaOf = ({ test_run: run }: Reply['body']): string[] => [
  run.recording_url,
  run.initial_screenshot_url,
  run.steps[0].actions[0].screenshot_url,
  run.steps[0].actions[0].screenshot_before_url,
];

/** The names of all fields of a reply, those of list items once. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsOf(item, path)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, field]) =>
    fieldsOf(field, path === '' ? name : `${path}.${name}`),
  );
}

async function assertDead(path: string, client = visitor) {
  const reply = await client.get(path);
  assert.deepEqual(
    [reply.status, reply.body],
    [404, { error: 'This link does not exist or has expired.', code: 'not_found' }],
    path,
  );
}

const TEST_RUN_FIELDS = [
  ...['id', 'name', 'row_name', 'status', 'created_at', 'error', 'environment', 'earlier_tries'],
  ...['is_quarantined', 'recording_url', 'initial_screenshot_url', 'media_removed_at'],
  ...['steps.step_number', 'steps.place.step', 'steps.place.module', 'steps.task', 'steps.is_successful'],
  ...['steps.result', 'steps.actions.type', 'steps.actions.description', 'steps.actions.is_successful'],
  ...['steps.actions.screenshot_url', 'steps.actions.screenshot_before_url'],
  'steps.actions.element.description',
  ...['x', 'y', 'width', 'height'].map((side) => `steps.actions.element.box.${side}`),
  ...['steps.actions.start', 'steps.actions.duration', 'steps.start', 'steps.duration'],
].map((name) => `test_run.${name}`);

test('says whether a secret was typed in the run', async () => {
  const user = await api.newCompany();
  const { groupRunId, testRunId, otherTestRunId } = await recordRun(user);
  const says = async (run: object) => (await user.post('/share_links', run)).body.types_secrets;
  const runs = [
    { test_run_id: testRunId },
    { test_run_id: otherTestRunId },
    { test_group_run_id: groupRunId },
  ];
  assert.deepEqual(await Promise.all(runs.map(says)), [false, false, false]);
  const record = await claim(api, otherTestRunId);
  const action = exampleAction({ description: 'Type "••••" into "Password"' });
  await record.storeEvent({ type: 'action', stepIndex: 0, actionNumber: 1, action });
  assert.deepEqual(await Promise.all(runs.map(says)), [false, true, true]);
});

test('a link shows the group run and its test runs, and nothing else of the company', async () => {
  const user = await api.newCompany();
  const { groupRunId, testRunId, otherTestRunId } = await recordRun(user);
  const { token } = await share(user, { test_group_run_id: groupRunId });

  const opened = await visitor.get(`/shared/${token}`);
  assert.equal(opened.status, 200, opened.text);
  const items = ['id', 'name', 'row_name', 'status', 'total_steps', 'steps_failed', 'started_at', 'duration'];
  assert.deepEqual(fieldsOf(opened.body), [
    'expires_at',
    ...['name', 'status', 'created_at', 'started_at', 'duration', 'passed_tests', 'total_tests'].map(
      (name) => `group_run.${name}`,
    ),
    ...['flaky_tests', 'quarantined_tests', 'environment'].map((name) => `group_run.${name}`),
    ...[...items, 'earlier_tries', 'is_quarantined'].map((name) => `group_run.test_runs.${name}`),
    'test_run',
  ]);
  assert.deepEqual(
    opened.body.group_run.test_runs.map(({ id, name, status }: Reply['body']) => [id, name, status]),
    [
      [testRunId, 'Buy', 'passed'],
      [otherTestRunId, 'Return', 'pending'],
    ],
  );

  const run = await visitor.get(`/shared/${token}/test_runs/${testRunId}`);
  assert.equal(run.status, 200, run.text);
  assert.deepEqual(fieldsOf(run.body), TEST_RUN_FIELDS);
  assert.deepEqual(
    [run.body.test_run.name, run.body.test_run.steps[0].task, run.body.test_run.steps[0].result],
    ['Buy', 'Click Buy', 'Clicked.'],
  );
  for (const inside of [
    SECRET,
    user.email,
    'inside.example',
    'console line',
    'mark of the team',
    'signature',
  ])
    assert.ok(!(opened.text + run.text).includes(inside), inside);
  const folder = `http://localhost:5000/shared/${token}/test_runs/${testRunId}/media/1`;
  assert.deepEqual(
    mediaOf(run.body),
    ['recording.webm', 'start.jpg', '1-1.jpg', '1-1-before.jpg'].map((name) => `${folder}/${name}`),
  );

  const elsewhere = await recordRun(user);
  await assertDead(`/shared/${token}/test_runs/${elsewhere.testRunId}`);
  await assertDead(`/shared/${token}/test_runs/1999999999`);
});

test('a link to a test run shows this one only', async () => {
  const user = await api.newCompany();
  const { testRunId, otherTestRunId } = await recordRun(user);
  const { token, link } = await share(user, { test_run_id: testRunId });
  assert.deepEqual([link.name, link.test_run_id, link.test_group_run_id], ['Buy', testRunId, null]);
  const { body } = await visitor.get(`/shared/${token}`);
  assert.deepEqual(fieldsOf(body), ['expires_at', 'group_run', ...TEST_RUN_FIELDS]);
  assert.equal((await visitor.get(`/shared/${token}/test_runs/${testRunId}`)).status, 200);
  await assertDead(`/shared/${token}/test_runs/${otherTestRunId}`);
});

test('what is masked on the screens of a run is masked here', async () => {
  const user = await api.newCompany();
  await user.put('/company/variables/pin', { value: SECRET, is_secret: true });
  const steps = [{ step_number: 1, type: 'act', action: 'Type {{pin}} into PIN' }];
  const { testRunIds } = await trigger(user, await createTest(user, 'Sign in', { steps }));
  const testRunId = present(testRunIds[0]);
  const { token } = await share(user, { test_run_id: testRunId });
  const inside = (await user.get(`/test_run/${testRunId}`)).body.test_run.results[0];
  const { text, body } = await visitor.get(`/shared/${token}`);
  assert.equal(body.test_run.steps[0].task, inside.task);
  assert.ok(!text.includes(SECRET));
});

test('addresses of pages are not shown, whatever names them', async () => {
  const user = await api.newCompany();
  const { testRunIds } = await trigger(user, await createTest(user, 'Sign in'));
  const testRunId = present(testRunIds[0]);
  const record = await claim(api, testRunId);
  const first = 'https://inside.example/reset/c0de?token=t0ken';
  const second = 'HTTP://inside.example:8080/#order=7';
  const description = `Open ${first}`;
  await record.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({ description }),
  });
  const result = `Opened ${first}, which led to ${second}. The URL is "${first}".`;
  await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome({ result }) });
  const error = `${first} could not be opened: the server did not answer in time.`;
  await record.end({ status: 'error', error, video: null });
  const { token } = await share(user, { test_run_id: testRunId });
  const { body, text } = await visitor.get(`/shared/${token}`);
  const [step] = body.test_run.steps;
  assert.deepEqual(
    [body.test_run.error, step.result, step.actions[0].description],
    [
      '[address] could not be opened: the server did not answer in time.',
      'Opened [address], which led to [address]. The URL is "[address]".',
      'Open [address]',
    ],
  );
  assert.doesNotMatch(text, /inside\.example|t0ken|c0de|order=7/);
});

test('replies are for no cache, no search engine and no other site', async () => {
  const user = await api.newCompany();
  const { testRunId } = await recordRun(user);
  const { token } = await share(user, { test_run_id: testRunId });
  const { body } = await visitor.get(`/shared/${token}`);
  const paths = [`/shared/${token}`, `/shared/${token}/test_runs/${testRunId}`, '/shared/unknown'];
  for (const path of [...paths, ...mediaOf(body).map(local)]) {
    const { headers } = await visitor.get(path);
    assert.deepEqual(
      [headers['referrer-policy'], headers['x-robots-tag'], headers['cache-control']],
      ['no-referrer', 'noindex, nofollow', 'private, no-store'],
      path,
    );
  }
});

describe('a revocation ends page and media at once', () => {
  test('in the data folder', () => endsMedia(api));
  test('in a bucket', async () => {
    const s3 = await startS3Server();
    return endsMedia(await openTestApi(await openTestPlatform({ config: { s3: s3.settings } })));
  });
});

async function endsMedia(on: TestApi) {
  const user = await on.newCompany(`media${Math.random()}@example.com`);
  const { testRunId } = await recordRun(user, on);
  const { token, id } = await share(user, { test_run_id: testRunId });
  const stranger = on.as();
  const { body } = await stranger.get(`/shared/${token}`);
  const [video = '', ...screenshots] = mediaOf(body).map(local);
  for (const path of screenshots) {
    const { status, text, headers } = await stranger.get(path);
    assert.deepEqual([status, text, headers['content-type']], [200, 'jpeg', 'image/jpeg'], path);
  }
  const whole = await stranger.get(video);
  assert.deepEqual(
    [whole.status, whole.text, whole.headers['content-type'], whole.headers['accept-ranges']],
    [200, '0123456789', 'video/webm', 'bytes'],
  );
  const ranges: [range: string, status: number, text: string, contentRange: string | undefined][] = [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ];
  for (const [range, status, text, contentRange] of ranges) {
    const slice = await stranger.get(video, { range });
    assert.deepEqual(
      [slice.status, slice.text, slice.headers['content-range']],
      [status, text, contentRange],
    );
  }
  const head = await stranger.head(video);
  assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', '10']);

  const folder = video.slice(0, video.lastIndexOf('/'));
  for (const name of ['file-1', 'other.jpg', '..%2f..%2fsecret', '%2e%2e%2f1%2fstart.jpg'])
    assert.equal((await stranger.get(`${folder}/${name}`)).status, 404, name);

  assert.equal((await user.delete(`/share_links/${id}`)).status, 204);
  for (const path of [`/shared/${token}`, `/shared/${token}/test_runs/${testRunId}`, video, ...screenshots])
    await assertDead(path, stranger);
  assert.equal((await stranger.post(`/shared/${token}/views`)).status, 404);
  assert.deepEqual((await user.get('/share_links')).body.share_links, []);
  assert.equal((await user.delete(`/share_links/${id}`)).status, 204, 'a second time');
}

test('a link ends by itself, after seven days if nothing else was chosen', async () => {
  const user = await api.newCompany();
  const { groupRunId } = await recordRun(user);
  const week = await share(user, { test_group_run_id: groupRunId });
  const quarter = await share(user, { test_group_run_id: groupRunId, days: 90 });
  const lifetime = ({ link }: typeof week) => Date.parse(link.expires_at) - Date.parse(link.created_at);
  assert.ok(Math.abs(lifetime(week) - 7 * DAY) < 60_000);
  assert.ok(Math.abs(lifetime(quarter) - 90 * DAY) < 60_000);
  for (const days of [0, 91, 1.5, '7'])
    assert.equal((await user.post('/share_links', { test_group_run_id: groupRunId, days })).status, 400);

  await queries.execute(sql`update share_links set expires_at = now() where id = ${week.id}`);
  await assertDead(`/shared/${week.token}`);
  assert.equal((await visitor.get(`/shared/${quarter.token}`)).status, 200);
  const listed = (await user.get('/share_links')).body.share_links;
  assert.deepEqual(
    listed.map(({ id }: { id: number }) => id),
    [quarter.id],
  );
});

test('a link names its creator, and counts the pages that a browser opened', async () => {
  const user = await api.newCompany('grace@example.com');
  const { groupRunId } = await recordRun(user);
  const { token, link } = await share(user, { test_group_run_id: groupRunId });
  assert.deepEqual([link.created_by, link.views, link.last_viewed_at], ['grace@example.com', 0, null]);
  await visitor.get(`/shared/${token}`);
  const start = Date.now();
  for (let view = 0; view < 2; view += 1)
    assert.equal((await visitor.post(`/shared/${token}/views`)).status, 204);
  await queries.execute(sql`update users set name = 'Grace Hopper' where email = 'grace@example.com'`);
  const [listed] = (await user.get('/share_links')).body.share_links;
  assert.deepEqual([listed.created_by, listed.views], ['Grace Hopper', 2]);
  assertSince(start, listed.last_viewed_at);
  assert.ok(!JSON.stringify(listed).includes(token));

  await queries.execute(sql`delete from users where email = 'grace@example.com'`);
  assert.equal((await visitor.get(`/shared/${token}`)).status, 200, 'links belong to the company');
});

test('runs and links of another company are not there; a link shows exactly one run', async () => {
  const [owner, stranger] = [await api.newCompany(), await api.newCompany()];
  const { groupRunId, testRunId } = await recordRun(owner);
  const { id, token } = await share(owner, { test_group_run_id: groupRunId });
  for (const body of [{ test_group_run_id: groupRunId }, { test_run_id: testRunId }])
    assert.equal((await stranger.post('/share_links', body)).status, 404);
  for (const body of [{}, { test_group_run_id: groupRunId, test_run_id: testRunId }])
    assert.equal((await owner.post('/share_links', body)).status, 400);
  assert.deepEqual((await stranger.get('/share_links')).body.share_links, []);
  const foreign = await stranger.delete(`/share_links/${id}`);
  const unknown = await stranger.delete('/share_links/1999999999');
  assert.deepEqual([foreign.status, foreign.text], [404, unknown.text]);
  assert.equal((await visitor.get(`/shared/${token}`)).status, 200);
});

test('the links that a person made and revoked are in the own export, without their token', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const { id: groupRunId } = await trigger(user, testId);
  const { id, token } = await share(user, { test_group_run_id: groupRunId, days: 7 });
  await user.delete(`/share_links/${id}`);
  const { body, text } = await user.get('/account/export');
  const links = body.created.filter(({ kind }: { kind: string }) => kind.endsWith('share link'));
  assert.deepEqual(
    links.map((link: Record<string, unknown>) => [link['kind'], link['id'], link['company_id']]),
    [
      ['share link', id, user.companyId],
      ['revoked share link', id, user.companyId],
    ],
  );
  assert.equal(typeof links[0].title, 'string');
  assert.ok(!text.includes(token));
});

test('viewers see the links of the company, editors make and revoke them', async () => {
  const owner = await api.newCompany();
  const { groupRunId } = await recordRun(owner);
  const client = async (role: 'viewer' | 'editor') => {
    const email = `${role}@share.example`;
    const { companyId } = owner;
    await api.services.auth.createUser({ companyId, email, password: PASSWORD, role });
    const login = await visitor.post('/auth/login', { email, password: PASSWORD });
    return api.as(login.body.access_token);
  };
  const [viewer, editor] = [await client('viewer'), await client('editor')];
  const { id } = await share(editor, { test_group_run_id: groupRunId });
  assert.equal((await viewer.get('/share_links')).body.share_links[0].id, id);
  assert.equal((await viewer.post('/share_links', { test_group_run_id: groupRunId })).status, 403);
  assert.equal((await viewer.delete(`/share_links/${id}`)).status, 403);
  assert.equal((await visitor.get('/share_links')).status, 401);
  assert.equal((await editor.delete(`/share_links/${id}`)).status, 204);
});

test('a company has at most 500 live links, also when two are made at once', async () => {
  const user = await api.newCompany();
  const { groupRunId } = await recordRun(user);
  const { id } = await share(user, { test_group_run_id: groupRunId });
  await queries.execute(
    sql`insert into share_links (company_id, group_run_id, token_hash, expires_at)
      select ${user.companyId}, ${groupRunId}, 'many ' || n, now() + interval '1 day' from generate_series(1, 498) n`,
  );
  const create = () => user.post('/share_links', { test_group_run_id: groupRunId });
  const statuses = (await Promise.all([create(), create()])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [201, 422]);
  await user.delete(`/share_links/${id}`);
  assert.equal((await create()).status, 201);
});

test('with the run, its links are gone; ended links are removed in the end', async () => {
  const user = await api.newCompany();
  const [first, second] = [await recordRun(user), await recordRun(user)];
  const { token } = await share(user, { test_group_run_id: first.groupRunId });
  await queries.execute(sql`delete from group_runs where id = ${first.groupRunId}`);
  await assertDead(`/shared/${token}`);

  const links = [];
  for (let count = 0; count < 3; count += 1) links.push(await share(user, { test_run_id: second.testRunId }));
  const [old, recent, live] = links.map(({ id }) => id);
  await queries.execute(
    sql`update share_links set revoked_at = now() - interval '91 days' where id = ${old}`,
  );
  await queries.execute(sql`update share_links set revoked_at = now() where id = ${recent}`);
  await api.services.shareLinks.deleteEnded();
  const rows = await queries.select({ id: shareLinks.id }).from(shareLinks);
  const stored = new Set(rows.map(({ id }) => id));
  assert.deepEqual(
    [old, recent, live].map((id) => stored.has(present(id))),
    [false, true, true],
  );
});

test('an address that tries many unknown links has to wait; links that exist stay open to it', async () => {
  const user = await api.newCompany();
  const { groupRunId } = await recordRun(user);
  const { token } = await share(user, { test_group_run_id: groupRunId });
  const app = await buildApp({ platform: api.platform, services: createServices(api.platform) });
  after(() => app.close());
  const get = async (path: string, remoteAddress: string) =>
    (await app.inject({ url: `/shared/${path}`, remoteAddress })).statusCode;
  for (let miss = 0; miss < 60; miss += 1) assert.equal(await get(`unknown${miss}`, '10.9.0.1'), 404);
  assert.equal(await get('unknown', '10.9.0.1'), 429);
  assert.equal(await get(token, '10.9.0.1'), 200);
  assert.equal(await get('unknown', '10.9.0.2'), 404);
});

test('the token is neither stored nor logged nor traced', async () => {
  const user = await api.newCompany();
  const { testRunId } = await recordRun(user);
  const { token } = await share(user, { test_run_id: testRunId });
  const { body } = await visitor.get(`/shared/${token}`);
  for (const path of [...mediaOf(body).map(local), `/shared/${token}/nothing`, `/s/${token}`])
    await visitor.get(path);
  await visitor.post(`/shared/${token}/views`);
  await api.platform.tracing.close();
  const rows = await queries.select().from(shareLinks);
  for (const [name, text] of Object.entries({ log: written, traces: spans, rows }))
    assert.ok(!JSON.stringify(text).includes(token), name);
  assert.ok(written.includes(`/shared/[hidden]/test_runs/${testRunId}/media/1/start.jpg`));
  assert.ok(spans.some(({ name }) => name === 'GET /shared/:token'));
});
