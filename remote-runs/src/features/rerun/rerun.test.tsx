import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { GroupRun } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server, testBeyondSpec } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail } from '../../testing/example-runs.ts';

const address = '/dashboard/grouprun/7';
const red = { status: 'failed', passedTests: 3, totalTests: 5 } satisfies Partial<GroupRun>;

function respondWithRun(changes: Partial<GroupRun>) {
  return http.get(`${apiAddress}/test_group_run/${changes.id ?? 7}`, () =>
    HttpResponse.json(exampleDetail(changes)),
  );
}

/** Replies to a re-run with group run 12, and records the requests. */
function acceptRerun() {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${apiAddress}/test_group_run/7/rerun`, async ({ request }) => {
      bodies.push(await request.json());
      await delay(50);
      return HttpResponse.json(exampleDetail({ id: 12 }), { status: 201 });
    }),
    respondWithRun({ id: 12, name: 'The new run' }),
  );
  return bodies;
}

testBeyondSpec.each([
  ['Only those that did not pass (2)', 'failed'],
  ['All tests (5)', 'all'],
])('%s, and the page goes to the new run', async (choice, only) => {
  server.use(respondWithRun(red));
  const bodies = acceptRerun();
  const { user, location } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Run Again' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  expect(await screen.findByRole('button', { name: 'Starting...' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'The new run' })).toBeVisible();
  expect(location()).toBe('/dashboard/grouprun/12');
  expect(await screen.findByText('Test Run Started!')).toBeVisible();
  expect(bodies).toEqual([{ only }]);
});

testBeyondSpec('where every test passed there is nothing to choose', async () => {
  server.use(respondWithRun({}));
  const bodies = acceptRerun();
  const { user } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Run Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The new run' })).toBeVisible();
  expect(bodies).toEqual([{ only: 'all' }]);
});

testBeyondSpec.each([
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
