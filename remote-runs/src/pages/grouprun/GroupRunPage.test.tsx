import { resetRenders, rendersOf } from 'shared/tooling/count-renders.ts';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GroupRunDetailReply } from 'shared/contract';
import {
  apiAddress,
  renderRemote,
  respondWithError,
  server,
  smokeTest,
  startFakeClock,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRunItem, exampleTestRun } from '../../testing/example-runs.ts';

const address = '/dashboard/grouprun/7';

function respondWith(detail: GroupRunDetailReply) {
  return http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(detail));
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

smokeTest('shows a failed run with its tests', async () => {
  server.use(
    respondWith(
      exampleDetail({ status: 'failed', passedTests: 1, totalTests: 2 }, [
        exampleGroupRunItem(),
        exampleGroupRunItem({
          id: 32,
          test_name: 'Pay',
          status: 'failed',
          steps_failed: 3,
          total_duration: 3672,
        }),
      ]),
    ),
  );
  renderRemote(remote, address);

  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout suite' })).toBeVisible();
  expect(screen.getByText('1/2 passed')).toBeVisible();
  const sums = within(screen.getByRole('list', { name: 'Results so far' }));
  expect(sums.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 passed',
    '1 failed',
  ]);
  expect(screen.getByText('1m 15s')).toBeVisible();
  expect(screen.getByTitle(/^From the start of the run/)).toHaveTextContent('Elapsed: 1m 15s');
  expect(screen.getByRole('link', { name: 'Back to runs' })).toHaveAttribute('href', '/dashboard/runs');
  const red = await rowOf('Pay');
  expect(within(red).getByText('Failure')).toBeVisible();
  expect(red).toHaveTextContent('1/4');
  expect(red).toHaveTextContent('1h 1m 12s');
  expect(red).toHaveTextContent('Mar 2, 2026');
  expect(await rowOf('Buy a book')).toHaveTextContent('Success');
  expect(screen.queryByRole('button', { name: 'Stop Run' })).not.toBeInTheDocument();
});

test('a run that waits for another one of its environment says so, with its place, until its turn comes', async () => {
  const waiting = { status: 'pending', startTime: null, duration: null, environment: 'Staging' } as const;
  server.use(respondWith(exampleDetail({ ...waiting, place_in_line: 2 })));
  const { unmount } = renderRemote(remote, address);
  expect(await screen.findByText('Waits for another run of Staging, 2nd in line')).toBeVisible();
  expect(screen.queryByText('Running')).not.toBeInTheDocument();
  expect(screen.queryByTitle(/^From the start of the run/)).not.toBeInTheDocument();
  unmount();
  server.use(respondWith(exampleDetail({ ...waiting, place_in_line: 0 })));
  renderRemote(remote, address);
  expect(await screen.findByTitle(/^From the start of the run/)).toHaveTextContent('Elapsed: In progress');
  expect(screen.queryByText(/^Waits for/)).not.toBeInTheDocument();
});

test('a run under way ticks, shows how long the steps took so far, and leaves blank what is not known yet', async () => {
  startFakeClock(new Date('2026-03-02T09:01:00.000Z'));
  server.use(
    respondWith(
      exampleDetail({ status: 'running', duration: null, passedTests: 0 }, [
        exampleGroupRunItem({ id: 31, status: 'running', total_duration: null }),
        exampleGroupRunItem({ id: 32, test_name: 'Sign in', status: 'running', total_duration: 42 }),
      ]),
    ),
  );
  renderRemote(remote, address);

  const row = await rowOf('Buy a book');
  expect(row).toHaveTextContent('Running');
  expect(row).toHaveTextContent('In progress');
  expect(await rowOf('Sign in')).toHaveTextContent('42s');
  expect(row).not.toHaveTextContent('/4');
  expect(screen.getByText('1m 0s')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('1m 2s')).toBeVisible();
});

test('a run under way can be stopped', async () => {
  let isStopped = false;
  server.use(
    http.get(`${apiAddress}/test_group_run/7`, () =>
      HttpResponse.json(
        exampleDetail(isStopped ? { status: 'cancelled' } : { status: 'running', duration: null }, [
          exampleGroupRunItem({ status: isStopped ? 'cancelled' : 'running', total_duration: null }),
        ]),
      ),
    ),
    http.post(`${apiAddress}/test_group_run/7/cancel`, () => {
      isStopped = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Stop Run' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop this run?' }));
  await user.click(question.getByRole('button', { name: 'Stop Run' }));
  expect(await screen.findAllByText('Cancelled')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Stop Run' })).not.toBeInTheDocument();
});

test('a run that cannot be stopped says why', async () => {
  server.use(
    respondWith(exampleDetail({ status: 'running', duration: null })),
    respondWithError('post', '/test_group_run/7/cancel', 409, 'The run has ended.'),
  );
  const { user } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Stop Run' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop this run?' }));
  await user.click(question.getByRole('button', { name: 'Stop Run' }));
  expect(await screen.findByText('The run has ended.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop Run' })).toBeVisible();
});

test('the clock and a poll that changes one test leave the other rows alone', async () => {
  startFakeClock(new Date('2026-03-02T09:01:00.000Z'));
  const running = { status: 'running', total_duration: null } as const;
  let items = Array.from({ length: 30 }, (_, index) =>
    exampleGroupRunItem({ id: 100 + index, test_name: `Test ${index}`, ...(index > 0 && running) }),
  );
  server.use(
    http.get(`${apiAddress}/test_group_run/7`, () =>
      HttpResponse.json(exampleDetail({ status: 'running', duration: null }, items)),
    ),
  );
  renderRemote(remote, address);
  await rowOf('Test 1 ');
  resetRenders();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(rendersOf('Elapsed')).toBeGreaterThanOrEqual(2);
  expect(rendersOf('TestRunRow')).toBe(0);
  expect(rendersOf('TestRunsTable')).toBe(0);

  items = items.map((item) => (item.id === 101 ? exampleGroupRunItem({ ...item, status: 'passed' }) : item));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(await within(await rowOf('Test 1 ')).findByText('Success')).toBeVisible();
  expect(rendersOf('TestRunRow')).toBe(1);
});

test('before its first test has begun, a run is in progress', async () => {
  server.use(respondWith(exampleDetail({ status: 'pending', startTime: null, duration: null })));
  renderRemote(remote, address);
  await screen.findByRole('heading', { level: 1, name: 'Checkout suite' });
  expect(screen.getByText('In progress')).toBeVisible();
  expect(screen.getByText('Running')).toBeVisible();
});

test('a click on a test leads to its run', async () => {
  server.use(
    respondWith(exampleDetail()),
    http.get(`${apiAddress}/test_run/31`, () => HttpResponse.json({ test_run: exampleTestRun() })),
  );
  const { user, location } = renderRemote(remote, address);
  await user.click(await screen.findByRole('link', { name: 'Buy a book' }));
  expect(location()).toBe('/dashboard/testrun/31');
});

test('a run without tests', async () => {
  server.use(respondWith(exampleDetail({ totalTests: 0, passedTests: 0 }, [])));
  renderRemote(remote, address);
  expect(await screen.findByText('Loading test run details...')).toBeVisible();
  expect(await screen.findByText('No test runs available.')).toBeVisible();
});

test('a failure is shown on the page and logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(respondWithError('get', '/test_group_run/7', 500));
  renderRemote(remote, address);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load test run details.');
  expect(log.mock.calls.flat().join(' ')).toContain('Failed to load test group run details');
});

test.each([address, '/dashboard/grouprun/7abc'])('%s, where no group run is', async (at) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(respondWithError('get', '/test_group_run/7', 404, 'There is no such run.'));
  renderRemote(remote, at);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to load test run details.This run does not exist, or it belongs to another company.',
  );
  expect(screen.queryByRole('button', { name: /try again/i })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Runs' })).toHaveAttribute('href', '/dashboard/runs');
});

test.each([
  ['/dashboard/grouprun', 'No run ID provided'],
  ['/dashboard/grouprun/7abc', 'Unable to load test run details.'],
])('%s asks the server nothing: %s', async (at, text) => {
  renderRemote(remote, at);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Back to runs' })).toBeVisible();
});

test('the header names the conditions of the run, and how often a model was called', async () => {
  server.use(
    respondWith(
      exampleDetail({
        environment: 'preview',
        base_url: 'https://pr-7.shop.test',
        shard: { index: 2, total: 3 },
        is_frozen: true,
        model_calls: 0,
      }),
    ),
  );
  renderRemote(remote, address);
  expect(await screen.findByText('Frozen: 0 model calls')).toBeVisible();
  expect(screen.getByText('preview')).toBeVisible();
  expect(screen.getByText('https://pr-7.shop.test')).toBeVisible();
  expect(screen.getByText('Shard 2 of 3')).toBeVisible();
});

test.each([
  [{ is_frozen: false, model_calls: 1 }, '1 model call'],
  [{ is_frozen: true }, 'Frozen'],
])('model calls of %p', async (changes, text) => {
  server.use(respondWith(exampleDetail({ ...changes, environment: null, base_url: null, shard: null })));
  renderRemote(remote, address);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/Shard/)).not.toBeInTheDocument();
});

test('without conditions there is nothing about a model', async () => {
  server.use(respondWith(exampleDetail({ is_frozen: false, model_calls: 0 })));
  renderRemote(remote, address);
  expect(await screen.findByText('2/2 passed')).toBeVisible();
  expect(screen.queryByText(/model call|Frozen/)).not.toBeInTheDocument();
});

const failedAt = (step: number | null, reason: string, module = { id: 9, title: 'Sign in', step: 2 }) =>
  ({
    status: 'failed',
    steps_failed: 3,
    failure: { place: { step, module: step === null ? module : null }, reason },
  }) as const;
const testRows = async () =>
  within(await screen.findByRole('table', { name: 'Test runs' }))
    .getAllByRole('row')
    .slice(1);

test('failed tests come first, each with its reason; a contradicted one is marked, a pending one is in progress', async () => {
  server.use(
    respondWith(
      exampleDetail({ status: 'running', duration: null, passedTests: 1, totalTests: 4 }, [
        exampleGroupRunItem({ contradicted_steps: 1 }),
        exampleGroupRunItem({ id: 32, test_name: 'Wait', status: 'pending', total_duration: null }),
        exampleGroupRunItem({ id: 33, test_name: 'Pay', ...failedAt(3, 'There is no button "Pay".') }),
        exampleGroupRunItem({ id: 34, test_name: 'Open', status: 'error', error: 'The page did not open.' }),
      ]),
    ),
  );
  renderRemote(remote, address);
  const rows = await testRows();
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    ...['Pay', 'Open', 'Buy a book', 'Wait'],
  ]);
  expect(within(await rowOf('Pay')).getByText('Step 3: There is no button "Pay".')).toBeVisible();
  expect(within(await rowOf('Open')).getByText('The page did not open.')).toBeVisible();
  expect(within(await rowOf('Buy a book')).getByText('1 step passed, but contradicted')).toBeVisible();
  expect(await rowOf('Wait')).toHaveTextContent('In progress');
  expect(screen.queryByRole('list', { name: 'Shared causes' })).not.toBeInTheDocument();
});

test('tests that failed in the same login step for the same reason have one cause', async () => {
  const reason = 'There is no field "Password".';
  server.use(
    respondWith(
      exampleDetail({ status: 'failed', passedTests: 0, totalTests: 4 }, [
        exampleGroupRunItem(failedAt(null, reason)),
        exampleGroupRunItem({ id: 32, test_name: 'Pay', ...failedAt(null, reason) }),
        exampleGroupRunItem({ id: 33, test_name: 'Search', ...failedAt(2, 'There is no link "Lamps".') }),
        exampleGroupRunItem({ id: 34, test_name: 'Return', ...failedAt(null, 'The page answered 502.') }),
      ]),
    ),
  );
  renderRemote(remote, address);
  const causes = within(await screen.findByRole('list', { name: 'Shared causes' }));
  expect(causes.getByRole('listitem')).toHaveTextContent(
    `2 tests failed in the same login step. Login step 2 (module Sign in): ${reason}`,
  );
  const rows = await testRows();
  expect(rows[0]).toHaveTextContent('In login step 2, as above');
  expect(rows[1]).toHaveTextContent('In login step 2, as above');
  expect(rows[2]).toHaveTextContent('Step 2: There is no link "Lamps".');
  expect(rows[3]).toHaveTextContent('Login step 2: The page answered 502.');
  expect(screen.getAllByText(new RegExp(reason))).toHaveLength(1);
});
