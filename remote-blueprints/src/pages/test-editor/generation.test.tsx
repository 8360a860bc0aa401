import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { StepGenerator } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { texts } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithGenerator,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';

const PATH = '/test_blueprint/generate-steps';
const steps = [
  { action: 'Click Buy', type: 'act', use_vision: false },
  { action: 'The button is green', type: 'assert', use_vision: true },
];

const material = () => screen.getByRole('textbox', { name: 'Source material' });
const generate = () => screen.getByRole('button', { name: 'Generate Steps' });

async function openDialog(url = 'https://shop.test') {
  server.use(respondWithStored(storedTest(['Open the shop'], { starting_url: url })));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.click(await screen.findByRole('button', { name: 'Generate steps' }));
  expect(await screen.findByRole('dialog', { name: 'Paste your source material' })).toBeVisible();
  return user;
}

async function write(user: UserEvent, text: string): Promise<void> {
  await user.click(material());
  await user.paste(text);
}

beforeEach(() => {
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    respondWithGenerator({ by: 'rules', model: null }),
  );
});

test('the steps are put after those that are there, and nothing is saved', async () => {
  const generation = recordCalls('post', PATH, { steps });
  server.use(generation.handler);
  const user = await openDialog();
  expect(screen.getByText(/Paste PRDs, tickets or flow descriptions/)).toBeVisible();
  expect(generate()).toHaveAccessibleDescription('Paste some source material first');
  await write(user, '1. Click Buy\n2. Look');
  await user.click(generate());
  expect(await screen.findByText('Steps Generated!')).toBeVisible();
  expect(screen.getByText('Generated 2 steps successfully.')).toBeVisible();
  expect(screen.getByText('1 understood, 1 unclear.')).toBeVisible();
  await waitFor(() => expect(texts()).toEqual(['Open the shop', 'Click Buy', 'The button is green']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const last = within(screen.getByRole('listitem', { name: 'Step 3' }));
  expect(last.getByRole('button', { name: 'AI Vision Enabled' })).toBeInTheDocument();
  expect(generation.bodies).toEqual([
    { context: '1. Click Buy\n2. Look', starting_url: 'https://shop.test' },
  ]);
});

test('where all steps are understood, nothing is said of unclear ones', async () => {
  server.use(recordCalls('post', PATH, { steps: steps.slice(0, 1) }).handler);
  const user = await openDialog();
  await write(user, 'Click Buy');
  await user.click(generate());
  expect(await screen.findByText('Generated 1 step successfully.')).toBeVisible();
  expect(screen.queryByText(/unclear\.$/)).not.toBeInTheDocument();
});

test('what became no step is listed, and can be added at its place', async () => {
  const left_out = [
    { text: 'We are great', why: 'This does not read as a step.', steps_before: 0 },
    { text: 'Pay somehow', why: 'This does not read as a step.', steps_before: 1 },
    { text: 'The total shows "1"', why: 'This does not read as a step.', steps_before: 1 },
    { text: 'x'.repeat(5001), why: 'This does not read as a step.', steps_before: 2 },
  ];
  server.use(recordCalls('post', PATH, { steps, left_out }).handler);
  const user = await openDialog();
  await write(user, 'We are great. Click Buy.');
  await user.click(generate());
  const dialog = within(await screen.findByRole('dialog', { name: 'Left out' }));
  expect(dialog.getByText('We are great')).toBeVisible();
  expect(dialog.getAllByText('This does not read as a step.')).toHaveLength(4);
  expect(dialog.getByRole('button', { name: /^Add as Step: xx/ })).toHaveAccessibleDescription(
    'This is too long for a step',
  );
  await user.click(dialog.getByRole('button', { name: 'Add as Step: The total shows "1"' }));
  await user.click(dialog.getByRole('button', { name: 'Add as Step: Pay somehow' }));
  await user.click(dialog.getByRole('button', { name: 'Added: Pay somehow' }));
  expect(dialog.getByRole('status')).toHaveTextContent('2 of 4 added');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(texts()).toEqual([
    'Open the shop',
    'Click Buy',
    'Pay somehow',
    'The total shows "1"',
    'The button is green',
  ]);
});

test('where no step was found, what was left out leads back to the material', async () => {
  const left_out = [{ text: 'We are great', why: 'This does not read as a step.', steps_before: 0 }];
  const error = { error: 'No steps were found.', code: 'no_steps_found', left_out };
  server.use(recordCalls('post', PATH, error, 422).handler);
  const user = await openDialog();
  await write(user, 'We are great.');
  await user.click(generate());
  expect(await screen.findByText('No steps were found.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(material()).toHaveValue('We are great.');
  await user.click(generate());
  await user.click(await screen.findByRole('button', { name: 'Add as Step: We are great' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(texts()).toEqual(['Open the shop', 'We are great']);
});

test('while steps are made, the button says so', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(apiAddress + PATH, async () => {
      await asked;
      return HttpResponse.json({ steps: steps.slice(0, 1) });
    }),
  );
  const user = await openDialog();
  await write(user, 'Click Buy');
  await user.click(generate());
  expect(await screen.findByRole('button', { name: 'Generating...' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  answer();
  expect(await screen.findByText('Generated 1 step successfully.')).toBeVisible();
});

test.each<[StepGenerator, RegExp]>([
  [{ by: 'rules', model: null }, /built-in rules, without a model/],
  [{ by: 'model', model: 'small-1' }, /the model small-1/],
])('the dialog names who makes the steps: %j', async (generator, words) => {
  server.use(respondWithGenerator(generator));
  await openDialog();
  expect(await screen.findByText(words)).toBeVisible();
});

test('without a URL there are no steps', async () => {
  const user = await openDialog('');
  await write(user, 'Click Buy');
  expect(generate()).toHaveAccessibleDescription('Please provide a starting URL first');
  await user.click(material());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('URL Required')).toBeVisible();
  expect(screen.getByText('Please provide a starting URL before generating steps.')).toBeVisible();
});

test.each([
  [
    'what the server says',
    respondWithError('post', PATH, 422, 'No steps were found.'),
    'No steps were found.',
  ],
  [
    'else the words of the screen',
    http.post(apiAddress + PATH, () => new HttpResponse(null, { status: 500 })),
    'Failed to generate steps. Please try again.',
  ],
])('a failure is shown, and the material stays: %s', async (_name, handler, words) => {
  server.use(handler);
  const user = await openDialog();
  await write(user, 'We are great.');
  await user.click(generate());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(material()).toHaveValue('We are great.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Generate steps' }));
  expect(material()).toHaveValue('We are great.');
});

test('of scenarios the first is put here, and the others can be added as tests', async () => {
  const tests = steps.map((step, index) => ({ title: `Scenario ${index + 1}`, steps: [step] }));
  const creation = recordCalls('post', '/test_blueprint/create', {
    test_blueprint: { ...storedTest([]), id: 8 },
  });
  server.use(recordCalls('post', PATH, { steps, tests }).handler, creation.handler);
  const user = await openDialog();
  await write(user, 'Scenario: …');
  await user.click(generate());
  const others = within(await screen.findByRole('region', { name: 'More tests in your material' }));
  expect(texts()).toEqual(['Open the shop', 'Click Buy']);
  await user.click(others.getByRole('button', { name: 'Add This Test' }));
  expect(await others.findByText('1 step, not tried')).toBeVisible();
  expect(creation.bodies).toMatchObject([
    { title: 'Scenario 2', steps: [{ action: 'The button is green', use_vision: true }] },
  ]);
});
