import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { startAnsweringModel } from 'stand-ins/models/answering-model.ts';
import { eventually } from 'test-support';
import { createServices } from '../modules/services.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { startApi } from './api.ts';

async function startWith(baseUrl: string) {
  const ai = { provider: 'openai-compatible', model: 'small', apiKey: undefined, baseUrl } as const;
  const platform = await openTestPlatform({ config: { ai, apiPort: 0 } });
  const api = await startApi({ platform, services: createServices(platform) });
  after(() => api.close());
  return async () =>
    /steplight_model_answer_mode\{mode="(\w+)"\} 1/u.exec(await platform.metrics.text())?.[1];
}

test('the API finds out at its start how the model answers', async () => {
  const standIn = await startAnsweringModel({
    lacks: { schema: 400 },
    answer: () => 'silence',
  });
  after(() => standIn.close());
  const modeOf = await startWith(standIn.baseUrl);
  await eventually(async () => (await modeOf()) === 'tool');
  assert.deepEqual(
    standIn.asked.map(({ form }) => form),
    ['schema', 'tool'],
  );
});

test('a model that does not answer does not delay the start', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  after(() => {
    silent.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = silent.address() as AddressInfo;
  const modeOf = await startWith(`http://127.0.0.1:${port}/v1`);
  assert.equal(await modeOf(), 'unknown');
});
