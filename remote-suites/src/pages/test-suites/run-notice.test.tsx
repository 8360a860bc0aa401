import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, server, startFakeClock } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleGroupRun, sampleSuite } from '../../testing/samples.ts';
import { findCard, openSuites } from '../../testing/suites-screen.ts';

// With the real time that a notification is shown.
jest.unmock('shared/constants');

test('the notice of a started run closes after five seconds; the card keeps the link', async () => {
  server.use(
    respondWithBlueprints(),
    respondWithSuites(sampleSuite()),
    http.post(`${apiAddress}/test_group_run/trigger_run`, () =>
      HttpResponse.json({ test_group_run: sampleGroupRun() }, { status: 201 }),
    ),
  );
  startFakeClock();
  const { user } = openSuites();
  const card = await findCard('Checkout');
  await user.click(card.getByRole('button', { name: 'Run Checkout' }));
  const notice = await screen.findByText('Test run started successfully!');
  await user.unhover(document.body);
  await act(() => jest.advanceTimersByTimeAsync(4999));
  expect(notice).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(notice).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: 'View run' })).toBeInTheDocument();
});
