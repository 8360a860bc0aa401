import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GroupRunItem } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRunItem, exampleTestRun } from '../../testing/example-runs.ts';

const rowRun = (id: number, row_name: string, status: GroupRunItem['status'] = 'passed') =>
  exampleGroupRunItem({ id, test_blueprint_id: 5, test_name: 'Sign in', row_name, status });

function openRun(items: GroupRunItem[]) {
  server.use(
    http.get(`${apiAddress}/test_group_run/7`, () =>
      HttpResponse.json(exampleDetail({ status: 'failed' }, items)),
    ),
  );
  return renderRemote(remote, '/dashboard/grouprun/7');
}

const namesOf = async () => {
  const table = within(await screen.findByRole('table', { name: 'Test runs' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};

test('the rows of a test stand below it, failed ones first, and lead to their runs', async () => {
  openRun([
    rowRun(31, 'anna'),
    exampleGroupRunItem({ id: 34, test_blueprint_id: 6 }),
    rowRun(32, 'bob', 'failed'),
    rowRun(33, 'carol'),
  ]);
  expect(await namesOf()).toEqual(['Sign in1 of 3 rows failed', 'bob', 'anna', 'carol', 'Buy a book']);
  expect(screen.getByRole('link', { name: 'bob' })).toHaveAttribute('href', '/dashboard/testrun/32');
});

test('a filter for failed rows still counts all of them', async () => {
  const users = Array.from({ length: 40 }, (_, index) =>
    rowRun(100 + index, `user ${index}`, index < 3 ? 'failed' : 'passed'),
  );
  const { user } = openRun(users);
  await user.click(await screen.findByRole('radio', { name: 'Failed only (3)' }));
  expect(await namesOf()).toEqual(['Sign in3 of 40 rows failed', 'user 0', 'user 1', 'user 2']);
});

test('rows that all passed, or have not ended yet, say so', async () => {
  openRun([
    rowRun(31, 'anna'),
    rowRun(32, 'bob'),
    exampleGroupRunItem({ id: 33, test_blueprint_id: 8, test_name: 'Pay', row_name: 'card' }),
    exampleGroupRunItem({
      id: 34,
      test_blueprint_id: 8,
      test_name: 'Pay',
      row_name: 'cash',
      status: 'running',
    }),
  ]);
  expect(await namesOf()).toEqual([
    ...['Sign inAll 2 rows passed', 'anna', 'bob'],
    ...['Pay1 of 2 rows passed', 'card', 'cash'],
  ]);
});

test('the run of a row has its name and its values, without secrets', async () => {
  server.use(
    http.get(`${apiAddress}/test_run/31`, () =>
      HttpResponse.json({
        test_run: exampleTestRun({
          row_name: 'anna',
          row_values: [
            { name: 'user', value: 'anna' },
            { name: 'password', value: null },
          ],
        }),
      }),
    ),
  );
  const { user } = renderRemote(remote, '/dashboard/testrun/31');
  expect(await screen.findByRole('heading', { level: 1, name: / \[anna\]$/ })).toBeVisible();
  await user.click(screen.getByText('Row anna'));
  expect(screen.getByText('anna')).toBeVisible();
  expect(screen.getByLabelText('a secret')).toBeVisible();
});
