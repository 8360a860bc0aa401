import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { TestRun } from 'shared/contract';
import { apiAddress, heldAnswer, server } from 'shared/testing';
import { exampleDetail } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';

async function openFiles(run: Partial<TestRun>) {
  server.use(http.get(`${apiAddress}/test_run/31/files`, () => HttpResponse.json({ files: [] })));
  return openTestRun({ test_blueprint_id: 4, test_group_run_id: 7, ...run }, '?media=files');
}

const section = async () => within(await screen.findByRole('region', { name: 'Playwright trace' }));

test('a test runs again with a trace', async () => {
  const { handler, bodies, letGo } = heldAnswer(
    ...(['post', '/test_group_run/7/rerun', exampleDetail({ id: 12 }), 201] as const),
  );
  server.use(
    handler,
    http.get(`${apiAddress}/test_group_run/12`, () =>
      HttpResponse.json(exampleDetail({ id: 12, name: 'The new run' })),
    ),
  );
  const { user } = await openFiles({ trace: null });
  const { getByText, getByRole } = await section();
  expect(getByText('This run recorded none.')).toBeVisible();
  await user.click(getByRole('button', { name: 'Run Again With Trace' }));
  letGo();
  expect(await screen.findByRole('heading', { level: 1, name: 'The new run' })).toBeVisible();
  expect(bodies).toEqual([{ test_run_id: 31, trace: true }]);
});

test('a trace is downloaded, or the page says why there is none', async () => {
  const url = `${apiAddress}/artifacts/trace.zip?signature=a`;
  const { unmount } = await openFiles({ trace: { url, problem: null } });
  expect((await section()).getByRole('link', { name: 'Download the trace' })).toHaveAttribute('href', url);
  unmount();
  await openFiles({ trace: { url: null, problem: 'The trace was removed because of its age.' } });
  expect((await section()).getByText('The trace was removed because of its age.')).toBeVisible();
});

test('a deleted test cannot run again, and a server that records no traces offers none', async () => {
  const { unmount } = await openFiles({ trace: null, test_blueprint_id: null });
  const button = (await section()).getByRole('button', { name: 'Run Again With Trace' });
  expect(button).toHaveAccessibleDescription('The test was deleted.');
  unmount();
  await openFiles({});
  expect(await screen.findByText('The test downloaded no files.')).toBeVisible();
  expect(screen.queryByText('Playwright trace')).not.toBeInTheDocument();
});
