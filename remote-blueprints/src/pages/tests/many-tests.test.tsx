import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, listedTest, storedSuite } from '../../testing/blueprints.ts';
import { recordCalls, respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { closeNotice } from '../../testing/notices.ts';

const a = listedTest({ id: 1, title: 'Add', step_count: 2, test_blueprint_category_name: 'Shop' });
const b = listedTest({ id: 2, title: 'Buy', step_count: 9 });
const c = listedTest({ id: 3, title: 'Cancel', step_count: 5 });
const open = (query = '') => renderRemote(remote, `/dashboard/tests?tab=tests${query}`);
const names = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected tests' }));

beforeEach(() =>
  server.use(respondWithBlueprints(c, b, a, listedModule()), respondWithSuites(storedSuite())),
);

test('heads sort, and the address remembers how', async () => {
  const { user, location } = open();
  await box('Add');
  expect(names()).toEqual(['Cancel', 'Buy', 'Add']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Add', 'Buy', 'Cancel']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Cancel', 'Buy', 'Add']);
  await user.click(screen.getByRole('button', { name: 'Steps' }));
  expect(names()).toEqual(['Buy', 'Cancel', 'Add']);
  expect(location()).toBe('/dashboard/tests?tab=tests&sort=-steps');
});

test('an address restores its search and order', async () => {
  open('&q=a&sort=name');
  await box('Add');
  expect(names()).toEqual(['Add', 'Cancel']);
  expect(screen.getByRole('searchbox')).toHaveValue('a');
});

test('rows are ticked one by one, as a range with Shift, and all at once', async () => {
  const { user } = open();
  await user.click(await box('Cancel'));
  expect(bar().getByText('1 test selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  fireEvent.click(await box('Add'), { shiftKey: true });
  expect(bar().getByText('3 tests selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.type(screen.getByRole('searchbox'), 'buy');
  expect(bar().getByText('1 test selected')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('the ticked ones run as one group run', async () => {
  const trigger = recordCalls('post', '/test_group_run/trigger_run', { test_group_run: { id: 12 } }, 201);
  server.use(trigger.handler);
  const { user } = open();
  await user.click(await box('Cancel'));
  await user.click(await box('Add'));
  await user.click(bar().getByRole('button', { name: 'Run' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Test Run' }));
  expect(dialog.getByText('This executes all steps of 2 tests and may take some time.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Run Tests' }));
  const notice = await screen.findByRole('link', { name: /^Test Run Started!/ });
  expect(notice).toHaveTextContent('2 tests are now running.');
  expect(notice).toHaveAttribute('href', '/dashboard/grouprun/12');
  expect(trigger.bodies).toEqual([
    { test_blueprint_ids: [3, 1], name: expect.stringMatching(/^Manual Run: 2 tests - /) as string },
  ]);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test.each([
  ['Checkout', 3],
  ['No suite', null],
])('the ticked ones move to %s', async (place, suiteId) => {
  const move = recordCalls('post', '/test_blueprint/move', null);
  server.use(move.handler);
  const { user } = open();
  await user.click(await box('Buy'));
  await user.click(bar().getByRole('button', { name: 'Move to suite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 test' }));
  expect(dialog.getByRole('button', { name: 'Move' })).toHaveAccessibleDescription('Choose a suite first');
  await user.click(dialog.getByRole('combobox', { name: 'Test Suite' }));
  await user.click(await screen.findByRole('option', { name: place }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(`1 test moved to ${place}.`)).toBeVisible();
  expect(move.bodies).toEqual([{ test_blueprint_ids: [2], test_blueprint_category_id: suiteId }]);
});

test('the ticked ones are deleted after a confirmation; after Undo or a failure they are ticked still', async () => {
  server.use(respondWithError('post', '/test_blueprint/delete_many', 409, 'It is in use.'));
  const { user } = open();
  await user.click(await box('Buy'));
  await user.click(await box('Add'));
  const confirmDeletion = async () => {
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
    expect(
      dialog.getByText('Are you sure you want to delete 2 tests? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Cancel']));
  };
  await confirmDeletion();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await confirmDeletion();
  await closeNotice(user, '2 tests deleted');
  expect(await screen.findByText('It is in use.')).toBeVisible();
  const deletion = recordCalls('post', '/test_blueprint/delete_many', null);
  server.use(deletion.handler, respondWithBlueprints(c));
  await confirmDeletion();
  await closeNotice(user, '2 tests deleted');
  await waitFor(() => expect(deletion.bodies).toEqual([{ test_blueprint_ids: [2, 1] }]));
  expect(names()).toEqual(['Cancel']);
});

test('of ten thousand tests only those near the window are on the page', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    listedTest({ id: index + 1, title: `Test ${index + 1}` }),
  );
  server.use(respondWithBlueprints(...many));
  open();
  await box('Test 10000');
  expect(screen.getByRole('table', { name: 'Tests' })).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByText('10000 tests')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(bar().getByText('10000 tests selected')).toBeVisible();
  expect(bar().getByRole('button', { name: 'Run' })).toHaveAccessibleDescription(
    'At most 1000 tests run at once',
  );
});
