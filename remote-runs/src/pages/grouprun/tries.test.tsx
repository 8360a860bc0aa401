import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRunItem, exampleTestRun } from '../../testing/example-runs.ts';

test('a test that passed on a retry is flaky, never plainly passed', async () => {
  const detail = exampleDetail(
    { status: 'passed', passedTests: 1, totalTests: 2, flaky_tests: 1, quarantined_tests: 1 },
    [
      exampleGroupRunItem({ is_flaky: true, earlier_tries: [{ id: 30, status: 'failed' }] }),
      exampleGroupRunItem({ id: 32, test_name: 'Pay', status: 'failed', is_quarantined: true }),
    ],
  );
  server.use(http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(detail)));
  renderRemote(remote, '/dashboard/grouprun/7');

  const flaky = await screen.findByRole('row', { name: /^Buy a book/ });
  expect(flaky).toHaveTextContent('Flaky: passed at the 2nd try');
  expect(flaky).not.toHaveTextContent('Success');
  const quarantined = screen.getByRole('row', { name: /^Pay/ });
  expect(within(quarantined).getByText('In quarantine')).toBeVisible();
  expect(within(quarantined).getByText('Failure')).toBeVisible();
  expect(screen.getByText('1 flaky')).toBeVisible();
  expect(screen.getByText('Flaky')).toBeVisible();
  expect(screen.queryByText('Success')).not.toBeInTheDocument();
  expect(screen.getByText('1 in quarantine')).toBeVisible();
});

test('a test run links to the other tries of its test', async () => {
  const tries = [
    { id: 30, status: 'failed' as const },
    { id: 31, status: 'passed' as const },
  ];
  const run = exampleTestRun({ id: 31, status: 'passed', tries });
  server.use(
    http.get(`${apiAddress}/test_run/31`, () => HttpResponse.json({ test_run: run })),
    http.get(`${apiAddress}/test_run/31/history`, () => HttpResponse.json({ history: null })),
  );
  renderRemote(remote, '/dashboard/testrun/31');

  const list = await screen.findByRole('navigation', { name: 'Tries of this test' });
  expect(within(list).getByRole('link', { name: 'Try 1: failure' })).toHaveAttribute(
    'href',
    '/dashboard/testrun/30',
  );
  expect(within(list).getByText('Try 2: success')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Flaky: passed at the 2nd try')).toBeVisible();
});
