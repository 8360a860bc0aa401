import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from 'shared/constants';
import type { Variable } from 'shared/contract';
import { apiAddress, enabledControls, renderRemote, respondWithAccount, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { apiKey, apiKeysApi } from '../../testing/api-keys-api.ts';
import { companyApi } from '../../testing/company-api.ts';
import { environment, environmentsApi } from '../../testing/environments-api.ts';
import { invitation, member, membersApi } from '../../testing/members-api.ts';
import { variablesApi } from '../../testing/variables-api.ts';
import { webhook, webhookApi } from '../../testing/webhook-api.ts';

/** Everybody chooses for himself. */
const OWN_NOTIFICATIONS =
  /^(combobox Digest$|switch (A run|A failure|A test|A suite|A schedule) |radio (All|Chosen) suites$)/;

/** What reads, or concerns this browser or the person only. */
const READING = [
  /^button (Copy \{\{|Export All Tests$|Leave company$)/,
  /^radio (System|Light|Dark)$/,
  OWN_NOTIFICATIONS,
];

async function openAs(role: Role) {
  const api = companyApi({
    enable_email_notifications: true,
    email_recipients: ['ada@example.com'],
    enable_slack_notifications: true,
    slack_webhooks: ['https://hooks.slack.com/services/•••'],
  });
  const variable: Variable = {
    name: 'user',
    value: 'ada',
    is_secret: false,
    kind: 'text',
    updated_at: '2026-03-02T09:00:00.000Z',
  };
  variablesApi(variable);
  environmentsApi(environment(1, 'Staging', { variables: [variable] }));
  membersApi([member(1, 'Ada', role), member(2, 'Grace', 'owner')], [invitation(3, 'mary@example.com')]);
  apiKeysApi(apiKey(4, 'Nightly'));
  webhookApi(webhook());
  const { user } = renderRemote(remote, '/dashboard/settings', { role });
  await screen.findByRole('button', { name: 'Edit Staging' });
  await screen.findAllByRole('button', { name: 'Edit user' });
  for (const name of ['Remove ada@example.com', 'Replace secret', 'Remove Grace', 'Revoke Nightly'])
    await screen.findByRole('button', { name });
  return { api, user };
}

test('a viewer sees all settings and can change none of them', async () => {
  const { api, user } = await openAs('viewer');
  const add = screen.getByRole('button', { name: 'Add environment' });
  await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
  expect(enabledControls().filter((name) => !READING.some((reading) => reading.test(name)))).toEqual([]);
  expect(add).toHaveAccessibleDescription('Your role is Viewer: ask an owner for the role Editor.');
  await user.click(screen.getByRole('switch', { name: 'Email notifications' }));
  await user.click(screen.getByRole('button', { name: 'Delete Staging' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.saves).toEqual([]);
});

test('an owner can change them', async () => {
  await openAs('owner');
  expect(enabledControls()).toEqual(
    expect.arrayContaining([
      ...['button Add variable', 'button Add environment', 'button Edit Staging', 'button Delete user'],
      ...['button Remove ada@example.com', 'button Invite', 'button Remove Grace', 'button Revoke Nightly'],
      ...['button Create key', 'button Change address', 'button Replace secret'],
    ]),
  );
  expect(screen.getAllByRole('switch').every((control) => control.ariaDisabled !== 'true')).toBe(true);
});

test('a role that has changed meanwhile is loaded once the server refuses a call', async () => {
  const { user } = await openAs('editor');
  const error = 'Your role is Viewer, which changes nothing.';
  server.use(
    respondWithAccount('viewer'),
    http.delete(`${apiAddress}/environments/1`, () =>
      HttpResponse.json({ error, code: 'role_required' }, { status: 403 }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Delete Staging' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(error)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete Staging' })).toHaveAttribute('aria-disabled', 'true'),
  );
});
