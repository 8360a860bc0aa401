import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestApi } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const platform = await openTestPlatform();
const { config } = platform;

/** The API as a process of its own. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [`${import.meta.dirname}/api.ts`], {
    env: { PATH: process.env['PATH'], DATA_FOLDER: config.dataFolder, LOG_LEVEL: 'warn', ...environment },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return { child, exit, errors: () => errors };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function ready(port: number, { child, errors }: ReturnType<typeof start>): Promise<void> {
  let reply: Response | undefined;
  while (!reply && child.exitCode === null) {
    await sleep(100);
    reply = await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined);
  }
  assert.equal(reply?.status, 200, errors());
}

test('it serves, and stops in order on SIGTERM', { timeout: 30_000 }, async () => {
  const port = await freePort();
  const api = start({ DATABASE_URL: config.databaseUrl ?? '', API_PORT: String(port) });
  await ready(port, api);
  api.child.kill('SIGTERM');
  assert.equal(await api.exit, 0, api.errors());
});

test('it ends the runs of a worker that has gone', { timeout: 30_000 }, async () => {
  const { newCompany, services } = await openTestApi(platform);
  const user = await newCompany();
  const steps = [{ step_number: 1, type: 'act', action: 'Click Buy' }];
  const body = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/', steps };
  const { id } = (await user.post('/test_blueprint/create', body)).body.test_blueprint;
  const started = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] });
  const url = `/test_group_run/${started.body.test_group_run.id}`;
  const [testRun] = (await user.get(url)).body.test_runs;
  assert.ok(await services.runs.openRecord(testRun.id, 0.1), 'the worker has the run');

  const port = await freePort();
  const api = start({ DATABASE_URL: config.databaseUrl ?? '', API_PORT: String(port) });
  await ready(port, api);
  let status: string;
  do {
    await sleep(100);
    status = (await user.get(url)).body.test_group_run.status;
  } while (status === 'running');
  assert.equal(status, 'error');
  api.child.kill('SIGTERM');
  assert.equal(await api.exit, 0, api.errors());
});

test('a port in use is one sentence that says what to do', { timeout: 30_000 }, async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { exit, errors } = start({ DATABASE_URL: config.databaseUrl ?? '', API_PORT: String(port) });
  assert.equal(await exit, 1);
  assert.equal(errors(), `Port ${port} is in use. Stop what uses it, or set API_PORT to another one.\n`);
  other.close();
});

const wrong: [name: string, environment: Record<string, string>, message: RegExp][] = [
  ['no database', {}, /^DATABASE_URL is not set\. .*\n$/],
  ['a wrong value', { API_PORT: 'x' }, /^The configuration is wrong\. API_PORT: .*\n$/],
];
for (const [name, environment, message] of wrong)
  test(`a start that cannot work is one line: ${name}`, { timeout: 30_000 }, async () => {
    const { exit, errors } = start(environment);
    assert.equal(await exit, 1);
    assert.match(errors(), message);
  });
