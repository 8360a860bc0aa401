import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PageEvent, PageEventsReply } from 'shared/contract';
import { apiAddress, respondWithError, server } from 'shared/testing';
import { examplePageEvent, exampleStep } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';
import { testRunAddress } from '../../testing/test-run-api.ts';

const results = [
  exampleStep({ step_number: 1, task: 'Open the shop' }),
  exampleStep({ step_number: 2, task: 'Buy it' }),
];
const eventsPath = '/test_run/31/events';

function respondWithEvents(events: PageEvent[], changes: Partial<PageEventsReply> = {}) {
  return http.get(apiAddress + eventsPath, () => HttpResponse.json({ events, is_cut: false, ...changes }));
}

const openRun = (query = '') => openTestRun({ results }, query);

const lines = () => within(screen.getByRole('list', { name: 'Console' })).getAllByRole('listitem');

test('the console loads when its tab opens, and leads to the steps', async () => {
  let calls = 0;
  const { user, location } = await openRun();
  server.use(
    http.get(apiAddress + eventsPath, () => {
      calls += 1;
      const request = examplePageEvent({
        step_number: 1,
        kind: 'request',
        method: 'POST',
        status: 500,
        text: 'Internal Server Error',
      });
      return HttpResponse.json({ events: [request, examplePageEvent()], is_cut: true });
    }),
  );
  expect(calls).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'Console' }));
  expect(location()).toBe(`${testRunAddress}?media=console`);
  expect(await screen.findByText('POST 500')).toBeVisible();
  expect(screen.getByText('TypeError: cart is undefined')).toBeVisible();
  expect(screen.getByText('Only the first 2 are kept.')).toBeVisible();
  expect(lines()).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Step 2 · 0:12' }));
  expect(screen.getByRole('button', { name: /2 ?Buy it/ })).toHaveAttribute('aria-current', 'step');
  await user.click(screen.getByRole('radio', { name: 'Step 2 (1)' }));
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toHaveTextContent('Exception');
  expect(calls).toBe(1);
});

test('a long message is folded, and is copied as a whole', async () => {
  const text = `TypeError: cart is undefined\n${'    at buy (cart.js:1:1)\n'.repeat(20)}`;
  server.use(respondWithEvents([examplePageEvent({ text })]));
  const { user } = await openRun('?media=console');
  await user.click(await screen.findByRole('button', { name: 'Show more', expanded: false }));
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  const [item] = await navigator.clipboard.read();
  const copied = await (await item?.getType('text/plain'))?.text();
  expect(copied).toBe(`[Step 2 · 0:12] Exception: ${text}\nhttp://localhost:4000/cart`);
});

test('a page that was silent is said to be', async () => {
  server.use(respondWithEvents([]));
  await openRun('?media=console&step=1');
  expect(await screen.findByText('The page reported no errors, warnings or failed requests.')).toBeVisible();
});

test('a step without events shows a note', async () => {
  server.use(respondWithEvents([examplePageEvent()]));
  const { user } = await openRun('?media=console&step=1');
  await user.click(await screen.findByRole('radio', { name: 'Step 1 (0)' }));
  expect(screen.getByText('The page reported nothing in step 1.')).toBeVisible();
});

test('a console that does not load says so, and trying again helps', async () => {
  server.use(respondWithError('get', eventsPath, 500));
  const { user } = await openRun('?media=console');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the console.');
  server.use(respondWithEvents([examplePageEvent()]));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Exception')).toBeVisible();
});

test('a server that stores no console shows a note instead of an error', async () => {
  server.use(respondWithError('get', eventsPath, 404));
  await openRun('?media=console');
  expect(await screen.findByText('The console of this run was not recorded.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
