import assert from 'node:assert/strict';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createLog } from '../platform/log.ts';
import { suiteOf } from '../testing/failed-run.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { startObservation } from './observation.ts';

let written = '';
const basis = await openTestPlatform({ config: { metricsPort: 0, metricsHost: '127.0.0.1' } });
const platform = { ...basis, log: createLog('info', { write: (line: string) => (written += line) }) };
const api = await openTestApi(platform);
const observation = await startObservation(platform);
after(() => observation.close());
const user = await api.newCompany();

const observe = (path: string) => fetch(`${observation.address}${path}`);

test('metrics cover requests by route, queues and the process, on a port of their own', async () => {
  const suite = await suiteOf(user, api.services, 2);
  const run = await suite.start();
  await user.get(`/test_group_run/${run}`);
  await user.get('/test_group_run/999999');
  assert.equal((await api.as().get('/metrics')).status, 404, 'the API exposes no metrics');
  const reply = await observe('/metrics');
  assert.match(reply.headers.get('content-type') ?? '', /^text\/plain/);
  const text = await reply.text();
  for (const line of [
    'steplight_http_request_duration_seconds_count{method="GET",route="/test_group_run/:id",status="200"} 1',
    'steplight_http_request_duration_seconds_count{method="GET",route="/test_group_run/:id",status="404"} 1',
    'steplight_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    'steplight_jobs{queue="test-run",state="waiting"} 2',
    'steplight_jobs{queue="simulation",state="waiting"} 0',
    'steplight_browser_starts_total 0',
  ])
    assert.ok(text.includes(`\n${line}\n`), `${line}\n${text}`);
  assert.match(text, /^process_resident_memory_bytes \d+/m);
  assert.match(text, /^steplight_oldest_job_age_seconds\{queue="test-run"\} \d/m);
});

test('every answer carries a request id, the one of its caller where that is harmless, and the log names it', async () => {
  const given = await user.get('/company/me', { 'x-request-id': 'pipeline-7.a' });
  assert.equal(given.headers['x-request-id'], 'pipeline-7.a');
  const line = linesOf(written).find(({ requestId }) => requestId === 'pipeline-7.a');
  assert.deepEqual(
    [line?.['method'], line?.['path'], line?.['status'], line?.['companyId'], line?.['msg']],
    ['GET', '/company/me', 200, user.companyId, 'Answered'],
  );
  for (const hostile of ['a b', '"},{"level":60', 'x'.repeat(200), '']) {
    const { headers } = await user.get('/nowhere', { 'x-request-id': hostile });
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/);
  }
});

test('readiness names the parts that fail, while the process lives', async () => {
  const folder = join(platform.config.dataFolder, 'artifacts');
  assert.deepEqual(await (await observe('/health/ready')).json(), { status: 'ok' });
  await rm(folder, { recursive: true });
  const reply = await observe('/health/ready');
  assert.equal(reply.status, 503);
  assert.deepEqual(await reply.json(), {
    error: 'The storage does not answer.',
    code: 'not_ready',
    failing: ['storage'],
  });
  assert.equal((await observe('/health/live')).status, 200);
  assert.equal((await api.as().get('/health/ready')).status, 503, 'the API says so too');
  await mkdir(folder);
  assert.equal((await observe('/health/ready')).status, 200, 'it is ready again');
});

function linesOf(log: string): Record<string, unknown>[] {
  return log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
