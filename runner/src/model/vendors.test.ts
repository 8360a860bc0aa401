import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { createModel } from './create-model.ts';
import type { ModelConnection } from './model-connection.ts';
import { DEFAULT_MODEL_LIMITS } from './model-limits.ts';
import { ask } from './ask.ts';
import { createRunModel } from './run-model.ts';
import { JUDGING_TOOLS } from './tools.ts';

const IMAGE = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const CALL = { seconds: 2 };

interface Vendor {
  provider: ModelConnection['provider'];
  path: RegExp;
  /** The header that carries the key. */
  key: [name: string, value: string];
  /** The vendor's answer: one call of `wait`, 7 tokens given, 3 answered. */
  reply: object;
  /** Assertions on the body of the request. */
  shape: (body: Body) => {
    model: unknown;
    instructions: unknown;
    image: unknown;
    tools: unknown[];
    choice: unknown;
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- three the vendors' own formats are under test
type Body = any;

const vendors: Vendor[] = [
  {
    provider: 'openai',
    path: /^\/v1\/responses$/u,
    key: ['authorization', 'Bearer key-1'],
    reply: {
      id: 'r1',
      object: 'response',
      created_at: 1,
      status: 'completed',
      model: 'm1',
      output: [
        {
          type: 'function_call',
          id: 'f1',
          call_id: 'c1',
          name: 'wait',
          arguments: JSON.stringify(CALL),
          status: 'completed',
        },
      ],
      usage: {
        input_tokens: 7,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 3,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 10,
      },
    },
    shape: (body) => ({
      model: body.model,
      instructions: body.input[0].content,
      image: body.input[1].content[1].image_url,
      tools: body.tools.map((tool: Body) => tool.name),
      choice: body.tool_choice,
    }),
  },
  {
    provider: 'anthropic',
    path: /^\/v1\/messages$/u,
    key: ['x-api-key', 'key-1'],
    reply: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm1',
      content: [{ type: 'tool_use', id: 'c1', name: 'wait', input: CALL }],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 7, output_tokens: 3 },
    },
    shape: (body) => ({
      model: body.model,
      instructions: body.system[0].text,
      image: `data:${body.messages[0].content[1].source.media_type};base64,${body.messages[0].content[1].source.data}`,
      tools: body.tools.map((tool: Body) => tool.name),
      choice: body.tool_choice.type === 'any' ? 'required' : body.tool_choice,
    }),
  },
  {
    provider: 'google',
    path: /^\/v1\/models\/m1:generateContent$/u,
    key: ['x-goog-api-key', 'key-1'],
    reply: {
      candidates: [
        {
          content: { role: 'model', parts: [{ functionCall: { name: 'wait', args: CALL } }] },
          finishReason: 'STOP',
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 3, totalTokenCount: 10 },
    },
    shape: (body) => ({
      model: 'm1',
      instructions: body.systemInstruction.parts[0].text,
      image: `data:${body.contents[0].parts[1].inlineData.mimeType};base64,${body.contents[0].parts[1].inlineData.data}`,
      tools: body.tools[0].functionDeclarations.map((tool: Body) => tool.name),
      choice: body.toolConfig.functionCallingConfig.mode === 'ANY' ? 'required' : body.toolConfig,
    }),
  },
];

/** Takes one request and answers it. */
async function startVendor(reply: object) {
  const requests: { path: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { requests, baseUrl: `http://127.0.0.1:${port}/v1`, close: () => server.close() };
}

for (const { provider, path, key, reply, shape } of vendors)
  test(`asks in the protocol of ${provider}, with instructions, a screenshot and tools, and parses the call`, async () => {
    const vendor = await startVendor(reply);
    try {
      const ai: ModelConnection = { provider, model: 'm1', apiKey: 'key-1', baseUrl: vendor.baseUrl };
      const model = createRunModel({
        name: 'm1',
        limits: DEFAULT_MODEL_LIMITS,
        open: () => Promise.resolve(createModel(ai)),
      });
      const content = [
        { type: 'text' as const, text: 'The page' },
        { type: 'file' as const, data: IMAGE, mediaType: 'image/jpeg' },
      ];
      const question = { instructions: 'Judge.', content, tools: JUDGING_TOOLS };
      const call = await ask(model, question, AbortSignal.timeout(60_000));
      assert.deepEqual(call, { tool: 'wait', input: CALL, error: null });
      const [request] = vendor.requests;
      assert.match(request?.path ?? '', path);
      assert.equal(request?.headers[key[0]], key[1]);
      assert.deepEqual(shape(JSON.parse(request?.body ?? '')), {
        model: 'm1',
        instructions: 'Judge.',
        image: `data:image/jpeg;base64,${IMAGE.toString('base64')}`,
        tools: Object.keys(JUDGING_TOOLS),
        choice: 'required',
      });
      const usage = { model: 'm1', calls: 1, input_tokens: 7, output_tokens: 3, cost: null };
      assert.deepEqual(model.usage(), usage);
    } finally {
      vendor.close();
    }
  });
