import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'shared/router';
import { pendingDeletionsAtom, useSetAtom } from 'shared/state';
import { heldAnswer, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleBlueprint, sampleSuite } from '../../testing/samples.ts';
import { findCard, openCreateDialog } from '../../testing/suites-screen.ts';

const CREATE = '/test_blueprint_category/create';

beforeEach(() => server.use(respondWithBlueprints(), respondWithSuites(sampleSuite())));

test('a suite is created with its login module and added to the list; the next dialog is empty', async () => {
  const create = heldAnswer(
    'post',
    CREATE,
    { category: sampleSuite({ id: 5, name: 'Cart', login_module_blueprint_id: 8 }) },
    201,
  );
  server.use(respondWithBlueprints(sampleBlueprint()), create.handler);
  const { user, dialog } = await openCreateDialog();
  await user.type(dialog.getByLabelText('Suite Name'), '  Cart ');
  await user.click(dialog.getByRole('combobox', { name: 'Login Module' }));
  await user.click(await screen.findByRole('option', { name: 'Sign in as admin ID: 8' }));
  await user.click(dialog.getByRole('button', { name: 'Create Suite' }));

  expect(await dialog.findByRole('button', { name: 'Creating...' })).toBeInTheDocument();
  create.letGo();
  const card = await findCard('Cart');
  expect(card.getByText('Login: Sign in as admin')).toBeInTheDocument();
  expect(screen.getByText('Test suite “Cart” was created.')).toBeInTheDocument();
  const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
  expect(names).toEqual(['Checkout', 'Cart']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(create.bodies).toEqual([{ name: 'Cart', login_module_blueprint_id: 8 }]);

  await user.click(screen.getByRole('button', { name: 'New Test Suite' }));
  expect(await screen.findByLabelText('Suite Name')).toHaveValue('');
});

test('a module whose deletion can still be undone is not offered', async () => {
  server.use(respondWithBlueprints(sampleBlueprint(), sampleBlueprint({ id: 9, title: 'Sign in as guest' })));
  /** Stands in for the screen of another remote that deletes the first module. */
  function Deleting() {
    const setPending = useSetAtom(pendingDeletionsAtom);
    useEffect(() => setPending(new Set([8])), [setPending]);
    return <Link to="/dashboard/test-suites">Suites</Link>;
  }
  const dashboardRoutes = [...remote.dashboardRoutes, { path: 'tests', element: <Deleting /> }];
  const { user } = renderRemote({ ...remote, dashboardRoutes }, '/dashboard/tests');
  await user.click(screen.getByRole('link', { name: 'Suites' }));
  await user.click(await screen.findByRole('button', { name: 'New Test Suite' }));
  await user.click(await screen.findByRole('combobox', { name: 'Login Module' }));
  expect(await screen.findByRole('option', { name: /Sign in as guest/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Sign in as admin/ })).not.toBeInTheDocument();
});

test('a name is required', async () => {
  const { user, dialog } = await openCreateDialog();
  const button = dialog.getByRole('button', { name: 'Create Suite' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Suite name is required');
  await user.type(dialog.getByLabelText('Suite Name'), '   {Enter}');
  await user.click(button);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['There is a suite of this name.', 'There is a suite of this name.'],
  [undefined, 'Failed to create test suite.'],
])('an error (%j) is shown as %j in the dialog', async (error, shown) => {
  server.use(respondWithError('post', CREATE, 409, error));
  const { user, dialog } = await openCreateDialog();
  await user.type(dialog.getByLabelText('Suite Name'), 'Cart{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(shown);
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Cart');
});

test('the schedule is sent only if it is on', async () => {
  const create = heldAnswer('post', CREATE, { category: sampleSuite({ id: 5, name: 'Cart' }) }, 201);
  create.letGo();
  server.use(create.handler);
  const { user, dialog } = await openCreateDialog();
  await user.type(dialog.getByLabelText('Suite Name'), 'Cart');
  await user.click(dialog.getByRole('switch', { name: 'Run on a schedule' }));
  await user.click(dialog.getByRole('radio', { name: 'Weekly' }));
  await user.selectOptions(dialog.getByLabelText('Day of week'), 'Friday');
  await user.selectOptions(dialog.getByLabelText('Hour'), '5 PM');
  await user.selectOptions(dialog.getByLabelText('Minute'), '30');
  await user.click(dialog.getByRole('combobox', { name: 'Timezone' }));
  await user.click(await screen.findByRole('option', { name: 'Europe/London' }));
  await user.click(dialog.getByRole('button', { name: 'Create Suite' }));
  await findCard('Cart');
  expect(create.bodies).toEqual([
    {
      name: 'Cart',
      schedule_enabled: true,
      schedule_expression: '30 17 ? * 6 *',
      schedule_timezone: 'Europe/London',
    },
  ]);
});

test('an unchanged dialog closes at once; discarding changes asks for confirmation', async () => {
  const { user } = await openCreateDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'New Test Suite' }));
  await user.type(await screen.findByLabelText('Suite Name'), 'Cart');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(screen.getByLabelText('Suite Name')).toHaveValue('Cart');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(screen.queryByLabelText('Suite Name')).not.toBeInTheDocument());
});
