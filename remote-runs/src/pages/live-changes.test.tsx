import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toast } from 'shared/feedback';
import { paths } from 'shared/router';
import { apiAddress, openLiveStream, renderRemote, server } from 'shared/testing';
import { remote } from '../remote.tsx';
import {
  exampleDetail,
  exampleGroupRun,
  exampleGroupRunItem,
  exampleStep,
  exampleTestRun,
} from '../testing/example-runs.ts';

/** Opens a page with a server that reports changes, and waits for its connection. */
async function openPage(at: string, path: string, reply: () => object) {
  const stream = openLiveStream();
  server.use(
    stream.handler,
    http.get(apiAddress + path, () => HttpResponse.json(reply())),
  );
  renderRemote(remote, at, { isLive: true });
  await waitFor(() => expect(stream.connections()).toBe(1));
  return stream;
}

test('the list shows a run that starts', async () => {
  const runs = [exampleGroupRun({ id: 7, name: 'Nightly' })];
  const stream = await openPage('/dashboard/runs', '/test_group_run/list', () => ({
    test_group_runs: runs,
    next_before: null,
  }));
  await screen.findByText('Nightly');
  runs.unshift(exampleGroupRun({ id: 8, name: 'Checkout', status: 'running' }));
  stream.send({ kind: 'group_run', id: 8 });
  expect(await screen.findByText('Checkout')).toBeVisible();
});

test('a group run shows the end of its tests in place of the notice of its start', async () => {
  let isRunning = true;
  const stream = await openPage('/dashboard/grouprun/7', '/test_group_run/7', () =>
    isRunning
      ? exampleDetail({ status: 'running', duration: null }, [
          exampleGroupRunItem({ id: 31, status: 'running', total_duration: null }),
        ])
      : exampleDetail({ status: 'passed' }, [exampleGroupRunItem({ id: 31, status: 'passed' })]),
  );
  await screen.findAllByText('Running');
  act(() => {
    for (const id of [7, 8])
      toast({ type: 'success', title: `Run ${id} started`, about: paths.groupRun(id), autoClose: false });
  });
  isRunning = false;
  stream.send({ kind: 'test_run', id: 31 });
  expect((await screen.findAllByText('Success'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Run 7 started')).not.toBeInTheDocument());
  expect(screen.getByText('Run 8 started')).toBeVisible();
});

test('a test run shows its steps as they end', async () => {
  const results = [exampleStep({ step_number: 1, is_successful: null, result: null, actions: [] })];
  server.use(http.get(`${apiAddress}/test_run/31/history`, () => HttpResponse.json({ history: null })));
  const stream = await openPage('/dashboard/testrun/31', '/test_run/31', () => ({
    test_run: exampleTestRun({ status: 'running', results }),
  }));
  await screen.findByText('0/1 steps passed');
  results[0] = exampleStep({ step_number: 1 });
  stream.send({ kind: 'test_run', id: 31 });
  expect(await screen.findByText('1/1 steps passed')).toBeVisible();
});
