import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StepPlace, TestRun } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';
import { exampleAction, examplePageEvent, exampleStep } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';

const signIn = (step: number): StepPlace => ({ step: null, module: { id: 8, title: 'Sign in', step } });
const cart = (step: number, id: number | null = 9): StepPlace => ({
  step: 2,
  module: { id, title: 'Fill the cart', step },
});
const own = (step: number): StepPlace => ({ step, module: null });

const steps = (places: [string, StepPlace][], failed: number) =>
  places.map(([task, place], index) =>
    exampleStep({
      step_number: index + 1,
      task,
      place,
      start: index * 10,
      duration: 2,
      is_successful: index < failed ? true : index === failed ? false : null,
      result: null,
      actions: [exampleAction({ description: `do ${task}`, screenshot_url: `${apiAddress}/${index}.jpg` })],
    }),
  );
const places: [string, StepPlace][] = [
  ['Type the name', signIn(1)],
  ['Press Enter', signIn(2)],
  ['Open the shop', own(1)],
  ['Find a lamp', cart(1)],
  ['Add it', cart(2)],
  ['Pay', own(4)],
];
const failedInModule = { status: 'failed', results: steps(places, 4) } satisfies Partial<TestRun>;

const openRun = (run: Partial<TestRun> = failedInModule, query = '') => openTestRun(run, query);

const list = () => within(screen.getByRole('region', { name: 'Steps' }));
const line = (name: RegExp) => list().getByRole('button', { name });
const edit = (scope: ReturnType<typeof within>) => scope.queryByRole('link', { name: 'Edit this step' });
const summary = (name: string) => within(screen.getByRole('region', { name }));

test('steps of modules stand below their module, numbered as in the editor', async () => {
  const { user } = await openRun();
  expect(
    list()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['LLogin module: Sign in4sPassed', '2Module: Fill the cart4sFailed']);
  expect(list().getByText('2 steps')).toBeVisible();
  expect(list().getByText('1 of 2 steps passed')).toBeVisible();
  expect(list().getByRole('link', { name: 'Edit module Fill the cart' })).toHaveAttribute(
    'href',
    '/dashboard/updatemodule/9',
  );
  // The login module passed and is closed, the one with the failure is open.
  expect(line(/Login module/)).toHaveAttribute('aria-expanded', 'false');
  expect(list().queryByRole('button', { name: /Press Enter/ })).not.toBeInTheDocument();
  expect(line(/^2\.1 ?Find a lamp/)).toBeVisible();
  expect(line(/^1 ?Open the shop/)).toBeVisible();
  expect(line(/^4 ?Pay/)).toBeVisible();

  await user.click(line(/Login module/));
  expect(line(/^L\.2 ?Press Enter/)).toBeVisible();
  await user.click(line(/Login module/));
  expect(list().queryByRole('button', { name: /Press Enter/ })).not.toBeInTheDocument();

  await user.click(line(/Module: Fill the cart/));
  await user.click(summary('Step 2.2 (5 of 6) failed').getByRole('button', { name: 'Show Step' }));
  expect(line(/^2\.2 ?Add it/)).toHaveFocus();
});

test('the keys lead into a closed module and out of it, which closes it again', async () => {
  const { user } = await openRun({ results: steps(places, 6) }, '?step=3');
  expect(line(/Module: Fill the cart/)).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(line(/^2\.1 ?Find a lamp/)).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Step 2.1: do Find a lamp' })).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(line(/^4 ?Pay/)).toHaveFocus();
  expect(line(/Module: Fill the cart/)).toHaveAttribute('aria-expanded', 'false');

  act(() => line(/Module: Fill the cart/).focus());
  await user.keyboard('{ArrowDown}');
  expect(line(/^2\.1 ?Find a lamp/)).toHaveFocus();
  act(() => line(/Module: Fill the cart/).focus());
  await user.keyboard('{ArrowUp}');
  expect(line(/^1 ?Open the shop/)).toHaveFocus();
});

test('an address names the step by its number in the run, and opens its module', async () => {
  await openRun({ results: steps(places, 6), test_video_url: `${apiAddress}/run.webm` }, '?step=2');
  expect(line(/^L\.2 ?Press Enter/)).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('img', { name: 'Login step 2: do Press Enter' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Watch login step 2' })).toBeVisible();
  expect(screen.getByText('Login step 2: Press Enter')).toBeVisible();
});

test('recording and console name the steps as the editor does', async () => {
  const event = examplePageEvent({ step_number: 4 });
  server.use(
    http.get(`${apiAddress}/test_run/31/events`, () => HttpResponse.json({ events: [event], is_cut: false })),
  );
  const { user } = await openRun({ ...failedInModule, test_video_url: `${apiAddress}/run.webm` }, '?step=2');
  await user.click(screen.getByRole('tab', { name: 'Recording' }));
  const markers = within(await screen.findByRole('group', { name: 'Steps in the recording' }));
  expect(markers.getByRole('button', { name: 'Step 2.2 at 0:40, failed' })).toBeVisible();
  expect(markers.getByRole('button', { name: 'Login step 1 at 0:00' })).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Console' }));
  await user.click(await screen.findByRole('radio', { name: 'Login step 2 (0)' }));
  expect(screen.getByText('The page reported nothing in login step 2.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'All (1)' }));
  await user.click(screen.getByRole('button', { name: 'Step 2.1 · 0:12' }));
  expect(line(/^2\.1 ?Find a lamp/)).toHaveAttribute('aria-current', 'step');
});

test.each([
  [
    'of a module',
    places,
    4,
    5,
    'Step 2.2 (5 of 6) failed',
    '/dashboard/updatemodule/9?step=2&edit=true&run=31',
  ],
  [
    'of the login module',
    places,
    0,
    5,
    'Login step 1 (1 of 6) failed',
    '/dashboard/updatemodule/8?step=1&edit=true&run=31',
  ],
  ['of the test', places, 5, 5, 'Step 4 (6 of 6) failed', '/dashboard/updatetest/5?step=4&edit=true&run=31'],
  ['of a deleted module', [['Add it', cart(1, null)]], 0, 5, 'Step 2.1 (1 of 1) failed', null],
  ['of a deleted test', [['Pay', own(1)]], 0, null, 'Step 1 of 1 failed', null],
] as const)(
  'a failed step %s can be edited from its run, if it still exists',
  async (_, all, failed, test, title, address) => {
    await openRun({
      status: 'failed',
      test_blueprint_id: test,
      results: steps([...all] as typeof places, failed),
    });
    for (const scope of [summary(title), list()])
      expect(edit(scope)?.getAttribute('href') ?? null).toBe(address);
  },
);

test('the names that were on the page instead lead to the changed sentence', async () => {
  const [failed] = steps([['Click "Buy"', own(4)]], 0);
  const result = 'There is no button "Buy". Buttons on this page: "Add to cart", "Remove".';
  const missing_name = { name: 'Buy', alike: [], others: ['Add to cart', 'Remove'] };
  const results = failed ? [{ ...failed, result, missing_name }] : [];
  await openRun({ status: 'failed', test_blueprint_id: 5, results });
  expect(summary('Step 4 (1 of 1) failed').getByText('On the page:')).toBeVisible();
  const fixes = summary('Step 4 (1 of 1) failed').getAllByRole('link', { name: /^Use/ });
  expect(fixes.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Use "Add to cart"', '/dashboard/updatetest/5?step=4&edit=true&run=31&missing=Buy&use=Add+to+cart'],
    ['Use "Remove"', '/dashboard/updatetest/5?step=4&edit=true&run=31&missing=Buy&use=Remove'],
  ]);
});

test('the sentences that it may need lead to the editor with them', async () => {
  const [failed] = steps([['Click "Close"', own(4)]], 0);
  const fixes = [
    { kind: 'replace' as const, sentence: 'Click the 1st "Close" button' },
    { kind: 'insert_before' as const, sentence: 'Accept the dialog' },
    { kind: 'handle' as const, sentence: 'When the "Hi" dialog is shown, press Escape' },
    { kind: 'accept' as const, sentence: '"Total" is "$21.00"' },
    { kind: 'accept_text' as const, sentence: 'The page shows "Thank you"' },
  ];
  await openRun({ status: 'failed', test_blueprint_id: 5, results: failed ? [{ ...failed, fixes }] : [] });
  const offered = within(
    summary('Step 4 (1 of 1) failed').getByRole('group', { name: 'What may fix it' }),
  ).getAllByRole('link');
  const edit = '/dashboard/updatetest/5?step=4&edit=true&run=31';
  expect(offered.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Use: Click the 1st "Close" button', `${edit}&sentence=Click+the+1st+%22Close%22+button`],
    ['Insert before: Accept the dialog', `${edit}&before=Accept+the+dialog`],
    [
      'Treat as an interruption: When the "Hi" dialog is shown, press Escape',
      `${edit}&handle=When+the+%22Hi%22+dialog+is+shown%2C+press+Escape`,
    ],
    ['Accept the new value: "Total" is "$21.00"', `${edit}&sentence=%22Total%22+is+%22%2421.00%22`],
    ['Accept the new text: The page shows "Thank you"', `${edit}&sentence=The+page+shows+%22Thank+you%22`],
  ]);
});

test('a server that names no places numbers the steps through, and their sentences cannot be edited', async () => {
  await openRun({
    ...failedInModule,
    results: failedInModule.results.map((step) => ({ ...step, place: undefined })),
  });
  expect(line(/^5 ?Add it/)).toBeVisible();
  expect(list().queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(edit(summary('Step 5 of 6 failed'))).not.toBeInTheDocument();
});
