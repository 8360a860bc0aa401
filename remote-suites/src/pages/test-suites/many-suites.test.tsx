import { screen } from '@testing-library/react';
import { heldAnswer, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { findCard, openSuites } from '../../testing/suites-screen.ts';

const NAMES = ['Checkout', 'Search', 'Account', 'Basket', 'Login', 'Help', 'Invoices', 'Returns', 'Gifts'];
const suites = NAMES.map((name, index) =>
  sampleSuite({ id: index + 1, name, next_run_at: name === 'Help' ? '2030-01-01T00:00:00.000Z' : null }),
);

const shownNames = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

beforeEach(() => server.use(respondWithBlueprints()));

async function openMany() {
  server.use(respondWithSuites(...suites));
  const page = openSuites();
  await findCard('Checkout');
  return page;
}

test('a few suites need no search', async () => {
  server.use(respondWithSuites(...suites.slice(1)));
  openSuites();
  await findCard('Search');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('many are searched by name and id, and counted', async () => {
  const { user } = await openMany();
  expect(screen.getByText('9 suites')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search test suites' }), 'in');
  expect(shownNames()).toEqual(['Login', 'Invoices']);
  expect(screen.getByText('2 of 9 suites')).toHaveAttribute('role', 'status');
  await user.type(screen.getByRole('searchbox'), ' 7');
  expect(shownNames()).toEqual(['Invoices']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No test suite fits “in 7x”.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(shownNames()).toEqual(NAMES);
});

test.each([
  ['Newest first', ['Gifts', 'Returns', 'Invoices']],
  ['Name', ['Account', 'Basket', 'Checkout']],
])('many are sorted: %s', expectOrder);

test('many are sorted by their next run', () => expectOrder('Next run', ['Help', 'Checkout', 'Search']));

async function expectOrder(order: string, first: string[]) {
  const { user } = await openMany();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), order);
  expect(shownNames().slice(0, 3)).toEqual(first);
}

test('searching keeps running requests', async () => {
  const start = heldAnswer('post', '/test_group_run/trigger_run', {}, 500);
  server.use(start.handler);
  const { user } = await openMany();
  const gifts = await findCard('Gifts');
  await user.click(gifts.getByRole('button', { name: 'Run Gifts' }));
  await user.type(screen.getByRole('searchbox'), 'basket');
  expect(shownNames()).toEqual(['Basket']);
  await user.clear(screen.getByRole('searchbox'));
  expect(gifts.getByRole('button', { name: 'Starting...' })).toBeInTheDocument();
  start.letGo();
  expect(await gifts.findByRole('alert')).toBeInTheDocument();
});

test('a new suite is visible whatever the search', async () => {
  const create = heldAnswer(
    'post',
    '/test_blueprint_category/create',
    { category: sampleSuite({ id: 10, name: 'Zebra' }) },
    201,
  );
  create.letGo();
  server.use(create.handler);
  const { user } = await openMany();
  await user.type(screen.getByRole('searchbox'), 'basket');
  await user.click(screen.getByRole('button', { name: 'New Test Suite' }));
  await user.type(await screen.findByLabelText('Suite Name'), 'Zebra{Enter}');
  await findCard('Zebra');
  expect(shownNames()).toEqual(['Basket', 'Zebra']);
});
