import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PageNode } from 'shared/page-model';
import { apiAddress, server } from 'shared/testing';
import { exampleStep } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';

const button = (id: number, name: string): PageNode => ({
  id,
  kind: 'button',
  role: 'button',
  names: { accessible: name, visible: name },
});

/** Opens the page of the failed step of run 31; each step showed these buttons, or nothing that is known. */
async function openPage(buttons: (string[] | null)[]) {
  server.use(
    http.get(`${apiAddress}/test_run/31/steps/:step/page`, ({ params }) => {
      const names = buttons[Number(params['step']) - 1];
      if (!names) return HttpResponse.json({ error: 'Not found' }, { status: 404 });
      const page = {
        address: 'http://shop.test/',
        title: 'Shop',
        nodes: names.map((name, id) => button(id, name)),
      };
      return HttpResponse.json({ taken_at: '2026-03-02T09:00:00.000Z', page });
    }),
  );
  const results = [
    exampleStep(),
    exampleStep({ step_number: 2, task: 'Click the "Pay now" button', is_successful: false }),
  ];
  const { user } = await openTestRun({ status: 'failed', results }, '?step=2');
  await user.click(await screen.findByRole('button', { name: 'Page', expanded: false }));
  return user;
}

const linesOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('the page of a failed step marks the nearest names and what the step before did not have', async () => {
  const user = await openPage([
    ['Buy', 'Help'],
    ['Pay', 'Help'],
  ]);
  expect(await linesOf('Page at Step 2')).toEqual([
    expect.stringMatching(/^button "Pay"Nearest ?Not at Step 1$/),
    expect.stringMatching(/^button "Help"/),
  ]);
  expect(screen.getByText(/^What the step names is not there: None on this page\. Nearest:/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Step 1' }));
  expect((await linesOf('Page at Step 1'))[0]).toMatch(/^button "Buy".*Not at Step 2$/);
});

test('the element that the step names is marked', async () => {
  await openPage([null, ['Help', 'Pay now']]);
  expect(await linesOf('Page at Step 2')).toEqual(['button "Help"', 'button "Pay now"Named by the step']);
  expect(screen.getByText('What the step names: 1 of 1: button "Pay now"')).toBeVisible();
});

test('of a large page a part is shown, all when it is asked for', async () => {
  const user = await openPage([null, Array.from({ length: 400 }, (_, index) => `Item ${index}`)]);
  expect(await linesOf('Page at Step 2')).toHaveLength(300);
  expect(screen.getByText('Lines 1 to 300 of 400.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 400 lines' }));
  expect(await linesOf('Page at Step 2')).toHaveLength(400);
});

test('a page that is not known says so', async () => {
  await openPage([null, null]);
  expect(await screen.findByText('The page of this step is not known.')).toBeVisible();
});
