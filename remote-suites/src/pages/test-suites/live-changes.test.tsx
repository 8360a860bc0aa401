import { screen, waitFor } from '@testing-library/react';
import { openLiveStream, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';

test('a suite that the schedule starts shows its run', async () => {
  const stream = openLiveStream();
  server.use(stream.handler, respondWithBlueprints(), respondWithSuites(sampleSuite({ recent_runs: [] })));
  renderRemote(remote, '/dashboard/test-suites', { isLive: true });
  await waitFor(() => expect(stream.connections()).toBe(1));
  await screen.findByText('Not run yet');
  const run = { id: 4, status: 'failed', created_at: new Date().toISOString() } as const;
  server.use(respondWithSuites(sampleSuite({ recent_runs: [run] })));
  stream.send({ kind: 'group_run', id: 4 });
  expect(await screen.findByRole('link', { name: /^Last run/ })).toBeVisible();
});
