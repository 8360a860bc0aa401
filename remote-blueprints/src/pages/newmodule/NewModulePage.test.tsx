import { screen } from '@testing-library/react';
import { renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, storedModule } from '../../testing/blueprints.ts';
import { writeSteps } from '../../testing/editor.ts';
import { recordCalls, respondWithBlueprints } from '../../testing/handlers.ts';

const open = () => renderRemote(remote, '/dashboard/newmodule');

smokeTest('a module is created and the list of modules shown', async () => {
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: storedModule([]) }, 201);
  server.use(creation.handler, respondWithBlueprints(listedModule()));
  const { user, location } = open();
  expect(await screen.findByRole('heading', { name: 'Create New Module' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Module Name' }), 'Sign in');
  await writeSteps(user, 'Open the sign-in page');
  await user.click(screen.getByRole('button', { name: 'Create Module' }));
  expect(await screen.findByText('Module created successfully!')).toBeVisible();
  expect(screen.getByText('Success!')).toBeVisible();
  expect(location()).toBe('/dashboard/tests?tab=modules');
  expect(creation.bodies).toEqual([
    {
      title: 'Sign in',
      type: 'module',
      steps: [
        {
          step_number: 1,
          type: 'act',
          action: 'Open the sign-in page',
          use_vision: false,
          test_blueprint_module_id: null,
        },
      ],
    },
  ]);
});

test('a module needs a name', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create Module' }));
  const name = screen.getByRole('textbox', { name: 'Module Name' });
  expect(name).toHaveAccessibleDescription('Enter a name.');
  expect(name).toHaveFocus();
});

test.each([
  ['The name is too long.', 'The name is too long.'],
  [undefined, 'Failed to create module'],
])('a module that cannot be created: %s', async (error, shown) => {
  server.use(respondWithError('post', '/test_blueprint/create', 422, error));
  const { user, location } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Module Name' }), 'Sign in');
  await user.click(screen.getByRole('button', { name: 'Create Module' }));
  expect((await screen.findByText(shown)).closest('[role="alert"]')).toHaveTextContent(`Error${shown}`);
  expect(location()).toBe('/dashboard/newmodule');
});

test('the way back leads to the modules', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Back to modules' })).toHaveAttribute(
    'href',
    '/dashboard/tests?tab=modules',
  );
});
