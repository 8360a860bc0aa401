/** @jest-environment node */
import { listedTest } from '../testing/blueprints.ts';
import { NEWEST_FIRST, ORDER_KEYS, readOrder, sortItems, writeOrder, type OrderKey } from './list-order.ts';

const items = [
  listedTest({
    id: 1,
    title: 'test 10',
    test_blueprint_category_name: 'Shop',
    last_run: '2026-01-02T00:00:00.000Z',
    last_status: 'passed',
    step_count: 3,
    used_by_integration_count: 1,
  }),
  listedTest({
    id: 2,
    title: 'Test 9',
    last_status: 'failed',
    last_run: '2026-01-03T00:00:00.000Z',
    step_count: 1,
    used_by_integration_count: 5,
  }),
  listedTest({
    id: 3,
    title: 'älter',
    test_blueprint_category_name: 'Account',
    last_status: null,
    step_count: 3,
  }),
];

test.each<[OrderKey, boolean, number[]]>([
  ['newest', true, [3, 2, 1]],
  ['newest', false, [1, 2, 3]],
  ['name', false, [3, 2, 1]],
  ['name', true, [1, 2, 3]],
  ['suite', false, [2, 3, 1]],
  ['last_run', true, [2, 1, 3]],
  ['last_status', false, [2, 1, 3]],
  ['steps', false, [2, 3, 1]],
  ['steps', true, [3, 1, 2]],
  ['used', true, [2, 1, 3]],
])('by %s, descending %s', (key, isDescending, ids) => {
  expect(sortItems(items, { key, isDescending }).map(({ id }) => id)).toEqual(ids);
});

test('an order is written into an address and read again', () => {
  for (const key of ORDER_KEYS)
    for (const isDescending of [true, false])
      expect(readOrder(writeOrder({ key, isDescending }))).toEqual({ key, isDescending });
  for (const wrong of [null, '', '-', 'nonsense', 'constructor'])
    expect(readOrder(wrong)).toEqual(NEWEST_FIRST);
});
