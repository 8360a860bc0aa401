import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { RunTrace } from 'runner';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { claim, createTest, ended, runTest, testRunsOf } from '../testing/run-tools.ts';

const platform = await openTestPlatform({ config: { mediaRetentionDays: 0 } });
const api = await openTestApi(platform);
const folder = await mkdtemp(join(tmpdir(), 'steplight-traces-'));
after(() => rm(folder, { recursive: true, force: true }));

const traceOf = async (user: Client, id: number) => (await user.get(`/test_run/${id}`)).body.test_run.trace;

async function rerun(user: Client) {
  const first = await runTest(api, user, await createTest(user, 'Buy'), 'failed');
  const reply = await user.post(`/test_group_run/${first.groupRunId}/rerun`, {
    test_run_id: first.testRunId,
    trace: true,
  });
  assert.equal(reply.status, 201, reply.text);
  const id = present((await testRunsOf(user, reply.body.test_group_run.id))[0]);
  return { first, id, record: await claim(api, id) };
}

async function fileOf(content: string): Promise<RunTrace> {
  const path = join(folder, 'own.zip');
  await writeFile(path, content);
  return { path, problem: null };
}

test('a test runs again with a trace, which its company downloads for 14 days', async () => {
  const user = await api.newCompany();
  const { first, id, record } = await rerun(user);
  assert.equal(record.plan.recordTrace, true);
  assert.equal(await traceOf(user, id), null, 'not yet');
  await record.end({ ...ended('passed'), trace: await fileOf('zip') });
  const { url, problem } = await traceOf(user, id);
  assert.equal(problem, null);
  const download = await api.as().get(url.replace(/^https?:\/\/[^/]+/, ''));
  assert.deepEqual([download.status, download.text], [200, 'zip']);
  assert.match(String(download.headers['content-disposition']), new RegExp(`filename="trace-${id}\\.zip"`));
  assert.equal(await traceOf(user, first.testRunId), null, 'no other run has one');

  const shared = await user.post('/share_links', { test_run_id: id, days: 7 });
  const token = new URL(shared.body.url).pathname.split('/').at(-1);
  const seen = await api.as().get(`/shared/${token}`);
  assert.equal(seen.status, 200);
  assert.doesNotMatch(seen.text, /trace/, 'those with a link see none');

  const age = (days: number) =>
    platform.database.pool.query(
      'update test_runs set finished_at = now() - make_interval(days => $2) where id = $1',
      [id, days],
    );
  await age(13);
  await api.services.testRuns.removeOldMedia();
  assert.notEqual((await traceOf(user, id)).url, null);
  await age(15);
  await api.services.testRuns.removeOldMedia();
  assert.deepEqual(await traceOf(user, id), {
    url: null,
    problem: 'The trace was removed because of its age.',
  });
  assert.equal((await api.as().get(url.replace(/^https?:\/\/[^/]+/, ''))).status, 404);
});

test('why there is no trace is said', async () => {
  const user = await api.newCompany();
  const { id, record } = await rerun(user);
  await record.end({ ...ended('passed'), trace: { path: null, problem: 'A secret is too short.' } });
  assert.deepEqual(await traceOf(user, id), { url: null, problem: 'A secret is too short.' });
});

test('a trace is of one test, and for those who may start runs', async () => {
  const user = await api.newCompany();
  const { groupRunId, testRunId } = await runTest(api, user, await createTest(user, 'Buy'), 'failed');
  const path = `/test_group_run/${groupRunId}/rerun`;
  assert.equal((await user.post(path, { trace: true })).status, 400);
  const viewer = await api.newMember(user.companyId, 'viewer');
  assert.equal((await viewer.post(path, { test_run_id: testRunId, trace: true })).status, 403);
});
