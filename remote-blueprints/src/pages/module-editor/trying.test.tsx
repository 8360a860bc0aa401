import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedModule } from '../../testing/blueprints.ts';
import { card, writeSteps } from '../../testing/editor.ts';
import { recordCalls, respondWithBlueprints, respondWithStored } from '../../testing/handlers.ts';
import { simulatedStep, simulationOf } from '../../testing/simulations.ts';

const tryUrl = () => screen.findByRole('textbox', { name: 'Starting URL to try it on' });
const run = () => screen.getByRole('button', { name: 'Run Steps' });

beforeEach(() => localStorage.clear());

smokeTest('the steps of a module run on a URL of its own, which this browser keeps', async () => {
  const simulation = recordCalls('post', '/simulate', { simulation_id: 's' });
  server.use(
    respondWithStored(storedModule(['Click "Sign in"'])),
    simulation.handler,
    http.get(`${apiAddress}/simulate/s/status`, () =>
      HttpResponse.json(
        simulationOf('completed', {
          initial_screenshot_url: 'data:image/png;base64,AA',
          steps: [simulatedStep()],
        }),
      ),
    ),
  );
  const { user, unmount } = renderRemote(remote, '/dashboard/updatemodule/50');
  expect(await tryUrl()).toHaveAccessibleDescription('Kept in this browser, not saved with the module.');
  expect(await screen.findByText('Run steps to see preview')).toBeVisible();
  expect(run()).toHaveAccessibleDescription('Please provide a starting URL first');
  await user.type(await tryUrl(), 'shop.test');
  await user.click(run());
  expect(await screen.findByText('Simulation Complete')).toBeVisible();
  expect(within(card(1)).getByText('Success')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Latest screenshot' })).toBeVisible();
  expect(simulation.bodies).toMatchObject([
    { starting_url: 'https://shop.test', steps: [{ action: 'Click "Sign in"' }] },
  ]);
  unmount();

  renderRemote(remote, '/dashboard/updatemodule/50');
  expect(await tryUrl()).toHaveValue('https://shop.test');
});

test('a new module is tried and created; the URL is not part of it', async () => {
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: storedModule([]) }, 201);
  server.use(creation.handler, respondWithBlueprints());
  const { user } = renderRemote(remote, '/dashboard/newmodule');
  await user.type(await screen.findByRole('textbox', { name: 'Module Name' }), 'Sign in');
  await user.type(await tryUrl(), 'the shop');
  await user.tab();
  expect(await tryUrl()).toHaveAccessibleDescription(
    'Enter a full address that begins with http:// or https://.',
  );
  await writeSteps(user, 'Click "Sign in"');
  expect(run()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Module' }));
  expect(await screen.findByText('Module created successfully!')).toBeVisible();
  expect(creation.bodies).toEqual([
    { title: 'Sign in', type: 'module', steps: [expect.objectContaining({ action: 'Click "Sign in"' })] },
  ]);
});
