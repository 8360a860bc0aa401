/** @jest-environment node */
import { listedModule, listedTest } from '../testing/blueprints.ts';
import { filterItems, isFiltered, readFilter, suitesOf, writeFilter } from './list-filter.ts';

const items = [
  listedTest({
    id: 1,
    test_blueprint_category_id: 3,
    test_blueprint_category_name: 'Shop',
    last_status: 'passed',
  }),
  listedTest({
    id: 2,
    test_blueprint_category_id: 4,
    test_blueprint_category_name: 'Account',
    last_status: 'error',
  }),
  listedTest({ id: 3, last_status: 'pending' }),
  listedTest({ id: 4, test_blueprint_category_id: 3, test_blueprint_category_name: 'Shop' }),
  listedTest({ id: 5, last_status: 'cancelled' }),
];
const modules = [
  listedModule({ id: 6, used_by_integration_count: 2 }),
  listedModule({ id: 7, used_by_integration_count: 0 }),
  listedModule({ id: 8 }),
];

test.each([
  ['', [1, 2, 3, 4, 5]],
  ['suite=3', [1, 4]],
  ['suite=none', [3, 5]],
  ['suite=9', []],
  ['status=failure', [2]],
  ['status=success&suite=3', [1]],
  ['status=running', [3]],
  ['status=cancelled', [5]],
  ['status=not-run', [4]],
  ['suite=abc&status=odd&used=no', [1, 2, 3, 4, 5]],
  ['suite=-1&status=constructor', [1, 2, 3, 4, 5]],
])('%j shows the tests %j', (address, ids) => {
  expect(filterItems(items, readFilter(new URLSearchParams(address), 'tests')).map(({ id }) => id)).toEqual(
    ids,
  );
});

test.each([
  ['used=yes', [6, 8]],
  ['used=no', [7, 8]],
])('%j shows the modules %j', (address, ids) => {
  const filter = readFilter(new URLSearchParams(address), 'modules');
  expect(filterItems(modules, filter).map(({ id }) => id)).toEqual(ids);
  expect(isFiltered(filter)).toBe(true);
});

test.each([
  ['suite=3', 'tests'],
  ['suite=none&status=running', 'tests'],
  ['used=yes', 'modules'],
  ['used=no', 'modules'],
  ['', 'modules'],
] as const)('%j of the %s is written as read', (address, tab) => {
  const written = Object.entries(writeFilter(readFilter(new URLSearchParams(address), tab)));
  expect(new URLSearchParams(written.filter(([, value]) => value !== '')).toString()).toBe(address);
});

test('the suites of the tests are offered once, by name', () => {
  expect(suitesOf(items)).toEqual([
    { id: 4, name: 'Account' },
    { id: 3, name: 'Shop' },
  ]);
});
