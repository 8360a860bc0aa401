import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OverviewRedTest, OverviewReply } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleOverview } from '../../testing/example-overview.ts';

const address = '/dashboard/runs?tab=overview';

/** Answers with the overview and returns the queries that ask for it. */
function respond(changes: Partial<OverviewReply> = {}): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`${apiAddress}/overview`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(exampleOverview(changes));
    }),
    http.get(`${apiAddress}/test_blueprint_category/list`, () =>
      HttpResponse.json({
        categories: [
          {
            id: 5,
            name: 'Checkout',
            created_at: '2026-01-01T00:00:00.000Z',
            schedule_enabled: false,
            schedule_expression: null,
            schedule_timezone: null,
            login_module_blueprint_id: null,
          },
        ],
      }),
    ),
  );
  return asked;
}

const at = (test_run_id: number, day: number) => ({
  test_run_id,
  at: `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`,
});

const redTest: OverviewRedTest = {
  test_blueprint_id: 4,
  name: 'Pay by card',
  environment: 'Staging',
  row_name: null,
  failing_rows: 1,
  status: 'failed',
  since: at(31, 3),
  last_passed: at(30, 2),
  edit: { version: 7, by: 'Ada' },
  is_page_changed: true,
  commit: { repo: 'acme/shop', from: 'a'.repeat(40), to: 'b'.repeat(40) },
};

const sectionOf = (name: string) => screen.findByRole('region', { name });

test('charts say what they show, in a sentence and in a table', async () => {
  respond();
  const { user } = renderRemote(remote, address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
  const rate = await screen.findByRole('slider', { name: 'Pass rate by day' });
  expect(rate).toHaveAccessibleDescription(/92% passed, 3 points better than before\./);
  expect(screen.getByRole('slider', { name: 'Duration by day' })).toHaveAccessibleDescription(
    /Half of the passed tests took 42s or less, 5s less than before; 95 of 100 took 1m 30s or less\./,
  );
  expect(screen.getByRole('slider', { name: 'Results by day' })).toHaveAccessibleDescription(
    /25 results: 22 passed, 1 flaky, 1 failed, 1 error\./,
  );
  const figure = within(screen.getAllByRole('figure')[2] as HTMLElement);
  await user.click(figure.getByText('Figures'));
  const rows = within(figure.getByRole('table', { name: 'Results by day' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayPassedFlakyFailedError',
    'Mar 311101',
    'Mar 20000',
    'Mar 111010',
  ]);
  await user.tab();
  expect(figure.getByRole('region', { name: 'Figures: Results by day' })).toHaveFocus();
});

test('a chart is one tab stop, and its days are told one by one', async () => {
  respond();
  const { user } = renderRemote(remote, address);
  const chart = await screen.findByRole('slider', { name: 'Pass rate by day' });
  const figure = screen.getAllByRole('figure')[0] as HTMLElement;
  const live = figure.querySelector('[aria-live="polite"]');
  expect(live).toBeEmptyDOMElement();
  act(() => chart.focus());
  expect(chart).toHaveAttribute('aria-valuetext', 'Mar 3');
  expect(live).toHaveTextContent('Mar 3 92% passed, 12 of 13');
  await user.keyboard('{ArrowLeft}');
  expect(live).toHaveTextContent('Mar 2 No results');
  await user.keyboard('{Home}');
  expect(chart).toHaveAttribute('aria-valuetext', 'Mar 1');
  expect(live).toHaveTextContent('Mar 1 91% passed, 11 of 12');
  await user.keyboard('{ArrowLeft}{End}{ArrowRight}');
  expect(chart).toHaveAttribute('aria-valuenow', '3');
  await user.tab();
  expect(within(figure).getByText('Figures')).toHaveFocus();
  expect(live).toBeEmptyDOMElement();
});

test('a test that fails now tells since when, and what has changed since it passed', async () => {
  respond({
    red_tests: [
      redTest,
      {
        ...redTest,
        test_blueprint_id: 9,
        name: 'Search',
        environment: null,
        row_name: 'lamp',
        failing_rows: 3,
        last_passed: null,
        edit: null,
        is_page_changed: null,
        commit: null,
      },
    ],
  });
  renderRemote(remote, address);
  const [, first, second] = within(await sectionOf('Failing now')).getAllByRole('row');
  const row = within(first as HTMLElement);
  expect(row.getByRole('link', { name: 'Pay by card' })).toHaveAttribute('href', '/dashboard/updatetest/4');
  expect(row.getByText('Staging')).toBeVisible();
  expect(row.getByRole('link', { name: /^Run of Pay by card, Mar 3/ })).toHaveAttribute(
    'href',
    '/dashboard/testrun/31',
  );
  expect(row.getByRole('link', { name: /^Run of Pay by card, Mar 2/ })).toHaveAttribute(
    'href',
    '/dashboard/testrun/30',
  );
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Test edited by Ada (version 7)',
    'The page changed',
    'Commit aaaaaaa → bbbbbbb',
  ]);
  expect(row.getByRole('link', { name: 'The page changed' })).toHaveAttribute(
    'href',
    '/dashboard/testrun/31',
  );
  expect(second).toHaveTextContent('and 2 more rows');
  expect(second).toHaveTextContent('Never');
  expect(second).toHaveTextContent('Nothing known');
});

test('the worst tests, the slowest steps and open quarantines lead to tests, runs and steps', async () => {
  const worst = { test_blueprint_id: 4, name: 'Pay by card', results: 40, last: at(31, 3) };
  respond({
    failing_tests: [{ ...worst, count: 12 }],
    flaky_tests: [{ ...worst, count: 3 }],
    slow_steps: [
      {
        test_blueprint_id: 4,
        test_name: 'Pay by card',
        task: 'Click Pay',
        median_duration: 7.25,
        count: 28,
        test_run_id: 31,
        step_number: 2,
      },
    ],
    quarantines: [
      {
        test_blueprint_id: 6,
        name: 'Buy',
        reason: 'The server is slow.',
        owner: 'Ada',
        ends_at: '2026-04-01T12:00:00.000Z',
      },
    ],
  });
  renderRemote(remote, address);
  const failing = await sectionOf('Most failing tests');
  expect(failing).toHaveTextContent('12 of 40');
  expect(within(failing).getByRole('link', { name: 'Pay by card' })).toHaveAttribute(
    'href',
    '/dashboard/updatetest/4',
  );
  expect(within(await sectionOf('Most flaky tests')).getByRole('link', { name: /^Run of/ })).toHaveAttribute(
    'href',
    '/dashboard/testrun/31',
  );
  const steps = await sectionOf('Slowest steps');
  expect(within(steps).getByRole('link', { name: 'Click Pay' })).toHaveAttribute(
    'href',
    '/dashboard/testrun/31?step=2',
  );
  expect(steps).toHaveTextContent('7.2s');
  const quarantines = await sectionOf('Open quarantines');
  for (const text of ['Buy', 'The server is slow.', 'Ada', 'April 1, 2026'])
    expect(quarantines).toHaveTextContent(text);
});

test('lists without entries say so', async () => {
  respond();
  renderRemote(remote, address);
  for (const text of [
    'The last result of every test is good.',
    'No test has failed in the period.',
    'No test was flaky in the period.',
    'No step has passed in the period.',
    'No test is in quarantine.',
  ])
    expect(await screen.findByText(text)).toBeVisible();
});

test('period, suite and environment are in the address, and what is asked for', async () => {
  const asked = respond();
  const { user, location } = renderRemote(remote, `${address}&period=7d`);
  expect(await screen.findByRole('radio', { name: '7 days' })).toBeChecked();
  await screen.findByRole('option', { name: 'Staging' });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Suite' }),
    await screen.findByText('Checkout'),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Environment' }), 'Staging');
  expect(location()).toBe(`${address}&period=7d&suite=5&environment=%233`);
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  expect(location()).toBe(`${address}&suite=5&environment=%233`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Environment' }), 'No environment');
  expect(location()).toBe(`${address}&suite=5&environment=`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Suite' }), 'All suites');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Environment' }), 'All environments');
  expect(location()).toBe(address);
  await screen.findByRole('slider', { name: 'Pass rate by day' });
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(asked).toContain(`?period=7d&suite=5&environment=%233&time_zone=${zone}`);
  expect(asked).toContain(`?period=30d&suite=5&environment=&time_zone=${zone}`);
  expect(asked.at(-1)).toBe(`?period=30d&time_zone=${zone}`);
});

test('an address with nonsense is as by default, and an unknown choice stays', async () => {
  const asked = respond();
  renderRemote(remote, `${address}&period=1d&suite=77&environment=%239`);
  expect(await screen.findByRole('radio', { name: '30 days' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Suite' })).toHaveDisplayValue('Unknown suite');
  expect(screen.getByRole('combobox', { name: 'Environment' })).toHaveDisplayValue(
    'An environment without runs',
  );
  await screen.findByRole('slider', { name: 'Pass rate by day' });
  expect(asked[0]).toMatch(/^\?period=30d&suite=77&environment=%239&/);
});

test('a period without runs says so, and still has the quarantines', async () => {
  const { totals } = exampleOverview();
  const none = { ...totals, passed: 0, flaky: 0, failed: 0, error: 0, pass_rate: null };
  respond({ totals: none, days: [] });
  renderRemote(remote, address);
  expect(await screen.findByText('No runs in this period')).toBeVisible();
  expect(await sectionOf('Open quarantines')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('an overview that cannot be loaded is asked for again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  respond();
  server.use(respondWithError('get', '/overview', 500));
  const { user } = renderRemote(remote, address);
  expect(await screen.findByText('Failed to load the overview.')).toBeVisible();
  respond();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('slider', { name: 'Pass rate by day' })).toBeVisible();
});

test('a server without overview is no failure', async () => {
  respond();
  server.use(respondWithError('get', '/overview', 404));
  renderRemote(remote, address);
  expect(await screen.findByText('This server has no overview.')).toBeVisible();
});

test('the overview is a tab of the runs, to which its old address leads', async () => {
  const asked = respond();
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () =>
      HttpResponse.json({ test_group_runs: [], next_before: null }),
    ),
  );
  const { user, location } = renderRemote(remote, '/dashboard/overview?period=7d');
  expect(await screen.findByRole('slider', { name: 'Pass rate by day' })).toBeVisible();
  expect(location()).toBe(`${address}&period=7d`);
  expect(asked[0]).toContain('period=7d');
  await user.click(screen.getByRole('tab', { name: 'All Runs' }));
  expect(await screen.findByText('No runs found. Create a new run to get started.')).toBeVisible();
  expect(location()).toBe('/dashboard/runs');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(await screen.findByRole('slider', { name: 'Pass rate by day' })).toBeVisible();
  expect(location()).toBe(address);
});

test('a card says what people make of failures, and how long the oldest one waits', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const since = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
  respond({
    verdicts: [
      { list: 'kind', user_id: null, name: 'product_bug', count: 3, since },
      { list: 'assignee', user_id: 1, name: 'Ada', count: 2, since },
      { list: 'assignee', user_id: 2, name: 'Ada', count: 1, since },
      { list: 'assignee', user_id: null, name: null, count: 5, since },
      { list: 'kind', user_id: null, name: 'environment', count: 1, since },
      { list: 'waiting', user_id: null, name: null, count: 4, since },
    ],
  });
  renderRemote(remote, address);
  const card = await screen.findByRole('region', { name: 'Verdicts' });
  expect(card).toHaveTextContent('Product bug 3 (75%) · Environment 1 (25%)');
  expect(card).toHaveTextContent('4 without a verdict, the oldest from 3 days ago');
  for (const text of ['Ada: 2 open', 'Ada: 1 open', 'All others: 5 open'])
    expect(card).toHaveTextContent(`${text}, the oldest from 3 days ago`);
  // Of entries with the same key.
  expect(logged).not.toHaveBeenCalled();
});
