import { resetRenders, rendersOf } from 'shared/tooling/count-renders.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GroupRun } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server, startFakeClock } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRun } from '../../testing/example-runs.ts';
import { reachEnds } from '../../testing/reach-ends.ts';
import { showPage } from '../../testing/show-page.ts';

const address = '/dashboard/runs';

/** A server that holds runs, newest first, and notes how it was asked for them. */
function holdRuns(runs: GroupRun[]) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const before = searchParams.get('before');
      asked.push(before);
      const older = runs.filter(({ id }) => before === null || id < Number(before));
      const page = older.slice(0, Number(searchParams.get('limit')));
      const next_before = older.length > page.length ? page.at(-1)?.id : null;
      return HttpResponse.json({ test_group_runs: page, next_before });
    }),
  );
  return { runs, asked };
}

const runsDownFrom = (newest: number): GroupRun[] =>
  Array.from({ length: newest }, (_, index) =>
    exampleGroupRun({ id: newest - index, name: `Run ${newest - index}` }),
  );

const link = (name: string) => screen.findByRole('link', { name });
const loadMore = () => fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
const poll = () => act(() => jest.advanceTimersByTimeAsync(5100));

test('older runs are loaded when the end of the list comes near, until all are there', async () => {
  const { asked } = holdRuns(runsDownFrom(250));
  renderRemote(remote, address);
  await link('Run 250');
  expect(screen.getByRole('table', { name: 'Runs' })).toHaveAttribute('aria-rowcount', '-1');
  expect(asked).toEqual([null]);
  reachEnds();
  await waitFor(() => expect(asked).toEqual([null, '151']));
  await screen.findByRole('button', { name: 'Load More' });
  reachEnds();
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'Runs' })).toHaveAttribute('aria-rowcount', '251'),
  );
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(asked).toEqual([null, '151', '51']);
});

test('of ten thousand runs only those near the window are on the page', async () => {
  const { asked } = holdRuns(runsDownFrom(10_000));
  renderRemote(remote, address);
  await link('Run 10000');
  for (let pages = 2; pages <= 6; pages += 1) {
    loadMore();
    await waitFor(() => expect(asked).toHaveLength(pages));
    await screen.findByRole('button', { name: 'Load More' });
  }
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
});

test('a page that fails to load is reported, and loaded again only by hand', async () => {
  const { runs } = holdRuns(runsDownFrom(150));
  const { user } = renderRemote(remote, address);
  await link('Run 150');
  server.use(respondWithError('get', '/test_group_run/list', 500));
  loadMore();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load more runs.');
  const { asked } = holdRuns(runs);
  reachEnds();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(asked).toEqual(['51']);
});

test('however long the list, a poll asks for its first page and for what has not ended', async () => {
  startFakeClock();
  const { runs, asked } = holdRuns(runsDownFrom(400));
  const [newest, ...rest] = runs;
  runs.splice(0, runs.length, { ...exampleGroupRun(newest), status: 'running' }, ...rest);
  runs[149] = exampleGroupRun({ id: 251, status: 'running' });
  renderRemote(remote, address);
  await link('Run 400');
  for (const pages of [2, 3]) {
    loadMore();
    await waitFor(() => expect(asked).toHaveLength(pages));
    await screen.findByRole('button', { name: 'Load More' });
  }
  /** What a poll asks for; its reply is on the page when the new name of the newest run is. */
  async function pollAndShow(name: string): Promise<(string | null)[]> {
    runs[0] = exampleGroupRun({ ...runs[0], name });
    asked.length = 0;
    await poll();
    await link(name);
    return [...asked];
  }
  expect(await pollAndShow('First poll')).toEqual([null, '252']);
  runs[149] = exampleGroupRun({ id: 251 });
  await pollAndShow('Second poll');
  expect(await pollAndShow('Third poll')).toEqual([null]);

  runs[0] = exampleGroupRun({ id: 400 });
  await pollAndShow('Last poll');
  asked.length = 0;
  await poll();
  await poll();
  await showPage();
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(asked).toEqual([null]);
});

test('a poll renders the rows that have changed, the clock none', async () => {
  startFakeClock(new Date('2026-03-02T09:00:30.000Z'));
  const { runs } = holdRuns(runsDownFrom(60));
  runs[0] = exampleGroupRun({ id: 60, name: 'Run 60', status: 'running', totalTests: 3 });
  renderRemote(remote, address);
  expect(await screen.findByText('Running 3 tests...')).toBeVisible();
  expect(screen.getAllByText(/just now/)).toHaveLength(60);
  resetRenders();
  await act(() => jest.advanceTimersByTimeAsync(35_000));
  expect(screen.getAllByText(/1 minute ago/)).toHaveLength(60);
  expect(rendersOf('RelativeTime')).toBe(60);
  expect(rendersOf('GroupRunRow')).toBe(0);
  expect(rendersOf('GroupRunsTable')).toBe(0);

  runs[0] = exampleGroupRun({ id: 60, name: 'Run 60' });
  // The poll before this one may still be under way.
  await waitFor(async () => {
    await poll();
    expect(screen.queryByText('Running 3 tests...')).not.toBeInTheDocument();
  });
  expect(rendersOf('GroupRunRow')).toBe(1);
});

test('runs that others have started appear when the page becomes visible again, without a gap', async () => {
  startFakeClock();
  const { runs, asked } = holdRuns(runsDownFrom(120));
  renderRemote(remote, address);
  await link('Run 120');
  loadMore();
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'Runs' })).toHaveAttribute('aria-rowcount', '121'),
  );
  runs.splice(0, runs.length, ...runsDownFrom(330));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  asked.length = 0;
  await showPage();
  await link('Run 330');
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'Runs' })).toHaveAttribute('aria-rowcount', '331'),
  );
  expect(asked).toEqual([null, '231', '131']);
});

test('back from a run the list is as long as it was', async () => {
  const { asked } = holdRuns(runsDownFrom(150));
  server.use(
    http.get(`${apiAddress}/test_group_run/150`, () => HttpResponse.json(exampleDetail({ id: 150 }))),
  );
  const { user } = renderRemote(remote, address);
  await link('Run 150');
  loadMore();
  const table = () => screen.getByRole('table', { name: 'Runs' });
  await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '151'));
  await user.click(await link('Run 150'));
  await user.click(await screen.findByRole('link', { name: 'Back to runs' }));
  await link('Run 150');
  expect(table()).toHaveAttribute('aria-rowcount', '151');
  expect(asked.filter((before) => before === '51')).toHaveLength(1);
});
