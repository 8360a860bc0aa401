import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleSharedGroupRun, exampleSharedTestRun, sharedApi } from '../../testing/share-links-api.ts';
import '../../testing/player.ts';

/** The paths of all calls from now on, in order. */
function recordCalls(): () => string[] {
  const fetched = jest.spyOn(globalThis, 'fetch');
  return () => fetched.mock.calls.map(([address]) => new URL(String(address)).pathname);
}

afterEach(() => jest.restoreAllMocks());

const open = (path = '/s/t0ken') => renderRemote(remote, path, { isSignedIn: false });

test('a shared group run lists its tests, which lead to their results and back', async () => {
  const api = sharedApi({ group_run: exampleSharedGroupRun() });
  const { user, location } = open();
  expect(await screen.findByText('Loading the shared run...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout suite' })).toBeVisible();
  expect(document.title).toBe('Checkout suite · Steplight');
  expect(screen.getByText(/^Shared until Mar 9, 2026, /)).toBeVisible();
  expect(screen.getByText('1/2 passed')).toBeVisible();
  expect(screen.getByText('Staging')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Run Again|Stop Run|Share/ })).not.toBeInTheDocument();

  const row = screen.getByRole('row', { name: /^Pay/ });
  expect(row).toHaveTextContent('2/4');
  await user.click(within(row).getByRole('link', { name: 'Pay' }));
  expect(location()).toBe('/s/t0ken/32');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to group run' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout suite' })).toBeVisible();
  await waitFor(() => expect(api.views).toBe(1));
});

test('a shared test run shows steps, reasons and media, and nothing to change', async () => {
  const calls = recordCalls();
  sharedApi({ test_run: exampleSharedTestRun() });
  const { user, location } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to group run' })).not.toBeInTheDocument();
  const failure = within(screen.getByRole('region', { name: /failed$/ }));
  expect(failure.getByText('There is no "Pay now" on the page.')).toBeVisible();
  expect(failure.getByText('In the module Pay by card')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Screenshots',
    'Recording',
  ]);
  for (const name of [/Edit/, /Again/, /Compare/, /Share$/])
    expect(screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name })).toBeNull();

  const screenshot = await screen.findByRole('img', { name: /Pay now/ });
  expect(screenshot).toHaveAttribute('src', `${apiAddress}/shared/t0ken/test_runs/32/media/1/1-1.jpg`);
  await user.click(screen.getByRole('tab', { name: 'Recording' }));
  expect(await screen.findByLabelText('Recording of the test run')).toHaveAttribute(
    'src',
    `${apiAddress}/shared/t0ken/test_runs/32/media/1/recording.webm`,
  );
  expect(location()).toBe('/s/t0ken?media=recording');
  expect(calls()).toEqual(['/shared/t0ken', '/shared/t0ken/views']);
});

test('the address of a tab that is not shared opens the screenshots', async () => {
  sharedApi({ test_run: exampleSharedTestRun() });
  open('/s/t0ken?media=console');
  expect(await screen.findByRole('tab', { name: 'Screenshots', selected: true })).toBeVisible();
});

test('an unfinished test run shows its steps live, and cannot be stopped by strangers', async () => {
  sharedApi({ test_run: exampleSharedTestRun({ status: 'running', recording_url: null }) });
  open();
  expect(await screen.findByRole('region', { name: 'Newest screenshot' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Steps' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop Run' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test.each(['/s/gone', '/s/gone/32', '/s/gone/nonsense'])(
  'a link that does not exist says so: %s',
  async (path) => {
    server.use(respondWithError('get', '/shared/gone', 404, 'This link does not exist or has expired.'));
    open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link does not exist or has expired.');
    expect(screen.queryByText(/^Shared until/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

smokeTest('a test run that the link does not show is not found', async () => {
  sharedApi({ group_run: exampleSharedGroupRun() });
  server.use(respondWithError('get', '/shared/t0ken/test_runs/99', 404));
  open('/s/t0ken/99');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not exist or has expired.');
});

test('a failure can be retried', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  sharedApi({ group_run: exampleSharedGroupRun() });
  server.use(http.get(`${apiAddress}/shared/t0ken`, () => HttpResponse.error(), { once: true }));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The shared run could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout suite' })).toBeVisible();
});
