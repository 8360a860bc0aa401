import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { after, test } from 'node:test';
import type { Config } from '../../platform/config.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';

const URL = '/test_blueprint/generate-steps';
const api = await openTestApi();

const body = (context: string) => ({ context, starting_url: 'https://shop.example/' });

test('without a model, rules make the steps, and the server says so', async () => {
  const user = await api.newCompany();
  assert.deepEqual((await user.get(URL)).body, { by: 'rules', model: null });
  const reply = await user.post(URL, body('1. Click Buy\n2. Verify that the cart shows 1'));
  assert.deepEqual(reply.body.steps, [
    { type: 'act', action: 'Click Buy', use_vision: false },
    { type: 'assert', action: 'Verify that the cart shows 1', use_vision: false },
  ]);
});

test('material without steps, no material and a wrong address are refused in a sentence', async () => {
  const user = await api.newCompany();
  const empty = await user.post(URL, body('We are a great company.'));
  assert.equal(empty.status, 422);
  assert.match(empty.body.error, /^No steps were found in this text\. .*Click "Buy"\.$/);
  assert.equal((await user.post(URL, body(' \n'))).body.error, 'Paste some source material.');
  const wrong = await user.post(URL, { context: 'Click Buy', starting_url: 'javascript:alert(1)' });
  assert.equal(wrong.status, 400);
  assert.equal((await api.as().post(URL, body('Click Buy'))).status, 401);
});

/** Speaks the chat completions protocol: answers each request by the next of the replies. */
async function startModel(...replies: { status?: number; content?: string }[]) {
  const requests: { authorization: string | undefined; path: string | undefined; body: string }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({
      authorization: request.headers.authorization,
      path: request.url,
      body: Buffer.concat(chunks).toString(),
    });
    const { status = 200, content = '' } = replies.shift() ?? {};
    response.writeHead(status, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    const completion = { id: 'c', object: 'chat.completion', created: 1, model: 'small', choices, usage };
    response.end(JSON.stringify(status === 200 ? completion : { error: { message: 'no' } }));
  }).listen(0, '127.0.0.1');
  after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { requests, baseUrl: `http://127.0.0.1:${port}/v1` };
}

async function withModel(baseUrl: string) {
  const ai: Config['ai'] = { provider: 'openai-compatible', model: 'small', apiKey: 'key-1', baseUrl };
  return openTestApi(await openTestPlatform({ config: { ai } }));
}

test('with a model, the model makes the steps from the material, which it gets as data', async () => {
  const steps = [
    { type: 'act', action: 'Click "Buy"', use_vision: false },
    { type: 'assert', action: ' The button is green ', use_vision: true },
    { type: 'act', action: '  ', use_vision: false },
  ];
  const { requests, baseUrl } = await startModel({ content: JSON.stringify({ steps }) });
  const { newCompany } = await withModel(baseUrl);
  const user = await newCompany();
  assert.deepEqual((await user.get(URL)).body, { by: 'model', model: 'small' });
  const reply = await user.post(URL, body('People buy things.'));
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(reply.body.steps, [
    { type: 'act', action: 'Click "Buy"', use_vision: false },
    { type: 'assert', action: 'The button is green', use_vision: true },
  ]);
  const [request] = requests;
  assert.equal(request?.authorization, 'Bearer key-1');
  assert.equal(request?.path, '/v1/chat/completions');
  const { messages, model } = JSON.parse(request?.body ?? '');
  assert.equal(model, 'small');
  assert.equal(messages[0].role, 'system');
  assert.match(
    messages[1].content,
    /https:\/\/shop\.example\/[^]*<material>\nPeople buy things\.\n<\/material>/,
  );
});

test('a model that answers something else, or refuses, is a sentence', async () => {
  const { baseUrl } = await startModel({ content: 'Sure! Here are your steps.' }, { status: 401 });
  const { newCompany } = await withModel(baseUrl);
  const user = await newCompany();
  for (const context of ['Click Buy', 'Click Sell']) {
    const reply = await user.post(URL, body(context));
    assert.equal(reply.status, 502, reply.text);
    assert.deepEqual(reply.body, {
      error: 'The model small did not answer. Please try again.',
      code: 'model_failed',
    });
  }
});
