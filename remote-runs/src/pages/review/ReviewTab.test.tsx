import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ToReviewReply, WaitingFailure } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleGroupRun, exampleTestRun } from '../../testing/example-runs.ts';
import { exampleIssue, exampleMembers, exampleVerdictReply, exampleWaiting } from '../../testing/verdicts.ts';

const address = '/dashboard/runs?tab=review';

const replyOf = (failures: WaitingFailure[], next_before: number | null = null): ToReviewReply => ({
  failures,
  next_before,
  total: failures.reduce((sum, { count }) => sum + count, 0),
});

/** Opens the review of these failures; a verdict removes its failure, and is collected. */
async function openReview(failures: WaitingFailure[], options: Parameters<typeof renderRemote>[2] = {}) {
  const sent: [id: number, body: unknown][] = [];
  let waiting = failures;
  server.use(
    http.get(`${apiAddress}/test_run/to_review`, () => HttpResponse.json(replyOf(waiting))),
    http.put(`${apiAddress}/test_run/:id/verdict`, async ({ request, params }) => {
      const id = Number(params['id']);
      sent.push([id, await request.json()]);
      waiting = waiting.filter(({ newest }) => newest.id !== id);
      return HttpResponse.json({ verdict: null, signature: 'a', alike: 0 });
    }),
    http.delete(`${apiAddress}/test_run/:id/verdict`, ({ request, params }) => {
      const id = Number(params['id']);
      sent.push([id, new URL(request.url).search]);
      waiting = failures.filter((failure) => failure.newest.id === id || waiting.includes(failure));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${apiAddress}/members`, () => HttpResponse.json({ members: exampleMembers, invitations: [] })),
  );
  const page = renderRemote(remote, address, options);
  await screen.findByRole('list', { name: 'Failures' });
  return { ...page, sent };
}

const items = () => within(screen.getByRole('list', { name: 'Failures' })).getAllByRole('listitem');
const selected = () => items().find((item) => item.getAttribute('aria-current') === 'true');
const link = (name: string) => screen.getByRole('link', { name });

const three = [
  exampleWaiting({ id: 33, test_name: 'Buy' }, { id: 30, test_name: 'Pay' }),
  exampleWaiting({ id: 32, test_name: 'Return', environment: 'Staging' }),
  exampleWaiting({ id: 31, test_name: 'Search', failed_step: null, reason: 'The page did not open.' }),
];

test('failures are listed with their reasons, those alike together', async () => {
  await openReview(three);
  expect(screen.getByText('4 failed test runs wait for a verdict.')).toBeVisible();
  const [buy, other, search] = items();
  expect(buy).toHaveTextContent('Step 2, Click "Buy": There is no "Buy" button.');
  expect(buy).toHaveTextContent('2 failed alike');
  expect(buy).toHaveTextContent('Also: Pay');
  expect(other).toHaveTextContent('Staging');
  expect(search).toHaveTextContent('The page did not open.');
  expect(link('Buy')).toHaveAttribute('href', '/dashboard/testrun/33');
  expect(selected()).toBe(buy);
});

test('of several earlier runs of a test its name is not repeated', async () => {
  const pay = { id: 20, test_name: 'Pay' };
  const many = exampleWaiting({ id: 33, test_name: 'Buy' }, { id: 31, test_name: 'Buy' }, pay, pay);
  const two = exampleWaiting({ id: 19, test_name: 'Return' }, { id: 18, test_name: 'Return' });
  await openReview([{ ...many, count: 9 }, two]);
  const [buy, other] = items();
  expect(buy).toHaveTextContent('Also: an earlier run of it, Pay, 5 more');
  expect(other).toHaveTextContent('Also: an earlier run of it');
});

test('keys move, judge and open', async () => {
  const { user, sent, location } = await openReview(three);
  await user.keyboard('j');
  expect(link('Buy')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Return')).toHaveFocus();
  await user.keyboard('3');
  await waitFor(() => expect(link('Search')).toHaveFocus());
  await waitFor(() => expect(sent).toEqual([[32, { verdict: 'environment', with_alike: true }]]));
  expect(screen.queryByRole('link', { name: 'Return' })).not.toBeInTheDocument();
  await user.keyboard('k');
  expect(link('Buy')).toHaveFocus();
  server.use(
    http.get(`${apiAddress}/test_run/33`, () => HttpResponse.json({ test_run: exampleTestRun({ id: 33 }) })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/dashboard/testrun/33'));
});

test('Enter opens the newest failure at once', async () => {
  const { user, location } = await openReview(three);
  server.use(
    http.get(`${apiAddress}/test_run/33`, () => HttpResponse.json({ test_run: exampleTestRun({ id: 33 }) })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/dashboard/testrun/33'));
});

test('those that failed alike are judged together unless that is not wanted', async () => {
  const { user, sent } = await openReview(three);
  const together = screen.getByRole('checkbox', { name: 'Judge all that failed alike together' });
  expect(together).toBeChecked();
  expect(items()[0]).toHaveTextContent('Judges all 2');
  expect(items()[1]).not.toHaveTextContent('Judges');
  await user.keyboard('1');
  await waitFor(() => expect(sent).toEqual([[33, { verdict: 'product_bug', with_alike: true }]]));
  const row = within(screen.getByRole('group', { name: 'Verdict on Return' }));
  await user.click(together);
  await user.click(row.getByRole('button', { name: 'Test needs a change' }));
  await waitFor(() => expect(sent[1]).toEqual([32, { verdict: 'test_change', with_alike: false }]));
});

test('a verdict is taken back by its notice, and the last one by a key', async () => {
  const { user, sent } = await openReview(three);
  await user.keyboard('1');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(link('Buy')).toHaveFocus());
  expect(sent[1]).toEqual([33, '?with_alike=true']);

  await user.keyboard('u');
  await user.keyboard('j2');
  await waitFor(() => expect(sent[2]).toEqual([32, { verdict: 'test_change', with_alike: true }]));
  await screen.findByText('Test needs a change', { selector: ':not(button, button *)' });
  await user.keyboard('u');
  await waitFor(() => expect(link('Return')).toHaveFocus());
  expect(sent.slice(3)).toEqual([[32, '?with_alike=true']]);
});

test('the verdict on the last failure is taken back by the key, too', async () => {
  const { user } = await openReview(three.slice(1, 2));
  await user.keyboard('1');
  expect(
    await screen.findByText('Nothing to review: each failure has a verdict, or its test has passed since.'),
  ).toBeVisible();
  await user.keyboard('u');
  await waitFor(() => expect(link('Return')).toHaveFocus());
  expect(screen.queryByText(/^Nothing to review/)).not.toBeInTheDocument();
});

test('n writes a note, in which keys are letters, and names an issue', async () => {
  const { user, sent } = await openReview(three);
  const reply = exampleVerdictReply({ issue_tracker: 'jira' });
  server.use(http.get(`${apiAddress}/test_run/33/verdict`, () => HttpResponse.json(reply)));
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set verdict' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Verdict' }), 'Unknown');
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'jkn1');
  const ticket = dialog.getByRole('textbox', { name: /^Ticket/ });
  await waitFor(() => expect(ticket).toHaveAccessibleDescription('The address or the key of an issue.'));
  await user.type(ticket, 'SHOP-7');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    [33, { verdict: 'unknown', note: 'jkn1', issue: 'SHOP-7', assignee_id: null, with_alike: true }],
  ]);
});

test('a verdict that could not be saved leaves the failure in the list', async () => {
  const { user } = await openReview(three);
  server.use(respondWithError('put', '/test_run/33/verdict', 500, 'The disk is full.'));
  await user.keyboard('1');
  expect(await screen.findByText('The disk is full.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Buy' })).toBeVisible();
});

test('a viewer reads, and no key judges', async () => {
  const { user, sent } = await openReview(three, { role: 'viewer' });
  const row = within(screen.getByRole('group', { name: 'Verdict on Buy' }));
  await waitFor(() =>
    expect(row.getByRole('button', { name: 'Product bug' })).toHaveAccessibleDescription(
      /^Your role is Viewer/,
    ),
  );
  await user.keyboard('1n');
  await user.keyboard('jj');
  expect(link('Return')).toHaveFocus();
  expect(sent).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('older failures are loaded on request', async () => {
  const [newest, ...older] = three;
  server.use(
    http.get(`${apiAddress}/test_run/to_review`, ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('before');
      return HttpResponse.json(isFirst && newest ? replyOf([newest], 33) : replyOf(older));
    }),
  );
  const { user } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('link', { name: 'Search' })).toBeVisible();
  expect(items()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('an empty review, and one that fails to load', async () => {
  server.use(respondWithError('get', '/test_run/to_review', 500));
  const { user } = renderRemote(remote, address);
  expect(await screen.findByText('Failed to load the failures.')).toBeVisible();
  server.use(http.get(`${apiAddress}/test_run/to_review`, () => HttpResponse.json(replyOf([]))));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(
    await screen.findByText('Nothing to review: each failure has a verdict, or its test has passed since.'),
  ).toBeVisible();
});

test('the list of runs counts what waits, and leads there', async () => {
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () =>
      HttpResponse.json({
        test_group_runs: [exampleGroupRun({ status: 'failed', tests_to_review: 3 })],
        next_before: null,
      }),
    ),
  );
  server.use(http.get(`${apiAddress}/test_run/to_review`, () => HttpResponse.json(replyOf(three))));
  const { user, location } = renderRemote(remote, '/dashboard/runs');
  expect(await screen.findByText('3 to review')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Review Failures' }));
  expect(await screen.findByText('4 failed test runs wait for a verdict.')).toBeVisible();
  expect(location()).toBe(address);
});

test('the review of one run has only its failures, and leads to the run and to all', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${apiAddress}/test_run/to_review`, ({ request }) => {
      const run = new URL(request.url).searchParams.get('test_group_run_id');
      asked.push(run);
      return HttpResponse.json(replyOf(run === '7' ? three.slice(0, 1) : three));
    }),
  );
  const { user, location } = renderRemote(remote, '/dashboard/runs/review?run=7');
  expect(await screen.findByText('2 failed test runs of this run wait for a verdict.')).toBeVisible();
  expect(location()).toBe(`${address}&run=7`);
  expect(items()).toHaveLength(1);
  expect(items()[0]).toHaveTextContent('Judges all that failed alike, in other runs, too');
  expect(link('Back to the run')).toHaveAttribute('href', '/dashboard/grouprun/7');
  await user.click(link('Review all runs'));
  expect(await screen.findByText('4 failed test runs wait for a verdict.')).toBeVisible();
  expect(location()).toBe(address);
  expect(items()).toHaveLength(3);
  expect(asked).toEqual(['7', null]);
});

test('a failure has a screenshot, its branch and its environment', async () => {
  const place = { environment: 'Staging', branch: 'checkout' };
  await openReview([
    exampleWaiting({ id: 33, test_name: 'Buy', screenshot_url: `${apiAddress}/last.jpg`, ...place }),
  ]);
  expect(items()[0]).toHaveTextContent('Staging');
  expect(items()[0]).toHaveTextContent('checkout');
  const image = screen.getByRole('img', { name: 'What the page of Buy showed' });
  expect(image).toHaveAttribute('src', `${apiAddress}/last.jpg`);
  fireEvent.error(image);
  expect(image).not.toBeInTheDocument();
});

test('one’s own failures, and those whose test has passed since, are lists of their own', async () => {
  const { user, sent, location } = await openReview(three);
  const lists: Record<string, WaitingFailure> = {
    mine: exampleWaiting({
      id: 21,
      test_name: 'Pay',
      verdict: { verdict: 'product_bug', note: 'Card refused', ticket_url: 'https://tickets.example/7' },
      issue: exampleIssue,
    }),
    passed_since: exampleWaiting({
      id: 22,
      test_name: 'Ship',
      passed_since: { test_run_id: 25, at: '2026-03-03T09:00:00.000Z' },
    }),
  };
  server.use(
    http.get(`${apiAddress}/test_run/to_review`, ({ request }) => {
      const failure = lists[new URL(request.url).searchParams.get('list') ?? ''];
      return HttpResponse.json(replyOf(failure ? [failure] : []));
    }),
  );
  await user.click(screen.getByRole('radio', { name: 'My failures' }));
  expect(await screen.findByText('1 failed test run is assigned to you.')).toBeVisible();
  expect(location()).toBe(`${address}&list=mine`);
  const [pay] = items();
  for (const text of ['Product bug', 'Card refused', 'SHOP-7 No button', 'Closed: Fixed'])
    expect(pay).toHaveTextContent(text);
  expect(screen.queryByRole('group', { name: 'Verdict on Pay' })).not.toBeInTheDocument();
  await user.keyboard('1');

  await user.click(screen.getByRole('radio', { name: 'Passed since' }));
  expect(
    await screen.findByText('1 failed test run has no verdict, and its test has passed since.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^the run of Mar 3, 2026/ })).toHaveAttribute(
    'href',
    '/dashboard/testrun/25',
  );
  const ship = within(screen.getByRole('group', { name: 'Verdict on Ship' }));
  await user.click(ship.getByRole('button', { name: 'Environment' }));
  await waitFor(() => expect(sent).toEqual([[22, { verdict: 'environment', with_alike: false }]]));
});
