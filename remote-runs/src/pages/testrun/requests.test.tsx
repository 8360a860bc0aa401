import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StepRequestsReply } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';
import { exampleRequest, exampleStep } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';

/** Opens the requests of the first step of run 31. */
async function openRequests(reply: StepRequestsReply | null, removedAt: string | null = null) {
  server.use(
    http.get(`${apiAddress}/test_run/31/steps/1/requests`, () =>
      reply ? HttpResponse.json(reply) : HttpResponse.json({ error: 'Not found' }, { status: 404 }),
    ),
  );
  const { user } = await openTestRun({ results: [exampleStep()], media_removed_at: removedAt }, '?step=1');
  await user.click(await screen.findByRole('button', { name: 'Requests', expanded: false }));
  return user;
}

const items = () => within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('listitem');

test('a step shows its requests, the failed ones first', async () => {
  const requests = [
    exampleRequest(),
    exampleRequest({
      method: 'POST',
      url: 'http://localhost:4000/order',
      status: 500,
      time: 2,
      duration: null,
      size: null,
      began_before: true,
    }),
  ];
  await openRequests({ requests, left_out: 3 });
  expect(await screen.findByText('5 requests, 1 failed; only the first 2 are kept.')).toBeVisible();
  expect(items().map(({ textContent }) => textContent)).toEqual([
    '500POST /orderlocalhost:4000 · fetch · began before this step',
    '200GET /products?page=2localhost:4000 · fetch · 120 ms · 2.00 KB',
  ]);
});

test('a long address is folded', async () => {
  const url = `http://localhost:4000/search?text=${'a'.repeat(300)}`;
  const user = await openRequests({ requests: [exampleRequest({ url })], left_out: 0 });
  await user.click(await screen.findByRole('button', { name: 'Show more', expanded: false }));
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
});

test('of many requests the first twenty are shown, all when they are asked for', async () => {
  const requests = Array.from({ length: 30 }, (_, index) => exampleRequest({ time: index }));
  const user = await openRequests({ requests, left_out: 0 });
  const button = await screen.findByRole('button', { name: 'Show all 30 requests' });
  expect(items()).toHaveLength(20);
  await user.click(button);
  expect(items()).toHaveLength(30);
  await user.click(screen.getByRole('button', { name: 'Show fewer requests', expanded: true }));
  expect(items()).toHaveLength(20);
});

test.each([
  ['no requests', { requests: [], left_out: 0 }, null, 'No requests were recorded in this step.'],
  [
    'removed requests',
    { requests: [], left_out: 0 },
    '2026-03-30T12:00:00.000Z',
    'The requests were removed on March 30, 2026 because of their age.',
  ],
  ['a server without the call', null, null, 'The requests of this run were not recorded.'],
])('%s are told apart', async (_name, reply, removedAt, text) => {
  await openRequests(reply, removedAt);
  expect(await screen.findByText(text)).toBeVisible();
});
