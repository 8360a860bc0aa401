/** @jest-environment node */
import { listedModule, listedTest } from '../testing/blueprints.ts';
import {
  failureQuery,
  filterItems,
  isFiltered,
  readFilter,
  suiteNameIn,
  writeFilter,
} from './list-filter.ts';

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
  const { filter } = readFilter(new URLSearchParams(address), 'tests');
  expect(filterItems(items, filter).map(({ id }) => id)).toEqual(ids);
});

test('failures are known to the server only: until it answers, no test is shown', () => {
  const { filter } = readFilter(new URLSearchParams('verdict=none&text=button&suite=3'), 'tests');
  expect(failureQuery(filter)).toEqual({ verdict: ['none'], failed_text: 'button' });
  expect(failureQuery({ suite: '3' })).toBeUndefined();
  expect(filterItems(items, filter)).toEqual([]);
  expect(filterItems(items, filter, new Set([2, 4])).map(({ id }) => id)).toEqual([4]);
});

test('what an address has in other words is unknown, as far as its tab has such a filter', () => {
  const parameters = new URLSearchParams('verdict=bug&text=a&tag=two words&used=maybe&suite=none');
  expect(readFilter(parameters, 'tests')).toEqual({
    filter: { suite: 'none' },
    unknown: { verdict: 'bug', text: 'a', tag: 'two words' },
  });
  expect(readFilter(parameters, 'modules').unknown).toEqual({ used: 'maybe' });
});

test.each([
  ['used=yes', [6, 8]],
  ['used=no', [7, 8]],
])('%j shows the modules %j', (address, ids) => {
  const { filter } = readFilter(new URLSearchParams(address), 'modules');
  expect(filterItems(modules, filter).map(({ id }) => id)).toEqual(ids);
  expect(isFiltered(filter)).toBe(true);
});

test.each([
  ['suite=3', 'tests'],
  ['status=running&suite=none', 'tests'],
  ['status=failure&verdict=product_bug&text=no+button&suite=3&tag=smoke', 'tests'],
  ['used=yes', 'modules'],
  ['used=no', 'modules'],
  ['', 'modules'],
] as const)('%j of the %s is written as read', (address, tab) => {
  const written = Object.entries(writeFilter(readFilter(new URLSearchParams(address), tab).filter));
  expect(new URLSearchParams(written.filter(([, value]) => value !== '')).toString()).toBe(address);
});

test.each([
  ['4', 'Account'],
  ['9', undefined],
  ['none', undefined],
  [undefined, undefined],
])('the suite %j of a test is %j', (suite, name) => {
  expect(suiteNameIn(items, suite)).toBe(name);
});
