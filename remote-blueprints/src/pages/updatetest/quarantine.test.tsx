import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Quarantine } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedTest, storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { openSettings } from '../../testing/open-settings.ts';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** Opens the dialog of test 1 with this quarantine. */
async function openDialog(quarantine: Quarantine | null) {
  const put = recordCalls('put', '/test_blueprint/1/quarantine', { quarantine: null });
  server.use(
    respondWithStored(storedTest(['Go back'])),
    respondWithBlueprints(listedTest({ id: 1, title: 'Buy a lamp', quarantine })),
    respondWithSuites(),
    http.get(`${apiAddress}/test_blueprint/quarantine_owners`, () =>
      HttpResponse.json({
        users: [
          { id: 1, email: 'ada@example.com', name: 'Ada Lovelace' },
          { id: 2, email: 'grace@example.com', name: null },
        ],
      }),
    ),
    put.handler,
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await openSettings(user);
  await user.click(await screen.findByRole('button', { name: / quarantine$/ }));
  return { user, put, dialog: within(await screen.findByRole('dialog', { name: / quarantine$/ })) };
}

test('a change of the reason leaves the end of a quarantine where it is', async () => {
  const { user, put, dialog } = await openDialog({
    reason: 'Slow service',
    owner: { id: 1, email: 'ada@example.com' },
    created_at: inDays(-1),
    ends_at: inDays(59.5),
  });
  const days = await dialog.findByRole('spinbutton', { name: /^Days from now/ });
  expect(days).toHaveValue(60);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), ', ticket 12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put.bodies).toEqual([{ reason: 'Slow service, ticket 12', owner_id: 1 }]));
});

test('a quarantine is ended before its time', async () => {
  const { user, dialog } = await openDialog({
    reason: 'Slow service',
    owner: null,
    created_at: inDays(-1),
    ends_at: inDays(5),
  });
  let ended = 0;
  server.use(
    http.delete(`${apiAddress}/test_blueprint/1/quarantine`, () => {
      ended += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'End Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ended).toBe(1);
});

test('a new quarantine lasts 14 days', async () => {
  const { dialog } = await openDialog(null);
  expect(await dialog.findByRole('spinbutton', { name: /^Days from now/ })).toHaveValue(14);
});

test('owners are named, or else have their e-mail address', async () => {
  const { dialog } = await openDialog({
    reason: 'Slow service',
    created_at: inDays(-1),
    ends_at: inDays(5),
    owner: { id: 1, email: 'ada@example.com', name: 'Ada Lovelace' },
  });
  const owners = await dialog.findByRole('combobox', { name: 'Owner' });
  await waitFor(() =>
    expect(
      within(owners)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Me', 'Ada Lovelace (ada@example.com)', 'grace@example.com']),
  );
  expect(screen.getByText(/· Ada Lovelace · Slow service$/)).toBeInTheDocument();
});
