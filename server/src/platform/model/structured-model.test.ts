import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import {
  ANSWER_TOKENS,
  startAnsweringModel,
  type AnsweringModelOptions,
  type AskedQuestion,
  type StandInReply,
} from 'stand-ins/models/answering-model.ts';
import { z } from 'zod';
import type { ModelConnection } from './model-connection.ts';
import { DEFAULT_MODEL_LIMITS } from './model-limits.ts';
import { modelOptions } from './model-options.ts';
import type { AnswerMode } from './answer-mode.ts';
import { createStructuredModel } from './structured-model.ts';

const QUESTION = {
  name: 'colours',
  schema: z.object({ colours: z.array(z.string()) }),
  instructions: 'Name colours.',
  prompt: 'Of the rainbow.',
  maxOutputTokens: 50,
};
const ANSWER = { colours: ['red', 'violet'] };
const SOON = 20_000;
/** More than an answer may have. */
const HUGE = JSON.stringify({ filler: 'x'.repeat(9 * 1024 * 1024) });

interface Opened extends Omit<Partial<AnsweringModelOptions>, 'answer'> {
  answer?: AnsweringModelOptions['answer'];
  model?: string;
  probePauseMs?: number;
}

async function open({
  answer = () => ({ value: ANSWER }),
  model = 'small',
  probePauseMs,
  ...options
}: Opened) {
  const standIn = await startAnsweringModel({ answer, ...options });
  after(() => standIn.close());
  const provider = options.provider ?? 'openai-compatible';
  const connection: ModelConnection = { provider, model, apiKey: 'key-1', baseUrl: standIn.baseUrl };
  const limits = { ...DEFAULT_MODEL_LIMITS, price: { input: 10, output: 100 } };
  const tokens: number[] = [];
  const structured = createStructuredModel({
    ...modelOptions(connection, limits),
    onTokens: (input, output) => tokens.push(input + output),
    ...(probePauseMs !== undefined && { probePauseMs }),
  });
  const ask = (signal = AbortSignal.timeout(SOON)) => structured.ask(QUESTION, signal);
  return { standIn, structured, ask, tokens };
}

const fails = async (options: Opened, sentence: RegExp) => {
  const { ask, standIn } = await open(options);
  await assert.rejects(ask(), { name: 'ModelError', message: sentence });
  return standIn;
};

describe('the capability probe', () => {
  const servers: [name: string, lacks: AnsweringModelOptions['lacks'], mode: AnswerMode, requests: number][] =
    [
      ['takes schemas', {}, 'schema', 1],
      ['refuses schemas', { schema: 400 }, 'tool', 2],
      ['ignores schemas', { schema: 'ignored' }, 'tool', 2],
      ['refuses schemas, and tools by another status', { schema: 422, tool: 404 }, 'text', 3],
      ['ignores both', { schema: 'ignored', tool: 'ignored' }, 'text', 3],
      ['answers in no form', { schema: 400, tool: 400, text: 'ignored' }, 'text', 3],
    ];
  for (const [name, lacks, mode, requests] of servers)
    it(`finds out that a server ${name}, once for all questions`, async () => {
      const { structured, standIn } = await open({ lacks });
      assert.equal(structured.mode(), null);
      assert.deepEqual(await Promise.all([structured.probe(), structured.probe()]), [mode, mode]);
      assert.equal(structured.mode(), mode);
      assert.equal(standIn.asked.length, requests);
    });

  it('leaves the mode open where the server refuses the key, and is repeated by the next question', async () => {
    const { structured, standIn, ask } = await open({ lacks: { schema: 401 } });
    await assert.rejects(structured.probe(), { message: 'The model small refuses the key (401).' });
    assert.equal(structured.mode(), null);
    standIn.lack({});
    assert.deepEqual((await ask()).value, ANSWER);
    assert.equal(structured.mode(), 'schema');
  });

  it('is repeated where the server no longer supports the mode', async () => {
    const { structured, standIn, ask, tokens } = await open({ probePauseMs: 0 });
    await ask();
    standIn.lack({ schema: 400 });
    const { value, usage } = await ask();
    assert.deepEqual([value, structured.mode(), usage.calls], [ANSWER, 'tool', 1]);
    // A probe and a question at first; then, by the next mode, the same again.
    assert.deepEqual(tokens, [110, 110, 110, 110]);
  });

  it('is not repeated at once where the request itself is refused', async () => {
    const { standIn, ask } = await open({ answer: () => ({ status: 400 }) });
    await assert.rejects(ask(), { message: 'The model small does not take the request (400).' });
    await assert.rejects(ask());
    assert.deepEqual([standIn.asked.length, standIn.questions.length], [3, 2]);
  });
});

const protocols: [
  provider: ModelConnection['provider'],
  model: string,
  form: AskedQuestion['form'],
  key: string,
][] = [
  ['openai', 'small', 'schema', 'authorization'],
  ['anthropic', 'small', 'tool', 'x-api-key'],
  ['anthropic', 'claude-sonnet-4-5', 'schema', 'x-api-key'],
  ['google', 'small', 'schema', 'x-goog-api-key'],
  ['openai-compatible', 'small', 'schema', 'authorization'],
];
for (const [provider, model, form, key] of protocols)
  describe(`in the protocol of ${provider}, with ${model}`, () => {
    it(`asks by ${form} and validates the answer`, async () => {
      const { ask, standIn } = await open({ provider, model });
      const { value, usage } = await ask();
      assert.deepEqual(value, ANSWER);
      const cost = (ANSWER_TOKENS.input * 10 + ANSWER_TOKENS.output * 100) / 1_000_000;
      assert.deepEqual(usage, { model, calls: 1, input_tokens: 100, output_tokens: 10, cost });
      const [question] = standIn.questions;
      assert.equal(question?.form, form);
      assert.match(String(question?.headers[key]), /key-1$/u);
      assert.match(question?.instructions ?? '', /^Name colours\./u);
      assert.equal(question?.prompt, 'Of the rainbow.');
      assert.match(question?.body ?? '', /"colours"/u);
    });

    it('sends an image beside the text', async () => {
      const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
      const { structured, standIn } = await open({ provider, model });
      await structured.ask({ ...QUESTION, image }, AbortSignal.timeout(SOON));
      const body = standIn.questions[0]?.body ?? '';
      assert.ok(body.includes(image.toString('base64')) && body.includes('image/jpeg'), body);
    });

    it('reports an answer that is cut off', async () => {
      const cut: StandInReply = { text: '{"colours":["re', isCut: true };
      const standIn = await fails(
        { provider, model, lacks: { tool: 'ignored' }, answer: () => cut },
        /^The model \S+ ran out of room for its answer; give it less text\.$/u,
      );
      assert.equal(standIn.questions.length, 1);
    });

    it('reports an answer in another form, one that is too long, and silence', async () => {
      const unreadable = /^The model \S+ did not answer in a form that could be read\.$/u;
      await fails({ provider, model, answer: () => ({ value: { colours: 'red' } }) }, unreadable);
      await fails({ provider, model, answer: () => ({ text: 'Red and violet!' }) }, unreadable);
      await fails({ provider, model, answer: () => ({ body: HUGE }) }, /^The model \S+ [^.]+\.$/u);
      const { structured, ask } = await open({ provider, model, answer: () => 'silence' });
      await structured.probe();
      await assert.rejects(ask(AbortSignal.timeout(100)), {
        message: `The model ${model} did not answer in time.`,
      });
    });
  });

describe('without a schema', () => {
  const modes: [mode: AnswerMode, lacks: AnsweringModelOptions['lacks']][] = [
    ['tool', { schema: 400 }],
    ['text', { schema: 400, tool: 400 }],
  ];
  for (const [mode, lacks] of modes)
    it(`asks by ${mode}`, async () => {
      const { ask, standIn } = await open({ lacks });
      assert.deepEqual((await ask()).value, ANSWER);
      const [question] = standIn.questions;
      assert.equal(question?.form, mode);
      assert.deepEqual(question?.tools, mode === 'tool' ? ['colours'] : []);
      assert.match(question?.body ?? '', /additionalProperties/u);
    });

  it('reads JSON that a model wraps in thoughts, words or a block', async () => {
    const wrapped = `<think>{"colours": 1} maybe?</think>Here you are:\n\`\`\`json\n${JSON.stringify(ANSWER)}\n\`\`\``;
    const { ask } = await open({ lacks: { schema: 400, tool: 400 }, answer: () => ({ text: wrapped }) });
    assert.deepEqual((await ask()).value, ANSWER);
  });
});

describe('an answer that cannot be used is a sentence', () => {
  const unreadable = /^The model small did not answer in a form that could be read\.$/u;
  const answers: [name: string, reply: StandInReply][] = [
    ['words', { text: 'Red and violet!' }],
    ['malformed JSON', { text: '{"colours": [red]}' }],
    ['another form', { value: { colours: 'red' } }],
    ['no JSON at all', { body: '<html>Bad gateway</html>' }],
    ['JSON of no protocol', { body: '[]' }],
    ['nothing', { text: '' }],
  ];
  for (const [name, reply] of answers)
    it(name, async () => {
      await fails({ answer: () => reply }, unreadable);
      if (reply !== 'silence' && 'text' in reply)
        await fails({ lacks: { schema: 400 }, answer: () => reply }, unreadable);
    });

  it('more than fits into memory', async () => {
    await fails({ answer: () => ({ body: HUGE }) }, /^The model small [^.]+\.$/u);
  });

  it('an error of the server, after one more try where that may help', async () => {
    const busy = (status: number): Opened => ({
      answer: () => ({ status, headers: { 'retry-after': '0.01' } }),
    });
    const limited = await fails(busy(429), /has no room for more requests now \(429\)\.$/u);
    assert.equal(limited.questions.length, 2);
    assert.equal((await fails(busy(500), /is out of order \(500\)\.$/u)).questions.length, 2);
    assert.equal((await fails(busy(403), /refuses the key \(403\)\.$/u)).questions.length, 1);
  });

  it('one error is overcome', async () => {
    const { ask, standIn } = await open({
      answer: (_, count) =>
        count === 1 ? { status: 503, headers: { 'retry-after': '0.01' } } : { value: ANSWER },
    });
    assert.deepEqual([(await ask()).value, standIn.questions.length], [ANSWER, 2]);
  });

  it('silence', async () => {
    const { structured, ask } = await open({ answer: () => 'silence' });
    await structured.probe();
    await assert.rejects(ask(AbortSignal.timeout(100)), {
      message: 'The model small did not answer in time.',
    });
  });

  it('no server', async () => {
    const { standIn, ask } = await open({});
    standIn.close();
    await assert.rejects(ask(), { message: 'The model small could not be reached.' });
  });
});

it('a caller who leaves ends the question, but not a probe that others wait for', async () => {
  const { structured } = await open({ answer: () => 'silence' });
  const leave = new AbortController();
  const asked = structured.ask(QUESTION, leave.signal);
  const probed = structured.probe();
  leave.abort(new Error('left'));
  await assert.rejects(asked, { message: 'left' });
  assert.equal(await probed, 'schema');
});
