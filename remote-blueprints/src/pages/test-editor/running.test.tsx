import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Simulation, SimulationAction } from 'shared/contract';
import {
  apiAddress,
  renderRemote,
  respondWithEnvironments,
  respondWithError,
  server,
  setOnline,
  whileOnline,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, storedStep, storedSuite, storedTest } from '../../testing/blueprints.ts';
import { card, chooseFromMenu, field, texts } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { simulatedStep, simulationOf } from '../../testing/simulations.ts';

const stored = storedTest(['Go back', 'Click "Shop"', 'Reload the page']);
const open = (query = '') => renderRemote(remote, `/dashboard/updatetest/1${query}`);
const findResult = async () => within(await screen.findByRole('group', { name: 'Result of the run' }));
const simulation = recordCalls('post', '/simulate', { simulation_id: 's' }, 201);

const respondWithStatus = (status: Simulation) =>
  http.get(`${apiAddress}/simulate/s/status`, () => HttpResponse.json(status));

async function run(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Run Steps' }));
}

beforeEach(() => {
  simulation.bodies.length = 0;
  server.use(
    respondWithStored(stored),
    respondWithBlueprints(listedModule({ step_count: 1 })),
    respondWithSuites(),
    simulation.handler,
    recordCalls('post', '/simulate/s/cancel', null).handler,
  );
});

describe('the result of a run', () => {
  const failed = simulationOf('failed', {
    error: 'There is no "Shop".',
    steps: [
      simulatedStep({ module_step_number: 1 }),
      simulatedStep({ module_step_number: 2, status: 'failed', reason: 'There is no "Shop".' }),
      simulatedStep({ module_step_number: 3, status: 'pending' }),
    ],
  });

  test('names the failed step, leads to it and can be dismissed', async () => {
    server.use(respondWithStatus(failed));
    const { user } = open();
    await run(user);
    const result = await findResult();
    const sentence = await result.findByRole('button', { name: 'Step 2 of 3 failed' });
    expect(result.getByRole('status')).toHaveTextContent('Step 2 of 3 failed');
    await user.click(sentence);
    expect(card(2)).toHaveFocus();
    await user.click(result.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('group', { name: 'Result of the run' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Steps' })).toHaveFocus();
    expect(within(card(2)).getByText('There is no "Shop".')).toBeVisible();
  });

  test('the reason stands in the notice of the end and on the card, and no third time', async () => {
    server.use(respondWithStatus(failed));
    const { user } = open();
    await run(user);
    expect(await screen.findByText('Simulation Failed')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Notifications' })).getByText('There is no "Shop".'),
    ).toBeVisible();
    expect(await within(card(2)).findByText('There is no "Shop".')).toBeVisible();
    expect(screen.getAllByText('There is no "Shop".', { exact: false })).toHaveLength(2);
  });

  test('marks the passed and the failed step with an icon that a step which is only understood has not', async () => {
    server.use(respondWithStatus(failed));
    const { user } = open();
    const iconsOf = (number: number) =>
      [...card(number).querySelectorAll('svg')].flatMap(({ classList }) =>
        [...classList].filter((name) => /^lucide-(circle-)?(check|x)$/.test(name)),
      );
    await screen.findByRole('button', { name: 'Run Steps' });
    expect([1, 2, 3].map(iconsOf)).toEqual([[], [], []]);
    await run(user);
    await (await findResult()).findByText(/^Step 2 of 3 failed/);
    expect([1, 2, 3].map(iconsOf)).toEqual([['lucide-circle-check'], ['lucide-circle-x'], []]);
    expect(within(card(3)).getByRole('img', { name: 'Understood' })).toBeVisible();
  });

  test('brings the failed step into view and says what was true in the run, also after an insert', async () => {
    server.use(respondWithStatus(failed));
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open();
    await run(user);
    const result = await findResult();
    expect(await result.findByText(/^Step 2 of 3 failed/)).toBeVisible();
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(card(2)));
    await chooseFromMenu(user, 1, 'Insert above');
    await waitFor(() => expect(card(3)).toHaveTextContent('Click "Shop"'));
    expect(result.getByText(/^Step 2 of 3 failed/)).toBeVisible();
  });

  test('follows the step that runs until the person scrolls', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    let running = 1;
    const status = () =>
      simulationOf('running', {
        steps: [1, 2, 3].map((number) =>
          simulatedStep({
            module_step_number: number,
            status: number < running ? 'completed' : number === running ? 'running' : 'pending',
          }),
        ),
      });
    const { promise: isFollowed, resolve: follow } = Promise.withResolvers<null>();
    const { promise: isScrolled, resolve: scroll } = Promise.withResolvers<null>();
    server.use(
      http.get(`${apiAddress}/simulate/s/status`, async () => {
        if (running === 2) await isFollowed;
        if (running === 3) await isScrolled;
        const reply = status();
        running += 1;
        return HttpResponse.json(running > 4 ? failed : reply);
      }),
    );
    const { user } = open();
    await run(user);
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(card(1)));
    follow(null);
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(card(2)));
    fireEvent.wheel(window);
    scroll(null);
    expect(await (await findResult()).findByText('Running step 3 of 3 …')).toBeVisible();
    expect(scrolled.mock.contexts).not.toContain(card(3));
  });

  test('keeps the numbers of the run while other steps change, and goes with the failed one', async () => {
    server.use(respondWithStatus(failed));
    const { user } = open();
    await run(user);
    await (await findResult()).findByText(/^Step 2 of 3 failed/);
    expect(within(card(1)).getByText('Success')).toBeInTheDocument();
    await chooseFromMenu(user, 1, 'Edit');
    await user.clear(field());
    await user.type(field(), 'Go forward{Enter}{Escape}');
    const result = await findResult();
    expect(result.getByText('Step 2 of 3 failed')).toBeVisible();
    expect(result.getByText('Before your changes')).toBeVisible();
    expect(within(card(1)).queryByText('Success')).not.toBeInTheDocument();
    expect(within(card(2)).getByText('Failed before your change')).toBeInTheDocument();
    expect(within(card(2)).getByText('Failed before your change:')).toBeVisible();
    await chooseFromMenu(user, 2, 'Delete');
    expect(screen.queryByRole('group', { name: 'Result of the run' })).not.toBeInTheDocument();
  });

  test('goes with the first change when all steps passed', async () => {
    server.use(
      respondWithStatus(
        simulationOf('completed', {
          steps: [1, 2, 3].map((number) => simulatedStep({ module_step_number: number })),
        }),
      ),
    );
    const { user } = open();
    await run(user);
    await (await findResult()).findByText('All 3 steps passed');
    await chooseFromMenu(user, 1, 'Delete');
    expect(screen.queryByRole('group', { name: 'Result of the run' })).not.toBeInTheDocument();
  });

  test('follows the run until it is stopped', async () => {
    server.use(
      respondWithStatus(
        simulationOf('running', {
          steps: [
            simulatedStep({ module_step_number: 1 }),
            simulatedStep({ module_step_number: 2, status: 'running' }),
          ],
        }),
      ),
    );
    const { user } = open();
    await run(user);
    const result = await findResult();
    expect(await result.findByText('Running step 2 of 3 …')).toBeVisible();
    expect(result.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await result.findByText('Stopped at step 2')).toBeVisible();
    expect(within(card(1)).getByText('Success')).toBeInTheDocument();
    expect(within(card(2)).queryByText('Running...')).not.toBeInTheDocument();
  });
});

describe('without a connection', () => {
  const steps = [1, 2, 3].map((module_step_number) => simulatedStep({ module_step_number }));
  const starts: unknown[] = [];
  beforeEach(() => {
    starts.length = 0;
    server.use(
      http.post(`${apiAddress}/simulate`, () =>
        whileOnline(() => {
          starts.push(null);
          return HttpResponse.json({ simulation_id: 's' }, { status: 201 });
        }),
      ),
      http.get(`${apiAddress}/simulate/s/status`, () =>
        whileOnline(() => HttpResponse.json(simulationOf('completed', { steps }))),
      ),
    );
  });

  test('the steps run when it is back', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Run Steps' });
    setOnline(false);
    await run(user);
    expect(await screen.findByRole('button', { name: 'Running...' })).toBeVisible();
    setOnline(true);
    expect(await (await findResult()).findByText('All 3 steps passed')).toBeVisible();
    expect(starts).toHaveLength(1);
    expect(screen.queryByText('Simulation Failed')).not.toBeInTheDocument();
  });

  test('a run that waits for it can be stopped', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Run Steps' });
    setOnline(false);
    await run(user);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Run Steps' });
    setOnline(true);
    await run(user);
    await (await findResult()).findByText('All 3 steps passed');
    expect(starts).toHaveLength(1);
  });
});

describe('some of the steps', () => {
  test.each([
    ['Run this step', ['Click "Shop"'], 'Step 2 passed'],
    ['Run from here', ['Click "Shop"', 'Reload the page'], 'Steps 2 to 3 passed'],
    ['Run to here', ['Go back', 'Click "Shop"'], 'Steps 1 to 2 passed'],
  ])('%s', async (item, sent, text) => {
    server.use(
      respondWithStatus(
        simulationOf('completed', {
          steps: sent.map((_, index) => simulatedStep({ module_step_number: index + 1 })),
        }),
      ),
    );
    const { user } = open();
    await screen.findByRole('button', { name: 'Run Steps' });
    await chooseFromMenu(user, 2, item);
    const result = await findResult();
    expect(await result.findByText(text)).toBeVisible();
    expect(result.getByText('In a new browser, from the starting URL')).toBeVisible();
    expect(simulation.bodies).toMatchObject([{ steps: sent.map((action) => ({ action })) }]);
    expect(within(card(2)).getByText('Success')).toBeInTheDocument();
    expect(screen.queryAllByText('Success')).toHaveLength(sent.length);
  });

  describe('Run to here, where the run ends before', () => {
    const endsAtTwo = (reason: string) =>
      respondWithStatus(
        simulationOf('failed', {
          error: reason,
          steps: [
            simulatedStep({ module_step_number: 1 }),
            simulatedStep({ module_step_number: 2, status: 'failed', reason }),
            simulatedStep({ module_step_number: 3, status: 'pending' }),
          ],
        }),
      );
    const note = (number: number) => within(card(number)).queryByText(/Not reached:/);

    test('the card says which unclear step it was, leads there, and forgets it when that step is changed', async () => {
      server.use(
        respondWithStored(storedTest(['Go back', 'Frobnicate all of it', 'Reload the page'])),
        endsAtTwo('The step is unclear.'),
      );
      const { user } = open();
      await screen.findByRole('button', { name: 'Run Steps' });
      await chooseFromMenu(user, 3, 'Run to here');
      const there = await within(card(3)).findByRole('button', { name: 'Go to step 2' });
      expect(card(3)).toHaveTextContent('Not reached: the run stopped at step 2, which is unclear.');
      expect([1, 2].map(note)).toEqual([null, null]);
      there.focus();
      await user.keyboard('{Enter}');
      expect(card(2)).toHaveFocus();
      await chooseFromMenu(user, 2, 'Edit');
      await user.clear(field());
      await user.type(field(), 'Go forward{Enter}');
      await waitFor(() => expect(screen.queryByText(/Not reached:/)).not.toBeInTheDocument());
      expect(simulation.bodies).toHaveLength(1);
    });

    test('the card says which step failed', async () => {
      server.use(endsAtTwo('There is no "Shop".'));
      const { user } = open();
      await screen.findByRole('button', { name: 'Run Steps' });
      await chooseFromMenu(user, 3, 'Run to here');
      await waitFor(() =>
        expect(card(3)).toHaveTextContent('Not reached: the run stopped at step 2, which failed.'),
      );
    });

    test('the card is reached behind a failed assertion, and both are in the result', async () => {
      const failed = (number: number) =>
        simulatedStep({ module_step_number: number, status: 'failed', reason: `Not so: ${number}.` });
      server.use(
        respondWithStored(
          storedTest([], {
            test_steps: [
              storedStep({ action: 'Go back' }),
              storedStep({ id: 101, step_number: 2, type: 'assert', action: 'The page shows "A"' }),
              storedStep({ id: 102, step_number: 3, type: 'assert', action: 'The page shows "B"' }),
            ],
          }),
        ),
        respondWithStatus(
          simulationOf('failed', {
            error: 'Not so: 2.',
            steps: [simulatedStep({ module_step_number: 1 }), failed(2), failed(3)],
          }),
        ),
      );
      const { user } = open();
      await screen.findByRole('button', { name: 'Run Steps' });
      await chooseFromMenu(user, 3, 'Run to here');
      const result = await findResult();
      expect(await result.findByText('Step 2 failed, and so did an assertion behind it')).toBeVisible();
      for (const number of [2, 3]) expect(within(card(number)).getByText(`Not so: ${number}.`)).toBeVisible();
      expect(note(3)).not.toBeInTheDocument();
    });

    test('a disabled card says it, and that of a step which fails itself does not', async () => {
      const [first, second, third] = stored.test_steps;
      if (!first || !second || !third) throw new Error('There are three steps.');
      server.use(
        respondWithStored({ ...stored, test_steps: [first, second, { ...third, is_disabled: true }] }),
        endsAtTwo('There is no "Shop".'),
      );
      const { user } = open();
      await screen.findByRole('button', { name: 'Run Steps' });
      await chooseFromMenu(user, 3, 'Run to here');
      expect(await within(card(3)).findByRole('button', { name: 'Go to step 2' })).toBeVisible();
      await chooseFromMenu(user, 2, 'Run to here');
      await waitFor(() => expect(note(3)).not.toBeInTheDocument());
      expect(await within(card(2)).findByText('There is no "Shop".')).toBeVisible();
      expect(note(2)).not.toBeInTheDocument();
    });
  });

  test('the text of another card is sent as it was just written', async () => {
    server.use(respondWithStatus(simulationOf('running', { steps: [] })));
    const { user } = open();
    await screen.findByRole('button', { name: 'Run Steps' });
    await chooseFromMenu(user, 1, 'Edit');
    await user.clear(field());
    await user.type(field(), 'Go forward');
    await chooseFromMenu(user, 2, 'Run to here');
    await waitFor(() =>
      expect(simulation.bodies).toMatchObject([
        { steps: [{ action: 'Go forward' }, { action: 'Click "Shop"' }] },
      ]),
    );
  });

  test('a disabled step does not run, and the others retain their numbers', async () => {
    const [first, second, third] = stored.test_steps;
    if (!first || !second || !third) throw new Error('There are three steps.');
    server.use(
      respondWithStored({ ...stored, test_steps: [first, { ...second, is_disabled: true }, third] }),
      respondWithStatus(
        simulationOf('failed', {
          steps: [
            simulatedStep({ module_step_number: 1 }),
            simulatedStep({ module_step_number: 2, status: 'failed', reason: 'It does not load.' }),
          ],
        }),
      ),
    );
    const { user } = open();
    await run(user);
    expect(await (await findResult()).findByText('Step 3 (2 of 2) failed')).toBeVisible();
    expect(simulation.bodies).toMatchObject([
      { steps: [{ action: 'Go back' }, { action: 'Reload the page' }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Menu of step 2' }));
    expect(await screen.findByRole('menuitem', { name: /^Run this step/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

const action = (number: number, values: Partial<SimulationAction> = {}): SimulationAction => ({
  action_number: number,
  status: 'completed',
  screenshot_url: `data:image/png;base64,A${number}`,
  results: { type: 'click', description: `Click ${number}` },
  ...values,
});

describe('the preview', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Step Preview' }));
  const image = () => preview().getByRole('img').getAttribute('src');
  const steps = [
    simulatedStep({ module_step_number: 1, actions: [action(1), action(2)] }),
    simulatedStep({
      module_step_number: 2,
      actions: [
        action(3, {
          action_number: 1,
          screenshot_before_url: 'data:image/png;base64,B3',
          element: { description: 'button', box: { x: 128, y: 72, width: 64, height: 36 } },
        }),
      ],
    }),
  ];

  beforeEach(() =>
    server.use(
      respondWithStatus(
        simulationOf('completed', { initial_screenshot_url: 'data:image/png;base64,A0', steps }),
      ),
    ),
  );

  test('shows the latest screenshot, another one by keys and buttons, and one chosen in a card', async () => {
    const { user } = open();
    await run(user);
    expect(await screen.findByRole('img', { name: 'Latest screenshot' })).toBeVisible();
    expect(preview().getByText('Step 2 · Click 3 (1 of 1)')).toBeVisible();
    await user.click(preview().getByRole('button', { name: 'Previous screenshot' }));
    expect(image()).toBe('data:image/png;base64,A2');
    expect(preview().getByText('Step 1 · Click 2 (2 of 2)')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(image()).toBe('data:image/png;base64,A0');
    expect(preview().getByText('Starting page')).toBeVisible();

    await user.click(within(card(1)).getByRole('button', { name: '2 action(s)' }));
    await user.click(within(card(1)).getByRole('button', { name: 'Click 1' }));
    expect(image()).toBe('data:image/png;base64,A1');
    expect(within(card(1)).getByRole('button', { name: 'Click 1' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(preview().getByRole('button', { name: 'Enlarge the screenshot' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Step 1 · Click 1 (1 of 2)' }));
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img')).toHaveAttribute('src', 'data:image/png;base64,A2');
    await user.keyboard('{Escape}');
    await user.click(preview().getByRole('button', { name: 'Latest' }));
    expect(image()).toBe('data:image/png;base64,A3');
    fireEvent.error(preview().getByRole('img'));
    expect(preview().getByRole('alert')).toHaveTextContent('The screenshot could not be loaded.');
  });

  test('shows the page before an action, with the element marked', async () => {
    const { user } = open();
    await run(user);
    await user.click(await preview().findByRole('button', { name: 'Before' }));
    expect(image()).toBe('data:image/png;base64,B3');
    expect(document.querySelector('[data-element-mark]')).toHaveStyle({ left: '10%', width: '5%' });
  });
});

describe('a test that starts at a path', () => {
  const openAtPath = () => {
    server.use(
      respondWithStored({ ...stored, starting_url: '/cart' }),
      respondWithEnvironments('Production', { name: 'Staging', base_url: 'https://staging.example' }),
    );
    return open();
  };
  afterEach(() => localStorage.removeItem('steplight.last-environment'));

  test('its steps run in the chosen environment', async () => {
    server.use(respondWithStatus(simulationOf('completed', { steps: [] })));
    const { user } = openAtPath();
    await user.click(await screen.findByRole('button', { name: 'No environment' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Staging' }));
    await user.keyboard('{Escape}');
    await run(user);
    await waitFor(() =>
      expect(simulation.bodies).toMatchObject([{ starting_url: '/cart', environment: 'Staging' }]),
    );
  });

  test('without a base URL nothing runs, and the buttons say why', async () => {
    const { user } = openAtPath();
    await user.click(await screen.findByRole('button', { name: 'No environment' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Production' }));
    await user.keyboard('{Escape}');
    const reason =
      'The test starts at a path. Choose an environment that has a base URL, or enter a full address.';
    for (const name of ['Run Steps', 'Save and Run', 'Open live browser'])
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(reason);
  });
});

describe('save and run', () => {
  const update = recordCalls('put', '/test_blueprint/update/1', { test_blueprint: stored });
  const bodies: unknown[] = [];
  const trigger = http.post(`${apiAddress}/test_group_run/trigger_run`, async ({ request }) => {
    bodies.push(await request.json());
    return HttpResponse.json({ test_group_run: { id: 7 } }, { status: 201 });
  });
  const name = () => screen.findByRole('textbox', { name: 'Name' });

  beforeEach(() => {
    for (const calls of [update.bodies, bodies]) calls.length = 0;
    server.use(update.handler, trigger);
  });

  test('saves the changes, starts a run and opens its page', async () => {
    const { user, location } = open();
    await user.type(await name(), '!');
    await user.click(screen.getByRole('button', { name: 'Save and Run' }));
    await waitFor(() => expect(location()).toBe('/dashboard/grouprun/7'));
    expect(await screen.findByText('Test Run Started!')).toBeVisible();
    expect(update.bodies).toMatchObject([{ title: 'Buy a lamp!' }]);
    expect(bodies).toMatchObject([{ test_blueprint_ids: [1] }]);
  });

  test('it runs in the environment of the menu beside it', async () => {
    server.use(respondWithEnvironments('Production', 'Staging'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'No environment' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Staging' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save and Run' }));
    await waitFor(() => expect(bodies).toMatchObject([{ environment: 'Staging' }]));
    localStorage.removeItem('steplight.last-environment');
  });

  test('without changes it only runs; a start that fails is reported and can be repeated', async () => {
    server.use(
      http.post(`${apiAddress}/test_group_run/trigger_run`, () => HttpResponse.error(), { once: true }),
    );
    const { user, location } = open();
    await name();
    const saveAndRun = () => user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await saveAndRun();
    expect(await screen.findByText('An error occurred while starting the test run.')).toBeVisible();
    expect(bodies).toHaveLength(0);
    await saveAndRun();
    await waitFor(() => expect(location()).toBe('/dashboard/grouprun/7'));
    expect(update.bodies).toHaveLength(0);
    expect(bodies).toHaveLength(1);
  });

  test('over the version of another user, once that is decided', async () => {
    server.use(
      http.put(
        `${apiAddress}/test_blueprint/update/1`,
        () =>
          HttpResponse.json(
            { error: 'Saved.', code: 'version_conflict', test_blueprint: { ...stored, version: 8 } },
            { status: 409 },
          ),
        { once: true },
      ),
    );
    const { user, location } = open();
    await user.type(await name(), '!');
    await user.click(screen.getByRole('button', { name: 'Save and Run' }));
    await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(location()).toBe('/dashboard/grouprun/7'));
    expect(update.bodies).toMatchObject([{ version: 8 }]);
    expect(bodies).toHaveLength(1);
  });

  test('two presses in a row start one run', async () => {
    const { user, location } = open();
    await user.type(await name(), '!');
    const button = screen.getByRole('button', { name: 'Save and Run' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(location()).toBe('/dashboard/grouprun/7'));
    expect(update.bodies).toHaveLength(1);
    expect(bodies).toHaveLength(1);
  });

  test('a run that does not start leaves the saved test open', async () => {
    server.use(respondWithError('post', '/test_group_run/trigger_run', 422, 'Step 2 is unclear.'));
    const { user, location } = open();
    await user.type(await name(), '!');
    await user.click(screen.getByRole('button', { name: 'Save and Run' }));
    expect(await screen.findByText('Step 2 is unclear.')).toBeVisible();
    expect(location()).toBe('/dashboard/updatetest/1');
    expect(update.bodies).toHaveLength(1);
  });

  test('an invalid test is neither saved nor run', async () => {
    const { user } = open();
    await user.clear(await name());
    await user.click(screen.getByRole('button', { name: 'Save and Run' }));
    expect(await name()).toHaveFocus();
    expect(update.bodies).toHaveLength(0);
    expect(bodies).toHaveLength(0);
  });

  test('a new test is created first; where its run does not start it is open to be changed', async () => {
    const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: stored }, 201);
    server.use(
      creation.handler,
      respondWithError('post', '/test_group_run/trigger_run', 429, 'Too many runs.'),
    );
    const { user, location } = renderRemote(remote, '/dashboard/newtest');
    await user.type(await name(), 'Buy a lamp');
    const button = screen.getByRole('button', { name: 'Save and Run' });
    expect(button).toHaveAccessibleDescription('Please add a step first');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(await screen.findByText('Failed to Start Test')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://shop.test');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Add Step/ }));
    await user.type(field(), 'Go back{Enter}{Escape}');
    await user.click(button);
    expect(await screen.findByText('Too many runs.')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/dashboard/updatetest/1'));
    expect(creation.bodies).toHaveLength(1);
  });
});

test('keys save and run with the text that is being written', async () => {
  const update = recordCalls('put', '/test_blueprint/update/1', { test_blueprint: stored });
  server.use(update.handler, respondWithStatus(simulationOf('completed')));
  const { user } = open();
  await screen.findByRole('button', { name: 'Run Steps' });
  await chooseFromMenu(user, 1, 'Edit');
  await user.clear(field());
  await user.type(field(), 'Go forward');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(update.bodies).toMatchObject([{ steps: [{ action: 'Go forward' }, {}, {}] }]));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Simulation Complete')).toBeVisible();
  expect(simulation.bodies).toHaveLength(1);
});

describe('an address that names a step and a run', () => {
  const result = {
    step_number: 2,
    task: 'Click "Shop"',
    result: 'There is no "Shop".',
    actions: [],
    duration: 1,
  };
  const respondWithRun = http.get(`${apiAddress}/test_run/12`, () =>
    HttpResponse.json({
      test_run: {
        id: 12,
        results: [true, false, null].map((is_successful, index) => ({
          ...result,
          step_number: index + 1,
          is_successful,
          place: { step: index + 1, module: null },
        })),
      },
    }),
  );

  test('edits the step and says why it failed, until it is changed', async () => {
    server.use(respondWithRun);
    const { user } = open('?step=2&edit=true&run=12');
    expect(await screen.findByText('In run 12: There is no "Shop".')).toBeVisible();
    const sentence = 'In run 12: step 2 of 3 failed: There is no "Shop".';
    expect(await (await findResult()).findByText(sentence)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Click "Shop"');
    await user.type(field(), ' now{Enter}');
    expect(screen.queryByText(/^In run 12/)).not.toBeInTheDocument();
  });

  test('offers the names that were on the page instead', async () => {
    const reason = 'There is no "Shop". Buttons, links and other controls on this page: "Store".';
    server.use(
      http.get(`${apiAddress}/test_run/12`, () =>
        HttpResponse.json({
          test_run: {
            id: 12,
            results: [
              {
                ...result,
                step_number: 2,
                is_successful: false,
                result: reason,
                missing_name: { name: 'Shop', alike: ['Store'], others: [] },
                place: { step: 2, module: null },
              },
            ],
          },
        }),
      ),
    );
    const { user } = open('?step=2&edit=true&run=12');
    await user.click(await screen.findByRole('button', { name: 'Use "Store"' }));
    expect(texts()[1]).toBe('Click "Store"');
  });

  test('edits the step with another name where the address gives one', async () => {
    server.use(respondWithRun);
    const { user } = open('?step=2&edit=true&run=12&missing=Shop&use=Our+store');
    await waitFor(() => expect(field()).toHaveValue('Click "Our store"'));
    await user.keyboard('{Enter}');
    expect(texts()[1]).toBe('Click "Our store"');
  });

  test('edits the step with another sentence where the address gives one', async () => {
    server.use(respondWithRun);
    const { user } = open('?step=2&edit=true&run=12&sentence=Click+the+2nd+%22Shop%22+link');
    await waitFor(() => expect(field()).toHaveValue('Click the 2nd "Shop" link'));
    await user.keyboard('{Enter}');
    expect(texts()[1]).toBe('Click the 2nd "Shop" link');
  });

  test('offers no sentence that is being written, or that the step has already', async () => {
    const sentence = 'Click the 2nd "Shop" link';
    const fixes = [
      { kind: 'replace', sentence },
      { kind: 'replace', sentence: 'Click the 1st "Shop" link' },
    ];
    server.use(
      http.get(`${apiAddress}/test_run/12`, () =>
        HttpResponse.json({
          test_run: {
            id: 12,
            results: [{ ...result, is_successful: false, fixes, place: { step: 2, module: null } }],
          },
        }),
      ),
    );
    const address = `?step=2&edit=true&run=12&${new URLSearchParams({ sentence })}`;
    const { unmount } = open(address);
    await waitFor(() => expect(field()).toHaveValue(sentence));
    expect(await screen.findByRole('button', { name: 'Use: Click the 1st "Shop" link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Use: ${sentence}` })).not.toBeInTheDocument();
    unmount();

    server.use(respondWithStored(storedTest(['Go back', sentence])));
    open(address);
    await waitFor(() => expect(field()).toHaveValue(sentence));
    expect(screen.queryByText(/^In run 12/)).not.toBeInTheDocument();
  });

  test('writes no masked password over a step', async () => {
    server.use(respondWithRun);
    open('?step=2&edit=true&run=12&sentence=Type+%22••••%22+into+%22Password%22');
    await waitFor(() => expect(field()).toHaveValue('Click "Shop"'));
  });

  test('replaces the step by what a model wrote where the address gives it', async () => {
    server.use(respondWithRun);
    open('?step=2&edit=true&run=12&keep=Click+%22Store%22&keep=Accept+the+dialog');
    await waitFor(() => expect(texts()[1]).toBe('Click "Store"'));
    expect(texts()[2]).toBe('Accept the dialog');
  });

  test('inserts a step before the one that failed where the address gives one', async () => {
    server.use(respondWithRun);
    open('?step=2&edit=true&run=12&before=Accept+the+dialog');
    await waitFor(() => expect(texts()[1]).toBe('Accept the dialog'));
    expect(texts()[2]).toBe('Click "Shop"');
    expect(card(2)).toHaveFocus();
    expect(await within(card(3)).findByText('Failed before your change:')).toBeVisible();
  });

  test('inserts no step that is there already', async () => {
    server.use(
      respondWithRun,
      respondWithStored(storedTest(['Go back', 'Accept the dialog', 'Click "Shop"'])),
    );
    open('?step=2&edit=true&run=12&before=Accept+the+dialog');
    expect(await screen.findByText('Failed before your change:')).toBeVisible();
    expect(texts()).toEqual(['Go back', 'Accept the dialog', 'Click "Shop"']);
  });

  test('a run that does not exist says nothing', async () => {
    server.use(respondWithError('get', '/test_run/12', 404, 'Not found'));
    open('?step=2&run=12');
    await waitFor(() => expect(card(2)).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Result of the run' })).not.toBeInTheDocument();
  });
});

test('a login module that fails is named by its step', async () => {
  server.use(
    respondWithStored({ ...stored, test_blueprint_category_id: 3 }),
    respondWithSuites(storedSuite({ login_module_blueprint_id: 50 })),
    respondWithStatus(
      simulationOf('failed', {
        steps: [
          simulatedStep({ status: 'failed', reason: 'No field "Password".' }),
          simulatedStep({ status: 'pending', module_step_number: 1 }),
        ],
      }),
    ),
  );
  const { user } = open();
  await screen.findByText('Using login steps from "Sign in" module');
  await run(user);
  const row = screen.getByText('Using login steps from "Sign in" module').closest('[id]');
  await user.click(await (await findResult()).findByText(/^Login step 1 \(1 of \d+\) failed$/));
  expect(row).toHaveFocus();
  await waitFor(() => expect(row).toHaveTextContent('Failed: No field "Password".'));
});
