import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';
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

test('it serves, and stops in order on SIGTERM', { timeout: 240_000 }, async () => {
  const api = start({ ...DATABASE, API_PORT: '0', LOG_LEVEL: 'info' });
  const port = Number(await api.logged(/The API is ready at http:\/\/localhost:(\d+)/));
  assert.equal((await fetch(`http://localhost:${port}/health/ready`)).status, 200);
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
