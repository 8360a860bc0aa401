import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildApp } from '../../server/src/app.ts';
import { createServices } from '../../server/src/modules/services.ts';
import { MAX_MESSAGE_BYTES } from '../../server/src/modules/live-sessions/max-message-bytes.ts';
import { startWorker } from '../../server/src/processes/worker.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { onTour } from '../tour/cases.ts';
import { fuzzSocket } from './fuzz-socket.ts';
import { callApi, openLiveClient, openSocket, type Account } from './live-client.ts';
import { servePages } from './page-site.ts';

const platform = await openTestPlatform({ worksOnJobs: true });
const services = createServices(platform);
const app = await buildApp({ platform, services });
await app.listen({ port: 0, host: '127.0.0.1' });
const apiAddress = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const worker = await startWorker({ platform, services });
const site = await servePages({ '/': join(import.meta.dirname, 'pages') });
const startingUrl = `${site.origins[0]}/shadow.html`;
after(async () => {
  await worker.close();
  await app.close();
  await site.close();
});

const company = await services.company.create({ name: 'Lamps' });
const colleague = await createAccount('colleague@example.com', company.id);
const stranger = await createAccount(
  'stranger@example.com',
  (await services.company.create({ name: 'Other' })).id,
);
const owner = await createAccount('owner@example.com', company.id);
const client = await openLiveClient(owner, startingUrl);

async function createAccount(email: string, companyId: number): Promise<Account> {
  const password = 'correct horse battery';
  await services.auth.createUser({ companyId, email, password });
  const { access_token: token } = await services.auth.login({ email, password }, '127.0.0.1');
  return { apiAddress, token };
}

/** The code that a socket which does not open is closed with, and the status that the upgrade was answered with. */
function rejection(id: string, ticket: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(apiAddress, id, ticket);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
    socket.on('message', () => reject(new Error('The session was opened.')));
    socket.on('close', (code) => resolve(code));
  });
}

const newTicket = (account: Account, role: string) =>
  callApi<{ ticket: string }>(account, 'POST', `/live/${client.id}/tickets`, { role });

/** Its answer comes when the browser has handled what was sent before. */
async function askForElements(): Promise<string[]> {
  const heard = client.events.length;
  client.send({ type: 'query', request: heard, query: { kind: 'elements' } });
  const event = await client.next(['answer', 'refused'], heard, 120_000);
  assert.ok(event?.type === 'answer' && event.answer.kind === 'elements', JSON.stringify(event));
  return event.answer.elements.map(({ name }) => name);
}

test('hostile messages end neither the worker nor the session of another company', async () => {
  const report = await fuzzSocket({
    account: stranger,
    startingUrl,
    count: onTour(120, 48),
    seed: 7,
    pauseMs: 0,
  });
  for (const kind of ['no message', 'binary', 'well-formed', 'hostile value', 'hostile address'])
    assert.ok((report.kinds[kind] ?? 0) > 0, `some messages are of the kind: ${kind}`);
  assert.ok((report.events['refused'] ?? 0) > 0);
  assert.ok((report.closes['1008'] ?? 0) > 0, JSON.stringify(report));
  assert.ok((await askForElements()).includes('Locked'));
  assert.equal(
    client.events.some(({ event }) => event.type === 'ended'),
    false,
  );
});

test('a message that is too long closes its own connection only', async () => {
  const { live_session_id: id, ticket } = await callApi<{ live_session_id: string; ticket: string }>(
    stranger,
    'POST',
    '/live',
    { starting_url: startingUrl },
  );
  const socket = openSocket(apiAddress, id, ticket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.once('message', () => socket.send('x'.repeat(MAX_MESSAGE_BYTES + 1)));
  assert.equal(await closed, 1009);
  assert.ok((await askForElements()).includes('Locked'));
  await callApi(stranger, 'DELETE', `/live/${id}`);
});

test('tickets open one session once', async () => {
  const { ticket: used } = await newTicket(colleague, 'watch');
  const watching = openSocket(apiAddress, client.id, used);
  await new Promise((resolve) => watching.once('message', resolve));
  watching.close();
  await assert.rejects(newTicket(stranger, 'watch'), /answered 404/);
  await assert.rejects(newTicket(colleague, 'control'), /answered 403/);
  const { live_session_id: foreign, ticket } = await callApi<{ live_session_id: string; ticket: string }>(
    stranger,
    'POST',
    '/live',
    { starting_url: startingUrl },
  );
  const rejected = {
    used: await rejection(client.id, used),
    invented: await rejection(client.id, 'a'.repeat(43)),
    empty: await rejection(client.id, ''),
    foreign: await rejection(client.id, ticket),
    'of a session that is none': await rejection('00000000-0000-0000-0000-000000000000', ticket),
    'of no id': await rejection('..%2f..', ticket),
  };
  for (const [name, code] of Object.entries(rejected))
    assert.ok(code >= 400 && code < 500, `${name}: ${code}`);
  await callApi(stranger, 'DELETE', `/live/${foreign}`);
});

test('a watcher cannot use the page', async () => {
  const { ticket } = await newTicket(colleague, 'watch');
  const watching = openSocket(apiAddress, client.id, ticket);
  const heard: { type: string }[] = [];
  const answered = new Promise<void>((resolve) => {
    watching.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) return;
      heard.push(JSON.parse(data.toString()) as { type: string });
      if (heard.filter(({ type }) => type === 'refused').length === requests.length) resolve();
    });
  });
  const point = { x: 200, y: 150 };
  const requests = [
    { type: 'input', input: { kind: 'down', point, button: 'left', count: 1, modifiers: [] } },
    { type: 'input', input: { kind: 'up', point, button: 'left' } },
    { type: 'input', input: { kind: 'text', text: 'forged' } },
    { type: 'navigate', to: 'reload' },
    { type: 'record', isOn: true },
    { type: 'run', run: 1, starting_url: null, steps: [{ type: 'act', action: 'Reload' }], file: null },
    { type: 'restart', starting_url: startingUrl },
    { type: 'query', request: 1, query: { kind: 'elements' } },
  ];
  watching.once('open', () => {
    for (const request of requests) watching.send(JSON.stringify(request));
  });
  await answered;
  watching.close();
  await askForElements();
  assert.equal(
    client.events.some(({ event }) => event.type === 'restarted' || event.type === 'run-started'),
    false,
  );
  assert.deepEqual(site.events, []);
});
