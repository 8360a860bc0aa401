import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { TestRun } from 'shared/contract';
import {
  apiAddress,
  renderRemote,
  respondWithError,
  server,
  smokeTest,
  startFakeClock,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleAction, exampleStep, exampleTestRun } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress as address } from '../../testing/test-run-api.ts';

const action = (description: string, screenshot_url: string | null = `${apiAddress}/${description}.jpg`) =>
  exampleAction({ description, screenshot_url });

const red = {
  status: 'failed',
  results: [
    exampleStep({ step_number: 1, task: 'Open the shop', actions: [action('first'), action('second')] }),
    exampleStep({
      step_number: 2,
      task: 'Click Buy now',
      is_successful: false,
      result: 'No button is named "Buy now".',
      actions: [action('third'), action('fourth')],
      duration: 60.5,
    }),
    exampleStep({
      step_number: 3,
      task: 'Pay',
      is_successful: null,
      result: null,
      actions: [],
      duration: null,
    }),
  ],
} satisfies Partial<TestRun>;

const toggle = (task: string) => screen.getByRole('button', { name: new RegExp(task), expanded: undefined });

smokeTest('a failed test shows its cause immediately', async () => {
  server.use(...respondWithTestRun(red));
  const { user } = renderRemote(remote, address);

  expect(await screen.findByRole('heading', { level: 1, name: 'Buy a book' })).toBeVisible();
  expect(screen.getByText('Failure')).toBeVisible();
  expect(screen.getByText('1/3 steps passed')).toBeVisible();
  expect(screen.getByText('1m 2s')).toBeVisible();
  expect(screen.getByTitle(/^The steps of the test/)).toHaveTextContent('Steps took 1m 2s');
  expect(screen.getByText(/March 2, 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to group run' })).toHaveAttribute(
    'href',
    '/dashboard/grouprun/7',
  );

  const summary = within(screen.getByRole('region', { name: 'Step 2 of 3 failed' }));
  expect(summary.getByText('Click Buy now')).toBeVisible();
  // Told once, above the picture; the verdict and the steps come after it on a phone.
  expect(screen.getAllByText('No button is named "Buy now".')).toHaveLength(1);
  expect(summary.getByText('No button is named "Buy now".')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Step 2: fourth' })).toHaveAttribute(
    'src',
    `${apiAddress}/fourth.jpg`,
  );

  expect(toggle('Open the shop')).toHaveAttribute('aria-expanded', 'false');
  expect(toggle('2 ?Click Buy now')).toHaveAttribute('aria-expanded', 'true');
  await user.click(summary.getByRole('button', { name: 'Show Step' }));
  expect(toggle('2 ?Click Buy now')).toHaveFocus();
});

test('the heading is one element while the test run loads, and retains the focus', async () => {
  server.use(...respondWithTestRun(red));
  renderRemote(remote, address);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Test run' });
  act(() => heading.focus());
  expect(await screen.findByRole('heading', { level: 1, name: 'Buy a book' })).toBe(heading);
  expect(heading).toHaveFocus();
});

test('a green test opens on its last screenshot, and fills in what the server left out', async () => {
  const results = [
    exampleStep({ step_number: 1, task: 'Open the shop', actions: [action('first'), action('second')] }),
    exampleStep({ step_number: 2, result: null, actions: [action('third'), action('fourth', null)] }),
  ];
  server.use(...respondWithTestRun({ results }));
  const { user } = renderRemote(remote, address);
  expect(await screen.findByRole('img', { name: 'Step 2: third' })).toBeVisible();
  expect(screen.getByText('3 / 3')).toBeVisible();
  expect(screen.queryByText(/failed/)).not.toBeInTheDocument();
  await user.click(toggle('Click Buy now'));
  expect(screen.getByText('Step executed successfully with no errors or warnings.')).toBeVisible();
});

test('the keys go on from the screenshot on show', async () => {
  const results = [
    exampleStep({ step_number: 1, task: 'Open the shop', actions: [action('first'), action('second')] }),
    exampleStep({ step_number: 2, actions: [action('third')] }),
  ];
  server.use(...respondWithTestRun({ results }));
  const { user } = renderRemote(remote, address);
  expect(await screen.findByRole('img', { name: 'Step 2: third' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'Step 1: second' })).toBeVisible();
});

test('a run under way shows its steps live, until it has ended', async () => {
  startFakeClock();
  const running = exampleStep({ step_number: 2, is_successful: null, actions: [], duration: null });
  let calls = 0;
  server.use(
    http.get(`${apiAddress}/test_run/31`, () => {
      calls += 1;
      const changes: Partial<TestRun> = { status: 'running', results: [exampleStep(), running] };
      return HttpResponse.json({ test_run: exampleTestRun(calls === 1 ? changes : {}) });
    }),
    http.get(`${apiAddress}/test_run/31/history`, () => HttpResponse.json({ history: null })),
  );
  const { unmount } = renderRemote(remote, address);
  expect(await screen.findByText('Running step 2 of 2')).toBeVisible();
  const steps = screen.getAllByRole('listitem').filter((item) => /Click Buy now/.test(item.textContent));
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Passed1Click Buy now',
    'Running2Click Buy now',
  ]);
  expect(screen.getByRole('img', { name: 'Step 1: Click button "Buy now"' })).toBeVisible();
  expect(screen.queryByText('Test Media')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(await screen.findByText('Success')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Test Media' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  unmount();
  renderRemote(remote, address);
  expect(await screen.findByText('Success')).toBeVisible();
  expect(calls).toBe(3);
});

test('the newest screenshot follows the run, and is loaded once however often its address changes', async () => {
  startFakeClock();
  const open = exampleStep({
    step_number: 2,
    is_successful: null,
    result: null,
    actions: [],
    duration: null,
  });
  const first = (signature: string) =>
    exampleStep({ step_number: 1, actions: [action('first', `${apiAddress}/first.jpg?${signature}`)] });
  let results = [first('a'), open];
  server.use(
    http.get(`${apiAddress}/test_run/31`, () =>
      HttpResponse.json({ test_run: exampleTestRun({ status: 'running', results }) }),
    ),
    ...respondWithTestRun(),
  );
  renderRemote(remote, address);
  const newest = async (name: string) =>
    within(await screen.findByRole('region', { name: 'Newest screenshot' })).findByRole('img', { name });
  expect(await newest('Step 1: first')).toHaveAttribute('src', `${apiAddress}/first.jpg?a`);
  results = [first('b'), { ...open, task: 'Pay at once' }];
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(await screen.findByText('Pay at once')).toBeVisible();
  expect(await newest('Step 1: first')).toHaveAttribute('src', `${apiAddress}/first.jpg?a`);
  results = [first('c'), { ...open, actions: [action('second')] }];
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(await newest('Step 2: second')).toHaveAttribute('src', `${apiAddress}/second.jpg`);
});

test('a run under way can be stopped from the page of its test', async () => {
  let status: TestRun['status'] = 'running';
  server.use(
    http.get(`${apiAddress}/test_run/31`, () => HttpResponse.json({ test_run: exampleTestRun({ status }) })),
    http.post(`${apiAddress}/test_group_run/7/cancel`, () => {
      status = 'cancelled';
      return new HttpResponse(null, { status: 204 });
    }),
    ...respondWithTestRun(),
  );
  const { user } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Stop Run' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop this run?' }));
  expect(question.getByText(/^Tests of its group run that have not finished are cancelled/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stop Run' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop Run' })).not.toBeInTheDocument();
});

test('the duration of a run under way ticks from its first step on', async () => {
  startFakeClock(new Date('2026-03-02T09:01:00.000Z'));
  const open = { is_successful: null, result: null, actions: [], start: null, duration: null };
  const waiting = exampleStep({ step_number: 1, started_at: null, ...open });
  let run: Partial<TestRun> = { status: 'pending', results: [waiting] };
  server.use(
    http.get(`${apiAddress}/test_run/31`, () => HttpResponse.json({ test_run: exampleTestRun(run) })),
    ...respondWithTestRun(),
  );
  renderRemote(remote, address);
  expect(await screen.findByText('Pending')).toBeVisible();
  expect(screen.queryByText(/Unknown duration|^0s$/)).not.toBeInTheDocument();

  run = {
    status: 'running',
    results: [
      exampleStep({ step_number: 1, duration: 4 }),
      exampleStep({ step_number: 2, started_at: '2026-03-02T09:01:03.000Z', ...open }),
    ],
  };
  await act(() => jest.advanceTimersByTimeAsync(5100));
  expect(await screen.findByText('6s')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('8s')).toBeVisible();
});

test('the device and the language of the browser are named', async () => {
  const browser = {
    engine: 'chromium',
    device: 'iPhone 15',
    locale: 'de-CH',
    viewport: { width: 393, height: 659 },
  } as const;
  server.use(...respondWithTestRun({ browser }));
  renderRemote(remote, address);
  const fact = await screen.findByText('Chromium · iPhone 15 · de-CH');
  expect(fact).toHaveAttribute('title', 'Window of 393×659 pixels');
});

test('a run that broke says why', async () => {
  server.use(
    ...respondWithTestRun({
      status: 'error',
      error: 'The runner stopped responding.',
      results: [exampleStep({ is_successful: null, result: null, actions: [], duration: null })],
    }),
  );
  renderRemote(remote, address);
  expect(await screen.findByText('The runner stopped responding.')).toBeVisible();
  expect(screen.getByText('Unknown duration')).toBeVisible();
  expect(screen.getByText('No screenshots available')).toBeVisible();
});

test('a run that broke within a step says so once', async () => {
  const text = 'The browser stopped while the test ran.';
  server.use(
    ...respondWithTestRun({
      status: 'error',
      error: text,
      results: [exampleStep({ is_successful: false, result: text })],
    }),
  );
  renderRemote(remote, address);
  expect(await screen.findByRole('region', { name: 'Step 1 of 1 failed' })).toHaveTextContent(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test('a failure is shown, and trying again helps', async () => {
  server.use(respondWithError('get', '/test_run/31', 500));
  const { user } = renderRemote(remote, address);
  expect(await screen.findByText('Loading test run data...')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load test run data. Please try again later.',
  );
  server.use(...respondWithTestRun());
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Buy a book' })).toBeVisible();
});

test.each([address, '/dashboard/testrun/x', '/dashboard/testrun/1.5'])(
  '%s, where no test run is',
  async (at) => {
    server.use(respondWithError('get', '/test_run/31', 404, 'There is no such test run.'));
    renderRemote(remote, at);
    expect(await screen.findByText('Test run not found.')).toBeVisible();
    expect(screen.getByText('This run does not exist, or it belongs to another company.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /try again/i })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Runs' })).toHaveAttribute('href', '/dashboard/runs');
  },
);
