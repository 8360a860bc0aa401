import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { asDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { recordStorageCalls } from '../../../testing/storage-calls.ts';
import { assertSince } from '../../../testing/assert-since.ts';
import { exampleAction, exampleOutcome } from '../../../testing/example-results.ts';
import { openTestApi, type Client, type Reply } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { present } from '../../../testing/present.ts';
import { claim, createTest, trigger } from '../testing/run-tools.ts';

const api = await openTestApi(await openTestPlatform({ config: { mediaRetentionDays: 10 } }));
const { platform, services } = api;

/** The path and query of an address, as the application receives them. */
const local = (address: string) => address.slice('http://localhost:5000'.length);
const read = (address: string, range?: string) => api.as().get(local(address), range ? { range } : {});
const testRun = async (user: Client, id: number) => (await user.get(`/test_run/${id}`)).body.test_run;

/** A test run with a screenshot and a recording; `days`: how long ago it ended, null: it has not. */
async function recordRun(user: Client, days: number | null): Promise<number> {
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  const id = present(testRunIds[0]);
  const record = await claim(api, id);
  const screenshot = Buffer.from('jpeg');
  await record.storeEvent({ type: 'started', screenshot });
  await record.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({ screenshot, screenshotBefore: screenshot }),
  });
  await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
  if (days === null) return id;
  const path = join(tmpdir(), `steplight-video-${process.pid}-${id}`);
  await writeFile(path, '0123456789');
  await record.end({ status: 'passed', error: null, video: { path, contentType: 'video/webm' } });
  await platform.database.pool.query(
    "update test_runs set finished_at = now() - make_interval(days => $2), created_at = now() - interval '90 days' where id = $1",
    [id, days],
  );
  return id;
}

const addresses = ({ test_video_url, initial_screenshot_url, results: [step] }: Reply['body']) => [
  test_video_url,
  initial_screenshot_url,
  step.actions[0].screenshot_url,
  step.actions[0].screenshot_before_url,
];

test('media are read by signed addresses that expire, and by range requests', async () => {
  const user = await api.newCompany();
  const run = await testRun(user, await recordRun(user, 0));
  for (const address of addresses(run)) assert.equal((await read(address)).status, 200, address);
  const video: string = run.test_video_url;
  const range = await read(video, 'bytes=2-4');
  assert.deepEqual([range.status, range.text, range.headers['content-range']], [206, '234', 'bytes 2-4/10']);
  assert.equal((await read(video, 'bytes=10-')).status, 416);
  const head = await api.as().head(local(video));
  assert.deepEqual(
    [head.status, head.text, head.headers['content-length'], head.headers['accept-ranges']],
    [200, '', '10', 'bytes'],
  );
  const key = new URL(video).pathname.slice('/artifacts/'.length);
  const previous = present(asDiskStorage(platform.storage)).signer.readQuery(key, Date.now() - 62 * 60_000);
  const expired = await read(`http://localhost:5000/artifacts/${key}?${previous}`);
  assert.deepEqual([expired.status, expired.body.code], [403, 'address_expired']);
});

test('the addresses of media end with the membership of the person that they were made for', async () => {
  const owner = await api.newCompany();
  const id = await recordRun(owner, 0);
  const member = await api.newMember(owner.companyId, 'viewer');
  const [own, others] = [addresses(await testRun(member, id)), addresses(await testRun(owner, id))];
  for (const address of own) assert.equal((await read(address)).status, 200);
  assert.equal((await owner.delete(`/members/${member.userId}`)).status, 204);
  for (const address of own) assert.equal((await read(address)).status, 403);
  for (const address of others) assert.equal((await read(address)).status, 200);
  const [address] = own;
  const withoutViewer = address.replace(/viewer=\d+/, 'viewer=');
  assert.equal((await read(withoutViewer)).status, 403, 'it is signed for whom it was made');
});

test('media of old finished runs are removed, results stay; the others keep theirs', async () => {
  const user = await api.newCompany();
  const [old, recent, running] = [
    await recordRun(user, 11),
    await recordRun(user, 9),
    await recordRun(user, null),
  ];
  const waiting = present((await trigger(user, await createTest(user, 'Never began'))).testRunIds[0]);
  await platform.database.pool.query(
    "update test_runs set status = 'cancelled', finished_at = now() - interval '40 days' where id = $1",
    [waiting],
  );
  const before = addresses(await testRun(user, old));
  const start = Date.now();
  const rounds = await Promise.all([services.testRuns.removeOldMedia(), services.testRuns.removeOldMedia()]);
  assert.deepEqual(rounds, [false, false]);

  const run = await testRun(user, old);
  assert.deepEqual(addresses(run), [null, null, null, null]);
  assertSince(start, run.media_removed_at);
  assert.deepEqual([run.status, run.results[0].result], ['passed', 'Clicked.']);
  for (const address of before)
    assert.equal((await read(address)).status, 404, 'an old address leads nowhere');
  for (const id of [recent, running]) {
    const stored = await testRun(user, id);
    assert.equal(stored.media_removed_at, null);
    assert.equal((await read(stored.results[0].actions[0].screenshot_url)).status, 200);
  }
  assert.equal((await testRun(user, waiting)).media_removed_at, null, 'it never had any');
});

test('an interrupted removal is repeated, and many are removed in batches', async () => {
  const user = await api.newCompany();
  const first = await recordRun(user, 20);
  const key = (id: number) => `runs/${user.companyId}/${id}/start.jpg`;
  await platform.storage.removeAll(`runs/${user.companyId}/${first}/`);
  const { rows } = await platform.database.pool.query<{ id: number }>(
    `insert into test_runs (company_id, group_run_id, name, status, started_at, finished_at)
     select company_id, group_run_id, name, status, started_at, finished_at from test_runs, generate_series(1, 25) where id = $1 returning id`,
    [first],
  );
  for (const { id } of rows) await platform.storage.put(key(id), Buffer.from('jpeg'), 'image/jpeg');
  assert.equal(await services.testRuns.removeOldMedia(), true);
  assert.equal(await services.testRuns.removeOldMedia(), false);
  for (const { id } of [{ id: first }, ...rows]) {
    assert.ok((await testRun(user, id)).media_removed_at);
    assert.equal(await platform.storage.size(key(id)), undefined);
  }
});

test('no transaction waits for the storage while media are removed', async (t) => {
  await recordRun(await api.newCompany(), 20);
  const calls = recordStorageCalls(t, platform);
  await services.testRuns.removeOldMedia();
  assert.deepEqual(calls, [{ method: 'removeAll', transactions: 0 }]);
});

test('with 0 days everything is stored', async () => {
  const user = await api.newCompany();
  const id = await recordRun(user, 4000);
  platform.config.mediaRetentionDays = 0;
  assert.equal(await services.testRuns.removeOldMedia(), false);
  assert.equal((await testRun(user, id)).media_removed_at, null);
  platform.config.mediaRetentionDays = 10;
});

test('a test whose screenshots cannot be stored continues without them, and its steps say so', async () => {
  const { dataFolder } = platform.config;
  const user = await api.newCompany();
  await rename(join(dataFolder, 'artifacts'), join(dataFolder, 'away'));
  await writeFile(join(dataFolder, 'artifacts'), 'no folder any more');
  const id = await recordRun(user, 0);
  await rm(join(dataFolder, 'artifacts'));
  await rename(join(dataFolder, 'away'), join(dataFolder, 'artifacts'));
  const run = await testRun(user, id);
  assert.equal(run.status, 'passed');
  assert.deepEqual(addresses(run), [null, null, null, null]);
  assert.equal(run.results[0].marks[0].kind, 'screenshots_lost');
  const after = await testRun(user, await recordRun(user, 0));
  assert.deepEqual(after.results[0].marks, []);
  assert.ok(addresses(after).every((address) => address !== null));
});
