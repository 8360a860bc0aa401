import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GroupRun } from 'shared/contract';
import { apiAddress, heldAnswer, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail } from '../../testing/example-runs.ts';
import { respondWithTestRun } from '../../testing/test-run-api.ts';

const address = '/dashboard/grouprun/7';
const running = { status: 'running', duration: null } satisfies Partial<GroupRun>;
const red = { status: 'failed', passedTests: 3, totalTests: 5 } satisfies Partial<GroupRun>;

function respondWithRun(changes: Partial<GroupRun>) {
  return http.get(`${apiAddress}/test_group_run/${changes.id ?? 7}`, () =>
    HttpResponse.json(exampleDetail(changes)),
  );
}

/** Replies to a re-run with group run 12, once that is let go. */
function acceptRerun() {
  const answer = heldAnswer('post', '/test_group_run/7/rerun', exampleDetail({ id: 12 }), 201);
  server.use(answer.handler, respondWithRun({ ...running, id: 12, name: 'The new run' }));
  return answer;
}

test.each([
  ['Only those that did not pass (2)', 'failed'],
  ['All tests (5)', 'all'],
])('%s, and the page goes to the new run', async (choice, only) => {
  server.use(respondWithRun(red));
  const { bodies, letGo } = acceptRerun();
  const { user, location } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Run Again' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  expect(await screen.findByRole('button', { name: 'Starting...' })).toBeVisible();
  letGo();
  expect(await screen.findByRole('heading', { level: 1, name: 'The new run' })).toBeVisible();
  expect(location()).toBe('/dashboard/grouprun/12');
  expect(await screen.findByText('Test Run Started!')).toBeVisible();
  expect(bodies).toEqual([{ only }]);
});

test('where every test passed there is nothing to choose', async () => {
  server.use(respondWithRun({}));
  const { bodies, letGo } = acceptRerun();
  letGo();
  const { user } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Run Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The new run' })).toBeVisible();
  expect(bodies).toEqual([{ only: 'all' }]);
});

test.each([
  ['The tests of this run were deleted.', 'The tests of this run were deleted.'],
  [undefined, 'An error occurred while starting the test run.'],
])('a rejected re-run shows the reason: %s', async (sentence, shown) => {
  server.use(respondWithRun({}), respondWithError('post', '/test_group_run/7/rerun', 422, sentence));
  const { user, location } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Run Again' }));
  expect(await screen.findByText('Failed to Start Test')).toBeVisible();
  expect(screen.getByText(shown)).toBeVisible();
  expect(location()).toBe(address);
});

test('a run that goes on, and one without tests, cannot be run again', async () => {
  server.use(respondWithRun({ status: 'running', duration: null }));
  const { unmount } = renderRemote(remote, address);
  await screen.findByRole('button', { name: 'Stop Run' });
  expect(screen.queryByRole('button', { name: 'Run Again' })).not.toBeInTheDocument();
  unmount();
  server.use(respondWithRun({ totalTests: 0, passedTests: 0 }));
  renderRemote(remote, address);
  await screen.findByRole('heading', { level: 1, name: 'Checkout suite' });
  expect(screen.queryByRole('button', { name: 'Run Again' })).not.toBeInTheDocument();
});

const testRunPage = '/dashboard/testrun/31';
const runAgain = () => screen.findByRole('button', { name: 'Run Again' });

test('a test run is run again by itself, as it was started, once, and its test can be edited', async () => {
  const calls: unknown[] = [];
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<null>();
  server.use(
    ...respondWithTestRun({ row_name: 'anna', row_values: [{ name: 'user', value: 'anna' }] }),
    http.post(`${apiAddress}/test_group_run/7/rerun`, async ({ request }) => {
      calls.push([await request.json(), request.headers.get('idempotency-key')]);
      if (calls.length === 1) return HttpResponse.error();
      await isLetGo;
      return HttpResponse.json({ test_group_run: { id: 12 } }, { status: 201 });
    }),
    respondWithRun({ ...running, id: 12, name: 'The new run' }),
  );
  const { user, location } = renderRemote(remote, testRunPage);
  await user.click(await runAgain());
  expect(await screen.findByText('Failed to Start Test')).toBeVisible();
  expect(location()).toBe(testRunPage);
  expect(screen.getByRole('link', { name: 'Edit Test' })).toHaveAttribute('href', '/dashboard/updatetest/5');

  await user.dblClick(await runAgain());
  expect(await screen.findByRole('button', { name: 'Starting...' })).toBeVisible();
  letGo(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'The new run' })).toBeVisible();
  expect(location()).toBe('/dashboard/grouprun/12');
  expect(await screen.findByText('Buy a book [anna] is now running.')).toBeVisible();
  // The call that was not answered is repeated with its key, so that the test starts once.
  expect(calls).toEqual([[{ test_run_id: 31 }, expect.stringMatching(/^[0-9a-f]{32}$/)], calls[0]]);
});

test('a test that has not finished cannot be run again from its run', async () => {
  server.use(...respondWithTestRun({ status: 'running' }));
  renderRemote(remote, testRunPage);
  const button = await runAgain();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The test has not finished yet.');
});

test.each([[null], [undefined]])('without a test (%s) there is nothing to edit or to run', async (test) => {
  server.use(...respondWithTestRun({ test_blueprint_id: test }));
  renderRemote(remote, testRunPage);
  await screen.findByRole('heading', { level: 1, name: 'Buy a book' });
  expect(screen.queryByRole('button', { name: 'Run Again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit Test' })).not.toBeInTheDocument();
});

test('a deleted test is said to be', async () => {
  server.use(...respondWithTestRun({ test_blueprint_id: null }));
  renderRemote(remote, testRunPage);
  expect(await screen.findByText('The test was deleted')).toBeVisible();
});
