import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRunItem, exampleTestRun } from '../../testing/example-runs.ts';

const address = '/dashboard/grouprun/7';

function respondWithTests(count: number, failed: number[] = []): void {
  const items = Array.from({ length: count }, (_, index) =>
    exampleGroupRunItem({
      id: index + 1,
      test_name: `Test ${index + 1}`,
      status: failed.includes(index + 1) ? 'failed' : 'passed',
    }),
  );
  const group = { status: 'failed', totalTests: count, passedTests: count - failed.length } as const;
  server.use(
    http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(exampleDetail(group, items))),
    http.get(`${apiAddress}/test_run/:id`, () => HttpResponse.json({ test_run: exampleTestRun() })),
  );
}

const names = () =>
  within(screen.getByRole('table', { name: 'Test runs' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('many tests can be searched and narrowed to those that failed, and the address remembers how', async () => {
  respondWithTests(30, [3, 13, 20]);
  const { user, location } = renderRemote(remote, address);
  await user.click(await screen.findByRole('radio', { name: 'Failed only (3)' }));
  expect(names()).toEqual(['Test 3', 'Test 13', 'Test 20']);
  await user.type(screen.getByRole('searchbox', { name: 'Search tests' }), '3');
  expect(names()).toEqual(['Test 3', 'Test 13']);
  expect(screen.getByText('2 of 30')).toBeVisible();
  await waitFor(() => expect(location()).toBe(`${address}?q=3&only=failed`));
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No tests match “3x”.')).toBeVisible();
});

test('an address brings its search back', async () => {
  respondWithTests(30, [3, 13, 20]);
  renderRemote(remote, `${address}?q=2&only=failed`);
  await screen.findByRole('table', { name: 'Test runs' });
  expect(names()).toEqual(['Test 20']);
  expect(screen.getByRole('searchbox')).toHaveValue('2');
  expect(screen.getByRole('radio', { name: /^Failed only/ })).toBeChecked();
});

test('the search leaves the rest of the address as it is', async () => {
  respondWithTests(30, [3, 13, 20]);
  const { user, location } = renderRemote(remote, `${address}?from=mail&only=failed`);
  await user.type(await screen.findByRole('searchbox'), '2');
  await waitFor(() => expect(location()).toBe(`${address}?from=mail&q=2&only=failed`));
});

test('no test failed', async () => {
  respondWithTests(30);
  renderRemote(remote, `${address}?only=failed`);
  expect(await screen.findByText('No test has failed.')).toBeVisible();
});

test('few tests need no search; of a thousand only those near the window are on the page', async () => {
  respondWithTests(4);
  const { unmount } = renderRemote(remote, address);
  await screen.findByRole('table', { name: 'Test runs' });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  unmount();
  respondWithTests(1000);
  renderRemote(remote, address);
  expect(await screen.findByRole('table', { name: 'Test runs' })).toHaveAttribute('aria-rowcount', '1001');
  expect(names().length).toBeLessThan(60);
});
