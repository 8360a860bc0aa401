import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from 'shared/contract';
import { renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { apiKey, apiKeysApi, SECRET } from '../../testing/api-keys-api.ts';
import { companyApi } from '../../testing/company-api.ts';

const DAY = 24 * 60 * 60_000;

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function open(...stored: ApiKey[]) {
  companyApi();
  const api = apiKeysApi(...stored);
  const { user } = renderRemote(remote, '/dashboard/settings/access');
  const section = within(await screen.findByRole('region', { name: 'API keys' }));
  await waitFor(() => expect(section.queryByText('Loading API keys...')).not.toBeInTheDocument());
  const item = (name: string) => {
    const found = section.getByRole('heading', { name, level: 3 }).closest('li');
    if (!found) throw new Error(`There is no item of ${name}.`);
    return within(found);
  };
  return { api, user, section, item, dialog: () => within(screen.getByRole('dialog')) };
}

test('a key is created, its secret is shown once and can be copied', async () => {
  const { api, user, section, item, dialog } = await open();
  expect(section.getByText(/^No named keys yet\./)).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Create key' }));
  await user.type(dialog().getByLabelText('Name'), ' GitHub Actions ');
  await user.selectOptions(dialog().getByLabelText('Role'), 'Viewer');
  expect(dialog().getByLabelText('Role')).toHaveAccessibleDescription(/^Reads results/);
  await user.selectOptions(dialog().getByLabelText('Expires after'), '30 days');
  await user.click(dialog().getByRole('button', { name: 'Create' }));

  const secret = within(await section.findByRole('group', { name: 'New API key GitHub Actions' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(secret.getByText(/It is not shown again\./)).toBeVisible();
  expect(secret.getByText(SECRET)).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(secret.getByRole('button', { name: 'Copy key' }));
  expect(await secret.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(SECRET);
  await user.click(secret.getByRole('button', { name: 'Done' }));
  expect(document.body).not.toHaveTextContent(SECRET);

  const [{ expires_at: expiry, ...body } = { expires_at: null }] = api.created;
  expect(body).toEqual({ name: 'GitHub Actions', role: 'viewer' });
  expect(Math.abs(Date.parse(String(expiry)) - Date.parse(inDays(30)))).toBeLessThan(60_000);
  expect(item('GitHub Actions').getByText('Viewer')).toBeVisible();
  expect(item('GitHub Actions').getByText('sl_…DEFG')).toBeVisible();
});

test('a key can be one that never expires', async () => {
  const { api, user, section, dialog } = await open();
  await user.click(section.getByRole('button', { name: 'Create key' }));
  expect(dialog().getByLabelText('Expires after')).toHaveDisplayValue('90 days');
  await user.selectOptions(dialog().getByLabelText('Expires after'), 'Never');
  await user.type(dialog().getByLabelText('Name'), 'Nightly{Enter}');
  await section.findByRole('group', { name: 'New API key Nightly' });
  expect(api.created).toEqual([{ name: 'Nightly', role: 'editor', expires_at: null }]);
});

test('the list shows origin, expiry and last use; expired keys are marked', async () => {
  const { section, item } = await open(
    apiKey(1, 'Nightly', { last_used_at: inDays(-2), last_used_from: '203.0.113.7' }),
    apiKey(2, 'Old', { role: 'viewer', expires_at: '2026-03-05T12:00:00.000Z', created_by: null }),
  );
  const nightly = item('Nightly');
  expect(nightly.getByText('sl_…wxyz')).toBeVisible();
  expect(nightly.getByText('Editor')).toBeVisible();
  expect(nightly.getByText('Created by ada@example.com on February 3, 2026.')).toBeVisible();
  expect(nightly.getByText('Never expires. Last used 2 days ago from 203.0.113.7.')).toBeVisible();
  expect(nightly.queryByText('Expired')).not.toBeInTheDocument();
  const old = item('Old');
  expect(old.getByText('Expired')).toBeVisible();
  expect(old.getByText('Created on February 3, 2026.')).toBeVisible();
  expect(old.getByText('Expired on March 5, 2026. Not used yet.')).toBeVisible();
  expect(section.getAllByRole('listitem')).toHaveLength(2);
});

test('a name that is taken and an error of the server are shown in the dialog', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section, dialog } = await open(apiKey(1, 'Nightly'));
  await user.click(section.getByRole('button', { name: 'Create key' }));
  await user.type(dialog().getByLabelText('Name'), 'nightly{Tab}');
  expect(dialog().getByLabelText('Name')).toHaveAccessibleDescription(/API key of this name already/);
  await user.click(dialog().getByRole('button', { name: 'Create' }));
  await user.type(dialog().getByLabelText('Name'), ' 2');
  server.use(respondWithError('post', '/api_keys', 422, 'There are 50 API keys already.'));
  await user.click(dialog().getByRole('button', { name: 'Create' }));
  expect(await dialog().findByText('There are 50 API keys already.')).toBeVisible();
  expect(api.created).toEqual([]);
});

test('a key is revoked after a confirmation; an error is shown', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section } = await open(apiKey(1, 'Nightly'), apiKey(2, 'Staging'));
  const revoke = async (answer: string) => {
    await user.click(section.getByRole('button', { name: 'Revoke Nightly' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke API key' }));
    await user.click(question.getByRole('button', { name: answer }));
  };
  await revoke('Cancel');
  expect(api.revoked).toEqual([]);
  server.use(respondWithError('delete', '/api_keys/:id', 500, 'Something broke.'));
  await revoke('Revoke');
  expect(await screen.findByText('Something broke.')).toBeVisible();
  const { revoked } = apiKeysApi(...api.keys);
  await revoke('Revoke');
  await waitFor(() => expect(section.queryByRole('heading', { name: 'Nightly' })).not.toBeInTheDocument());
  expect(revoked).toEqual([1]);
  expect(section.getByRole('heading', { name: 'Staging' })).toBeInTheDocument();
});

test('people who are not owners read a sentence', async () => {
  companyApi();
  server.use(respondWithError('get', '/api_keys', 403, 'Only owners of the company may do this.'));
  renderRemote(remote, '/dashboard/settings/access');
  const section = within(await screen.findByRole('region', { name: 'API keys' }));
  expect(await section.findByText(/^Only owners of the company see, create and revoke/)).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('a list that could not be loaded is loaded again on demand', async () => {
  companyApi();
  server.use(respondWithError('get', '/api_keys', 500));
  const { user } = renderRemote(remote, '/dashboard/settings/access');
  const section = within(await screen.findByRole('region', { name: 'API keys' }));
  expect(await section.findByText('The API keys could not be loaded.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Create key' })).toBeDisabled();
  apiKeysApi(apiKey(1, 'Nightly'));
  await user.click(section.getByRole('button', { name: /try again/i }));
  expect(await section.findByRole('heading', { name: 'Nightly' })).toBeVisible();
});

test('a server without named keys shows the other settings only', async () => {
  companyApi();
  server.use(respondWithError('get', '/api_keys', 404));
  renderRemote(remote, '/dashboard/settings/access');
  expect(await screen.findByRole('region', { name: 'Audit Log' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'API keys' })).not.toBeInTheDocument());
});
