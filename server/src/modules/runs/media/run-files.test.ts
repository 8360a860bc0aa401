import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import type { ExecutionRecord } from '../../execution/execution-service.ts';
import { claim, createTest, ended, runTest, trigger } from '../testing/run-tools.ts';

const platform = await openTestPlatform({ config: { mediaRetentionDays: 10 } });
const api = await openTestApi(platform);
const folder = await mkdtemp(join(tmpdir(), 'steplight-downloads-'));
after(() => rm(folder, { recursive: true, force: true }));

/** The event of a download that began in a step; `stepIndex` counts from 0. */
async function download(record: ExecutionRecord, name: string, stepIndex: number | null): Promise<void> {
  const path = join(folder, 'file');
  await writeFile(path, 'total,42');
  await record.storeEvent({
    type: 'file',
    stepIndex,
    file: { name, contentType: 'text/csv', size: 8, path },
  });
}

const local = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

test('downloads of a run are stored, listed for its company, and downloaded under their names', async () => {
  const user = await api.newCompany();
  const { testRunId } = await runTest(api, user, await createTest(user, 'Buy'), 'passed', async (record) => {
    await download(record, 'orders.csv', 0);
    await download(record, 'Übersicht "Mai".csv', null);
  });
  const { body } = await user.get(`/test_run/${testRunId}/files`);
  const files: { name: string; step_number: number | null; size: number; url: string }[] = body.files;
  assert.deepEqual(
    files.map(({ name, step_number, size }) => [name, step_number, size]),
    [
      ['orders.csv', 1, 8],
      ['Übersicht "Mai".csv', null, 8],
    ],
  );
  const reply = await api.as().get(local(present(files[1]).url));
  assert.equal(reply.text, 'total,42');
  assert.match(
    String(reply.headers['content-disposition']),
    /^attachment; filename="_bersicht _Mai_\.csv"; /,
  );
  const stranger = await api.newCompany();
  assert.equal((await stranger.get(`/test_run/${testRunId}/files`)).status, 404);
});

test('downloads go with the other media of old runs; their names stay', async () => {
  const user = await api.newCompany();
  const { testRunId } = await runTest(api, user, await createTest(user, 'Buy'), 'passed', (record) =>
    download(record, 'orders.csv', 0),
  );
  const url: string = (await user.get(`/test_run/${testRunId}/files`)).body.files[0].url;
  await platform.database.pool.query(
    "update test_runs set finished_at = now() - interval '11 days' where id = $1",
    [testRunId],
  );
  await api.services.testRuns.removeOldMedia();
  const [file] = (await user.get(`/test_run/${testRunId}/files`)).body.files;
  assert.deepEqual([file.name, file.url], ['orders.csv', null]);
  assert.equal((await api.as().get(local(url))).status, 404);
});

test('a run that starts again has neither files nor findings of its last attempt', async () => {
  const user = await api.newCompany();
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  const testRunId = present(testRunIds[0]);
  const first = await claim(api, testRunId);
  await download(first, 'first.csv', 0);
  const accessibility = {
    findings: [
      {
        rule: 'image-alt',
        impact: 'critical' as const,
        help: 'Images must have alternative text',
        help_url: 'https://dequeuniversity.com/rules/axe/4.14/image-alt',
        count: 1,
        elements: [{ description: 'image', html: '<img>', box: null }],
      },
    ],
    skipped_frames: 0,
  };
  await first.storeEvent({
    type: 'step-finished',
    stepIndex: 0,
    outcome: { ...exampleOutcome(), accessibility },
  });
  const results = async () => (await user.get(`/test_run/${testRunId}`)).body.test_run.results;
  assert.deepEqual((await results())[0].accessibility, accessibility);

  await present(first.requeue)();
  const second = await claim(api, testRunId);
  await download(second, 'second.csv', 0);
  await second.end(ended('passed'));
  const { files } = (await user.get(`/test_run/${testRunId}/files`)).body;
  assert.deepEqual(
    files.map(({ name }: { name: string }) => name),
    ['second.csv'],
  );
  assert.equal((await results())[0].accessibility, null);
});
