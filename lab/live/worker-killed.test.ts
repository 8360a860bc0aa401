import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LIVE_CLOSE_WORKER_LOST } from 'shared/constants';
import { buildApp } from '../../server/src/app.ts';
import { createServices } from '../../server/src/modules/services.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { startProcesses } from '../chaos/processes.ts';
import { openLiveClient, type LiveClient } from './live-client.ts';
import { servePages } from './page-site.ts';

const platform = await openTestPlatform();
const services = createServices(platform);
const app = await buildApp({ platform, services });
await app.listen({ port: 0, host: '127.0.0.1' });
const site = await servePages({ '/': join(import.meta.dirname, 'pages') });
const startWorker = () => startProcesses({ config: platform.config, port: 0 }, { worker: 1 });
const first = startWorker();
let second: typeof first | undefined;
after(async () => {
  await Promise.all([first.end(), second?.end()]);
  await app.close();
  await site.close();
});

test('a page hears at once that the worker of its session was killed, and goes on at another worker', async () => {
  await first.ready();
  const { id: companyId } = await services.company.create({ name: 'Lamps' });
  const [email, password] = ['ada@example.com', 'correct horse battery'];
  await services.auth.createUser({ companyId, email, password });
  const { access_token: token } = await services.auth.login({ email, password }, '127.0.0.1');
  const account = { apiAddress: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, token };
  const startingUrl = `${site.origins[0]}/shadow.html`;
  const steps = ['Type "A 12" into "Shelf"', 'Tick "Locked"'].map((action) => ({
    type: 'act' as const,
    action,
    use_vision: false,
    is_disabled: false,
  }));
  const runSteps = async (client: LiveClient) => {
    client.send({ type: 'run', run: 1, starting_url: null, steps, file: null });
    const end = await client.next(['run-finished'], 0, 240_000);
    assert.equal(end?.status, 'passed', JSON.stringify(end));
  };

  const client = await openLiveClient(account, startingUrl);
  await runSteps(client);
  second = startWorker();
  await second.ready();
  const end = client.next(['ended'], client.events.length, 120_000);
  const [killed] = first.running;
  killed?.process.child.kill('SIGKILL');
  await assert.rejects(end, new RegExp(`closed with ${LIVE_CLOSE_WORKER_LOST}`));
  const again = await openLiveClient(account, startingUrl);
  await runSteps(again);
  await again.close();
});
