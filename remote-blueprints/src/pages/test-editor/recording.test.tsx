import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { LiveAnswer, LiveEvent, LiveQuery } from 'shared/contract';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { card, chooseAdd, field, texts, writeSteps } from '../../testing/editor.ts';
import { stubDrawing } from '../../testing/live-images.ts';
import { openLiveWorker, PAGE } from '../../testing/live-worker.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { openPlan } from '../../testing/plans.ts';

const recorded = (action: string, replaces = 0, note: string | null = null): LiveEvent => ({
  type: 'recorded',
  steps: [{ type: 'act', action }],
  replaces,
  note,
});

const CART = { description: 'link "Cart"', box: { x: 640, y: 72, width: 128, height: 36 } };
const ANSWERS: Record<LiveQuery['kind'], LiveAnswer> = {
  elements: {
    kind: 'elements',
    elements: [
      { id: '7', name: 'Cart', elementKind: 'link', isVisible: true },
      { id: '8', name: 'Search', elementKind: 'field', isVisible: true },
    ],
  },
  text: { kind: 'text', lines: ['- link "Cart"'] },
  outline: { kind: 'outline', element: CART },
  pick: {
    kind: 'pick',
    element: CART,
    actions: ['Click "Cart"', 'Hover over "Cart"'],
    assertions: ['"Cart" is visible'],
    problem: null,
  },
  highlight: { kind: 'highlight', matches: [], message: null },
};

beforeEach(() => {
  stubDrawing();
  server.use(respondWithBlueprints(), respondWithSuites());
});

/** Opens the editor of a new test with these steps, and its live browser. */
async function openLive({
  steps = [] as string[],
  answerTo = ({ kind }: LiveQuery) => ANSWERS[kind] as LiveAnswer | null,
  typed = undefined as LiveEvent | undefined,
} = {}) {
  const worker = openLiveWorker({ answerTo, ...(typed && { typed }) });
  server.use(...worker.handlers);
  const { user } = renderRemote(remote, '/dashboard/newtest');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Buy a lamp');
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://shop.test');
  if (steps.length > 0) await writeSteps(user, ...steps);
  await user.click(await screen.findByRole('button', { name: 'Open live browser' }));
  await waitFor(() => expect(button('Pick')).not.toHaveAttribute('aria-disabled'));
  return { user, worker };
}

const button = (name: string) => screen.getByRole('button', { name });
const waitForTexts = (...expected: string[]) => waitFor(() => expect(texts()).toEqual(expected));

async function record(user: UserEvent): Promise<void> {
  await user.click(button('Record'));
  await waitFor(() => expect(button('Record')).toHaveAttribute('aria-pressed', 'true'));
}

test('what is done in the page becomes steps, each undone at once, and is saved', async () => {
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: storedTest([]) }, 201);
  server.use(creation.handler);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, worker } = await openLive();
  await record(user);
  expect(screen.getByText('Recording')).toBeVisible();
  expect(screen.getByText(/Every click and every text becomes a step/)).toBeVisible();
  for (const event of [
    recorded('Click "Search"'),
    recorded('Type "l" into "Search"'),
    recorded('Type "lamp" into "Search"', 1),
    recorded('Press Enter'),
  ])
    worker.send(event);
  await waitForTexts('Click "Search"', 'Type "lamp" into "Search"', 'Press Enter');
  expect(scrolled.mock.contexts.at(-1)).toBe(card(3));
  await user.click(button('Undo'));
  await user.click(button('Undo'));
  expect(texts()).toEqual(['Click "Search"']);
  await user.click(button('Redo'));
  worker.send(recorded('Press Enter'));
  await waitForTexts('Click "Search"', 'Type "lamp" into "Search"', 'Press Enter');

  await user.click(button('Create Test'));
  await waitFor(() => expect(creation.bodies).toHaveLength(1));
  expect(creation.bodies).toEqual([
    expect.objectContaining({
      steps: ['Click "Search"', 'Type "lamp" into "Search"', 'Press Enter'].map((action, index) =>
        expect.objectContaining({ step_number: index + 1, type: 'act', action }),
      ),
    }),
  ]);
});

test('a password that was typed last is saved under its name', async () => {
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: storedTest([]) }, 201);
  server.use(creation.handler);
  const { user, worker } = await openLive({
    typed: recorded('Type "{{password_2}}" into "Password"', 0, 'The text is stored.'),
  });
  await record(user);
  worker.send(recorded('Click "Sign in"'));
  await waitForTexts('Click "Sign in"');
  await user.click(button('Create Test'));
  await waitFor(() => expect(creation.bodies).toHaveLength(1));
  expect(creation.bodies).toMatchObject([
    { steps: [{ action: 'Click "Sign in"' }, { action: 'Type "{{password_2}}" into "Password"' }] },
  ]);
});

test('what is recorded fills the plan once the test is saved, as far as its steps are', async () => {
  const stored = storedTest(['Click "Search"', 'Type "lamp" into "Search"']);
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: stored }, 201);
  const plan = openPlan(1, { entries: [], proposals: [] });
  server.use(creation.handler, ...plan.handlers());
  const { user, worker } = await openLive();
  await record(user);
  const entryOf = (text: string, origin: 'recording' | 'attempt' = 'recording') => ({
    type: 'act' as const,
    text,
    page: '/',
    actions: [],
    origin,
  });
  const sendRecorded = (text: string, replaces = 0) =>
    worker.send({ ...recorded(text, replaces), plan: [entryOf(text)] } as LiveEvent);
  sendRecorded('Click "Search"');
  sendRecorded('Type "l" into "Search"');
  sendRecorded('Type "lamp" into "Search"', 1);
  worker.send({
    type: 'run-finished',
    run: 9,
    status: 'passed',
    error: null,
    plan: [entryOf('Click "Search"', 'attempt')],
  });
  await waitForTexts('Click "Search"', 'Type "lamp" into "Search"');
  expect(plan.added).toEqual([]);
  await user.click(button('Create Test'));
  await waitFor(() => expect(plan.added).toHaveLength(1));
  expect(plan.added).toEqual([
    {
      entries: [
        entryOf('Click "Search"'),
        entryOf('Type "lamp" into "Search"'),
        entryOf('Click "Search"', 'attempt'),
      ],
    },
  ]);
});

test('what is learned about steps that are stored already fills their plan at once', async () => {
  const worker = openLiveWorker();
  const plan = openPlan(1, { entries: [], proposals: [] });
  const update = recordCalls('put', '/test_blueprint/update/1', { test_blueprint: storedTest(['Go back']) });
  server.use(
    ...worker.handlers,
    ...plan.handlers(),
    update.handler,
    respondWithStored(storedTest(['click Buy'])),
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.click(await screen.findByRole('button', { name: 'Open live browser' }));
  await waitFor(() => expect(button('Pick')).not.toHaveAttribute('aria-disabled'));
  const entries = (['Click "Buy"', 'Go back'] as const).map((text) => ({
    type: 'act' as const,
    text,
    page: '/',
    actions: [],
    origin: 'attempt' as const,
  }));
  worker.send({ type: 'run-finished', run: 9, status: 'passed', error: null, plan: entries });
  await waitFor(() => expect(plan.added).toEqual([{ entries: [entries[0]] }]));
  await writeSteps(user, 'Go back');
  await user.click(button('Update Test'));
  await waitFor(() => expect(plan.added).toEqual([{ entries: [entries[0]] }, { entries: [entries[1]] }]));
});

test('proposed assertions are inserted by a click, and vanish with the next action', async () => {
  const { user, worker } = await openLive({ steps: ['Reload the page'] });
  await record(user);
  worker.send(recorded('Click "Buy"'));
  worker.send({ type: 'proposed', assertions: ['The "Cart" is "1"', 'The page shows "Added"'] });
  await user.click(await screen.findByRole('button', { name: 'Check: The "Cart" is "1"' }));
  // A new window stands before the first step.
  expect(texts()).toEqual(['Click "Buy"', 'The "Cart" is "1"', 'Reload the page']);
  expect(button('Check: The page shows "Added"')).toBeVisible();
  worker.send(recorded('Click "Cart"'));
  await waitForTexts('Click "Buy"', 'The "Cart" is "1"', 'Click "Cart"', 'Reload the page');
  expect(screen.queryByRole('button', { name: /^Check:/ })).not.toBeInTheDocument();
});

test('what cannot be recorded is said at once, and so is a stored secret; the end of the session ends the recording', async () => {
  const { user, worker } = await openLive();
  await record(user);
  worker.send({ type: 'not-recorded', message: 'A canvas has no names.' });
  expect(await screen.findByText('A canvas has no names.')).toBeVisible();
  worker.send(recorded('Type "{{password}}" into "Password"', 0, 'The password is the secret {{password}}.'));
  expect(await screen.findByText('The password is the secret {{password}}.')).toBeVisible();
  expect(screen.queryByText('A canvas has no names.')).not.toBeInTheDocument();
  worker.send({ type: 'ended', reason: 'idle', message: 'Nobody used it.' });
  await waitFor(() => expect(screen.queryByText('Recording')).not.toBeInTheDocument());
  expect(texts()).toEqual(['Type "{{password}}" into "Password"']);
});

test('a picked element offers what to do and what to check; the sentence is inserted', async () => {
  const { user, worker } = await openLive();
  await user.click(button('Pick'));
  const layer = await screen.findByTestId('pick-layer');
  jest.spyOn(layer, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 640, 360));
  fireEvent.pointerMove(layer, { clientX: 350, clientY: 65 });
  expect(await within(layer).findByText('link "Cart"')).toBeVisible();
  fireEvent.click(layer, { clientX: 350, clientY: 65 });
  expect(await screen.findByRole('group', { name: 'Check' })).toBeVisible();
  expect(worker.receivedOf('query').map(({ query }) => query)).toContainEqual({
    kind: 'pick',
    at: { x: 680, y: 90 },
  });
  const outlines = () => worker.receivedOf('query').filter(({ query }) => query.kind === 'outline').length;
  const asked = outlines();
  fireEvent.wheel(layer, { clientX: 350, clientY: 65, deltaY: 120 });
  worker.sendFrame(1);
  await waitFor(() => expect(outlines()).toBeGreaterThan(asked));
  const point = { x: 680, y: 90 };
  expect(worker.receivedOf('input')).toEqual([
    { type: 'input', input: { kind: 'wheel', point, dx: 0, dy: 120 } },
  ]);

  worker.send({ ...PAGE, url: 'https://shop.test/cart' } as LiveEvent);
  expect(await screen.findByText(/Click an element in the picture/)).toBeVisible();
  fireEvent.click(layer, { clientX: 350, clientY: 65 });
  await user.click(await screen.findByRole('button', { name: '"Cart" is visible' }));
  expect(texts()).toEqual(['"Cart" is visible']);
  expect(card(1)).toHaveFocus();
  expect(button('Pick')).toHaveAttribute('aria-pressed', 'false');
});

test('without a pointer an element is chosen from the list, for the step that asked', async () => {
  const { user } = await openLive({ steps: ['Blorp the cart'] });
  await user.click(await within(card(1)).findByRole('button', { name: 'Pick in the page' }));
  const panel = within(await screen.findByRole('region', { name: 'Pick an element for step 1' }));
  await user.click(panel.getByRole('combobox', { name: 'List of elements' }));
  await user.click(await screen.findByRole('option', { name: /Cart/ }));
  await user.click(await panel.findByRole('button', { name: 'Click "Cart"' }));
  expect(texts()).toEqual(['Click "Cart"']);
  await user.click(button('Pick'));
  await screen.findByRole('region', { name: 'Pick an element' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Pick an element' })).not.toBeInTheDocument();
  await user.click(button('Pick'));
  await user.click(button('Close live browser'));
  await user.click(await screen.findByRole('button', { name: 'Open live browser' }));
  await waitFor(() => expect(button('Pick')).toHaveAttribute('aria-pressed', 'false'));
});

test('what cannot be named says why', async () => {
  const { user } = await openLive({
    answerTo: ({ kind }) =>
      kind === 'pick'
        ? { kind, element: null, actions: [], assertions: [], problem: 'A canvas has no names.' }
        : null,
  });
  await user.click(button('Pick'));
  fireEvent.click(await screen.findByTestId('pick-layer'), { clientX: 5, clientY: 5 });
  expect(await screen.findByText('A canvas has no names.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'List of elements' }));
  expect(await screen.findByText('Nothing is known about it.')).toBeVisible();
});

test('a name that fits the verb is completed first, with its kind', async () => {
  const { user } = await openLive();
  await chooseAdd(user, 'Add Step');
  await user.keyboard('Type "lamp" into "');
  await waitFor(() =>
    expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual([
      'Search field on the page',
      'Cart link on the page',
    ]),
  );
});

test('what is on the live page is suggested for a step that is not understood', async () => {
  const { user } = await openLive({
    steps: ['Open our cart'],
  });
  await user.click(await screen.findByRole('button', { name: 'Click the "Cart" link on the page' }));
  await waitForTexts('Click the "Cart" link');
});

test('names on the live page are completed first, until the page changes', async () => {
  let names = ['Cart', 'Search'];
  const { user, worker } = await openLive({
    steps: ['Click "Sort"'],
    answerTo: ({ kind }) =>
      kind === 'elements'
        ? {
            kind,
            elements: names.map((name) => ({ id: name, name, elementKind: null, isVisible: true })),
          }
        : null,
  });
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
  await chooseAdd(user, 'Add Step');
  await user.keyboard('Click "');
  await waitFor(() =>
    expect(options()).toEqual(['Cart on the page', 'Search on the page', 'Sort used in another step']),
  );
  names = ['Pay'];
  worker.send({ ...PAGE, url: 'https://shop.test/cart' } as LiveEvent);
  await waitFor(() => expect(options()).toEqual(['Pay on the page', 'Sort used in another step']));
  expect(field()).toHaveValue('Click "');
});
