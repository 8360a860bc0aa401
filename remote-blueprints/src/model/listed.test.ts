/** @jest-environment node */
import { listedModule, listedTest } from '../testing/blueprints.ts';
import { nameOf, search, undeletableReason, updatePath, usageText } from './listed.ts';

test('a test without a name has one all the same', () => {
  expect(nameOf({ title: ' ' })).toBe('Unnamed Test');
});

test.each([
  [undefined, 'Loading...', undefined],
  [0, 'None', undefined],
  [1, '1 test', 'Cannot delete: This module is used by 1 test(s). Remove it from all tests first.'],
  [3, '3 tests', 'Cannot delete: This module is used by 3 test(s). Remove it from all tests first.'],
])('a module used %j times', (used_by_integration_count, text, reason) => {
  const module = listedModule({ used_by_integration_count });
  expect(usageText(module)).toBe(text);
  expect(undeletableReason(module)).toBe(reason);
});

test('a test can always be deleted', () => {
  expect(undeletableReason(listedTest({ used_by_integration_count: 2 }))).toBeUndefined();
});

test('each has its own update screen', () => {
  expect(updatePath(listedTest())).toBe('/dashboard/updatetest/1');
  expect(updatePath(listedModule())).toBe('/dashboard/updatemodule/50');
});

test.each([
  ['', 2],
  ['LAMP', 1],
  [' check ', 1],
  ['unnamed', 1],
  ['nothing', 0],
])('searching %j finds %d', (text, count) => {
  const items = [listedTest({ test_blueprint_category_name: 'Checkout' }), listedTest({ id: 2, title: '' })];
  expect(search(items, text)).toHaveLength(count);
});
