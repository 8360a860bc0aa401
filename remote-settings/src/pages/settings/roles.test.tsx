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

/** What reads, or concerns the person only. */
const READING = /^button (Copy \{\{|Export All Tests$|Leave company$)/;

/** A button of each section that loads, by the page. */
const BUTTONS = {
  '': ['Edit Staging', 'Edit user', 'Remove ada@example.com', 'Replace secret'],
  '/access': ['Remove Grace', 'Revoke Nightly'],
};

async function openAs(role: Role, page: keyof typeof BUTTONS = '') {
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
  const { user } = renderRemote(remote, `/dashboard/settings${page}`, { role });
  for (const name of BUTTONS[page]) await screen.findAllByRole('button', { name });
  return { api, user };
}

test('a viewer sees all settings and can change none of them', async () => {
  const { api, user } = await openAs('viewer');
  const add = screen.getByRole('button', { name: 'Add environment' });
  await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
  expect(enabledControls().filter((name) => !READING.test(name))).toEqual([]);
  expect(add).toHaveAccessibleDescription('Your role is Viewer: ask an owner for the role Editor.');
  await user.click(screen.getByRole('switch', { name: 'Email notifications' }));
  await user.click(screen.getByRole('button', { name: 'Delete Staging' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.saves).toEqual([]);
});

test('a viewer changes nothing of the access of others', async () => {
  await openAs('viewer', '/access');
  await waitFor(() => expect(enabledControls().filter((name) => !READING.test(name))).toEqual([]));
});

test.each([
  [
    '',
    ['Add variable', 'Add environment', 'Edit Staging', 'Delete user', 'Remove ada@example.com'],
    ['Change address', 'Replace secret'],
  ],
  ['/access', ['Invite', 'Remove Grace', 'Revoke Nightly', 'Create key'], []],
] as const)('an owner can change what is on /dashboard/settings%s', async (page, ...names) => {
  await openAs('owner', page);
  expect(enabledControls()).toEqual(expect.arrayContaining(names.flat().map((name) => `button ${name}`)));
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
