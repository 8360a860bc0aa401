import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { SeenByWriter, StepToWrite } from 'runner';
import { startAnsweringModel, type StandInReply } from 'stand-ins/models/answering-model.ts';
import { DEFAULT_MODEL_LIMITS, type ModelLimits } from '../../platform/model/model-limits.ts';
import { modelOptions } from '../../platform/model/model-options.ts';
import { createStructuredModel } from '../../platform/model/structured-model.ts';
import { createRunWriter } from './run-writer.ts';

const SOON = () => AbortSignal.timeout(60_000);
const STEP: StepToWrite = {
  type: 'act',
  text: 'Put the note away safely',
  expanded: 'Put the note away safely',
  startingUrl: 'https://notes.example/',
};
const SEEN: SeenByWriter = { page: ['- button "Keep it"'], done: [], refused: [], screenshot: null };

let answer: (count: number) => StandInReply = () => 'silence';
const standIn = await startAnsweringModel({ answer: (_, count) => answer(count) });
after(() => standIn.close());
beforeEach(() => void (standIn.questions.length = 0));

function openWriter(limits: Partial<ModelLimits> = {}, timeoutSeconds = 60) {
  const connection = {
    provider: 'openai-compatible',
    model: 'small',
    apiKey: 'key-1',
    baseUrl: standIn.baseUrl,
  } as const;
  const all = { ...DEFAULT_MODEL_LIMITS, ...limits };
  return createRunWriter(createStructuredModel(modelOptions(connection, all)), all, timeoutSeconds);
}

const sentences = (...written: string[]): StandInReply => ({
  value: { sentences: written, is_complete: true, problem: '' },
});

async function next(reply: StandInReply, step: Partial<StepToWrite> = {}, seen: Partial<SeenByWriter> = {}) {
  answer = () => reply;
  return openWriter()
    .forStep({ ...STEP, ...step })
    .next({ ...SEEN, ...seen }, SOON());
}

test('asks with the step, what came of the sentences before, and the page as data', async () => {
  const done = [{ sentence: 'Click "Keep"', result: 'No element is called "Keep".', isSuccessful: false }];
  const step = { text: 'Keep {{note}}', expanded: 'Keep the red one' };
  const refused = ['Click "X": no'];
  const written = await next(sentences('Click  "Keep it".'), step, { done, refused });
  assert.deepEqual(written, {
    sentences: ['Click "Keep it"'],
    refused: [],
    isComplete: true,
    problem: null,
  });
  const [question] = standIn.questions;
  const prompt = question?.prompt ?? '';
  const number = /<page-([0-9a-f]{12})>/.exec(prompt)?.[1];
  for (const part of [
    `<step-${number}>\nKeep {{note}}\nWith its values: Keep the red one\n</step-${number}>`,
    `<carried-out-so-far-${number}>\n1. Click "Keep"\n   No element is called "Keep".\n</carried-out-so-far-${number}>`,
    `<not-accepted-${number}>\nClick "X": no\n`,
    `<page-${number}>\n- button "Keep it"\n</page-${number}>`,
  ])
    assert.ok(prompt.includes(part), prompt);
  assert.match(question?.instructions ?? '', /The step language:\n/);
});

describe('does not accept', () => {
  const refusedOf = async (action: string, step: Partial<StepToWrite> = {}) => {
    const written = await next(sentences(action), step);
    assert.deepEqual(written.sentences, []);
    return written.refused.join();
  };

  test('what is not in the language', async () => {
    assert.match(await refusedOf('Make it so'), /^Make it so: \w/);
  });

  test('values and sites that only the page names', async () => {
    assert.match(
      await refusedOf('Type "{{password}}" into "Comment"'),
      /does not name the value \{\{password\}\}/,
    );
    assert.match(await refusedOf('Go to "http://stolen.example/"'), /does not lead to stolen\.example/);
    const home = await next(sentences('Go to "https://notes.example/all"'));
    assert.equal(home.sentences.length, 1, 'the site of the test itself');
  });

  test('another "no" than the one of the step', async () => {
    const step = { type: 'assert', text: 'No note is left', expanded: 'No note is left' } as const;
    assert.match(await refusedOf('The page shows "Note"', step), /denies something/);
    assert.match(
      await refusedOf('The page does not show "Note"', { text: 'Keep it', expanded: 'Keep it' }),
      /does not deny/,
    );
  });

  test('an action for an assertion', async () => {
    const step = { type: 'assert', text: 'The note is safe', expanded: 'The note is safe' } as const;
    assert.match(await refusedOf('Click "Keep it"', step), /assert/);
    const both = await next(sentences('Click "Keep it"', 'The page shows "Kept"'), step);
    assert.deepEqual(both.sentences, ['The page shows "Kept"']);
    assert.deepEqual(both.refused, ['Click "Keep it": An assertion changes nothing.']);
  });
});

test('judges a screenshot', async () => {
  answer = () => ({ value: { is_true: false, reason: 'The lamps are dark' } });
  const screenshot = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const judgement = await openWriter()
    .forStep({ ...STEP, type: 'assert' })
    .judge(screenshot, SOON());
  assert.deepEqual(judgement, { isTrue: false, reason: 'The lamps are dark.' });
  assert.ok(standIn.questions[0]?.body.includes(screenshot.toString('base64')));
});

describe('has limits', () => {
  const limited: [variable: string, limits: Partial<ModelLimits>][] = [
    ['AI_MAX_STEP_ACTIONS', { maxStepActions: 2 }],
    ['AI_MAX_STEP_TOKENS', { maxStepTokens: 200 }],
    ['AI_MAX_RUN_TOKENS', { maxRunTokens: 150 }],
  ];
  for (const [variable, limits] of limited)
    test(`by ${variable}`, async () => {
      answer = () => sentences();
      const writer = openWriter({ ...limits, price: { input: 10, output: 100 } });
      const step = writer.forStep(STEP);
      await step.next(SEEN, SOON());
      await step.next(SEEN, SOON());
      await assert.rejects(step.next(SEEN, SOON()), {
        name: 'WriterError',
        message: RegExp(`\\(${variable}\\)`),
      });
      const cost = (200 * 10 + 20 * 100) / 1_000_000;
      assert.deepEqual(writer.usage(), {
        model: 'small',
        calls: 2,
        input_tokens: 200,
        output_tokens: 20,
        cost,
      });
    });
});

test('a model that does not answer is a sentence, and a run that ends is its reason', async () => {
  answer = () => 'silence';
  await assert.rejects(openWriter({}, 1).forStep(STEP).next(SEEN, SOON()), {
    name: 'WriterError',
    message: 'The model small did not answer in time.',
  });
  const end = AbortSignal.abort(new Error('cancelled'));
  await assert.rejects(openWriter().forStep(STEP).next(SEEN, end), { message: 'cancelled' });
  answer = () => ({ text: 'Gladly!' });
  await assert.rejects(openWriter().forStep(STEP).next(SEEN, SOON()), { name: 'WriterError' });
});
