import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PageEvent, TestRun } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleAction, exampleStep, exampleTestRun } from '../../testing/example-runs.ts';

const address = '/dashboard/testrun/31';
const comparing = `${address}?compare=last-passed`;

const screenshot = (name: string) => [exampleAction({ screenshot_url: `${apiAddress}/${name}.jpg` })];

const then = exampleTestRun({
  id: 20,
  created_at: '2026-03-01T09:00:00.000Z',
  results: [
    exampleStep({ step_number: 1, task: 'Open the shop', actions: screenshot('then-1') }),
    exampleStep({ step_number: 2, task: 'Click Buy now', actions: screenshot('then-2') }),
    exampleStep({ step_number: 3, task: 'Pay', actions: screenshot('then-3') }),
  ],
});

const now = exampleTestRun({
  status: 'failed',
  results: [
    exampleStep({ step_number: 1, task: 'Open the shop', actions: screenshot('now-1') }),
    exampleStep({ step_number: 2, task: 'Accept cookies', actions: screenshot('now-2') }),
    exampleStep({
      step_number: 3,
      place: { step: 2, module: { id: 9, title: 'Buy', step: 1 } },
      task: 'Click Buy now',
      is_successful: false,
      result: 'No button is named "Buy now".',
      actions: screenshot('now-3'),
      duration: 5,
    }),
    exampleStep({
      step_number: 4,
      task: 'Pay',
      is_successful: null,
      result: null,
      actions: [],
      duration: null,
    }),
  ],
});

const event = (text: string, step_number: number): PageEvent => ({
  step_number,
  action_number: 1,
  kind: 'exception',
  level: 'error',
  text,
  url: null,
  method: null,
  status: null,
  time: 1,
});

function respondWith(run: TestRun, lastPassed: TestRun | null, events: Record<number, PageEvent[]> = {}) {
  server.use(
    http.get(`${apiAddress}/test_run/${run.id}`, () => HttpResponse.json({ test_run: run })),
    http.get(`${apiAddress}/test_run/${run.id}/last_passed`, () =>
      HttpResponse.json({ test_run: lastPassed }),
    ),
    http.get(`${apiAddress}/test_run/:id/changes`, () => HttpResponse.json({ changes: null })),
    http.get(`${apiAddress}/test_run/:id/history`, () => HttpResponse.json({ history: null })),
    http.get(`${apiAddress}/plan_proposals`, () => HttpResponse.json({ proposals: [] })),
    http.get(`${apiAddress}/test_run/:id/events`, ({ params }) =>
      HttpResponse.json({ events: events[Number(params['id'])] ?? [], is_cut: false }),
    ),
  );
}

const list = async () => within(await screen.findByRole('list', { name: 'Steps side by side' }));
const toggle = (name: RegExp) => screen.getByRole('button', { name });
const images = () => screen.getAllByRole('img').map((image) => image.getAttribute('src')?.split('/').at(-1));

test('a failed run leads to its comparison, which opens at the first difference', async () => {
  respondWith(now, then);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, location } = renderRemote(remote, address);
  await user.click(await screen.findByRole('link', { name: 'Compare With Last Passed' }));
  expect(location()).toBe(comparing);

  const steps = await list();
  expect(steps.getAllByRole('button', { expanded: false })).toHaveLength(3);
  const [open] = steps.getAllByRole('button', { expanded: true });
  expect(open).toHaveTextContent('Accept cookies');
  expect(open).toHaveTextContent('No such step');
  expect(open).toHaveTextContent('First difference');
  expect(open).toHaveTextContent('New step');
  expect(scrolled.mock.contexts.at(-1) as HTMLElement).toContainElement(open ?? null);
  expect(images()).toEqual(['now-2.jpg']);
  expect(screen.getByText('2 steps differ.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Last passed run' })).toHaveAttribute(
    'href',
    '/dashboard/testrun/20',
  );

  await user.click(screen.getByRole('link', { name: 'Close Comparison' }));
  expect(location()).toBe(address);
});

test('each step shows its result, its place and its screenshot on both sides', async () => {
  respondWith(now, then, {
    31: [event('TypeError: cart is undefined', 3), event('Old news', 3)],
    20: [event('Old news', 2)],
  });
  const { user } = renderRemote(remote, comparing);
  await list();
  await user.click(screen.getByRole('button', { name: 'Next Difference' }));
  expect(toggle(/2\.1 ?Click Buy now.*2 ?Click Buy now.*Passed then, failed now/)).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByRole('link', { name: 'Open step 2.1' })).toHaveAttribute(
    'href',
    '/dashboard/testrun/31?step=3',
  );
  expect(images()).toEqual(['now-3.jpg', 'then-2.jpg']);
  const left = within(screen.getByRole('group', { name: 'This run' }));
  const right = within(screen.getByRole('group', { name: 'Last passed run' }));
  expect(left.getByText('No button is named "Buy now".')).toBeVisible();
  expect(right.getByText('Clicked the button "Buy now".')).toBeVisible();
  expect(left.getByText('http://localhost:4000/')).toBeVisible();
  const errors = await left.findByRole('list', { name: 'New page errors' });
  expect(errors).toHaveTextContent('TypeError: cart is undefined');
  expect(errors).not.toHaveTextContent('Old news');
  expect(right.getByRole('link', { name: 'Open step 2' })).toHaveAttribute(
    'href',
    '/dashboard/testrun/20?step=2',
  );
  expect(screen.getByRole('button', { name: 'Next Difference' })).toHaveAccessibleDescription(
    'There is none below.',
  );
});

test('arrow keys move through both runs at once', async () => {
  respondWith(now, then);
  const { user } = renderRemote(remote, comparing);
  await list();
  act(() => toggle(/Accept cookies/).focus());
  await user.keyboard('{ArrowDown}');
  expect(toggle(/Click Buy now/)).toHaveFocus();
  expect(images()).toEqual(['now-3.jpg', 'then-2.jpg']);
  await user.keyboard('{End}');
  expect(toggle(/Pay/)).toHaveFocus();
  expect(screen.getByText('This step was not reached.')).toBeVisible();
  await user.keyboard('{Home}{ArrowUp}');
  expect(toggle(/Open the shop/)).toHaveFocus();
  expect(images()).toEqual(['now-1.jpg', 'then-1.jpg']);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('screenshots whose addresses have expired are loaded again, removed ones are not', async () => {
  respondWith(now, {
    ...then,
    media_removed_at: '2026-04-01T00:00:00.000Z',
    results: then.results.map((step) => ({
      ...step,
      actions: [exampleAction({ screenshot_url: null })],
    })),
  });
  const { user } = renderRemote(remote, comparing);
  await list();
  await user.click(toggle(/Open the shop/));
  expect(screen.getByText('The screenshots were removed because of their age.')).toBeVisible();
  fireEvent.error(screen.getByRole('img'));
  const fresh = { ...now, results: now.results.map((step) => ({ ...step, actions: screenshot('fresh') })) };
  respondWith(fresh, then);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(images()).toEqual(['fresh.jpg', 'then-1.jpg']));
});

test('a run that broke off says why beside the one that passed', async () => {
  const error = 'http://shop.example/ answered with the server error 503.';
  respondWith({ ...now, error }, then);
  renderRemote(remote, comparing);
  await list();
  expect(screen.getByText(`Broke off: ${error}`)).toBeVisible();
});

test('a test that never passed has nothing to be compared with', async () => {
  respondWith(now, null);
  renderRemote(remote, comparing);
  expect(await screen.findByText(/did not pass before this run/)).toBeVisible();
});

test('loading, failing and trying again', async () => {
  respondWith(now, then);
  server.use(respondWithError('get', '/test_run/31/last_passed', 500));
  const { user } = renderRemote(remote, comparing);
  expect(await screen.findByText('Loading the last passed run...')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the last passed run.');
  respondWith(now, then);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await list();
});

test.each([
  ['a test that never passed', HttpResponse.json({ test_run: null }), /did not pass before this run/],
  [
    'a server that compares no runs',
    HttpResponse.json({ error: 'Not found' }, { status: 404 }),
    'This server does not compare runs.',
  ],
])('%s offers no comparison', async (_name, reply, text) => {
  respondWith(now, then);
  server.use(http.get(`${apiAddress}/test_run/31/last_passed`, () => reply.clone()));
  const { user } = renderRemote(remote, comparing);
  // The page knows the answer by now.
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Close Comparison' }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /Compar/ })).not.toBeInTheDocument();
});

test('a run that passed offers no comparison', async () => {
  respondWith(exampleTestRun(), then);
  renderRemote(remote, address);
  await screen.findByRole('heading', { level: 1, name: 'Buy a book' });
  expect(screen.queryByRole('link', { name: /Compare/ })).not.toBeInTheDocument();
});

test('a server that compares no runs says so quietly', async () => {
  respondWith(now, then);
  server.use(respondWithError('get', '/test_run/31/last_passed', 404));
  renderRemote(remote, comparing);
  expect(await screen.findByText('This server does not compare runs.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
