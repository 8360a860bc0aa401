import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  apiAddress,
  heldAnswer,
  renderRemote,
  respondWithEnvironments,
  respondWithError,
  server,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRun } from '../../testing/example-runs.ts';

beforeEach(() => {
  localStorage.removeItem('steplight.last-environment');
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () =>
      HttpResponse.json({ test_group_runs: [], next_before: null }),
    ),
    http.get(`${apiAddress}/test_blueprint_category/list`, () =>
      HttpResponse.json({
        categories: [
          { id: 3, name: 'Checkout' },
          { id: 4, name: 'Search' },
        ],
      }),
    ),
  );
});

async function openDialog() {
  const view = renderRemote(remote, '/dashboard/runs');
  await view.user.click(await screen.findByRole('button', { name: 'Kick off a Run' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kick off a Run' }));
  return { ...view, dialog };
}

async function chooseSuite({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, name: string) {
  await user.click(await dialog.findByText('Select a test suite'));
  await user.click(await screen.findByRole('option', { name }));
}

test('a chosen suite is run, and the page goes to its run', async () => {
  const reply = { test_group_run: exampleGroupRun({ id: 12 }) };
  const { handler, bodies, letGo } = heldAnswer('post', '/test_group_run/trigger_run', reply, 201);
  server.use(
    handler,
    http.get(`${apiAddress}/test_group_run/12`, () => HttpResponse.json(exampleDetail({ id: 12 }))),
  );
  const view = await openDialog();
  expect(view.dialog.getByRole('button', { name: 'Create Run' })).toHaveAttribute('aria-disabled', 'true');
  await chooseSuite(view, 'Search');
  await view.user.click(view.dialog.getByRole('button', { name: 'Create Run' }));
  expect(await view.dialog.findByRole('button', { name: 'Creating...' })).toBeVisible();
  letGo();
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout suite' })).toBeVisible();
  expect(view.location()).toBe('/dashboard/grouprun/12');
  expect(bodies).toEqual([{ test_blueprint_category_id: 4 }]);
});

test.each([
  [422, 'The suite has no tests.', 'The suite has no tests.'],
  [500, undefined, 'Failed to create run.'],
])('a refusal (%i) shows inside the dialog, which stays', async (status, sentence, shown) => {
  server.use(respondWithError('post', '/test_group_run/trigger_run', status, sentence));
  const view = await openDialog();
  await chooseSuite(view, 'Checkout');
  await view.user.click(view.dialog.getByRole('button', { name: 'Create Run' }));
  expect(await view.dialog.findByRole('alert')).toHaveTextContent(shown);
  expect(view.location()).toBe('/dashboard/runs');
});

test('a run starts in the chosen environment, which is offered again next time', async () => {
  server.use(respondWithEnvironments('Production', 'Staging'));
  const reply = { test_group_run: exampleGroupRun({ id: 12 }) };
  const { handler, bodies, letGo } = heldAnswer('post', '/test_group_run/trigger_run', reply, 201);
  server.use(handler);
  letGo();
  const view = await openDialog();
  await chooseSuite(view, 'Search');
  await view.user.selectOptions(await view.dialog.findByLabelText('Environment'), 'Staging');
  await view.user.click(view.dialog.getByRole('button', { name: 'Create Run' }));
  await waitFor(() => expect(view.location()).toBe('/dashboard/grouprun/12'));
  expect(bodies).toEqual([{ test_blueprint_category_id: 4, environment: 'Staging' }]);
  expect(localStorage.getItem('steplight.last-environment')).toBe('{"id":2,"name":"Staging"}');
});

test('the environment of the last run is chosen, whatever its name is now', async () => {
  localStorage.setItem('steplight.last-environment', '{"id":2,"name":"Testing"}');
  server.use(respondWithEnvironments('Production', 'Staging'));
  const { dialog } = await openDialog();
  expect(await dialog.findByLabelText('Environment')).toHaveValue('Staging');
});

test('without environments there is nothing to choose', async () => {
  const { dialog } = await openDialog();
  expect(await dialog.findByText('Select a test suite')).toBeVisible();
  expect(dialog.queryByLabelText('Environment')).not.toBeInTheDocument();
});

test('says that the suites are being loaded', async () => {
  const { handler, letGo } = heldAnswer('get', '/test_blueprint_category/list', { categories: [] });
  server.use(handler);
  const { dialog } = await openDialog();
  expect(await dialog.findByText('Loading test suites...')).toBeVisible();
  letGo();
  expect(await dialog.findByText('Select a test suite')).toBeVisible();
});

test('Cancel closes the dialog', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
