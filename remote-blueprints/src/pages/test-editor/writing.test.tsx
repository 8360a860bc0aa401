import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BlueprintCreate, WritingBody, WritingReply } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { texts } from '../../testing/editor.ts';
import {
  respondWithBlueprints,
  respondWithGenerator,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { stubDrawing } from '../../testing/live-images.ts';
import { openLiveWorker } from '../../testing/live-worker.ts';

const USAGE = { model: 'small-1', calls: 1, input_tokens: 1, output_tokens: 1, cost: null };
const SENTENCES = ['Buy a lamp', 'The total is 16', 'It is fun'];
type Steps = [action: string, from: number[], type?: 'act' | 'assert'][];

const reply = (steps: Steps, more: Partial<WritingReply> = {}): WritingReply => ({
  sentences: SENTENCES,
  steps: steps.map(([action, from, type = 'act']) => ({ type, action, from, use_vision: false })),
  refused: [],
  left_out: [1, 2, 3].map((sentence) => ({ sentence, why: 'no flow' })),
  is_finished: false,
  question: null,
  usage: USAGE,
  ...more,
});

beforeEach(() => {
  stubDrawing();
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    respondWithGenerator({ by: 'model', model: 'small-1' }),
  );
});

const panel = async () => within(await screen.findByRole('region', { name: 'Steps from your material' }));
const coverage = async () => {
  const list = await (await panel()).findByRole('list', { name: /sentence by sentence/ });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

/** Hands material to the model, which answers so; steps with the texts of `failing` fail. */
async function write(
  answer: (count: number) => WritingReply | Response | Promise<Response>,
  { steps = [] as string[], failing = [] as string[], deadly = '' } = {},
) {
  const worker = openLiveWorker({
    answerTo: ({ kind }) => (kind === 'text' ? { kind, lines: ['- button "Buy"'] } : null),
    outcomeOf: (text) => {
      if (text === deadly)
        worker.send({ type: 'ended', reason: 'idle', message: 'The live browser was lost.' });
      return failing.includes(text) ? { isSuccessful: false, result: 'It is 21.' } : {};
    },
  });
  const bodies: WritingBody[] = [];
  server.use(
    ...worker.handlers,
    respondWithStored(storedTest(steps)),
    http.post(`${apiAddress}/writing/next`, async ({ request }) => {
      bodies.push((await request.json()) as WritingBody);
      const given = await answer(bodies.length);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.click(await screen.findByRole('button', { name: 'Generate steps' }));
  await user.click(await screen.findByRole('textbox', { name: 'Source material' }));
  await user.paste('Buy a lamp. The total is 16. It is fun.');
  expect(await screen.findByText(/Written by the model small-1 in the live browser/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate Steps' }));
  return { user, worker, bodies };
}

test('the model writes steps that are tried at once, behind those that are there; one undo takes them all back', async () => {
  const { user, bodies, worker } = await write(
    (count) =>
      count === 1
        ? reply([['Click "Buy"', [1]]])
        : reply([['The page shows "16"', [2], 'assert']], {
            is_finished: true,
            left_out: [{ sentence: 3, why: 'no flow' }],
          }),
    { steps: ['Go back'] },
  );
  expect(await screen.findByText('Generated 2 steps successfully.')).toBeVisible();
  expect(screen.getByText('Steps Generated!')).toBeVisible();
  expect(texts()).toEqual(['Go back', 'Click "Buy"', 'The page shows "16"']);
  expect(await coverage()).toEqual([
    'Buy a lamp Step 2',
    'The total is 16 Step 3',
    'It is fun Left out: no flow',
  ]);
  expect(bodies[1]).toMatchObject({
    material: 'Buy a lamp. The total is 16. It is fun.',
    page: ['- button "Buy"'],
    before: ['Go back'],
    done: [{ action: 'Click "Buy"', from: [1], is_successful: true }],
  });
  expect(worker.receivedOf('run').map(({ steps }) => steps.map(({ action }) => action))).toEqual([
    ['Go back'],
    ['Click "Buy"'],
    ['The page shows "16"'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Go back']);
  await user.click((await panel()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('The steps are written')).not.toBeInTheDocument();
});

test('what the page contradicts stays, is named, and stays marked while other steps run', async () => {
  const steps: Steps = [
    ['The page shows "16"', [2], 'assert'],
    ['Click "Buy"', [1]],
  ];
  await write(() => reply(steps, { is_finished: true }), { failing: ['The page shows "16"'] });
  expect(await screen.findByText('Generated 2 steps successfully.')).toBeVisible();
  expect(texts()).toEqual(['The page shows "16"', 'Click "Buy"']);
  const card = within(screen.getByRole('listitem', { name: 'Step 1' }));
  expect(card.getByText('Failed')).toBeInTheDocument();
  expect((await coverage())[1]).toBe('The total is 16 The page contradicts this: Step 1');
});

test('a question is answered in the panel, and the writing goes on', async () => {
  const { user, bodies } = await write((count) =>
    count === 1
      ? reply([['Click "Buy"', [1]]], { question: 'Which lamp?' })
      : reply([['Click "Blue"', [1]]], { is_finished: true }),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'The blue one');
  await user.click(screen.getByRole('button', { name: 'Ask Again' }));
  expect(await screen.findByText('Generated 2 steps successfully.')).toBeVisible();
  expect(texts()).toEqual(['Click "Buy"', 'Click "Blue"']);
  expect(bodies[1]?.answers).toEqual([{ question: 'Which lamp?', answer: 'The blue one' }]);
});

test('it can be stopped: what was written stays', async () => {
  const { user } = await write((count) =>
    count === 1 ? reply([['Click "Buy"', [1]]]) : new Promise<Response>(() => undefined),
  );
  await waitFor(() => expect(texts()).toEqual(['Click "Buy"']));
  expect(await screen.findByText('Asking small-1, 1 step so far...')).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Stop' }));
  expect((await panel()).getByText('Stopped')).toBeVisible();
  expect(texts()).toEqual(['Click "Buy"']);
});

test('a model that does not answer is a sentence, and can be asked again', async () => {
  const { user } = await write((count) =>
    count === 1
      ? HttpResponse.json(
          { error: 'The model small-1 did not answer in time.', code: 'model_failed' },
          { status: 502 },
        )
      : reply([['Click "Buy"', [1]]], { is_finished: true }),
  );
  expect(await screen.findByText('The model small-1 did not answer in time.')).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Generated 1 step successfully.')).toBeVisible();
});

test('steps that are there and do not work come first', async () => {
  const { bodies } = await write(() => reply([]), { steps: ['Go back'], failing: ['Go back'] });
  expect(await screen.findByText(/^The steps that are there already do not work/)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a live browser that is lost ends it with its reason', async () => {
  const { worker } = await write(() => new Promise<Response>(() => undefined));
  await screen.findByText('Asking small-1, 0 steps so far...');
  worker.send({ type: 'ended', reason: 'idle', message: 'Nobody used it for 5 minutes.' });
  expect((await (await panel()).findByRole('alert')).textContent).toMatch(/Nobody used it for 5 minutes/);
});

test('what was written when the live browser is lost stays, and says that it was not tried', async () => {
  await write(
    (count) =>
      count === 1
        ? reply([['Click "Buy"', [1]]])
        : reply([
            ['Click "Pay"', [2]],
            ['Click "Go"', [2]],
          ]),
    { deadly: 'Click "Pay"' },
  );
  expect((await (await panel()).findByRole('alert')).textContent).toMatch(/The live browser was lost/);
  expect(texts()).toEqual(['Click "Buy"', 'Click "Pay"', 'Click "Go"']);
  expect((await coverage()).slice(0, 2)).toEqual([
    'Buy a lamp Step 1',
    'The total is 16 Not tried: Steps 2, 3',
  ]);
});

test('further tests of the material are written one after the other, and stored in the same suite', async () => {
  const { user, bodies } = await write(
    (count) =>
      [
        reply([['Click "Buy"', [1]]], {
          is_finished: true,
          left_out: [],
          others: [
            { title: 'Total', sentences: [2] },
            { title: 'Fun', sentences: [3] },
          ],
        }),
        reply([['The page shows "16"', [1], 'assert']], {
          sentences: ['The total is 16'],
          is_finished: true,
        }),
        reply([], { sentences: ['It is fun'], question: 'What is fun?' }),
      ][count - 1] ?? reply([]),
    { failing: ['The page shows "16"'] },
  );
  const created: BlueprintCreate[] = [];
  server.use(
    http.post(`${apiAddress}/test_blueprint/create`, async ({ request }) => {
      created.push((await request.json()) as BlueprintCreate);
      return HttpResponse.json({ test_blueprint: { ...storedTest([]), id: 8 } });
    }),
  );
  expect((await coverage()).slice(1)).toEqual([
    'The total is 16 Another test: Total',
    'It is fun Another test: Fun',
  ]);
  const others = within(await screen.findByRole('region', { name: 'More tests in your material' }));
  await user.click(others.getByRole('button', { name: 'Write These 2 Tests' }));
  expect(await others.findByRole('link', { name: 'Total' })).toHaveAttribute(
    'href',
    '/dashboard/updatetest/8',
  );
  expect(await others.findByText('1 step, 1 contradicted by the page')).toBeVisible();
  expect(await others.findByText('The model asks: What is fun?')).toBeVisible();
  expect(created).toMatchObject([
    { title: 'Total', starting_url: storedTest([]).starting_url, steps: [{ action: 'The page shows "16"' }] },
  ]);
  expect(bodies.slice(1).map(({ material, done }) => [material, done.length])).toEqual([
    ['The total is 16', 0],
    ['It is fun', 0],
  ]);
  expect(texts()).toEqual(['Click "Buy"']);
  await user.click(others.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('More tests in your material')).not.toBeInTheDocument();
});
