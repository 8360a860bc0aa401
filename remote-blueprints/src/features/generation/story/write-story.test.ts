import { WRITING_LIMITS } from 'shared/constants';
import type { WritingReply } from 'shared/contract';
import type { Story, WrittenStep } from '../../../model/story.ts';
import type { EditorStep } from '../../../model/step.ts';
import { writeStory, type RanStep } from './write-story.ts';

const USAGE = { model: 'small', calls: 1, input_tokens: 1, output_tokens: 1, cost: null };
const passed: RanStep = { isSuccessful: true, result: 'Done.', isNameMissing: false };
const failed: RanStep = { isSuccessful: false, result: 'It did not work.', isNameMissing: false };

const reply = (
  steps: [action: string, from: number[], type?: 'act' | 'assert'][],
  more: Partial<WritingReply> = {},
): WritingReply => ({
  sentences: ['One'],
  steps: steps.map(([action, from, type = 'act']) => ({ type, action, from, use_vision: false })),
  refused: [],
  left_out: [],
  is_finished: false,
  question: null,
  usage: USAGE,
  ...more,
});
const END = reply([], { is_finished: true });

/** A page on which the steps with these texts fail. */
async function write(
  replies: WritingReply[],
  outcomes: Record<string, RanStep> = {},
  earlier: WrittenStep[] = [],
  { limits, answers = [] }: { limits?: typeof WRITING_LIMITS; answers?: Story['answers'] } = {},
) {
  let list: EditorStep[] = earlier.map(({ step }) => step);
  const asked: { done: [action: string, isSuccessful: boolean][]; refused: string[] }[] = [];
  let story: Partial<Story> = {};
  const end = await writeStory(
    {
      ask({ done, refused }) {
        asked.push({ done: done.map((one) => [one.action, one.is_successful]), refused });
        return Promise.resolve(replies[asked.length - 1] ?? replies.at(-1) ?? END);
      },
      readPage: () => Promise.resolve(['- "Shop"']),
      add: (steps) => void (list = [...list, ...steps]),
      remove: (steps) => void (list = list.filter((one) => !steps.includes(one))),
      run(steps) {
        const results = steps.map(({ action }) => outcomes[action] ?? passed);
        const end = results.findIndex(({ isSuccessful }) => !isSuccessful);
        return Promise.resolve(end < 0 ? results : results.slice(0, end + 1));
      },
      onChange: (change) => void (story = { ...story, ...change }),
    },
    { done: earlier, others: [], answers },
    limits,
  );
  return { end, asked, story, list: list.map(({ action }) => action) };
}

test('steps are asked for, added and run, until the material is covered', async () => {
  const { end, list, asked, story } = await write([
    reply([
      ['Click "A"', [1]],
      ['The page shows "B"', [2], 'assert'],
    ]),
    reply([['Click "C"', [3]]], { is_finished: true, left_out: [{ sentence: 2, why: 'no' }] }),
  ]);
  expect(end).toEqual({ kind: 'finished' });
  expect(list).toEqual(['Click "A"', 'The page shows "B"', 'Click "C"']);
  expect(asked[1]?.done).toEqual([
    ['Click "A"', true],
    ['The page shows "B"', true],
  ]);
  expect(story.leftOut?.get(2)).toBe('no');
});

test('a sentence that became nothing is asked for once more', async () => {
  const sentences = ['One', '--', 'Three'];
  const { end, asked } = await write([
    reply([['Click "A"', [1]]], { sentences, is_finished: true }),
    reply([], { sentences, is_finished: true }),
  ]);
  expect(end).toEqual({ kind: 'finished' });
  expect(asked.map(({ refused }) => refused)).toEqual([
    [],
    ['Sentence 3 is neither covered by a step nor left out.'],
  ]);
});

test('an action that fails leaves the list with what follows it, and the writer hears of it', async () => {
  const { end, list, asked } = await write(
    [
      reply([
        ['Click "A"', [1]],
        ['Click "X"', [1]],
        ['Click "Y"', [1]],
      ]),
      reply([['Click "B"', [1]]], { is_finished: true }),
    ],
    { 'Click "X"': failed },
  );
  expect(end).toEqual({ kind: 'finished' });
  expect(list).toEqual(['Click "A"', 'Click "B"']);
  expect(asked[1]?.done).toEqual([
    ['Click "A"', true],
    ['Click "X"', false],
  ]);
});

test('an assertion that fails stays, and the rest goes on', async () => {
  const { end, list, story } = await write(
    [
      reply(
        [
          ['The page shows "16"', [1], 'assert'],
          ['Click "B"', [2]],
        ],
        { is_finished: true },
      ),
    ],
    { 'The page shows "16"': failed },
  );
  expect(end).toEqual({ kind: 'finished' });
  expect(list).toEqual(['The page shows "16"', 'Click "B"']);
  expect(story.done?.map(({ isSuccessful }) => isSuccessful)).toEqual([false, true]);
});

test('an assertion whose element is called otherwise is replaced by its correction', async () => {
  const { list, asked } = await write(
    [
      reply([['The "Sum" shows "16"', [1], 'assert']]),
      reply([['The "Total" shows "16"', [1], 'assert']], { is_finished: true }),
    ],
    { 'The "Sum" shows "16"': { ...failed, isNameMissing: true } },
  );
  expect(list).toEqual(['The "Total" shows "16"']);
  expect(asked[1]?.done).toEqual([['The "Sum" shows "16"', false]]);
});

test('a question ends it for now, and what was written before goes on behind the answer', async () => {
  const first = await write([reply([['Click "A"', [1]]], { question: 'Which lamp?' })]);
  expect(first.end).toEqual({ kind: 'question', question: 'Which lamp?' });
  const earlier = first.story.done ?? [];
  const { end, asked, list } = await write([reply([['Click "B"', [2]]], { is_finished: true })], {}, earlier);
  expect(end).toEqual({ kind: 'finished' });
  expect(asked[0]?.done).toEqual([['Click "A"', true]]);
  expect(list).toEqual(['Click "A"', 'Click "B"']);
});

test('it ends where nothing brings it further, and keeps what was written', async () => {
  const stuck = await write([reply([['Click "A"', [1]]]), reply([], { refused: ['Click "X": no'] })]);
  expect(stuck.end).toEqual({
    kind: 'failed',
    problem: 'The model wrote nothing that brings the test further. Click "X": no',
  });
  expect(stuck.list).toEqual(['Click "A"']);
  expect(stuck.asked[2]?.refused).toEqual(['Click "X": no']);
  const failing = await write([reply([['Click "X"', [1]]])], { 'Click "X"': failed });
  expect(failing.end).toMatchObject({ kind: 'failed', problem: expect.stringContaining('It did not work.') });
  expect(failing.list).toEqual([]);
  expect((await write([END])).end).toEqual({ kind: 'failed', problem: 'No steps were found in this text.' });
  const short = { limits: { ...WRITING_LIMITS, steps: 2 } };
  expect((await write([reply([['Click "A"', [1]]])], {}, [], short)).end).toMatchObject({
    problem: 'It became longer than 2 steps, so it was ended.',
  });
  const endless = await write([reply([['Click "A"', [1]]])]);
  expect(endless.end).toMatchObject({ problem: 'It became longer than 60 steps, so it was ended.' });
});

test('a question beyond the limit is not put: the writer hears that it must leave out what it cannot tell', async () => {
  const answers = Array.from({ length: 3 }, () => ({ question: 'Which?', answer: 'Any' }));
  const { end, asked } = await write(
    [reply([['Click "A"', [1]]], { question: 'And then?' }), reply([], { is_finished: true })],
    {},
    [],
    { answers },
  );
  expect(end).toEqual({ kind: 'finished' });
  expect(asked[1]?.refused.join()).toMatch(/No further question is answered/);
});
