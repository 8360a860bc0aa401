import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, heldAnswer, respondWithError, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleBlueprint, sampleGroupRun, sampleSuite } from '../../testing/samples.ts';
import { findCard, openEditPanel } from '../../testing/suites-screen.ts';

const UPDATE = '/test_blueprint_category/update/3';

beforeEach(() => server.use(respondWithBlueprints(), respondWithSuites(sampleSuite())));

test('the edit button opens a panel on the card and closes it', async () => {
  const { user, card } = await openEditPanel('Checkout');
  expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout');
  expect(card.getByLabelText('Suite Name')).toHaveFocus();
  expect(card.getByRole('button', { name: 'Edit Checkout' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(card.getByRole('button', { name: 'Edit Checkout' }));
  expect(card.queryByLabelText('Suite Name')).not.toBeInTheDocument();
});

test('saving sends name, login module and the unmodified schedule, and closes the panel', async () => {
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
  const { user, card } = await openEditPanel('Checkout');
  await user.clear(card.getByLabelText('Suite Name'));
  expect(card.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(card.getByLabelText('Suite Name'), 'Cart');
  await user.click(card.getByRole('combobox', { name: 'Login Module' }));
  await user.keyboard('no login{Enter}');
  await user.click(card.getByRole('button', { name: 'Save Changes' }));

  expect(await card.findByRole('button', { name: 'Saving...' })).toBeInTheDocument();
  update.letGo();
  const saved = await findCard('Cart');
  expect(saved.queryByRole('button', { name: /Sav/ })).not.toBeInTheDocument();
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
  const { user, card } = await openEditPanel('Checkout');
  await user.click(card.getByRole('switch', { name: 'Run on a schedule' }));
  await user.click(card.getByRole('button', { name: 'Save Changes' }));
  const question = await screen.findByRole('alertdialog', { name: '1 test has unclear steps' });
  expect(question).toHaveTextContent('“Pay”');
  expect(question).not.toHaveTextContent('Elsewhere');
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(card.getByLabelText('Suite Name')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Save Changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save Anyway' }));
  await waitFor(() => expect(card.queryByLabelText('Suite Name')).not.toBeInTheDocument());
  expect(update.bodies).toHaveLength(1);
});

test('an error is only logged, and the draft is kept', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('put', UPDATE, 500, 'Out of order.'));
  const { user, card } = await openEditPanel('Checkout');
  await user.type(card.getByLabelText('Suite Name'), ' 2{Enter}');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
  expect(await card.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
  expect(screen.queryByText('Out of order.')).not.toBeInTheDocument();
});

test('if the modules cannot be loaded, there are no options and the suite keeps its module', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('get', '/test_blueprint/list', 500, 'Out of order.'));
  server.use(respondWithSuites(sampleSuite({ login_module_blueprint_id: 8 })));
  const { user, card } = await openEditPanel('Checkout');
  expect(card.getByText('Login module')).toBeInTheDocument();
  await user.click(card.getByRole('combobox', { name: 'Login Module' }));
  expect(await screen.findByText('No modules found.')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Escape closes the panel and returns the focus; an open list handles it first', async () => {
  server.use(respondWithBlueprints(sampleBlueprint()));
  const { user, card } = await openEditPanel('Checkout');
  await user.click(card.getByRole('combobox', { name: 'Login Module' }));
  await user.keyboard('{Escape}');
  expect(card.getByLabelText('Suite Name')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(card.queryByLabelText('Suite Name')).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Edit Checkout' })).toHaveFocus();
});

test('discarding changes asks for confirmation', async () => {
  const { user, card } = await openEditPanel('Checkout');
  await user.type(card.getByLabelText('Suite Name'), ' 2{Escape}');
  expect(await screen.findByText('“Checkout 2” has not been saved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(card.queryByLabelText('Suite Name')).not.toBeInTheDocument());
  await waitFor(() => expect(card.getByRole('button', { name: 'Edit Checkout' })).toHaveFocus());
  await user.click(card.getByRole('button', { name: 'Edit Checkout' }));
  expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout');
});

test('leaving the screen with unsaved changes asks for confirmation', async () => {
  server.use(
    http.post(`${apiAddress}/test_group_run/trigger_run`, () =>
      HttpResponse.json({ test_group_run: sampleGroupRun() }, { status: 201 }),
    ),
  );
  const { user, card, location } = await openEditPanel('Checkout');
  await user.type(card.getByLabelText('Suite Name'), ' 2');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await user.click(card.getByRole('button', { name: 'Run Checkout' }));
  await user.click(await card.findByRole('link', { name: 'View run' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
  await user.click(card.getByRole('link', { name: 'View run' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location()).toBe('/dashboard/grouprun/41'));
});

test('several panels can be open, each with its own draft', async () => {
  server.use(respondWithSuites(sampleSuite(), sampleSuite({ id: 4, name: 'Search' })));
  const { user, card } = await openEditPanel('Checkout');
  await user.type(card.getByLabelText('Suite Name'), ' 2');
  const other = await findCard('Search');
  await user.click(other.getByRole('button', { name: 'Edit Search' }));
  await user.click(other.getByRole('button', { name: 'Cancel' }));
  expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
});

test('changes during a save are kept', async () => {
  const update = heldAnswer('put', UPDATE, { category: sampleSuite({ name: 'Checkout 2' }) });
  server.use(update.handler);
  const { user, card } = await openEditPanel('Checkout');
  await user.type(card.getByLabelText('Suite Name'), ' 2{Enter}3');
  update.letGo();
  const saved = await findCard('Checkout 2');
  expect(saved.getByLabelText('Suite Name')).toHaveValue('Checkout 23');
});
