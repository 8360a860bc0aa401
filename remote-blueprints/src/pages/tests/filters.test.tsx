import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, listedTest, storedSuite, storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import '../../testing/editor.ts';

const shop = { test_blueprint_category_id: 3, test_blueprint_category_name: 'Shop' };
const tests = [
  listedTest({ id: 4, title: 'Buy', ...shop, last_status: 'failed' }),
  listedTest({ id: 3, title: 'Basket', ...shop, last_status: 'passed' }),
  listedTest({ id: 2, title: 'Sign in', last_status: 'error' }),
  listedTest({ id: 1, title: 'Sign out' }),
];
const modules = [
  listedModule({ id: 51, title: 'Log in', used_by_integration_count: 2 }),
  listedModule({ id: 50, title: 'Log out', used_by_integration_count: 0 }),
];
const open = (query = '?tab=tests') => renderRemote(remote, `/dashboard/tests${query}`);
const names = () =>
  screen.queryAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);
const waitForNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const choose = (label: string) => screen.getByRole('combobox', { name: label });

beforeEach(() =>
  server.use(
    respondWithBlueprints(...tests, ...modules),
    respondWithHistories(),
    respondWithSuites(storedSuite({ id: 3, name: 'Shop' }), storedSuite({ id: 5, name: 'Empty' })),
  ),
);

test('suite and last status narrow the tests, and the address holds them', async () => {
  const { user, location } = open();
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  await user.selectOptions(choose('Suite'), 'Shop');
  await waitForNames('Buy', 'Basket');
  expect(screen.getByText('2 of 4')).toBeVisible();
  await user.selectOptions(choose('Last status'), 'Failure');
  await waitForNames('Buy');
  expect(location()).toBe('/dashboard/tests?tab=tests&suite=3&status=failure');
  await user.selectOptions(choose('Suite'), 'No suite');
  await waitForNames('Sign in');
  await user.selectOptions(choose('Last status'), 'Cancelled');
  expect(await screen.findByText('No tests match the filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(location()).toBe('/dashboard/tests?tab=tests');
});

test('an address restores search and filters; what it does not know is ignored', async () => {
  const { unmount } = open('?suite=3&q=ba&status=success');
  await waitForNames('Basket');
  expect(choose('Suite')).toHaveDisplayValue('Shop');
  expect(choose('Last status')).toHaveDisplayValue('Success');
  unmount();
  open('?suite=shop&status=odd&sort=odd&used=no');
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  expect(screen.getByText('4 tests')).toBeVisible();
});

test('a suite without tests is empty; one that is deleted is ignored, with a hint', async () => {
  const { unmount } = open('?suite=5');
  expect(await screen.findByText('No tests match the filters.')).toBeVisible();
  await waitFor(() => expect(choose('Suite')).toHaveDisplayValue('Empty'));
  unmount();
  const { user, location } = open('?suite=6');
  expect(await screen.findByText(/^The suite of this address does not exist any more\./)).toBeVisible();
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  await user.selectOptions(choose('Last status'), 'Not Run');
  await waitForNames('Sign out');
  expect(location()).toBe('/dashboard/tests?tab=tests&status=not-run');
  expect(screen.queryByText(/does not exist any more/)).not.toBeInTheDocument();
});

test('modules are narrowed by their use', async () => {
  const { user, location } = open('?tab=modules&suite=3');
  await waitForNames('Log in', 'Log out');
  await user.selectOptions(choose('Use'), 'Not used');
  await waitForNames('Log out');
  expect(location()).toContain('tab=modules');
  expect(location()).toContain('used=no');
  await user.selectOptions(choose('Use'), 'Used');
  await waitForNames('Log in');
});

test('a filter is a visit in the history, a typed search is not', async () => {
  const { user, location, goBack } = open();
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  await user.type(screen.getByRole('searchbox'), 'sign');
  await waitFor(() => expect(location()).toContain('q=sign'));
  await user.selectOptions(choose('Last status'), 'Not Run');
  await waitForNames('Sign out');
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(location()).not.toContain('q='));
  act(() => goBack());
  await waitForNames('Sign in', 'Sign out');
  expect(screen.getByRole('searchbox')).toHaveValue('sign');
});

test('rows are reached, ticked and opened by keys', async () => {
  server.use(respondWithStored(storedTest([], { id: 3 })));
  const { user, location } = open();
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  await user.keyboard('/sign');
  await waitForNames('Sign in', 'Sign out');
  await user.clear(screen.getByRole('searchbox'));
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  screen.getByRole('link', { name: 'Sign out' }).focus();
  await user.keyboard('{Home} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(screen.getByText('3 tests selected')).toBeVisible();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(location()).toBe('/dashboard/updatetest/3'));
});

test('where there are no tests, an example can be added', async () => {
  const example = storedTest(['Reload the page'], { id: 9 });
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: example }, 201);
  server.use(respondWithBlueprints(), respondWithStored(example), creation.handler);
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Add an Example' }));
  await waitFor(() => expect(location()).toBe('/dashboard/updatetest/9'));
  expect(creation.bodies).toEqual([
    expect.objectContaining({ type: 'integration', starting_url: 'https://example.com' }),
  ]);
});
