import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { WritingBody } from 'shared/contract';
import { startAnsweringModel, type StandInReply } from 'stand-ins/models/answering-model.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';

let answer: StandInReply = 'silence';
const standIn = await startAnsweringModel({ answer: () => answer });
after(() => standIn.close());
const ai = {
  provider: 'openai-compatible',
  model: 'small',
  apiKey: 'key-1',
  baseUrl: standIn.baseUrl,
} as const;
const api = await openTestApi(await openTestPlatform({ config: { ai } }));
const user = await api.newCompany();

const MATERIAL = 'Put a lamp into the cart.\nThe cart shows "1". The total is 16.00.\nNothing is free.';
const BODY: WritingBody = {
  material: MATERIAL,
  starting_url: 'https://shop.example/',
  page: ['- button "Add to cart"', '- "Total 21.00"'],
  before: ['Click "Lamps"'],
  done: [],
  refused: [],
  answers: [],
};
const written = (action: string, from: number[], type: 'act' | 'assert' = 'act') => ({
  type,
  action,
  from,
  use_vision: false,
});
const failed = (action: string, from: number[], isNameMissing = false): WritingBody['done'][number] => ({
  type: 'assert',
  action,
  from,
  is_successful: false,
  result: 'The page shows something else.',
  is_name_missing: isNameMissing,
});

async function next(steps: object[], more: Partial<WritingBody> = {}, end: object = {}) {
  answer = { value: { steps, left_out: [], question: '', is_finished: false, other_tests: [], ...end } };
  return user.post('/writing/next', { ...BODY, ...more });
}

test('the next steps are asked for with the page and what came of the steps before', async () => {
  const done = [{ ...failed('Click "Add"', [1], true), type: 'act' as const }];
  const { status, body } = await next(
    [written('Click the "Add to cart" button.', [1]), written('The page shows "1"', [2], 'assert')],
    { done, refused: ['Buy it: It is no sentence.'] },
    { left_out: [{ sentence: 4, why: 'no flow' }] },
  );
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(body.sentences, [
    'Put a lamp into the cart',
    'The cart shows "1"',
    'The total is 16.00',
    'Nothing is free',
  ]);
  assert.deepEqual(body.steps, [
    written('Click the "Add to cart" button', [1]),
    written('The page shows "1"', [2], 'assert'),
  ]);
  assert.deepEqual(
    [body.left_out, body.is_finished, body.question],
    [[{ sentence: 4, why: 'no flow' }], false, null],
  );
  const prompt = standIn.questions.at(-1)?.prompt ?? '';
  const number = /<page-([0-9a-f]{12})>/.exec(prompt)?.[1];
  for (const part of [
    `<material-${number}>\n[1] Put a lamp into the cart`,
    `<steps-before-${number}>\nClick "Lamps"\n`,
    `<carried-out-so-far-${number}>\nClick "Add" [from 1]\n   FAILED: The page shows something else.\n`,
    `<not-accepted-${number}>\nBuy it: It is no sentence.\n`,
    `<page-${number}>\n- button "Add to cart"\n- "Total 21.00"\n`,
  ])
    assert.ok(prompt.includes(part), prompt);
});

describe('what the material expects is not bent to the page', () => {
  const refusedOf = async (step: object, done: WritingBody['done']) => {
    const { body } = await next([step], { done });
    assert.deepEqual(body.steps, []);
    return body.refused.join();
  };

  test('an assertion that failed is not written anew', async () => {
    const done = [failed('The page shows "16.00"', [3])];
    assert.match(await refusedOf(written('The page shows "21.00"', [3], 'assert'), done), /has failed/);
    assert.match(await refusedOf(written('The page shows "Total"', [2, 3], 'assert'), done), /has failed/);
    const { body } = await next([written('The cart shows "1"', [2], 'assert')], { done });
    assert.equal(body.steps.length, 1, 'others go on');
  });

  test('but may name its element in another way, with the same expectation', async () => {
    const done = [failed('The "Sum" shows "16.00"', [3], true)];
    assert.match(
      await refusedOf(written('The "Total" shows "21.00"', [3], 'assert'), done),
      /does not say 16\.00/,
    );
    const { body } = await next([written('The "Total" shows "16.00"', [3], 'assert')], { done });
    assert.equal(body.steps.length, 1);
  });

  test('and a "no" stays a "no", although actions may lead to it', async () => {
    assert.match(await refusedOf(written('The page shows "free"', [4], 'assert'), []), /denies something/);
    const { body } = await next([written('Click "Add to cart"', [4])]);
    assert.equal(body.steps.length, 1);
  });
});

test('a wait for the page to be ready denies nothing of the material', async () => {
  const { body } = await next([written('Wait until the page does not show "Searching…"', [1])]);
  assert.equal(body.steps.length, 1, body.refused.join());
  const denied = await next([written('Wait until the page does not show "1"', [2])]);
  assert.deepEqual(denied.body.steps, []);
});

test('a page leads a test to no other site, and to no secret', async () => {
  const { body } = await next([
    written('Go to "https://stolen.example/"', [1]),
    written('Type "{{password}}" into "Comment"', [1]),
  ]);
  assert.deepEqual(body.steps, []);
  assert.equal(body.refused.length, 2);
});

test('secrets of the company are named, not told', async () => {
  await user.put('/company/variables/password', { value: 'S3cret word!', is_secret: true });
  const done = [{ ...failed('Type "S3cret word!" into "Code"', [1]), result: 'S3cret word! is typed.' }];
  const { body } = await next([], {
    material: 'Type S3cret word!',
    page: ['- "S3cret word!"'],
    done,
    refused: ['S3cret word!: no'],
  });
  assert.deepEqual(body.sentences, ['Type {{password}}']);
  assert.doesNotMatch(standIn.questions.at(-1)?.body ?? '', /S3cret/);
});

test('the model asks, finishes, or does not answer', async () => {
  const asked = await next([], {}, { question: 'Which lamp?', is_finished: true });
  assert.deepEqual([asked.body.question, asked.body.is_finished], ['Which lamp?', true]);
  answer = { text: 'Gladly!' };
  assert.deepEqual((await user.post('/writing/next', BODY)).status, 502);
  const refused = await user.post('/writing/next', { ...BODY, material: ' ' });
  assert.deepEqual([refused.status, refused.body.error], [400, 'Paste some source material.']);
});

test('tests that the material describes besides are named once, and the model hears of them', async () => {
  const other_tests = [
    { title: ' Nothing is\nfree ', sentences: [4, 99] },
    { title: 'Of nothing', sentences: [99] },
  ];
  const first = await next([written('Click "Add to cart"', [1])], {}, { other_tests });
  const others = [{ title: 'Nothing is free', sentences: [4] }];
  assert.deepEqual(first.body.others, others);
  const done = [{ ...failed('Click "Add to cart"', [1]), type: 'act' as const, is_successful: true }];
  const second = await next([], { done, others }, { other_tests: [{ title: 'More', sentences: [2] }] });
  assert.deepEqual(second.body.others, others);
  assert.match(
    standIn.questions.at(-1)?.prompt ?? '',
    /<other-tests-[0-9a-f]+>\nNothing is free \[4\]\n<\/other-tests/,
  );
});
