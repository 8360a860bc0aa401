import { screen, waitFor } from '@testing-library/react';
import { renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedModule, storedTest } from '../../testing/blueprints.ts';
import { texts, writeSteps } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';

const stored = storedModule(['Open the sign-in page']);
const open = () => renderRemote(remote, '/dashboard/updatemodule/50');

smokeTest('a module is shown, changed and saved', async () => {
  const update = recordCalls('put', '/test_blueprint/update/50', {
    test_blueprint: { ...stored, version: 2 },
  });
  server.use(respondWithStored(stored), update.handler);
  const { user } = open();
  expect(await screen.findByRole('textbox', { name: 'Module Name' })).toHaveValue('Sign in');
  expect(screen.getByRole('heading', { name: 'Update Module' })).toBeVisible();
  await writeSteps(user, 'Press Sign in');
  expect(texts()).toEqual(['Open the sign-in page', 'Press Sign in']);
  await user.click(screen.getByRole('button', { name: 'Update Module' }));
  expect(await screen.findByText('Module updated successfully!')).toBeVisible();
  expect(update.bodies).toMatchObject([
    {
      title: 'Sign in',
      type: 'module',
      steps: ['Open the sign-in page', 'Press Sign in'].map((action, index) => ({
        step_number: index + 1,
        type: 'act',
        action,
        use_vision: false,
        test_blueprint_module_id: null,
      })),
    },
  ]);
});

test('a module that cannot be saved says so', async () => {
  server.use(respondWithStored(stored), respondWithError('put', '/test_blueprint/update/50', 500));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Update Module' }));
  expect(await screen.findByText('Failed to update module blueprint')).toBeVisible();
});

test('a module that cannot be loaded says so', async () => {
  server.use(respondWithError('get', '/test_blueprint/50', 500));
  open();
  expect(await screen.findByText('Failed to load module data')).toBeVisible();
});

test('a test at the address of a module leads to its own screen', async () => {
  server.use(respondWithStored(storedTest([], { id: 50 })), respondWithBlueprints(), respondWithSuites());
  const { location } = open();
  await waitFor(() => expect(location()).toBe('/dashboard/updatetest/50'));
  expect(await screen.findByRole('heading', { name: 'Update Test' })).toBeVisible();
});
