import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GroupRun, GroupRunItem, Recurrence } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRunItem } from '../../testing/example-runs.ts';
import { exampleIssue } from '../../testing/verdicts.ts';

function openRun(items: GroupRunItem[], run: Partial<GroupRun> = {}) {
  server.use(
    http.get(`${apiAddress}/test_group_run/7`, () =>
      HttpResponse.json(exampleDetail({ status: 'failed', ...run }, items)),
    ),
  );
  renderRemote(remote, '/dashboard/grouprun/7');
}

const failed = (id: number, test_name: string, more: Partial<GroupRunItem> = {}) =>
  exampleGroupRunItem({ id, test_name, status: 'failed', ...more });
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

test('each failure says whether it is new, and its verdict', async () => {
  const recurrence = (kind: Recurrence['kind'], runs = 1) => ({ recurrence: { kind, runs } });
  openRun([
    failed(31, 'Buy', recurrence('new')),
    failed(32, 'Pay', { ...recurrence('same', 3), verdict: 'product_bug', issue: exampleIssue }),
    failed(33, 'Return', { ...recurrence('other'), issue: { ...exampleIssue, status: null, is_open: true } }),
    failed(34, 'Search', recurrence('same', 21)),
    exampleGroupRunItem({ id: 36, test_name: 'Browse', recurrence: null, verdict: null }),
  ]);
  expect((await rowOf('Buy')).getByText('New')).toBeVisible();
  const pay = await rowOf('Pay');
  expect(pay.getByText('Failing for 3 runs')).toBeVisible();
  expect(pay.getByText('Verdict:')).toBeInTheDocument();
  expect(pay.getByText('Product bug')).toBeVisible();
  expect(pay.getByTitle('No button')).toHaveTextContent('SHOP-7 Closed: Fixed');
  const back = await rowOf('Return');
  expect(back.getByText('Other failure than before')).toBeVisible();
  expect(back.getByTitle('No button')).toHaveTextContent(/^SHOP-7$/);
  expect((await rowOf('Search')).getByText('Failing for more than 20 runs')).toBeVisible();
  expect((await rowOf('Browse')).queryByText(/New|[Ff]ail|Verdict/)).not.toBeInTheDocument();
});

test('tests that failed alike have one cause', async () => {
  const failure = (step: number) => ({
    failure: { place: { step, module: null }, reason: 'There is no "Buy" button.' },
    failure_signature: 'a',
  });
  const seats = (text: string) => ({
    failure: { place: { step: 1, module: null }, reason: `The page shows "${text}".` },
    failure_cause: 'seats',
  });
  openRun([
    failed(31, 'Buy', failure(2)),
    failed(32, 'Pay', failure(2)),
    failed(33, 'Return', failure(4)),
    failed(34, 'Open', { error: 'The page did not open.', failure_signature: 'b' }),
    failed(35, 'Close', { error: 'The page did not open.', failure_signature: 'b' }),
    failed(36, 'Search', { ...failure(1), failure_signature: null }),
    failed(37, 'Seats', { ...seats('Seats left: NaN'), failure_signature: 'c' }),
    failed(38, 'Places', { ...seats('Places left: NaN'), failure_signature: 'd' }),
  ]);
  const causes = within(await screen.findByRole('list', { name: 'Shared causes' }));
  expect(causes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '3 tests failed alike. There is no "Buy" button.',
    '2 tests failed alike. The page did not open.',
    '2 tests failed alike. Step 1: The page shows "Seats left: NaN".',
  ]);
  expect((await rowOf('Seats')).getByText('In step 1, as above')).toBeVisible();
  expect((await rowOf('Places')).getByText('Step 1: The page shows "Places left: NaN".')).toBeVisible();
  expect((await rowOf('Return')).getByText('In step 4, as above')).toBeVisible();
  expect((await rowOf('Open')).getByText('As above')).toBeVisible();
  expect((await rowOf('Search')).getByText('Step 1: There is no "Buy" button.')).toBeVisible();
});

test('a run with failures that wait for a verdict leads to their review', async () => {
  openRun([failed(31, 'Buy')], { tests_to_review: 1 });
  const link = await screen.findByRole('link', { name: 'Review 1 failure' });
  expect(link).toHaveAttribute('href', '/dashboard/runs?tab=review&run=7');
});

test('a run whose failures have verdicts leads to no review', async () => {
  openRun([failed(31, 'Buy')], { tests_to_review: 0 });
  expect(await rowOf('Buy')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Review/ })).not.toBeInTheDocument();
});
