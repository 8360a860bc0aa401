/** @jest-environment node */
import { sampleSuite } from '../testing/samples.ts';
import { countLabel, matchesSearch, sortSuites, nextRefreshDelay, type SuiteOrder } from './suite-list.ts';

const suites = [
  sampleSuite({ id: 2, name: 'Suite 10', next_run_at: '2026-11-22T00:00:00.000Z' }),
  sampleSuite({ id: 1, name: 'suite 9' }),
  sampleSuite({ id: 3, name: 'Account', next_run_at: '2026-11-21T00:00:00.000Z' }),
];

test.each<[SuiteOrder, number[]]>([
  ['created', [1, 2, 3]],
  ['newest', [3, 2, 1]],
  ['name', [3, 1, 2]],
  ['next-run', [3, 2, 1]],
])('sorted by %s', (order, ids) => expect(sortSuites(suites, order).map(({ id }) => id)).toEqual(ids));

test.each([
  ['', true],
  ['  CHECK ', true],
  ['flow check', true],
  ['12', true],
  ['check 13', false],
])('does %j find “Checkout flow”, id 12? %s', (search, expected) => {
  expect(matchesSearch(sampleSuite({ id: 12, name: 'Checkout flow' }), search)).toBe(expected);
});

test('the count', () => {
  expect(countLabel(1, 1)).toBe('1 suite');
  expect(countLabel(20, 20)).toBe('20 suites');
  expect(countLabel(0, 20)).toBe('0 of 20 suites');
});

test.each([
  ['no schedule', [null], false],
  ['a run in an hour', [null, '2026-11-21T13:00:00.000Z', '2026-11-21T14:00:00.000Z'], 3_603_000],
  ['a run that is overdue', ['2026-11-21T11:00:00.000Z'], 15_000],
  ['a run in months', ['2027-11-21T11:00:00.000Z'], 86_400_000],
])('with %s the list refreshes in time', (_, times, expected) => {
  const list = times.map((next_run_at) => sampleSuite({ next_run_at }));
  expect(nextRefreshDelay(list, new Date('2026-11-21T12:00:00Z'))).toBe(expected);
});
