import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RunChanges } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleStep } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

const title = 'What changed since the last passed run';

const failed = respondWithTestRun({
  status: 'failed',
  results: [exampleStep(), exampleStep({ step_number: 2, is_successful: false, result: 'There is none.' })],
});

function respondWithChanges(items: RunChanges['items']) {
  const known = { step_number: 2, last_passed: { test_run_id: 20, created_at: '2026-03-01T09:00:00.000Z' } };
  server.use(
    http.get(`${apiAddress}/test_run/31/changes`, () => HttpResponse.json({ changes: { ...known, items } })),
    ...failed,
  );
}

const section = async () => within(await screen.findByRole('region', { name: title }));

test('a failed run says what changed on the page of its failed step', async () => {
  respondWithChanges([
    { change: 'vanished', text: 'button "Delete" is gone' },
    { change: 'changed', text: '"Total": "$16.00" → "$21.00"' },
  ]);
  renderRemote(remote, testRunAddress);
  const { getByRole, getAllByRole, getByText, queryByRole } = await section();
  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'button "Delete" is gone',
    '"Total": "$16.00" → "$21.00"',
  ]);
  expect(getByText(/^On the page of Step 2, compared with/)).toBeVisible();
  expect(getByRole('link', { name: /^the run of / })).toHaveAttribute('href', '/dashboard/testrun/20');
  expect(queryByRole('button')).not.toBeInTheDocument();
});

test('of many changes the first ten are shown, all when they are asked for', async () => {
  respondWithChanges(
    Array.from({ length: 12 }, (_, index) => ({ change: 'appeared', text: `link "${index}" is new` })),
  );
  const { user } = renderRemote(remote, testRunAddress);
  const { getByRole, getAllByRole } = await section();
  expect(getAllByRole('listitem')).toHaveLength(10);
  await user.click(getByRole('button', { name: 'Show all 12 changes' }));
  expect(getAllByRole('listitem')).toHaveLength(12);
  await user.click(getByRole('button', { name: 'Show fewer changes', expanded: true }));
  expect(getAllByRole('listitem')).toHaveLength(10);
});

test('a page that shows the same as before says so', async () => {
  respondWithChanges([]);
  renderRemote(remote, testRunAddress);
  expect((await section()).getByText('Nothing that a step can name.')).toBeVisible();
});

test('what could not be loaded is loaded again', async () => {
  server.use(...failed);
  server.use(respondWithError('get', '/test_run/31/changes', 500));
  const { user } = renderRemote(remote, testRunAddress);
  expect(await screen.findByText(`${title} could not be loaded.`)).toBeVisible();
  respondWithChanges([]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await section();
});

test.each([
  ['no passed run with pages', HttpResponse.json({ changes: null })],
  ['a server that stores no pages', HttpResponse.json({ error: 'Not found' }, { status: 404 })],
])('nothing is said with %s', async (_name, reply) => {
  const answered = jest.fn();
  server.use(...failed);
  server.use(
    http.get(`${apiAddress}/test_run/31/changes`, () => {
      answered();
      return reply.clone();
    }),
  );
  const { user } = renderRemote(remote, testRunAddress);
  await screen.findByText('Step 2 of 2 failed');
  await waitFor(() => expect(answered).toHaveBeenCalled());
  // Loaded after the answer.
  server.use(http.get(`${apiAddress}/test_run/31/files`, () => HttpResponse.json({ files: [] })));
  await user.click(screen.getByRole('tab', { name: 'Files' }));
  await screen.findByText('The test downloaded no files.');
  expect(screen.queryByText(title, { exact: false })).not.toBeInTheDocument();
});
