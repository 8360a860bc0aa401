import { screen, waitFor } from '@testing-library/react';
import { openLiveStream, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedTest, storedHistory } from '../../testing/blueprints.ts';
import { recordCalls, respondWithBlueprints, respondWithHistories } from '../../testing/handlers.ts';
import { closeNotice } from '../../testing/notices.ts';

const lamp = listedTest({ id: 1, title: 'Buy a lamp' });

test('a test that the schedule starts shows its result', async () => {
  const stream = openLiveStream();
  server.use(stream.handler, respondWithBlueprints(lamp), respondWithHistories(storedHistory(['failed'])));
  renderRemote(remote, '/dashboard/tests?tab=tests', { isLive: true });
  await waitFor(() => expect(stream.connections()).toBe(1));
  await screen.findByText('Buy a lamp');
  const last_run = '2026-11-20T15:30:00.000Z';
  server.use(respondWithBlueprints({ ...lamp, last_run, last_run_id: 9, last_status: 'failed' }));
  stream.send({ kind: 'group_run', id: 4 });
  expect(await screen.findByRole('link', { name: /^Failed/ })).toBeVisible();
});

test('a test whose deletion can still be undone stays gone when the list is loaded again', async () => {
  const stream = openLiveStream();
  const chair = listedTest({ id: 2, title: 'Buy a chair' });
  const deletion = recordCalls('delete', '/test_blueprint/delete/2', null);
  server.use(
    stream.handler,
    deletion.handler,
    respondWithBlueprints(lamp, chair),
    respondWithHistories(storedHistory(['failed'])),
  );
  const { user } = renderRemote(remote, '/dashboard/tests?tab=tests', { isLive: true });
  await waitFor(() => expect(stream.connections()).toBe(1));
  await user.click(await screen.findByRole('button', { name: 'Delete Buy a chair' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Test deleted');
  const last_run = '2026-11-20T15:30:00.000Z';
  server.use(respondWithBlueprints(chair, { ...lamp, last_run, last_run_id: 9, last_status: 'failed' }));
  stream.send({ kind: 'group_run', id: 4 });
  expect(await screen.findByRole('link', { name: /^Failed/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Buy a chair/ })).not.toBeInTheDocument();
  await closeNotice(user, 'Test deleted');
  await waitFor(() => expect(deletion.bodies).toHaveLength(1));
});
