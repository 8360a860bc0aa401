import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { endSession } from 'shared/auth';
import type { BlueprintListItem } from 'shared/contract';
import {
  apiAddress,
  heldAnswer,
  renderRemote,
  respondWithEnvironments,
  respondWithError,
  server,
  smokeTest,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, listedTest, storedModule, storedSuite, storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { closeNotice } from '../../testing/notices.ts';

const lamp = listedTest({
  title: 'Buy a lamp',
  test_blueprint_category_name: 'Checkout',
  last_run: '2026-11-20T15:30:00.000Z',
  last_run_id: 9,
  last_status: 'passed',
  step_count: 4,
});
const search = listedTest({ id: 2, title: 'Search' });
const signIn = listedModule({ used_by_integration_count: 2 });
const open = (tab = 'tests') => renderRemote(remote, `/dashboard/tests?tab=${tab}`);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

beforeEach(() => server.use(respondWithHistories(), respondWithSuites()));

smokeTest('the tests show suite, last run, last status and steps', async () => {
  server.use(respondWithBlueprints(lamp, search, signIn));
  open();
  const first = await row('Buy a lamp');
  expect(first.getByText('Checkout')).toBeVisible();
  expect(first.getByText(/Nov 20, 2026/)).toBeVisible();
  expect(first.getByText('Success')).toBeVisible();
  expect(first.getByText('4')).toBeVisible();
  const second = await row('Search');
  expect(second.getByText('No suite')).toBeVisible();
  expect(second.getByText('Never')).toBeVisible();
  expect(second.getByText('Not Run')).toBeVisible();
  expect(screen.queryByText('Sign in')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New Test' })).toHaveAttribute('href', '/dashboard/newtest');
});

test('the switch sets the tab of the address, and an unknown tab shows the tests', async () => {
  server.use(respondWithBlueprints(lamp, signIn));
  const { user, location } = open('nonsense');
  await row('Buy a lamp');
  await user.click(screen.getByRole('tab', { name: 'Modules' }));
  expect(location()).toBe('/dashboard/tests?tab=modules');
  expect((await row('Sign in')).getByText('2 tests')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New Module' })).toHaveAttribute('href', '/dashboard/newmodule');
});

test('how often a module is used is Loading... until it is known', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(`${apiAddress}/test_blueprint/list`, async ({ request }) => {
      if (!request.url.includes('include_usage_count=true'))
        return HttpResponse.json({ test_blueprints: [listedModule()] });
      await asked;
      return HttpResponse.json({
        test_blueprints: [
          listedModule({ used_by_integration_count: 1 }),
          listedModule({ id: 51, title: 'Sign out', used_by_integration_count: 0 }),
        ],
      });
    }),
  );
  const { user } = open();
  await screen.findByText('No tests available. Create your first test to get started.');
  await user.click(screen.getByRole('tab', { name: 'Modules' }));
  expect((await row('Sign in')).getByText('Loading...')).toBeVisible();
  answer();
  await waitFor(async () => expect((await row('Sign in')).getByText('1 test')).toBeVisible());
  expect((await row('Sign out')).getByText('None')).toBeVisible();
});

test('a module that suites sign in with is in use, and cannot be deleted', async () => {
  server.use(
    respondWithBlueprints(
      listedModule({ used_by_integration_count: 0 }),
      listedModule({ id: 51, title: 'Fill the cart', used_by_integration_count: 2 }),
      listedModule({ id: 52, title: 'Sign out', used_by_integration_count: 0 }),
    ),
    respondWithSuites(
      storedSuite({ login_module_blueprint_id: 50 }),
      storedSuite({ id: 4, name: 'Search', login_module_blueprint_id: 51 }),
    ),
  );
  open('modules');
  await waitFor(async () => expect((await row('Sign in')).getByText('Login of 1 suite')).toBeVisible());
  expect((await row('Fill the cart')).getByText('2 tests, login of 1 suite')).toBeVisible();
  expect((await row('Sign out')).getByText('None')).toBeVisible();
  expect((await row('Sign in')).getByRole('button', { name: /^Delete/ })).toHaveAccessibleDescription(
    'Cannot delete: This is the login module of 1 suite(s). Change the suites first.',
  );
});

test('loading, failing and trying again', async () => {
  const { handler, letGo } = heldAnswer('get', '/test_blueprint/list', {}, 500);
  server.use(handler);
  const { user } = open();
  expect(await screen.findByText('Loading tests...')).toBeVisible();
  letGo();
  expect(await screen.findByText('Failed to load data. Please try again later.')).toBeVisible();
  server.use(respondWithBlueprints(lamp));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('row', { name: /Buy a lamp/ })).toBeVisible();
});

test.each([
  ['tests', 'No tests available. Create your first test to get started.'],
  ['modules', 'No modules available. Create your first module to get started.'],
])('no %s', async (tab, text) => {
  server.use(respondWithBlueprints());
  open(tab);
  expect(await screen.findByText(text)).toBeVisible();
});

test('searching looks at names and suites', async () => {
  server.use(respondWithBlueprints(lamp, search));
  const { user, location } = open();
  await row('Search');
  await user.type(screen.getByRole('searchbox'), 'check');
  expect(screen.queryByRole('row', { name: /^Search/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Buy a lamp/ })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await waitFor(() => expect(location()).toBe('/dashboard/tests?tab=tests&q=check'));
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('No tests match “checkxyz”.')).toBeVisible();
});

test('a row and its edit action open the update screen', async () => {
  server.use(
    respondWithBlueprints(lamp, signIn),
    respondWithSuites(),
    respondWithStored(storedTest([], lamp)),
  );
  const { user, location } = open();
  expect((await row('Buy a lamp')).getByRole('link', { name: 'Buy a lamp' })).toHaveAttribute(
    'href',
    '/dashboard/updatetest/1',
  );
  await user.click(screen.getByRole('button', { name: 'Edit Buy a lamp' }));
  await waitFor(() => expect(location()).toBe('/dashboard/updatetest/1'));
});

test('a test is deleted once that is confirmed', async () => {
  const deletion = recordCalls('delete', '/test_blueprint/delete/1', null);
  server.use(respondWithBlueprints(lamp, search), deletion.handler);
  const { user } = open();
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Delete Buy a lamp' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }));
  expect(
    dialog.getByText('Are you sure you want to delete Buy a lamp? This action cannot be undone.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(deletion.bodies).toHaveLength(0);

  server.use(respondWithBlueprints(search));
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Delete Buy a lamp' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Buy a lamp/ })).not.toBeInTheDocument());
  await closeNotice(user, 'Test deleted');
  await waitFor(() => expect(deletion.bodies).toHaveLength(1));
  expect(screen.queryByRole('row', { name: /Buy a lamp/ })).not.toBeInTheDocument();
});

test('a deletion is undone from its notice: the test is in the list again, and was never deleted', async () => {
  const deletions = ['1', '2'].map((id) => recordCalls('delete', `/test_blueprint/delete/${id}`, null));
  server.use(respondWithBlueprints(lamp, search), ...deletions.map(({ handler }) => handler));
  const { user } = open();
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Delete Buy a lamp' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Buy a lamp/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await row('Buy a lamp')).toBeDefined();

  // A later deletion, which is not undone, travels the same way.
  await user.click(screen.getByRole('button', { name: `Delete ${search.title}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await closeNotice(user, 'Test deleted');
  await waitFor(() => expect(deletions[1]?.bodies).toHaveLength(1));
  expect(deletions[0]?.bodies).toHaveLength(0);
  expect(screen.getByRole('row', { name: /Buy a lamp/ })).toBeVisible();
});

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the session ends', () => endSession('signed-out')],
])('a deletion that was confirmed is done when %s', async (_case, leave) => {
  const authorizations: (string | null)[] = [];
  server.use(
    respondWithBlueprints(lamp),
    http.delete(`${apiAddress}/test_blueprint/delete/1`, ({ request }) => {
      authorizations.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Delete Buy a lamp' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Test deleted');
  act(() => void leave());
  // With it goes the Undo, which comes too late.
  expect(screen.queryByText('Test deleted')).not.toBeInTheDocument();
  await waitFor(() => expect(authorizations).toEqual(['Bearer test-token']));
});

test('a deletion that the server refuses says why, and is logged', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  server.use(
    respondWithBlueprints(lamp),
    respondWithError('delete', '/test_blueprint/delete/1', 409, 'It is in use.'),
  );
  const { user } = open();
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Delete Buy a lamp' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await closeNotice(user, 'Test deleted');
  expect(await screen.findByText('It is in use.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Buy a lamp/ })).toBeVisible();
  expect(log).toHaveBeenCalledWith('DELETE /test_blueprint/delete/:id failed.', expect.anything());
});

test('a module is deleted in the same way', async () => {
  const deletion = recordCalls('delete', '/test_blueprint/delete/50', null);
  server.use(respondWithBlueprints({ ...signIn, used_by_integration_count: 0 }), deletion.handler);
  const { user } = open('modules');
  await user.click((await row('Sign in')).getByRole('button', { name: 'Delete Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sign in/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click((await row('Sign in')).getByRole('button', { name: 'Delete Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await closeNotice(user, 'Module deleted');
  await waitFor(() => expect(deletion.bodies).toHaveLength(1));
});

test('a module that a test uses cannot be deleted', async () => {
  server.use(respondWithBlueprints(signIn));
  const { user } = open('modules');
  const button = (await row('Sign in')).getByRole('button', { name: 'Delete Sign in' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(
    'Cannot delete: This module is used by 2 test(s). Remove it from all tests first.',
  );
  await user.click(button);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

const COPIES = [
  ['tests', lamp, '/dashboard/updatetest/7'],
  ['modules', signIn, '/dashboard/updatemodule/7'],
] as const;

async function duplicate(tab: string, item: BlueprintListItem, ...handlers: RequestHandler[]) {
  server.use(respondWithBlueprints(item), respondWithSuites(), ...handlers);
  const { user, location } = open(tab);
  await user.click((await row(item.title)).getByRole('button', { name: `Duplicate ${item.title}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Duplication' }));
  expect(dialog.getByText(/with the same configuration and steps/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  return location;
}

const storedCopy = (tab: string, item: BlueprintListItem) => ({
  ...(tab === 'tests' ? storedTest([]) : storedModule([])),
  id: 7,
  title: `${item.title} (Copy)`,
});

test.each(COPIES)(
  'a duplicate of one of the %s is made by the server and opened',
  async (tab, item, address) => {
    const copy = storedCopy(tab, item);
    const path = `/test_blueprint/duplicate/${item.id}`;
    const duplication = recordCalls('post', path, { test_blueprint: copy }, 201);
    const location = await duplicate(tab, item, respondWithStored(copy), duplication.handler);
    await waitFor(() => expect(location()).toBe(address));
    expect(duplication.bodies).toEqual([null]);
  },
);

test.each(COPIES)(
  'where the server does not duplicate %s, the copy is created and opened',
  async (tab, item, address) => {
    const stored = tab === 'tests' ? storedTest(['Click Buy'], item) : storedModule(['Click Buy'], item);
    const copy = storedCopy(tab, item);
    const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: copy }, 201);
    const location = await duplicate(
      tab,
      item,
      respondWithError('post', `/test_blueprint/duplicate/${item.id}`, 404),
      respondWithStored(stored),
      respondWithStored(copy),
      creation.handler,
    );
    await waitFor(() => expect(location()).toBe(address));
    expect(creation.bodies).toEqual([
      expect.objectContaining({
        title: `${item.title} (Copy)`,
        type: item.type,
        steps: [expect.objectContaining({ step_number: 1, action: 'Click Buy' })],
      }),
    ]);
  },
);

test('running a test starts a group run, to which the notice leads', async () => {
  const trigger = recordCalls('post', '/test_group_run/trigger_run', { test_group_run: { id: 12 } }, 201);
  server.use(respondWithBlueprints(lamp), trigger.handler);
  const { user } = open();
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Run Buy a lamp now' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Test Run' }));
  expect(dialog.getByText(/executes all steps of Buy a lamp and may take some time/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Run Test' }));
  const notice = await screen.findByRole('link', { name: /^Test Run Started!/ });
  expect(notice).toHaveTextContent('Buy a lamp is now running. Click this notification to view progress.');
  expect(notice).toHaveAttribute('href', '/dashboard/grouprun/12');
  expect(trigger.bodies).toEqual([
    { test_blueprint_ids: [1], name: expect.stringMatching(/^Manual Run: Buy a lamp - .*\d/) },
  ]);
});

test('a test runs in the environment that its confirmation offers', async () => {
  const trigger = recordCalls('post', '/test_group_run/trigger_run', { test_group_run: { id: 12 } }, 201);
  server.use(respondWithBlueprints(lamp), respondWithEnvironments('Production', 'Staging'), trigger.handler);
  const { user } = open();
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Run Buy a lamp now' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Test Run' }));
  await user.selectOptions(await dialog.findByLabelText('Environment'), 'Staging');
  await user.click(dialog.getByRole('button', { name: 'Run Test' }));
  await waitFor(() => expect(trigger.bodies).toMatchObject([{ environment: 'Staging' }]));
  localStorage.removeItem('steplight.last-environment');
});

test.each([
  ['The test has no steps.', 'The test has no steps.'],
  [undefined, 'An error occurred while starting the test run.'],
])('a run that cannot start: %s', async (error, shown) => {
  server.use(
    respondWithBlueprints(lamp),
    respondWithError('post', '/test_group_run/trigger_run', 422, error),
  );
  const { user } = open();
  await user.click((await row('Buy a lamp')).getByRole('button', { name: 'Run Buy a lamp now' }));
  await user.click(await screen.findByRole('button', { name: 'Run Test' }));
  expect(await screen.findByText('Failed to Start Test')).toBeVisible();
  expect(screen.getByText(shown)).toBeVisible();
});
