import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_FAILING_TEST, DEMO_PASSING_TEST } from 'shared/constants';
import type { BlueprintListItem, GroupRun } from 'shared/contract';
import { environment, setEnvironment } from 'shared/environment';
import { apiAddress, heldAnswer, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRun } from '../../testing/example-runs.ts';

const address = '/dashboard/runs';
const shop = 'http://shop.test';

const withDemo = (demoAddress: string | undefined) => setEnvironment({ ...environment(), demoAddress });
const panel = () => screen.findByRole('region', { name: 'Start here' });
const noPanel = () => expect(screen.queryByRole('region', { name: 'Start here' })).not.toBeInTheDocument();

const demoTest = (
  id: number,
  title: string,
  changes: Partial<BlueprintListItem> = {},
): BlueprintListItem => ({
  id,
  title,
  type: 'integration',
  starting_url: `${shop}/`,
  step_count: 5,
  test_blueprint_category_id: null,
  test_blueprint_category_name: null,
  last_run: null,
  last_run_id: null,
  last_status: null,
  ...changes,
});
const passing = demoTest(1, DEMO_PASSING_TEST);
const failing = demoTest(2, DEMO_FAILING_TEST);

/** Returns how often the tests were loaded. */
function respondWith(runs: GroupRun[], tests: BlueprintListItem[]) {
  let loads = 0;
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () =>
      HttpResponse.json({ test_group_runs: runs, next_before: null }),
    ),
    http.get(`${apiAddress}/test_blueprint/list`, () => {
      loads += 1;
      return HttpResponse.json({ test_blueprints: tests });
    }),
  );
  return () => loads;
}

beforeEach(() => withDemo(shop));
afterEach(() => {
  withDemo(undefined);
  localStorage.clear();
});

test.each([
  ['Run the Passing Test', 1, DEMO_PASSING_TEST],
  ['Run the Failing Test', 2, DEMO_FAILING_TEST],
])('%s: one click starts it and opens its run', async (button, id, title) => {
  respondWith([], [passing, failing, demoTest(3, 'Another test')]);
  const answer = heldAnswer('post', '/test_group_run/trigger_run', { test_group_run: { id: 12 } }, 201);
  server.use(
    answer.handler,
    http.get(`${apiAddress}/test_group_run/12`, () => HttpResponse.json(exampleDetail({ id: 12 }))),
  );
  const { user, location } = renderRemote(remote, address);
  expect(await screen.findByText('No runs found. Create a new run to get started.')).toBeVisible();
  await user.click(within(await panel()).getByRole('button', { name: button }));
  expect(await screen.findByRole('button', { name: 'Starting...' })).toBeVisible();
  answer.letGo();
  await waitFor(() => expect(location()).toBe('/dashboard/grouprun/12'));
  // A first look may meet what the announcement is about to replace.
  await waitFor(() => expect(screen.getByText(`${title} is now running.`)).toBeVisible());
  expect(answer.bodies).toEqual([{ test_blueprint_ids: [id] }]);
});

test('a run that cannot be started says why', async () => {
  respondWith([], [passing, failing]);
  server.use(respondWithError('post', '/test_group_run/trigger_run', 422, 'The test was deleted.'));
  const { user, location } = renderRemote(remote, address);
  await user.click(within(await panel()).getByRole('button', { name: 'Run the Passing Test' }));
  expect(await screen.findByText('The test was deleted.')).toBeVisible();
  expect(location()).toBe(address);
});

test('it shows how the tests ended, leads to their runs, and to a test of one’s own', async () => {
  respondWith(
    [exampleGroupRun()],
    [
      { ...passing, last_status: 'passed', last_run_id: 21 },
      { ...failing, last_status: 'failed', last_run_id: 22 },
    ],
  );
  renderRemote(remote, address);
  const [green, red] = within(await panel()).getAllByRole('listitem');
  expect(green).toHaveTextContent('Success');
  expect(red).toHaveTextContent('Failure');
  const runs = within(await panel()).getAllByRole('link', { name: 'See the run' });
  expect(runs.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/testrun/21',
    '/dashboard/testrun/22',
  ]);
  expect(screen.getByRole('link', { name: 'Write a Test' })).toHaveAttribute('href', '/dashboard/newtest');
  expect(screen.getByRole('link', { name: 'Record a test' })).toHaveAttribute(
    'href',
    '/dashboard/tests?tab=tests',
  );
});

test('one click closes it for good, for this person', async () => {
  respondWith([], [passing, failing]);
  const { user, unmount } = renderRemote(remote, address);
  await user.click(within(await panel()).getByRole('button', { name: 'Close the start panel' }));
  noPanel();
  unmount();
  renderRemote(remote, address);
  await screen.findByText('No runs found. Create a new run to get started.');
  noPanel();
});

test('it ends with the first green run of a test of one’s own, and a later failure does not bring it back', async () => {
  const own = demoTest(3, 'My shop', { starting_url: 'https://mine.test/' });
  respondWith([exampleGroupRun()], [passing, failing, { ...own, last_status: 'failed' }]);
  const first = renderRemote(remote, address);
  expect(await panel()).toBeVisible();
  first.unmount();

  respondWith([exampleGroupRun()], [passing, failing, { ...own, last_status: 'passed' }]);
  const second = renderRemote(remote, address);
  await screen.findByRole('row', { name: /^Checkout suite/ });
  noPanel();
  second.unmount();

  const loads = respondWith([exampleGroupRun()], [passing, failing, { ...own, last_status: 'failed' }]);
  renderRemote(remote, address);
  await screen.findByRole('row', { name: /^Checkout suite/ });
  noPanel();
  expect(loads()).toBe(0);
});

test('the list appears together with it, and without it if the tests do not load', async () => {
  respondWith([exampleGroupRun()], []);
  const tests = heldAnswer('get', '/test_blueprint/list', { test_blueprints: [passing, failing] });
  server.use(tests.handler);
  const first = renderRemote(remote, address);
  expect(await screen.findByText('Loading runs...')).toBeInTheDocument();
  tests.letGo();
  expect(await panel()).toBeVisible();
  expect(screen.getByRole('row', { name: /^Checkout suite/ })).toBeVisible();
  first.unmount();

  server.use(respondWithError('get', '/test_blueprint/list', 500));
  renderRemote(remote, address);
  expect(await screen.findByRole('row', { name: /^Checkout suite/ })).toBeVisible();
  noPanel();
});

test.each([
  ['no demo shop', undefined, [passing, failing]],
  ['the demo’s tests gone', shop, [demoTest(3, 'Another test')]],
  [
    'tests of those titles that open another website',
    shop,
    [{ ...passing, starting_url: 'http://other.test/' }],
  ],
])('with %s a company without runs is led to a test of its own', async (_case, demoAddress, tests) => {
  withDemo(demoAddress);
  respondWith([], tests);
  renderRemote(remote, address);
  const offers = within(await panel()).getAllByRole('listitem');
  expect(offers).toHaveLength(1);
  expect(offers[0]).toHaveTextContent('Test your own website');
});

test('a company with runs and without the demo’s tests does not see it', async () => {
  const loads = respondWith([exampleGroupRun()], [demoTest(3, 'Another test')]);
  renderRemote(remote, address);
  await screen.findByRole('row', { name: /^Checkout suite/ });
  expect(loads()).toBe(1);
  noPanel();
});

test('a viewer, who can start nothing, does not see it', async () => {
  respondWith([], [passing, failing]);
  renderRemote(remote, address, { role: 'viewer' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Kick off a Run' })).toHaveAttribute('aria-disabled', 'true'),
  );
  noPanel();
});
