import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, server, startFakeClock } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, listedTest, storedSuite, storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import '../../testing/editor.ts';

const shop = { test_blueprint_category_id: 3, test_blueprint_category_name: 'Shop' };
const tests = [
  listedTest({ id: 4, title: 'Buy', ...shop, last_status: 'failed', tags: ['smoke'] }),
  listedTest({ id: 3, title: 'Basket', ...shop, last_status: 'passed', tags: ['slow'] }),
  listedTest({ id: 2, title: 'Sign in', last_status: 'error' }),
  listedTest({ id: 1, title: 'Sign out' }),
];
const modules = [
  listedModule({ id: 51, title: 'Log in', used_by_integration_count: 2 }),
  listedModule({ id: 50, title: 'Log out', used_by_integration_count: 0 }),
];
const open = (query = '?tab=tests') => renderRemote(remote, `/dashboard/tests${query}`);
const names = () =>
  screen.queryAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);
const waitForNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const chip = (label: string) => screen.findByRole('button', { name: `Remove filter ${label}` });

async function openDialog({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return within(await screen.findByRole('dialog', { name: 'Filter Tests' }));
}

/** Chooses one value in the dialog. */
async function choose(view: ReturnType<typeof open>, label: string, value: string) {
  const dialog = await openDialog(view);
  await view.user.selectOptions(dialog.getByLabelText(label), value);
  await view.user.click(dialog.getByRole('button', { name: 'Show Tests' }));
}

/** What the list was asked for, where it was narrowed by failures. */
const asked: Record<string, string>[] = [];

/** Answers a list that is narrowed by failures with the tests of these ids. */
function respondWithFailed(ids: (query: Record<string, string>) => number[]) {
  server.use(
    http.get(`${apiAddress}/test_blueprint/list`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      if (!('verdict' in query || 'failed_text' in query)) return undefined;
      asked.push(query);
      const wanted = ids(query);
      return HttpResponse.json({ test_blueprints: tests.filter(({ id }) => wanted.includes(id)) });
    }),
  );
}

beforeEach(() => {
  // React reads a form whose submission navigates. FormData is that of Node here, which knows no forms.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new URLSearchParams() as never);
  asked.length = 0;
  server.use(
    respondWithBlueprints(...tests, ...modules),
    respondWithHistories(),
    respondWithSuites(storedSuite({ id: 3, name: 'Shop' }), storedSuite({ id: 5, name: 'Empty' })),
  );
});

test('what is chosen in the dialog narrows the tests, and is in the address', async () => {
  const view = open();
  const { user, location } = view;
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  respondWithFailed(() => [4, 2]);
  const dialog = await openDialog(view);
  await user.selectOptions(dialog.getByLabelText('Status'), 'Failure');
  await user.selectOptions(dialog.getByLabelText('Verdict on a failure'), 'None yet');
  await user.click(await dialog.findByText('Any suite'));
  await user.click(await screen.findByRole('option', { name: 'Shop' }));
  await user.click(await dialog.findByText('Any tag'));
  await user.click(await screen.findByRole('option', { name: 'smoke' }));
  await user.type(dialog.getByLabelText('Text of a failure'), ' no button ');
  await user.click(dialog.getByRole('button', { name: 'Show Tests' }));

  await waitForNames('Buy');
  expect(screen.getByText('1 of 4')).toBeVisible();
  expect(asked[0]).toEqual({ verdict: 'none', failed_text: 'no button' });
  expect(location()).toBe(
    '/dashboard/tests?tab=tests&status=failure&verdict=none&text=no+button&suite=3&tag=smoke',
  );
  for (const label of [
    'Status: Failure',
    'Verdict: None yet',
    'Failure: “no button”',
    'Suite: Shop',
    'Tag: smoke',
  ])
    expect(await chip(label)).toBeVisible();
});

test('an address shows its filters; each can be removed, all together too, and the Back button restores them', async () => {
  respondWithFailed(({ verdict }) => (verdict === 'product_bug' ? [4, 2] : []));
  const { user, location, goBack } = open('?suite=none&verdict=product_bug&q=sign');
  await waitForNames('Sign in');
  await user.click(await chip('No suite'));
  await waitFor(() => expect(location()).toBe('/dashboard/tests?tab=tests&q=sign&verdict=product_bug'));
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  await user.clear(screen.getByRole('searchbox'));
  await waitForNames('Buy', 'Sign in');
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  expect(location()).toBe('/dashboard/tests?tab=tests');
  expect(screen.queryByRole('button', { name: 'Clear All' })).not.toBeInTheDocument();
  act(() => goBack());
  expect(await chip('Verdict: Product bug')).toBeVisible();
});

test('where nothing matches, the page says so and offers to clear the filters', async () => {
  respondWithFailed(() => []);
  const { user, location } = open('?text=button');
  expect(await screen.findByText('No tests match the filters.')).toBeVisible();
  expect(screen.getByText('0 of 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(location()).toBe('/dashboard/tests?tab=tests');
});

test('while the server looks for failures, and when it cannot, no test is shown', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  server.use(
    http.get(`${apiAddress}/test_blueprint/list`, ({ request }) =>
      new URL(request.url).searchParams.has('verdict') ? answer : undefined,
    ),
  );
  const { user } = open('?verdict=none');
  expect(await chip('Verdict: None yet')).toBeVisible();
  expect(screen.getByText('Loading tests...')).toBeInTheDocument();
  expect(names()).toEqual([]);
  resolve(HttpResponse.json({ error: 'Out of order.' }, { status: 422 }));
  expect(await screen.findByText('The tests could not be filtered by their failures.')).toBeVisible();
  respondWithFailed(() => [4]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitForNames('Buy');
});

test('a test that no longer fails so leaves the list', async () => {
  startFakeClock();
  let isPassed = false;
  respondWithFailed(() => (isPassed ? [2] : [4, 2]));
  open('?verdict=product_bug');
  await waitForNames('Buy', 'Sign in');
  isPassed = true;
  await act(() => jest.advanceTimersByTimeAsync(5100));
  await waitForNames('Sign in');
});

test('filters and search are saved as a view, which opens the list with them', async () => {
  const saved: unknown[] = [];
  const view = (id: number, list: 'runs' | 'tests', name: string, query: string) => ({
    id,
    list,
    name,
    query,
    is_shared: false,
  });
  const views = [view(1, 'runs', 'Red runs', 'status=failure'), view(2, 'tests', 'Slow', 'tag=slow')];
  server.use(
    http.get(`${apiAddress}/saved_views`, () => HttpResponse.json({ saved_views: views })),
    http.post(`${apiAddress}/saved_views`, async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ saved_view: view(3, 'tests', 'Red', 'status=failure') }, { status: 201 });
    }),
  );
  const { user, location } = open('?tab=tests&status=failure&q=sign&sort=name');
  await waitForNames('Sign in');
  await user.click(screen.getByRole('button', { name: 'Views' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Views' }));
  await user.type(await dialog.findByLabelText('Name of the view'), 'Red');
  await user.click(dialog.getByRole('button', { name: 'Save View' }));
  await waitFor(() =>
    expect(saved).toEqual([{ list: 'tests', name: 'Red', query: 'q=sign&status=failure', is_shared: false }]),
  );
  expect(dialog.queryByRole('link', { name: 'Red runs' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('link', { name: 'Slow' }));
  await waitForNames('Basket');
  expect(location()).toBe('/dashboard/tests?tab=tests&tag=slow');
});

test('what an address asks for in other words is said, and can be dropped', async () => {
  const { user, location } = open('?tab=tests&suite=shop&status=odd&sort=odd&used=no&text=a');
  const notice = await screen.findByText(/is ignored/);
  expect(notice).toHaveTextContent(
    'Not a filter, so it is ignored: status=odd (possible: failure, success, running, cancelled, not-run), text=a, suite=shop.',
  );
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  expect(screen.getByText('4 tests')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(location()).toBe('/dashboard/tests?tab=tests&sort=odd'));
  expect(screen.queryByText(/is ignored/)).not.toBeInTheDocument();
});

test('what the server would refuse is explained before', async () => {
  const view = open();
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  const dialog = await openDialog(view);
  await view.user.type(dialog.getByLabelText('Text of a failure'), 'a');
  const show = dialog.getByRole('button', { name: 'Show Tests' });
  expect(show).toHaveAccessibleDescription('Enter at least 2 characters of the failure.');
  await view.user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(show).not.toHaveAttribute('aria-disabled', 'true');
});

test('a suite without tests is empty; one that is deleted is ignored, with a hint', async () => {
  const { unmount } = open('?suite=5');
  expect(await screen.findByText('No tests match the filters.')).toBeVisible();
  expect(await chip('Suite: Empty')).toBeVisible();
  unmount();
  const view = open('?suite=6');
  expect(await screen.findByText(/^The suite of this address does not exist any more\./)).toBeVisible();
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  await choose(view, 'Status', 'Not Run');
  await waitForNames('Sign out');
  expect(view.location()).toBe('/dashboard/tests?tab=tests&status=not-run');
  expect(screen.queryByText(/does not exist any more/)).not.toBeInTheDocument();
});

test('modules are narrowed by their use', async () => {
  const { user, location } = open('?tab=modules&suite=3');
  await waitForNames('Log in', 'Log out');
  const use = screen.getByRole('combobox', { name: 'Use' });
  await user.selectOptions(use, 'Not used');
  await waitForNames('Log out');
  expect(location()).toContain('tab=modules');
  expect(location()).toContain('used=no');
  await user.selectOptions(use, 'Used');
  await waitForNames('Log in');
});

test('a filter is a visit in the history, a typed search is not', async () => {
  const view = open();
  const { user, location, goBack } = view;
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  await user.type(screen.getByRole('searchbox'), 'sign');
  await waitFor(() => expect(location()).toContain('q=sign'));
  await choose(view, 'Status', 'Not Run');
  await waitForNames('Sign out');
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(location()).not.toContain('q='));
  act(() => goBack());
  await waitForNames('Sign in', 'Sign out');
  expect(screen.getByRole('searchbox')).toHaveValue('sign');
});

test('rows are reached, ticked and opened by keys', async () => {
  server.use(respondWithStored(storedTest([], { id: 3 })));
  const { user, location } = open();
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  await user.keyboard('/sign');
  await waitForNames('Sign in', 'Sign out');
  await user.clear(screen.getByRole('searchbox'));
  await waitForNames('Buy', 'Basket', 'Sign in', 'Sign out');
  screen.getByRole('link', { name: 'Sign out' }).focus();
  await user.keyboard('{Home} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(screen.getByText('3 tests selected')).toBeVisible();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(location()).toBe('/dashboard/updatetest/3'));
});

test('where there are no tests, an example can be added', async () => {
  const example = storedTest(['Reload the page'], { id: 9 });
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: example }, 201);
  server.use(respondWithBlueprints(), respondWithStored(example), creation.handler);
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Add an Example' }));
  await waitFor(() => expect(location()).toBe('/dashboard/updatetest/9'));
  expect(creation.bodies).toEqual([
    expect.objectContaining({ type: 'integration', starting_url: 'https://example.com' }),
  ]);
});
