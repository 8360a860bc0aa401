import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../../remote.tsx';
import {
  listedModule,
  storedModule,
  storedStep,
  storedSuite,
  storedTest,
} from '../../../testing/blueprints.ts';
import { card, chooseFromMenu, texts } from '../../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../../testing/handlers.ts';
import { simulatedStep, simulationOf } from '../../../testing/simulations.ts';

const moduleStep = storedStep({
  id: 102,
  step_number: 2,
  type: 'module',
  action: '',
  test_blueprint_module_id: 50,
});
const test1 = storedTest(['Reload the page'], { test_blueprint_category_id: 3 });
const withModule = { ...test1, test_steps: [...test1.test_steps, moduleStep] };
const signIn = storedModule(['Click "Sign in"', 'The page shows "Welcome"']);

beforeEach(() =>
  server.use(
    respondWithStored(withModule),
    respondWithStored(signIn),
    respondWithBlueprints(listedModule()),
    respondWithSuites(storedSuite({ login_module_blueprint_id: 50 })),
  ),
);

async function open() {
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('button', { name: 'Show steps of step 2' });
  return user;
}
const inlineSteps = () => screen.findByRole('list', { name: 'Steps of the module Sign in' });
const lines = async () =>
  within(await inlineSteps())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the steps of a module are shown below the step that uses it, with their numbers', async () => {
  const [first, second = storedStep()] = signIn.test_steps;
  server.use(
    respondWithStored({ ...signIn, test_steps: [first ?? second, { ...second, is_disabled: true }] }),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Show steps of step 2' }));
  expect(await lines()).toEqual(['2.1Click "Sign in"', '2.2The page shows "Welcome"Disabled']);
  expect(within(card(2)).getByRole('link', { name: 'Edit Module' })).toHaveAttribute(
    'href',
    '/dashboard/updatemodule/50',
  );
  await user.click(screen.getByRole('button', { name: 'Hide steps of step 2' }));
  expect(screen.queryByRole('list', { name: /^Steps of the module/ })).not.toBeInTheDocument();
});

test('so are those of the login module', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Show steps of the login module' }));
  expect(await lines()).toEqual(['L.1Click "Sign in"', 'L.2The page shows "Welcome"']);
});

test('they show how they fared in the latest run of the steps', async () => {
  const within50 = (step: number) => ({ step: 2, module: { id: 50, title: 'Sign in', step } });
  const status = simulationOf('failed', {
    steps: [
      simulatedStep({ place: { step: 1, module: null } }),
      simulatedStep({ place: within50(1) }),
      simulatedStep({ place: within50(2), status: 'failed', reason: 'The page does not show it.' }),
    ],
  });
  server.use(
    respondWithSuites(storedSuite()),
    recordCalls('post', '/simulate', { simulation_id: 's' }).handler,
    http.get(`${apiAddress}/simulate/s/status`, () => HttpResponse.json(status)),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Show steps of step 2' }));
  await inlineSteps();
  await user.click(screen.getByRole('button', { name: 'Run Steps' }));
  expect(await screen.findByText('Simulation Failed')).toBeVisible();
  expect(await lines()).toEqual(['2.1Click "Sign in"Success', '2.2The page shows "Welcome"Failed']);
});

test('a module that is gone or cannot be loaded says so', async () => {
  server.use(respondWithError('get', '/test_blueprint/50', 404));
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Show steps of step 2' }));
  expect(await within(card(2)).findByText('This module does not exist any more.')).toBeVisible();
  await chooseFromMenu(user, 2, 'Detach');
  expect(await screen.findByText('Failed to load module data')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Hide steps of step 2' }));
  server.use(respondWithError('get', '/test_blueprint/50', 500));
  await user.click(await screen.findByRole('button', { name: 'Show steps of the login module' }));
  const failure = await screen.findByText('The steps of the module could not be loaded.');
  expect(failure).toBeVisible();
  server.use(respondWithStored(signIn));
  const box = screen.getAllByRole('alert').find((alert) => alert.contains(failure));
  await user.click(within(box ?? failure).getByRole('button', { name: 'Try Again' }));
  expect(await inlineSteps()).toBeVisible();
});

test('detaching puts copies of its steps in the place of a module, as one change', async () => {
  const user = await open();
  await chooseFromMenu(user, 2, 'Detach');
  expect(await screen.findByText('Module replaced by 2 steps')).toBeInTheDocument();
  expect(texts()).toEqual(['Reload the page', 'Click "Sign in"', 'The page shows "Welcome"']);
  expect(card(2)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Reload the page', '']);
});

test('selected steps become a module, and one step that uses it', async () => {
  const creation = recordCalls(
    'post',
    '/test_blueprint/create',
    { test_blueprint: { ...storedModule(['a', 'b']), id: 51, title: 'Look around' } },
    201,
  );
  server.use(
    respondWithStored(storedTest(['Scroll up', 'Reload the page', 'Click "Lamps"'])),
    respondWithError('post', '/test_blueprint/create', 500),
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.click(await screen.findByRole('checkbox', { name: 'Select step 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select step 3' }));
  await user.click(await screen.findByRole('button', { name: 'Extract to module' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extract to module' });
  expect(dialog).toHaveTextContent('put together at the place of the first one, step 1');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1Scroll up', '3Click "Lamps"']);
  await user.click(within(dialog).getByRole('button', { name: 'Create Module' }));
  const name = within(dialog).getByRole('textbox', { name: 'Module Name' });
  expect(name).toHaveAccessibleDescription('Enter a name.');
  await user.type(name, 'Look around{Enter}');
  expect(await screen.findByText('Failed to create module')).toBeVisible();

  server.use(
    creation.handler,
    respondWithBlueprints(listedModule(), listedModule({ id: 51, title: 'Look around' })),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Create Module' }));
  expect(await screen.findByText('Module created successfully!')).toBeVisible();
  expect(await within(card(1)).findByText('Look around')).toBeVisible();
  expect(texts()).toEqual(['', 'Reload the page']);
  expect(card(1)).toHaveFocus();
  expect(creation.bodies).toMatchObject([
    {
      title: 'Look around',
      type: 'module',
      steps: [{ action: 'Scroll up' }, { action: 'Click "Lamps"' }],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Scroll up', 'Reload the page', 'Click "Lamps"']);
});

test('a module cannot become part of a module', async () => {
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select step 2' }));
  expect(await screen.findByRole('button', { name: 'Extract to module' })).toHaveAccessibleDescription(
    'Modules cannot contain modules, and step 2 is one.',
  );
});
