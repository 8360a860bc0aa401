import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, startFakeClock, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedTest, storedHistory } from '../../testing/blueprints.ts';
import { respondWithBlueprints, respondWithHistories } from '../../testing/handlers.ts';

const hasRun = { last_run: '2026-11-20T15:30:00.000Z', last_run_id: 9, last_status: 'failed' } as const;
const lamp = listedTest({ id: 1, title: 'Buy a lamp', ...hasRun });
const open = () => renderRemote(remote, '/dashboard/tests?tab=tests');
const strip = (name: string) => screen.findByLabelText(`Last results of ${name}`);

/** Notes of which tests the histories are asked for. */
function noteCalls() {
  const calls: number[][] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/test_blueprint/histories')
      calls.push((searchParams.get('ids') ?? '').split(',').map(Number));
  });
  return calls;
}

afterEach(() => server.events.removeAllListeners());

test('a test shows its last results; each leads to its run', async () => {
  server.use(respondWithBlueprints(lamp), respondWithHistories(storedHistory(['passed', 'failed'])));
  const { user, location } = open();
  const results = within(await strip('Buy a lamp'));
  const failed = await results.findByRole('link', { name: 'Failed, Mar 2, 2026, 9:01 AM' });
  expect(results.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('Flaky')).not.toBeInTheDocument();
  await user.click(failed);
  await waitFor(() => expect(location()).toBe('/dashboard/testrun/102'));
});

test('a flaky test is marked, and what that means is explained', async () => {
  server.use(
    respondWithBlueprints(lamp),
    respondWithHistories(storedHistory(['passed', 'failed', 'passed'], { is_flaky: true })),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Flaky' })).toHaveAccessibleDescription(
    'Flaky: It passed and failed with the same version of test and site.',
  );
});

test('a last run that passed on a retry only is flaky, never a plain success', async () => {
  const passed = { ...lamp, last_status: 'passed', last_run_is_flaky: true } as const;
  server.use(respondWithBlueprints(passed), respondWithHistories(storedHistory([])));
  open();
  const row = await screen.findByRole('row', { name: /Buy a lamp/ });
  expect(within(row).getByText('Flaky')).toBeVisible();
  expect(within(row).queryByText('Success')).not.toBeInTheDocument();
});

test('the rows in sight share a call; tests that never ran are not asked for', async () => {
  const calls = noteCalls();
  const many = Array.from({ length: 12 }, (_, index) =>
    listedTest({ id: index + 1, title: `Test ${index + 1}`, ...(index % 2 === 0 && hasRun) }),
  );
  server.use(respondWithBlueprints(...many), respondWithHistories(storedHistory(['passed'])));
  open();
  expect(await within(await strip('Test 1')).findByRole('link')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect([...(calls[0] ?? [])].sort((a, b) => a - b)).toEqual(
    many.flatMap(({ id, last_run_id }) => (last_run_id === null ? [] : [id])),
  );
});

test('of ten thousand tests only those near the window are asked for', async () => {
  const calls = noteCalls();
  const many = Array.from({ length: 10_000 }, (_, index) =>
    listedTest({ id: index + 1, title: `Test ${index + 1}`, ...hasRun }),
  );
  server.use(
    respondWithBlueprints(...many),
    respondWithHistories(storedHistory(['passed'], { test_blueprint_id: 10_000 })),
  );
  open();
  expect(await within(await strip('Test 10000')).findByRole('link')).toBeVisible();
  expect(calls.length).toBeLessThan(4);
  expect(calls.flat().length).toBeLessThan(60);
});

test('the history of a test that ran again is reloaded, and shows the old one until then', async () => {
  startFakeClock();
  const calls = noteCalls();
  server.use(
    respondWithBlueprints({ ...lamp, last_run_id: 10, last_status: 'running' }),
    respondWithHistories(storedHistory(['passed'])),
  );
  open();
  expect(await within(await strip('Buy a lamp')).findAllByRole('link')).toHaveLength(1);
  server.use(
    respondWithBlueprints({ ...lamp, last_run_id: 10, last_status: 'passed' }),
    http.get(`${apiAddress}/test_blueprint/histories`, async () => {
      expect(screen.getAllByRole('link', { name: /^Passed, Mar/ })).toHaveLength(1);
      return HttpResponse.json({ histories: [storedHistory(['passed', 'passed'])] });
    }),
  );
  await act(() => jest.advanceTimersByTimeAsync(5100));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Passed, Mar/ })).toHaveLength(2));
  expect(calls).toEqual([[1], [1]]);
});

test('a history that cannot be loaded leaves its place empty', async () => {
  const calls = noteCalls();
  server.use(respondWithBlueprints(lamp), respondWithError('get', '/test_blueprint/histories', 500));
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(within(await strip('Buy a lamp')).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Buy a lamp/ })).toBeVisible();
});
