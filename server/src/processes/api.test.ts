import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../testing/start-process.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const platform = await openTestPlatform();
const { config } = platform;
const DATABASE = {
  DATABASE_URL: config.databaseUrl ?? '',
  DATABASE_OWNER_URL: config.databaseOwnerUrl ?? '',
};

const start = (environment: Record<string, string>) =>
  startProcess('api', { DATA_FOLDER: config.dataFolder, ...environment });

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

test('it serves, and stops in order on SIGTERM', { timeout: 240_000 }, async () => {
  const port = await freePort();
  const api = start({ ...DATABASE, API_PORT: String(port) });
  await ready(port, api);
  // As browsers open one ahead; an API that waited for it would be ended as one that hangs.
  const unused = connect(port, 'localhost').on('error', () => null);
  await once(unused, 'connect');
  api.child.kill('SIGTERM');
  assert.equal(await api.exit, 0, api.errors());
});

test('a port in use is one sentence that says what to do', { timeout: 240_000 }, async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { exit, errors } = start({ ...DATABASE, API_PORT: String(port) });
  assert.equal(await exit, 1);
  assert.equal(errors(), `Port ${port} is in use. Stop what uses it, or set API_PORT to another one.\n`);
  other.close();
});

const wrong: [name: string, environment: Record<string, string>, message: RegExp][] = [
  ['no database', {}, /^DATABASE_URL is not set\. .*\n$/],
  ['a wrong value', { API_PORT: 'x' }, /^The configuration is wrong\. API_PORT: .*\n$/],
];
for (const [name, environment, message] of wrong)
  test(`a start that cannot work is one line: ${name}`, { timeout: 240_000 }, async () => {
    const { exit, errors } = start(environment);
    assert.equal(await exit, 1);
    assert.match(errors(), message);
  });
