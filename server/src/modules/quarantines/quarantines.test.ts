import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import {
  claim,
  createModule,
  createTest,
  ended,
  runTest,
  testRunsOf,
  trigger,
} from '../runs/testing/run-tools.ts';

const api = await openTestApi();

const listed = async (user: Client, testId: number) =>
  (await user.get('/test_blueprint/list')).body.test_blueprints.find(
    ({ id }: { id: number }) => id === testId,
  );
const quarantine = (user: Client, testId: number, body: object = {}) =>
  user.put(`/test_blueprint/${testId}/quarantine`, { reason: 'The server is slow.', ...body });
const read = async (user: Client, id: number) => (await user.get(`/test_group_run/${id}`)).body;
/** Moves begin and end of the quarantine into the past. */
const age = (testId: number, days: number) =>
  api.platform.database.pool.query(
    `update quarantines set created_at = created_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
     where blueprint_id = $1`,
    [testId, days],
  );

test('a quarantine has reason, owner and end, in the list too, and can be extended and ended', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const reply = await quarantine(user, testId);
  assert.equal(reply.status, 200, reply.text);
  const { users } = (await user.get('/test_blueprint/quarantine_owners')).body;
  assert.deepEqual(reply.body.quarantine.owner, users[0]);
  const days = (ends: string) => (Date.parse(ends) - Date.now()) / 86_400_000;
  assert.ok(Math.abs(days(reply.body.quarantine.ends_at) - 14) < 0.1);
  assert.deepEqual((await listed(user, testId)).quarantine, reply.body.quarantine);

  const later = (await quarantine(user, testId, { days: 90, reason: 'Still slow.' })).body.quarantine;
  assert.equal(later.created_at, reply.body.quarantine.created_at);
  assert.ok(days(later.ends_at) > 89);
  const renamed = (await quarantine(user, testId, { reason: 'A ticket is open.' })).body.quarantine;
  assert.deepEqual([renamed.reason, renamed.ends_at], ['A ticket is open.', later.ends_at]);
  assert.equal((await user.delete(`/test_blueprint/${testId}/quarantine`)).status, 204);
  assert.equal((await listed(user, testId)).quarantine, null);
  assert.equal((await user.delete(`/test_blueprint/${testId}/quarantine`)).status, 204);
});

test('what is wrong with a quarantine is said at its field', async () => {
  const user = await api.newCompany();
  const other = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const stranger = (await other.get('/test_blueprint/quarantine_owners')).body.users[0].id;
  for (const [body, status, field] of [
    [{ reason: ' ' }, 400, 'reason'],
    [{ reason: 'x'.repeat(501) }, 400, 'reason'],
    [{ days: 0 }, 400, 'days'],
    [{ days: 91 }, 400, 'days'],
    [{ owner_id: stranger }, 422, 'owner_id'],
  ] as const) {
    const reply = await quarantine(user, testId, body);
    assert.equal(reply.status, status, reply.text);
    assert.ok(reply.body.fields[field], reply.text);
  }
  assert.equal((await quarantine(other, testId)).status, 404);
  assert.equal((await quarantine(user, await createModule(user, 'Click Buy'))).status, 422);
  assert.equal((await listed(user, testId)).quarantine, null);
});

test('a test in quarantine runs, is shown and decides nothing', async () => {
  const user = await api.newCompany();
  const [shaky, sound] = [await createTest(user, 'Shaky'), await createTest(user, 'Sound')];
  await quarantine(user, shaky);
  const { id, testRunIds } = await trigger(user, shaky, sound);
  await (await claim(api, testRunIds[0])).end(ended('failed'));
  await (await claim(api, testRunIds[1])).end(ended('passed'));
  const { test_group_run: run, test_runs: items } = await read(user, id);
  assert.equal(run.status, 'passed');
  assert.deepEqual([run.passedTests, run.totalTests, run.quarantined_tests], [1, 2, 1]);
  assert.deepEqual(
    items.map((item: { status: string; is_quarantined: boolean }) => [item.status, item.is_quarantined]),
    [
      ['failed', true],
      ['passed', false],
    ],
  );

  const ctrf = (await user.get(`/test_group_run/${id}/ctrf`)).body.results;
  assert.deepEqual([ctrf.summary.failed, ctrf.summary.skipped, ctrf.summary.passed], [0, 1, 1]);
  assert.equal(ctrf.tests[0].extra.quarantined, true);
  assert.equal(ctrf.tests[0].rawStatus, 'failed');
  const junit = (await user.get(`/test_group_run/${id}/junit`)).text;
  assert.match(junit, /failures="0" errors="0" skipped="1"/);
  assert.match(junit, /<skipped message="In quarantine: /);
  const summary = (await user.get(`/test_group_run/${id}/summary`)).text;
  assert.match(summary, /^status: passed/);
  assert.match(summary, /1 of 2 tests passed; 1 in quarantine did not pass/);
  assert.match(summary, /Note: Shaky, in quarantine \(failed\)/);
});

test('other tests fail the run as before, and a run of tests in quarantine alone passes', async () => {
  const user = await api.newCompany();
  const [shaky, sound] = [await createTest(user, 'Shaky'), await createTest(user, 'Sound')];
  await quarantine(user, shaky);
  const both = await trigger(user, shaky, sound);
  for (const id of both.testRunIds) await (await claim(api, id)).end(ended('failed'));
  assert.equal((await read(user, both.id)).test_group_run.status, 'failed');
  const { groupRunId } = await runTest(api, user, shaky, 'error');
  assert.equal((await read(user, groupRunId)).test_group_run.status, 'passed');
});

test('no one is notified of a failure in quarantine', async () => {
  const user = await api.newCompany();
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: [user.email] });
  const [shaky, sound] = [await createTest(user, 'Shaky'), await createTest(user, 'Sound')];
  await quarantine(user, shaky);
  const { id: groupRunId, testRunIds } = await trigger(user, shaky, sound);
  for (const [index, id] of testRunIds.entries())
    await (await claim(api, id)).end(ended(index === 0 ? 'failed' : 'passed'));
  await api.services.notifications.announce(groupRunId);
  const { rows } = await api.platform.database.pool.query(
    'select 1 from deliveries where group_run_id = $1',
    [groupRunId],
  );
  assert.equal(rows.length, 0);
});

test('a quarantine that has ended counts no longer', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Shaky');
  await quarantine(user, testId, { days: 3 });
  await age(testId, 4);
  assert.equal((await listed(user, testId)).quarantine, null);
  const { groupRunId } = await runTest(api, user, testId, 'failed');
  assert.equal((await read(user, groupRunId)).test_group_run.status, 'failed');
});

test('passes in a row are counted since the last failure', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Shaky');
  await quarantine(user, testId);
  for (const status of ['passed', 'failed', 'passed', 'passed'] as const)
    await runTest(api, user, testId, status);
  const passes = async () => present((await listed(user, testId)).quarantine).passes;
  assert.equal(await passes(), 2);

  const runAt = async (base_url: string, end: 'passed' | 'failed') => {
    const started = await user.post('/test_group_run/trigger_run', {
      test_blueprint_ids: [testId],
      base_url,
    });
    const [id] = await testRunsOf(user, started.body.test_group_run.id);
    await (await claim(api, id)).end(ended(end));
  };
  await runAt('https://staging.example', 'failed');
  await runAt('https://staging.example', 'passed');
  await runTest(api, user, testId, 'passed');
  assert.equal(await passes(), 1, 'it has failed in another environment since');
});

test('the rows of a table are one pass', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Shaky');
  await quarantine(user, testId);
  await user.put(`/test_blueprint/${testId}/table`, {
    columns: [{ name: 'user', is_secret: false }],
    rows: [{ cells: ['anna'] }, { cells: ['bob'] }],
  });
  const { testRunIds } = await trigger(user, testId);
  const passes = [];
  for (const id of testRunIds) {
    await (await claim(api, id)).end(ended('passed'));
    passes.push(present((await listed(user, testId)).quarantine).passes);
  }
  assert.deepEqual(passes, [0, 1]);
});

test('an owner who has left the company is none', async () => {
  const user = await api.newCompany();
  const editor = await api.newMember(user.companyId, 'editor');
  const testId = await createTest(user, 'Buy');
  await quarantine(editor, testId);
  assert.equal((await listed(user, testId)).quarantine.owner.id, editor.userId);
  await user.delete(`/members/${editor.userId}`);
  assert.equal((await listed(user, testId)).quarantine.owner, null);
});
