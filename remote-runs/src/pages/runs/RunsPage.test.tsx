import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SLOW_LOAD_MS } from 'shared/constants';
import type { GroupRun } from 'shared/contract';
import {
  apiAddress,
  renderRemote,
  respondWithError,
  server,
  setOnline,
  smokeTest,
  startFakeClock,
  whileOnline,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleGroupRun } from '../../testing/example-runs.ts';
import { showPage } from '../../testing/show-page.ts';

const address = '/dashboard/runs';

function respondWithRuns(runs: GroupRun[], next_before: number | null = null) {
  return http.get(`${apiAddress}/test_group_run/list`, () =>
    HttpResponse.json({ test_group_runs: runs, next_before }),
  );
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

smokeTest('lists runs with their date, duration and results', async () => {
  server.use(
    respondWithRuns([
      exampleGroupRun({ id: 9, name: 'Two of three', passedTests: 2, totalTests: 3, status: 'failed' }),
      exampleGroupRun({ id: 8, name: 'Most', passedTests: 3, totalTests: 4, status: 'failed' }),
      exampleGroupRun({ id: 7, name: 'All', passedTests: 4, totalTests: 4, status: 'passed' }),
    ]),
  );
  renderRemote(remote, address);

  expect(await screen.findByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
  const row = await rowOf('Two of three');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Duration',
    'Test Results',
  ]);
  expect(row).toHaveTextContent('March 2, 2026');
  expect(row).toHaveTextContent(/ago|just now/);
  expect(row).toHaveTextContent('1m 15s');
  expect(row).toHaveTextContent('66%');
  expect(row).toHaveTextContent('2/3 passed');
  expect(within(row).getByText('66%')).toHaveStyle({ color: 'var(--color-danger)' });
  expect(within(await rowOf('Most')).getByText('75%')).toHaveStyle({ color: 'var(--color-warning)' });
  expect(within(await rowOf('All')).getByText('100%')).toHaveStyle({ color: 'var(--color-success)' });
});

test('a run names its environment and branch', async () => {
  server.use(
    respondWithRuns([
      exampleGroupRun({ id: 9, name: 'Nightly', environment: 'Production', branch: 'feature/lamps' }),
      exampleGroupRun({ id: 8, name: 'By hand', environment: null }),
    ]),
  );
  renderRemote(remote, address);
  expect(within(await rowOf('Nightly')).getByText('Production')).toBeVisible();
  expect(within(await rowOf('Nightly')).getByText('feature/lamps')).toBeVisible();
  expect(await rowOf('By hand')).not.toHaveTextContent('Production');
});

test('a run that was stopped has no red percentage: its tests have not failed', async () => {
  server.use(
    respondWithRuns([
      exampleGroupRun({ name: 'Stopped', passedTests: 0, totalTests: 4, status: 'cancelled' }),
      exampleGroupRun({ id: 6, name: 'Red', passedTests: 0, totalTests: 4, status: 'failed' }),
    ]),
  );
  renderRemote(remote, address);
  const row = await rowOf('Stopped');
  expect(within(row).getByText('Cancelled')).toBeVisible();
  expect(row).toHaveTextContent('0/4 passed');
  expect(row).not.toHaveTextContent('%');
  expect(within(await rowOf('Red')).getByText('0%')).toHaveStyle({ color: 'var(--color-danger)' });
});

test('a list that is not answered can be asked for again', async () => {
  startFakeClock();
  const reply = { test_group_runs: [exampleGroupRun({ name: 'All' })], next_before: null };
  let calls = 0;
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, async () => {
      calls += 1;
      if (calls === 1) await new Promise(() => undefined);
      return HttpResponse.json(reply);
    }),
  );
  const { user } = renderRemote(remote, address);
  await screen.findByText('Loading runs...');
  await waitFor(() => expect(calls).toBe(1));
  await act(() => jest.advanceTimersByTimeAsync(SLOW_LOAD_MS));
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await rowOf('All')).toBeVisible();
});

test('without a connection the list offers to try again, and is loaded when the connection is back', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const reply = { test_group_runs: [exampleGroupRun({ name: 'All' })], next_before: null };
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () => whileOnline(() => HttpResponse.json(reply))),
  );
  renderRemote(remote, address);
  setOnline(false);
  expect(await screen.findByText('Failed to load runs.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  setOnline(true);
  expect(await rowOf('All')).toBeVisible();
});

test('a run that waits for another one of its environment is not shown as running', async () => {
  const waiting = { status: 'pending', startTime: null, duration: null } as const;
  server.use(respondWithRuns([exampleGroupRun({ ...waiting, name: 'Nightly', place_in_line: 2 })]));
  renderRemote(remote, address);
  const row = await rowOf('Nightly');
  expect(row).toHaveTextContent('Waits for another run, 2nd in line');
  expect(row).not.toHaveTextContent('Running');
});

test('a run under way says so, and is asked for again until it has ended', async () => {
  startFakeClock();
  let calls = 0;
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () => {
      calls += 1;
      const run = exampleGroupRun(
        calls === 1
          ? { status: 'running', duration: null, passedTests: 0, totalTests: 5 }
          : { passedTests: 5, totalTests: 5 },
      );
      return HttpResponse.json({ test_group_runs: [run], next_before: null });
    }),
  );
  renderRemote(remote, address);

  const row = await rowOf('Checkout suite');
  expect(row).toHaveTextContent('In progress');
  expect(row).toHaveTextContent('Running 5 tests...');
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(await screen.findByText('100%')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await showPage();
  await waitFor(() => expect(calls).toBe(3));
});

test('a click on a run leads to it', async () => {
  server.use(
    respondWithRuns([exampleGroupRun()]),
    http.get(`${apiAddress}/test_group_run/7`, () =>
      HttpResponse.json({ test_group_run: exampleGroupRun(), test_runs: [] }),
    ),
  );
  const { user, location } = renderRemote(remote, address);
  await user.click(await screen.findByRole('link', { name: 'Checkout suite' }));
  expect(location()).toBe('/dashboard/grouprun/7');
});

test('a schedule or pipeline that started a run is named next to its date', async () => {
  server.use(
    respondWithRuns([
      exampleGroupRun({ id: 9, name: 'Nightly', started_by: 'schedule' }),
      exampleGroupRun({ id: 8, name: 'Commit', started_by: 'pipeline' }),
      exampleGroupRun({ id: 7, name: 'By hand', started_by: 'person' }),
    ]),
  );
  renderRemote(remote, address);
  expect(within(await rowOf('Nightly')).getByText('Scheduled')).toBeVisible();
  expect(within(await rowOf('Commit')).getByText('CI')).toBeVisible();
  expect(await rowOf('By hand')).not.toHaveTextContent(/Scheduled|CI/);
});

test('without runs the page says how to begin', async () => {
  server.use(respondWithRuns([]));
  renderRemote(remote, address);
  expect(await screen.findByText('Loading runs...')).toBeVisible();
  expect(await screen.findByText('No runs found. Create a new run to get started.')).toBeVisible();
});

test('a failure is shown, and trying again helps', async () => {
  server.use(respondWithError('get', '/test_group_run/list', 500));
  const { user } = renderRemote(remote, address);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load runs.');
  server.use(respondWithRuns([exampleGroupRun()]));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('link', { name: 'Checkout suite' })).toBeVisible();
});
