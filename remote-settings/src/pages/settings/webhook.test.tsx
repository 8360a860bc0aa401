import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import type { Webhook } from 'shared/contract';
import { remote } from '../../remote.tsx';
import { companyApi, rejection } from '../../testing/company-api.ts';
import { NEXT_SECRET, SECRET, webhook, webhookApi } from '../../testing/webhook-api.ts';

const TEST_MESSAGE = '/company/me/test-notification';

afterEach(() => localStorage.clear());

async function open(stored: Webhook | null) {
  companyApi();
  const api = webhookApi(stored);
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Webhook' }));
  await waitFor(() => expect(section.queryByText('Loading the webhook...')).not.toBeInTheDocument());
  return { api, user, section };
}

const answer = async (name: RegExp, action: string) =>
  within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: action });

test('it is set up, and its secret is shown once', async () => {
  const { api, user, section } = await open(null);
  expect(section.getByText(/^No webhook yet\./)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Set up' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText('Address');
  await user.type(field, 'hooks.example.com');
  await user.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('The address must begin with https://.'));
  await user.clear(field);
  await user.type(field, ' https://hooks.example.com/a {Enter}');
  const secret = within(await section.findByRole('group', { name: 'New signing secret' }));
  expect(secret.getByText(SECRET)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.saves).toEqual([{ url: 'https://hooks.example.com/a', is_enabled: true }]);
  await user.click(secret.getByRole('button', { name: 'Done' }));
  expect(document.body).not.toHaveTextContent(SECRET);
  expect(section.getByText('https://hooks.example.com/a')).toBeVisible();
  expect(section.getByText('Signing secret: whsec_…GKYo, made on February 3, 2026.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
});

test('an address that the server refuses stays in the dialog', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section } = await open(null);
  await user.click(section.getByRole('button', { name: 'Set up' }));
  const dialog = within(screen.getByRole('dialog'));
  api.failNext = rejection(422, 'The address must begin with https://.');
  await user.type(dialog.getByLabelText('Address'), 'http://hooks.example.com/{Enter}');
  expect(await dialog.findByText('The address must begin with https://.')).toBeVisible();
  expect(dialog.getByLabelText('Address')).toHaveValue('http://hooks.example.com/');
});

test('it is switched off and on; a failure is shown and undone', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section } = await open(webhook());
  const toggle = () => section.getByRole('switch', { name: 'Webhook notifications' });
  await user.click(toggle());
  await waitFor(() => expect(toggle()).not.toBeChecked());
  expect(api.saves).toEqual([{ url: webhook().url, is_enabled: false }]);
  api.failNext = rejection(500);
  await user.click(toggle());
  expect(await screen.findByText('Webhook not changed')).toBeVisible();
  expect(toggle()).not.toBeChecked();
});

test('the secret is replaced after a question, the old one being used for a while', async () => {
  const { user, section } = await open(webhook());
  await user.click(section.getByRole('button', { name: 'Replace secret' }));
  await user.click(await answer(/^Replace the signing secret/, 'Replace secret'));
  expect(await section.findByText(NEXT_SECRET)).toBeVisible();
  expect(section.getByText(/^The secret before it signs too until February 4, 2026/)).toBeVisible();
});

test('it is deleted after a question', async () => {
  const { api, user, section } = await open(webhook());
  await user.click(section.getByRole('button', { name: 'Delete' }));
  await user.click(await answer(/^Delete the webhook/, 'Delete webhook'));
  expect(await section.findByText(/^No webhook yet\./)).toBeVisible();
  expect(api.webhook).toBeNull();
});

test('a test message shows what the receiver answered', async () => {
  const { user, section } = await open(webhook());
  let body: unknown;
  server.use(
    http.post(apiAddress + TEST_MESSAGE, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({
        deliveries: [{ recipient: 'company', is_delivered: true, detail: 'It answered 204.' }],
      });
    }),
  );
  await user.click(section.getByRole('button', { name: 'Send a test message' }));
  expect(await section.findByText('Delivered to the webhook')).toBeVisible();
  expect(section.getByText('It answered 204.')).toBeVisible();
  expect(body).toEqual({ channel: 'webhook' });
});

test('a loading error offers to try again; a server without webhooks shows no section', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  companyApi();
  server.use(respondWithError('get', '/company/webhook', 500));
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Webhook' }));
  expect(await section.findByText('The webhook could not be loaded.')).toBeVisible();
  server.use(respondWithError('get', '/company/webhook', 404));
  await user.click(section.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Webhook' })).not.toBeInTheDocument());
});
