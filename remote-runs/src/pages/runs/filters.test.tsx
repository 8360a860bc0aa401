import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GroupRun } from 'shared/contract';
import { apiAddress, renderRemote, respondWithEnvironments, server, startFakeClock } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleGroupRun } from '../../testing/example-runs.ts';

const address = '/dashboard/runs';

/** What the list was asked for, without the page. */
const asked: Record<string, string>[] = [];

function respondWith(list: (query: Record<string, string>) => GroupRun[]) {
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, ({ request }) => {
      const { limit, ...query } = Object.fromEntries(new URL(request.url).searchParams);
      expect(limit).toBe('100');
      asked.push(query);
      return HttpResponse.json({ test_group_runs: list(query), next_before: null });
    }),
  );
}

const all = exampleGroupRun({ id: 9, name: 'Every run' });
const few = exampleGroupRun({ id: 8, name: 'One of few' });

beforeEach(() => {
  // React reads a form whose submission navigates. FormData is that of Node here, which knows no forms.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new URLSearchParams() as never);
  asked.length = 0;
  respondWith((query) => (Object.keys(query).length === 0 ? [all, few] : [few]));
  server.use(
    respondWithEnvironments('Staging'),
    http.get(`${apiAddress}/test_blueprint_category/list`, () =>
      HttpResponse.json({ categories: [{ id: 3, name: 'Checkout' }] }),
    ),
    http.get(`${apiAddress}/test_blueprint/list`, () =>
      HttpResponse.json({ test_blueprints: [{ id: 1, title: 'Buy', tags: ['smoke', 'slow'] }] }),
    ),
    http.get(`${apiAddress}/api_keys`, () => HttpResponse.json({ api_keys: [{ id: 1, name: 'Nightly' }] })),
    http.get(`${apiAddress}/members`, () =>
      HttpResponse.json({
        members: [{ user_id: 4, email: 'ada@example.com', name: 'Ada', role: 'editor' }],
        invitations: [],
      }),
    ),
  );
});

async function openDialog(at = address, options = {}) {
  const view = renderRemote(remote, at, options);
  await view.user.click(await screen.findByRole('button', { name: 'Filters' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Filter Runs' })) };
}

const chip = (label: string) => screen.findByRole('button', { name: `Remove filter ${label}` });
const run = (name: string) => screen.findByRole('link', { name });

test('what is chosen in the dialog narrows the list, and is in the address', async () => {
  const { user, dialog, location } = await openDialog(address, { role: 'viewer' });
  await user.selectOptions(dialog.getByLabelText('Status'), 'Failure');
  await user.selectOptions(dialog.getByLabelText('Verdict on a failure'), 'None yet');
  await user.click(await dialog.findByText('Any suite'));
  await user.click(await screen.findByRole('option', { name: 'Checkout' }));
  await user.selectOptions(
    dialog.getByLabelText('Started by'),
    await dialog.findByRole('option', { name: 'Ada' }),
  );
  await user.selectOptions(
    dialog.getByLabelText('Environment'),
    await dialog.findByRole('option', { name: 'Staging' }),
  );
  await user.click(await dialog.findByText('Any tag'));
  await user.click(await screen.findByRole('option', { name: 'smoke' }));
  await user.type(dialog.getByLabelText('Branch'), 'main');
  await user.type(dialog.getByLabelText('Commit'), 'abc1');
  await user.type(dialog.getByLabelText('Text of a failure'), 'no button');
  await user.click(dialog.getByRole('button', { name: 'Show Runs' }));

  expect(await run('One of few')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Every run' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    status: 'failed,error',
    verdict: 'none',
    suite: '3',
    starter: 'person:4',
    environment: 'Staging',
    tag: 'smoke',
    branch: 'main',
    commit: 'abc1',
    failed_text: 'no button',
  });
  expect(location()).toBe(
    `${address}?status=failure&verdict=none&text=no+button&suite=3&environment=Staging&tag=smoke&starter=person%3A4&branch=main&commit=abc1`,
  );
  for (const label of [
    'Status: Failure',
    'Verdict: None yet',
    'Suite: Checkout',
    'Started by: Ada',
    'Failure: “no button”',
  ])
    expect(await chip(label)).toBeVisible();
});

test('an address shows its filters; each can be removed, all together too, and the Back button restores them', async () => {
  const { user, location, goBack } = renderRemote(remote, `${address}?status=failure&branch=main&days=x`);
  expect(await run('One of few')).toBeVisible();
  expect(asked).toEqual([{ status: 'failed,error', branch: 'main' }]);
  await user.click(await chip('Status: Failure'));
  await waitFor(() => expect(location()).toBe(`${address}?branch=main`));
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Status/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(await run('Every run')).toBeVisible();
  expect(location()).toBe(address);
  expect(screen.queryByRole('button', { name: 'Clear All' })).not.toBeInTheDocument();
  act(goBack);
  expect(await chip('Branch: main')).toBeVisible();
});

test('what an address asks for in other words is said, and can be dropped', async () => {
  const { user, location } = renderRemote(remote, `${address}?status=failed&branch=main&days=x&commit=zz`);
  const notice = await screen.findByText(/is ignored/);
  expect(notice).toHaveTextContent(
    'Not a filter, so it is ignored: status=failed (possible: failure, success, running, cancelled), days=x (possible: 1, 7, 30), commit=zz.',
  );
  expect(await chip('Branch: main')).toBeVisible();
  expect(asked).toEqual([{ branch: 'main' }]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(location()).toBe(`${address}?branch=main`));
  expect(screen.queryByText(/is ignored/)).not.toBeInTheDocument();
});

test('an owner can choose an API key', async () => {
  const { user, dialog } = await openDialog(address, { role: 'owner' });
  const key = await dialog.findByRole('option', { name: 'API key Nightly' });
  await user.selectOptions(dialog.getByLabelText('Started by'), key);
  await user.click(dialog.getByRole('button', { name: 'Show Runs' }));
  expect(await chip('Started by: API key Nightly')).toBeVisible();
  await run('One of few');
  expect(asked.at(-1)).toEqual({ starter: 'key:Nightly' });
});

test('days are those of the reader', async () => {
  const { user, dialog, location } = await openDialog();
  await user.selectOptions(dialog.getByLabelText('Started'), 'Between two days');
  await user.type(dialog.getByLabelText('First day'), '2026-03-02');
  await user.type(dialog.getByLabelText('Last day'), '2026-03-01');
  const show = dialog.getByRole('button', { name: 'Show Runs' });
  expect(show).toHaveAttribute('aria-disabled', 'true');
  expect(show).toHaveAccessibleDescription('The first day is after the last one.');
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(dialog.getByLabelText('Started')).toHaveDisplayValue('Any time');
  await user.selectOptions(dialog.getByLabelText('Started'), 'Between two days');
  await user.type(dialog.getByLabelText('First day'), '2026-03-02');
  await user.type(dialog.getByLabelText('Last day'), '2026-03-02');
  await user.click(show);
  expect(await chip('From March 2, 2026')).toBeVisible();
  await waitFor(() => expect(location()).toBe(`${address}?from=2026-03-02&to=2026-03-02`));
  await run('One of few');
  expect(asked.at(-1)).toEqual({
    from: new Date(2026, 2, 2).toISOString(),
    to: new Date(2026, 2, 3).toISOString(),
  });
});

test('what the server would refuse is explained before', async () => {
  const { user, dialog } = await openDialog();
  const show = dialog.getByRole('button', { name: 'Show Runs' });
  await user.type(dialog.getByLabelText('Commit'), 'xyz');
  expect(show).toHaveAccessibleDescription('Enter at least the first 4 characters of the SHA.');
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  await user.type(dialog.getByLabelText('Text of a failure'), 'a');
  expect(show).toHaveAccessibleDescription('Enter at least 2 characters of the failure.');
  await user.type(dialog.getByLabelText('Text of a failure'), 'b');
  expect(show).not.toHaveAttribute('aria-disabled', 'true');
});

test('where nothing matches, the page says so and offers to clear the filters', async () => {
  respondWith((query) => (query.status ? [] : [all]));
  const { user, location } = renderRemote(remote, `${address}?status=cancelled`);
  expect(await screen.findByText('No runs match the filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await run('Every run')).toBeVisible();
  expect(location()).toBe(address);
});

test('a run that no longer matches leaves the list', async () => {
  startFakeClock();
  let isOver = false;
  respondWith(() =>
    isOver ? [few] : [exampleGroupRun({ id: 9, name: 'Under way', status: 'running' }), few],
  );
  renderRemote(remote, `${address}?status=running`);
  expect(await run('Under way')).toBeVisible();
  isOver = true;
  await act(() => jest.advanceTimersByTimeAsync(5100));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Under way' })).not.toBeInTheDocument());
  expect(await run('One of few')).toBeVisible();
});

test('a search that has found nothing yet goes on', async () => {
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      return before === null
        ? HttpResponse.json({ test_group_runs: [], next_before: 100 })
        : HttpResponse.json({ test_group_runs: [few], next_before: null });
    }),
  );
  const { user } = renderRemote(remote, `${address}?text=button`);
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await run('One of few')).toBeVisible();
  expect(screen.queryByText('No runs match the filters.')).not.toBeInTheDocument();
});
