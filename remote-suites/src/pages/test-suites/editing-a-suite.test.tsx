import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'shared/router';
import { heldAnswer, openLiveStream, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleBlueprint, sampleSuite } from '../../testing/samples.ts';
import { editSuite, findCard, openEditDialog } from '../../testing/suites-screen.ts';

const UPDATE = '/test_blueprint_category/update/3';

beforeEach(() => server.use(respondWithBlueprints(), respondWithSuites(sampleSuite())));

test('the edit button opens a dialog, whose close button returns the focus', async () => {
  const { user, dialog } = await openEditDialog('Checkout');
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Checkout');
  expect(dialog.getByLabelText('Suite Name')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Checkout' })).toHaveFocus();
});

test('saving sends name, login module and the unmodified schedule, and closes the dialog', async () => {
  const update = heldAnswer('put', UPDATE, {
    category: sampleSuite({ name: 'Cart', login_module_blueprint_id: null }),
  });
  const suite = sampleSuite({
    schedule_enabled: true,
    schedule_expression: '0 9 * * ? *',
    schedule_timezone: 'Europe/London',
    login_module_blueprint_id: 8,
  });
  server.use(respondWithBlueprints(sampleBlueprint()), respondWithSuites(suite), update.handler);
  const { user, dialog } = await openEditDialog('Checkout');
  await user.clear(dialog.getByLabelText('Suite Name'));
  expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByLabelText('Suite Name'), 'Cart');
  await user.click(dialog.getByRole('combobox', { name: 'Login Module' }));
  await user.keyboard('no login{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeInTheDocument();
  update.letGo();
  const saved = await findCard('Cart');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(saved.getByRole('button', { name: 'Edit Cart' })).toHaveFocus();
  expect(update.bodies).toEqual([
    {
      name: 'Cart',
      schedule_config: {
        schedule_enabled: true,
        schedule_expression: '0 9 * * ? *',
        schedule_timezone: 'Europe/London',
      },
      login_module_blueprint_id: null,
    },
  ]);
});

test('a schedule of tests with unclear steps is saved after a question only', async () => {
  const update = heldAnswer('put', UPDATE, { category: sampleSuite({ schedule_enabled: true }) });
  update.letGo();
  const test = { ...sampleBlueprint({ type: 'integration', title: 'Pay', unclear_steps: 2 }) };
  server.use(
    respondWithBlueprints({ ...test, test_blueprint_category_id: 3 }, { ...test, id: 9, title: 'Elsewhere' }),
    update.handler,
  );
  const { user, dialog } = await openEditDialog('Checkout');
  await user.click(dialog.getByRole('switch', { name: 'Run on a schedule' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const question = await screen.findByRole('alertdialog', { name: '1 test has unclear steps' });
  expect(question).toHaveTextContent('“Pay”');
  expect(question).not.toHaveTextContent('Elsewhere');
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(dialog.getByLabelText('Suite Name')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save Anyway' }));
  await waitFor(() => expect(dialog.queryByLabelText('Suite Name')).not.toBeInTheDocument());
  expect(update.bodies).toHaveLength(1);
});

test('an error is only logged, and the draft is kept', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('put', UPDATE, 500, 'Out of order.'));
  const { user, dialog } = await openEditDialog('Checkout');
  await user.type(dialog.getByLabelText('Suite Name'), ' 2{Enter}');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
  expect(await dialog.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
  expect(screen.queryByText('Out of order.')).not.toBeInTheDocument();
});

test('if the modules cannot be loaded, there are no options and the suite keeps its module', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('get', '/test_blueprint/list', 500, 'Out of order.'));
  server.use(respondWithSuites(sampleSuite({ login_module_blueprint_id: 8 })));
  const { user, dialog } = await openEditDialog('Checkout');
  await user.click(dialog.getByRole('combobox', { name: 'Login Module' }));
  expect(await screen.findByText('No modules found.')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Escape closes the dialog and returns the focus; an open list handles it first', async () => {
  server.use(respondWithBlueprints(sampleBlueprint()));
  const { user, dialog } = await openEditDialog('Checkout');
  await user.click(dialog.getByRole('combobox', { name: 'Login Module' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByLabelText('Suite Name')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(dialog.queryByLabelText('Suite Name')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Checkout' })).toHaveFocus();
});

test('discarding changes asks for confirmation', async () => {
  const { user, dialog } = await openEditDialog('Checkout');
  await user.type(dialog.getByLabelText('Suite Name'), ' 2{Escape}');
  expect(await screen.findByText('What you have entered here is not saved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(dialog.queryByLabelText('Suite Name')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Checkout' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Edit Checkout' }));
  expect(screen.getByLabelText('Suite Name')).toHaveValue('Checkout');
});

test('neither Back nor an unload drops unsaved changes without a question', async () => {
  const before = { path: 'tests', element: <Link to="/dashboard/test-suites">Suites</Link> };
  const dashboardRoutes = [...remote.dashboardRoutes, before];
  const { user, goBack, location } = renderRemote({ ...remote, dashboardRoutes }, '/dashboard/tests');
  await user.click(screen.getByRole('link', { name: 'Suites' }));
  const dialog = await editSuite(user, 'Checkout');
  await user.type(dialog.getByLabelText('Suite Name'), ' 2');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  act(goBack);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
  act(goBack);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location()).toBe('/dashboard/tests'));
});

test('a suite that is deleted elsewhere takes no draft with it', async () => {
  const stream = openLiveStream();
  server.use(stream.handler, respondWithSuites(sampleSuite(), sampleSuite({ id: 4, name: 'Search' })));
  const { user } = renderRemote(remote, '/dashboard/test-suites', { isLive: true });
  await waitFor(() => expect(stream.connections()).toBe(1));
  const dialog = await editSuite(user, 'Checkout');
  await user.type(dialog.getByLabelText('Suite Name'), ' 2');
  server.use(respondWithSuites(sampleSuite({ id: 4, name: 'Search' })));
  stream.send({ kind: 'group_run', id: 4 });
  await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1));
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
});

test('changes during a save are kept', async () => {
  const update = heldAnswer('put', UPDATE, { category: sampleSuite({ name: 'Checkout 2' }) });
  server.use(update.handler);
  const { user, dialog } = await openEditDialog('Checkout');
  await user.type(dialog.getByLabelText('Suite Name'), ' 2{Enter}3');
  update.letGo();
  await waitFor(() =>
    expect(screen.getByRole('article', { hidden: true })).toHaveAccessibleName('Checkout 2'),
  );
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Checkout 23');
});
