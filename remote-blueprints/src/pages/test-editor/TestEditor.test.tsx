import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Simulation, StepFix } from 'shared/contract';
import { apiAddress, heldAnswer, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, storedStep, storedSuite, storedTest } from '../../testing/blueprints.ts';
import { card, chooseFromMenu, field, texts } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { simulatedStep, simulationOf } from '../../testing/simulations.ts';

const stored = storedTest(['Click "Shop"', 'Reload the page'], { test_blueprint_category_id: 3 });
const open = () => renderRemote(remote, '/dashboard/updatetest/1');
const run = () => screen.findByRole('button', { name: 'Run Steps' });
/** What came of the run, above the steps. */
const findResult = () => screen.findByRole('group', { name: 'Result of the run' });
const simulation = recordCalls('post', '/simulate', { simulation_id: 's' }, 201);

const respondWithStatus = (status: Simulation) =>
  http.get(`${apiAddress}/simulate/s/status`, () => HttpResponse.json(status));

beforeEach(() => {
  simulation.bodies.length = 0;
  server.use(
    respondWithStored(stored),
    respondWithBlueprints(listedModule({ step_count: 1 })),
    respondWithSuites(storedSuite({ login_module_blueprint_id: 50 })),
    simulation.handler,
  );
});

smokeTest('the unsaved steps run, and each shows its result', async () => {
  const action = { action_number: 1, status: 'completed' as const, results: 'Went to the shop' };
  const status = heldAnswer(
    'get',
    '/simulate/s/status',
    simulationOf('completed', {
      initial_screenshot_url: 'data:image/png;base64,AA',
      steps: [
        simulatedStep(),
        simulatedStep({
          module_step_number: 1,
          actions: [{ ...action, screenshot_url: 'data:image/png;base64,AB' }],
        }),
        simulatedStep({ module_step_number: 2, reason: 'The total is 12' }),
      ],
    }),
  );
  server.use(status.handler);
  const { user } = open();
  expect(await screen.findByText('Run steps to see preview')).toBeVisible();
  await screen.findByText('Using login steps from "Sign in" module');
  await user.click(await run());
  expect(await screen.findByText('Simulation Started')).toBeVisible();
  expect(screen.getByText('Simulation ID: s')).toBeVisible();
  status.letGo();
  expect(await screen.findByText('Simulation Complete')).toBeVisible();
  expect(screen.queryByText('Simulation Started')).not.toBeInTheDocument();
  expect(screen.getByText('All steps were executed successfully.')).toBeVisible();
  expect(within(card(1)).getByText('Success')).toBeInTheDocument();
  expect(within(card(2)).getByText('Success: The total is 12')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Latest screenshot' })).toHaveAttribute(
    'src',
    'data:image/png;base64,AB',
  );
  await user.click(screen.getByRole('button', { name: 'Enlarge the latest screenshot' }));
  expect(await screen.findByRole('img', { name: 'Latest screenshot, enlarged' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(card(1)).getByRole('button', { name: '1 action(s)' }));
  expect(within(card(1)).getByText('Went to the shop')).toBeVisible();
  expect(simulation.bodies).toEqual([
    {
      starting_url: 'https://shop.test',
      steps: [
        { type: 'module', action: '', test_blueprint_module_id: 50, is_login_step: true },
        { type: 'act', action: 'Click "Shop"', use_vision: false, test_blueprint_module_id: null },
        { type: 'act', action: 'Reload the page', use_vision: false, test_blueprint_module_id: null },
      ],
    },
  ]);
});

test('the steps are counted as a run counts them, and as the list does', async () => {
  const including = { type: 'module' as const, action: '', test_blueprint_module_id: 51 };
  const test_steps = [
    storedStep({ action: 'Click "Shop"' }),
    storedStep({ id: 101, step_number: 2, ...including }),
    storedStep({ id: 102, step_number: 3, action: 'Reload the page', is_disabled: true }),
  ];
  server.use(
    respondWithStored(storedTest([], { ...stored, test_steps })),
    respondWithBlueprints(
      { ...stored, step_count: 3, steps_to_run: 11 },
      listedModule({ step_count: 3, steps_to_run: 2 }),
      listedModule({ id: 51, title: 'Fill the cart', step_count: 8 }),
    ),
    respondWithHistories(),
  );
  const { unmount } = open();
  expect(await screen.findByText('11 steps')).toBeVisible();
  unmount();
  renderRemote(remote, '/dashboard/tests');
  const row = within(await screen.findByRole('row', { name: /Buy a lamp/ }));
  expect(row.getByText('11')).toBeVisible();
});

test('a failed step keeps its reason until its text changes', async () => {
  const failed = simulatedStep({ module_step_number: 1, status: 'failed', reason: 'There is no "Shop".' });
  server.use(respondWithStatus(simulationOf('failed', { steps: [simulatedStep(), failed] })));
  const { user } = open();
  await screen.findByText('Using login steps from "Sign in" module');
  await user.click(await run());
  expect(await within(card(1)).findByText('There is no "Shop".')).toBeVisible();
  await chooseFromMenu(user, 1, 'Edit');
  await user.keyboard('{Enter}');
  await chooseFromMenu(user, 1, 'Move down');
  expect(within(card(2)).getByText('There is no "Shop".')).toBeVisible();
  await chooseFromMenu(user, 2, 'Edit');
  await user.clear(field());
  await user.type(field(), 'Click "Cart"{Enter}');
  expect(screen.queryByText('There is no "Shop".')).not.toBeInTheDocument();
  expect(within(card(2)).queryByText('Failed')).not.toBeInTheDocument();
});

test('a name on the page is put into a failed step by one click, which is undone as any edit', async () => {
  const reason = 'There is no button, link or text "Shop". Buttons on this page: "Store", "Cart" and 2 more.';
  const missing_name = { name: 'Shop', alike: [], others: ['Store', 'Cart'] };
  const failed = simulatedStep({ module_step_number: 1, status: 'failed', reason, missing_name });
  server.use(respondWithStatus(simulationOf('failed', { steps: [simulatedStep(), failed] })));
  const { user } = open();
  await screen.findByText('Using login steps from "Sign in" module');
  await user.click(await run());
  const fix = await within(card(1)).findByRole('button', { name: 'Use "Store"' });
  expect(within(card(1)).getByRole('button', { name: 'Use "Cart"' })).toBeVisible();
  expect(within(card(1)).getByText('On the page:')).toBeVisible();
  fix.focus();
  await user.keyboard('{Enter}');
  expect(texts()[0]).toBe('Click "Store"');
  expect(screen.queryByRole('button', { name: 'Use "Store"' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()[0]).toBe('Click "Shop"');
});

describe('sentences that a failed step may need', () => {
  async function openFailed(action: string, fixes: StepFix[]) {
    const failed = simulatedStep({ module_step_number: 1, status: 'failed', reason: 'It failed.', fixes });
    server.use(
      respondWithStored({ ...storedTest([action, 'Reload the page']), handlers: [] }),
      respondWithStatus(simulationOf('failed', { steps: [failed] })),
    );
    const { user } = open();
    await user.click(await run());
    await within(card(1)).findByText('It failed.');
    return user;
  }
  const offers = () => within(card(1)).queryAllByRole('button', { name: /^(Use|Insert|Accept)/ });

  test('one click puts one into it', async () => {
    const user = await openFailed('Click "Close"', [
      { kind: 'replace', sentence: 'Click the 1st "Close" button' },
      { kind: 'replace', sentence: 'Click the "Close" button next to "Save changes"' },
    ]);
    const name = 'Use: Click the "Close" button next to "Save changes"';
    const fix = within(card(1)).getByRole('button', { name });
    fix.focus();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['Click the "Close" button next to "Save changes"', 'Reload the page']);
    expect(offers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()[0]).toBe('Click "Close"');
  });

  test('one click inserts one before it, after which the failure is out of date', async () => {
    const user = await openFailed('Click "Close"', [
      { kind: 'insert_before', sentence: 'Accept the dialog' },
      { kind: 'insert_before', sentence: 'Dismiss the dialog' },
    ]);
    await user.click(within(card(1)).getByRole('button', { name: 'Insert before: Accept the dialog' }));
    expect(texts()).toEqual(['Accept the dialog', 'Click "Close"', 'Reload the page']);
    expect(card(1)).toHaveFocus();
    expect(within(card(2)).getByText('Failed before your change:')).toBeVisible();
    expect(within(card(2)).queryByRole('button', { name: /^Insert/ })).not.toBeInTheDocument();
  });

  test('a dialog that comes only at times is handled by the test instead of the step', async () => {
    const sentence = 'When the "Welcome" dialog is shown, click "Close" in the "Welcome" dialog';
    const user = await openFailed('Click "Close" in the "Welcome" dialog', [{ kind: 'handle', sentence }]);
    await user.click(within(card(1)).getByRole('button', { name: `Treat as an interruption: ${sentence}` }));
    expect(texts()).toEqual(['Reload the page']);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('the value that the page shows now is accepted by one click that says so', async () => {
    const user = await openFailed('"Total" is "$29.00"', [
      { kind: 'accept', sentence: '"Total" is "$21.00"' },
    ]);
    const name = 'Accept the new value: "Total" is "$21.00"';
    await user.click(within(card(1)).getByRole('button', { name }));
    expect(texts()[0]).toBe('"Total" is "$21.00"');
  });

  test('a masked password stays that of the step, and never takes the place of another text', async () => {
    const user = await openFailed('Type "hunter2" into "Password"', [
      { kind: 'replace', sentence: 'Type "••••" into the 1st "Password" field' },
      { kind: 'replace', sentence: 'Type "hunter2" into "Password" next to "for ••••"' },
    ]);
    expect(offers()).toHaveLength(1);
    const name = 'Use: Type "••••" into the 1st "Password" field';
    await user.click(within(card(1)).getByRole('button', { name }));
    await chooseFromMenu(user, 1, 'Edit');
    expect(field()).toHaveValue('Type "hunter2" into the 1st "Password" field');
  });
});

test('steps of which some are unclear run at once; the run stops at the first of them, with its suggestions', async () => {
  const action = {
    action_number: 1,
    status: 'failed' as const,
    screenshot_url: null,
    results: 'Nothing was done.',
  };
  const reason = 'These are 2 steps. Write one to a step. You can write: Click "A" / Click "B"';
  server.use(
    respondWithStored(storedTest(['Go back', 'Click "A" and then click "B"', 'Make it so'])),
    respondWithStatus(
      simulationOf('failed', {
        error: reason,
        steps: [
          simulatedStep({ module_step_number: 1 }),
          simulatedStep({ module_step_number: 2, status: 'failed', reason, actions: [action] }),
          simulatedStep({ module_step_number: 3, status: 'pending' }),
        ],
      }),
    ),
  );
  const { user } = open();
  await user.click(await run());
  const result = within(await screen.findByRole('group', { name: 'Result of the run' }));
  await user.click(await result.findByRole('button', { name: 'Stopped at step 2 of 3, which is unclear' }));
  expect(card(2)).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(simulation.bodies).toHaveLength(1);
  // The interpretation of the step says why already.
  expect(await within(card(2)).findByText('1 action(s)')).toBeVisible();
  expect(within(card(2)).getAllByText(/These are 2 steps/)).toHaveLength(1);
});

test('while it runs the steps pulse, and it can be stopped', async () => {
  const cancellation = recordCalls('post', '/simulate/s/cancel', null);
  server.use(
    cancellation.handler,
    respondWithStatus(
      simulationOf('running', {
        steps: [
          simulatedStep(),
          simulatedStep({ module_step_number: 1, status: 'running' }),
          simulatedStep({ module_step_number: 2, status: 'pending' }),
        ],
      }),
    ),
  );
  const { user } = open();
  await screen.findByText('Using login steps from "Sign in" module');
  await user.click(await run());
  expect(await screen.findByText('Running steps... (ID: s)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Running...' })).toBeVisible();
  expect(await within(card(1)).findByText('Running...')).toBeInTheDocument();
  expect(within(card(2)).getByText('Pending...')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await run()).toBeVisible();
  await waitFor(() => expect(cancellation.bodies).toHaveLength(1));
});

test.each([
  [simulationOf('failed', { error: 'The page did not open.' }), 'The page did not open.', undefined],
  [simulationOf('failed'), 'The simulation failed to complete.', 'The run failed to complete.'],
  [simulationOf('not_found'), 'The run is no longer available.', undefined],
])('a simulation that ends badly: %#', async (end, shown, result = shown) => {
  server.use(respondWithStatus(end));
  const { user } = open();
  await user.click(await run());
  expect(await screen.findByText('Simulation Failed')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText(shown)).toBeVisible();
  expect(within(await findResult()).getByText(result)).toBeVisible();
  expect(await run()).toBeVisible();
});

test.each([
  ['Too many simulations.', 'Too many simulations.'],
  [undefined, 'Failed to run steps.'],
])('a simulation that does not start: %s', async (error, shown) => {
  server.use(respondWithError('post', '/simulate', 429, error));
  const { user } = open();
  await user.click(await run());
  expect(await screen.findAllByText(shown)).toHaveLength(2);
});

test('steps cannot run without a URL, nor with a wrong one', async () => {
  const { user } = open();
  const url = await screen.findByRole('textbox', { name: /^URL/ });
  await user.clear(url);
  expect(await run()).toHaveAccessibleDescription('Please provide a starting URL first');
  await user.type(url, 'shop');
  await user.click(await run());
  expect(await screen.findByText('Invalid Input')).toBeVisible();
  expect(
    screen.getByText('Please add steps and provide a valid URL before running the simulation.'),
  ).toBeVisible();
  expect(simulation.bodies).toHaveLength(0);
});

test('closing the tab stops the simulation', async () => {
  const cancellation = recordCalls('post', '/simulate/s/cancel', null);
  server.use(cancellation.handler, respondWithStatus(simulationOf('running')));
  const { user } = open();
  await user.click(await run());
  await screen.findByText('Running steps... (ID: s)');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(cancellation.bodies).toHaveLength(1));
});

test('leaving the page stops the simulation', async () => {
  const cancellation = recordCalls('post', '/simulate/s/cancel', null);
  server.use(cancellation.handler, respondWithStatus(simulationOf('running')));
  const { user, unmount } = open();
  await user.click(await run());
  await screen.findByText('Running steps... (ID: s)');
  unmount();
  await waitFor(() => expect(cancellation.bodies).toHaveLength(1));
});

test('a test without steps has nothing to run', async () => {
  server.use(respondWithStored(storedTest([])));
  open();
  expect(await screen.findByText(/No steps yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run Steps' })).not.toBeInTheDocument();
});
