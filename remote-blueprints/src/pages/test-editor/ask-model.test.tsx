import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LiveQuery, Translation, TranslationBody } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { card, chooseAdd, field, texts } from '../../testing/editor.ts';
import {
  respondWithBlueprints,
  respondWithGenerator,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { stubDrawing } from '../../testing/live-images.ts';
import { openLiveWorker } from '../../testing/live-worker.ts';

const PROSE = 'put something in the basket and see that it is there';
const usage = { model: 'gpt-5', calls: 1, input_tokens: 1200, output_tokens: 34, cost: 0.05 };
const BUY = { type: 'act' as const, action: 'Click "Buy"' };
const CART = { type: 'assert' as const, action: 'The page shows "1 item"' };

const answered = (values: Partial<Translation> = {}): Translation => ({
  steps: [BUY, CART],
  rejected: [],
  question: null,
  usage,
  ...values,
});

/** A model that gives these answers, one after the other; null: it never answers. */
function openModel(...answers: (Translation | Response | null)[]) {
  const bodies: TranslationBody[] = [];
  let cancelled = 0;
  server.use(
    http.post(`${apiAddress}/translations`, async ({ request }) => {
      bodies.push((await request.json()) as TranslationBody);
      const next = answers[bodies.length - 1];
      if (next === null)
        return new Promise<undefined>((resolve) =>
          request.signal.addEventListener('abort', () => resolve(void (cancelled += 1))),
        );
      return next instanceof Response ? next : HttpResponse.json(next);
    }),
  );
  return { bodies, cancelled: () => cancelled };
}

/** Opens a stored test with these steps. */
async function open(...steps: string[]) {
  server.use(respondWithStored(storedTest(steps)));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('listitem', { name: 'Step 1' });
  return user;
}

const findAsk = (number: number) => within(card(number)).findByRole('button', { name: 'Ask the model' });
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Ask the model' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() =>
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    respondWithGenerator({ by: 'model', model: 'gpt-5' }),
  ),
);

test('an unclear step becomes the sentences of the model once they are accepted', async () => {
  const model = openModel(answered());
  const user = await open('Go back', 'Reload the page', PROSE, 'Press Enter');
  expect(within(card(1)).queryByRole('button', { name: 'Ask the model' })).not.toBeInTheDocument();
  (await findAsk(3)).focus();
  await user.keyboard('{Enter}');
  const dialog = await findDialog();
  expect(dialog.getByText(/^gpt-5 is sent this step/)).toBeVisible();
  expect(await dialog.findByText('2 sentences suggested.')).toBeVisible();
  const change = within(dialog.getByRole('group', { name: 'Suggested change' }));
  expect(change.getByText(PROSE).closest('del')).toBeVisible();
  expect(change.getByText(BUY.action).closest('ins')).toBeVisible();
  expect(change.getByText(CART.action).closest('ins')).toBeVisible();
  expect(dialog.getByText('gpt-5: 1 call, 1,234 tokens, $0.05')).toBeVisible();
  expect(model.bodies).toEqual([
    {
      text: PROSE,
      type: null,
      starting_url: 'https://shop.test',
      before: ['Go back', 'Reload the page'],
      after: ['Press Enter'],
      elements: [],
    },
  ]);

  await user.click(dialog.getByRole('button', { name: 'Accept 2 Steps' }));
  await isClosed();
  expect(texts()).toEqual(['Go back', 'Reload the page', BUY.action, CART.action, 'Press Enter']);
  expect(within(card(4)).getByRole('img', { name: 'Step 4: Assert' })).toBeVisible();
  await waitFor(() => expect(card(3)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Go back', 'Reload the page', PROSE, 'Press Enter']);
});

test('a question is answered and asked again; what is rejected says why; nothing is kept of it', async () => {
  const model = openModel(
    answered({ steps: [], question: 'Which basket?' }),
    answered({
      steps: [{ ...BUY, guessed: ['Buy'] }],
      rejected: [{ text: 'Enjoy it', why: 'It names no element.' }],
    }),
  );
  const user = await open(PROSE);
  await user.click(await findAsk(1));
  const dialog = await findDialog();
  expect(await dialog.findByText('Which basket?')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  const again = dialog.getByRole('button', { name: 'Ask Again' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
  await user.keyboard('The left one{Enter}');
  expect(await dialog.findByText('It names no element.')).toBeVisible();
  expect(dialog.getByText('Enjoy it')).toBeVisible();
  expect(dialog.getByText('Guessed: "Buy" is neither in the text nor on the page.')).toBeVisible();
  const answers = [{ question: 'Which basket?', answer: 'The left one' }];
  expect(model.bodies.map(({ text, answers }) => [text, answers])).toEqual([
    [PROSE, undefined],
    [PROSE, answers],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await isClosed();
  expect(texts()).toEqual([PROSE]);
});

test('a call that takes long is cancelled; one that fails says why and is tried again', async () => {
  const rejection = { error: 'The model is busy.', code: 'model_failed' };
  const model = openModel(null, HttpResponse.json(rejection, { status: 502 }), answered({ steps: [] }));
  const user = await open(PROSE);
  await user.click(await findAsk(1));
  const dialog = await findDialog();
  expect(dialog.getByRole('status')).toHaveTextContent('Asking gpt-5...');
  await waitFor(() => expect(model.bodies).toHaveLength(1));
  await user.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(model.cancelled()).toBe(1));

  await user.click(await findAsk(1));
  const next = await findDialog();
  expect(await next.findByRole('alert')).toHaveTextContent('The model is busy.');
  await user.click(next.getByRole('button', { name: 'Try Again' }));
  expect(await next.findByText('The model found no sentence for this.')).toBeVisible();
  expect(model.bodies).toHaveLength(3);
});

test('pasted prose is offered to the model as a whole', async () => {
  const model = openModel(answered());
  const user = await open('Go back');
  await chooseAdd(user, 'Add Step');
  await user.paste('Press Enter\nput a lamp in the basket\nReload the page\nsee that it is there');
  expect(await screen.findByText('2 of the pasted steps are unclear')).toBeVisible();
  const bar = within(screen.getByText('2 of the pasted steps are unclear').closest('div') as HTMLElement);
  await user.click(bar.getByRole('button', { name: 'Ask the model' }));
  const dialog = await findDialog();
  await user.click(await dialog.findByRole('button', { name: 'Accept 2 Steps' }));
  await isClosed();
  expect(model.bodies[0]).toMatchObject({
    text: 'put a lamp in the basket\nReload the page\nsee that it is there',
    before: ['Go back', 'Press Enter'],
    after: [],
  });
  expect(texts()).toEqual(['Go back', 'Press Enter', BUY.action, CART.action]);
  expect(screen.queryByText(/pasted steps/)).not.toBeInTheDocument();
});

test('selected steps are asked about together', async () => {
  const model = openModel(answered({ steps: [BUY] }));
  const user = await open('put a lamp', 'in the basket', 'Press Enter');
  for (const number of [1, 2]) await user.click(within(card(number)).getByRole('checkbox'));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected steps' }));
  await user.click(await bar.findByRole('button', { name: 'Ask the model' }));
  await user.click(await (await findDialog()).findByRole('button', { name: 'Accept' }));
  await isClosed();
  expect(model.bodies[0]?.text).toBe('put a lamp\nin the basket');
  expect(texts()).toEqual([BUY.action, 'Press Enter']);
});

test('a text is saved as it is being written before the model is asked', async () => {
  const model = openModel(answered({ steps: [BUY] }));
  const user = await open('Go back');
  await chooseAdd(user, 'Add Step');
  await user.type(field(), PROSE);
  await user.click(await findAsk(2));
  const dialog = await findDialog();
  expect(await dialog.findByText('1 sentence suggested.')).toBeVisible();
  expect(model.bodies.map(({ text }) => text)).toEqual([PROSE]);
  await user.keyboard('{Escape}');
  await isClosed();
  expect(texts()).toEqual(['Go back', PROSE]);
});

test('the model gets the names on the live page', async () => {
  stubDrawing();
  const elements = [
    { id: '8', name: 'Terms', elementKind: 'link' as const, isVisible: false },
    { id: '7', name: 'Buy now', elementKind: 'button' as const, isVisible: true },
  ];
  const worker = openLiveWorker({
    answerTo: ({ kind }: LiveQuery) => (kind === 'elements' ? { kind, elements } : null),
  });
  server.use(...worker.handlers);
  const model = openModel(answered());
  const user = await open(PROSE);
  await user.click(await screen.findByRole('button', { name: 'Open live browser' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pick' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(await findAsk(1));
  await waitFor(() => expect(model.bodies).toHaveLength(1));
  expect(model.bodies[0]?.elements).toEqual(['button "Buy now"', 'link "Terms"']);
  await user.keyboard('{Escape}');
  await isClosed();
  await user.click(screen.getByRole('button', { name: 'Close live browser' }));
  await waitFor(() => expect(worker.deletions()).toBe(1));
});

test('nothing is offered with rules', async () => {
  server.use(respondWithGenerator({ by: 'rules', model: null }));
  const user = await open(PROSE);
  await chooseAdd(user, 'Add Step');
  await user.paste('one thing\nanother thing');
  await waitFor(() => expect(texts()).toHaveLength(3));
  await within(card(1)).findByText('Not understood');
  expect(screen.queryByRole('button', { name: 'Ask the model' })).not.toBeInTheDocument();
  expect(screen.queryByText(/pasted steps/)).not.toBeInTheDocument();
});
