import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Delivery } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';

const WEBHOOK = 'https://hooks.slack.com/services/T000/B000/abc';
const ROUTE = '/company/me/test-notification';

afterEach(() => localStorage.clear());

async function open(name: 'Email' | 'Slack', recipients: string[]) {
  companyApi(
    name === 'Email'
      ? { enable_email_notifications: true, email_recipients: recipients }
      : { enable_slack_notifications: true, slack_webhooks: recipients },
  );
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: `${name} failure notifications` }));
  const button = () => section.getByRole('button', { name: 'Send a test message' });
  return { user, section, button };
}

test('each recipient has its outcome', async () => {
  const bodies: unknown[] = [];
  const deliveries: Delivery[] = [
    { recipient: 'ada@example.com', is_delivered: true, detail: 'The mail server took it.' },
    { recipient: 'grace@example.com', is_delivered: false, detail: 'The mail server refused the address.' },
  ];
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<null>();
  server.use(
    http.post(apiAddress + ROUTE, async ({ request }) => {
      bodies.push(await request.json());
      await isLetGo;
      return HttpResponse.json({ deliveries });
    }),
  );
  const { user, section, button } = await open(
    'Email',
    deliveries.map(({ recipient }) => recipient),
  );
  await user.click(button());
  expect(await section.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  letGo(null);
  const outcome = await section.findByRole('list', { name: 'Outcome of the test message' });
  expect(outcome.closest('[role="status"]')).not.toBeNull();
  const [first, second] = within(outcome).getAllByRole('listitem');
  expect(first).toHaveTextContent('Delivered to ada@example.comThe mail server took it.');
  expect(second).toHaveTextContent('Not delivered to grace@example.comThe mail server refused the address.');
  expect(bodies).toEqual([{ channel: 'email' }]);

  // The list has changed: the old outcome is gone.
  await user.click(section.getByRole('button', { name: 'Remove grace@example.com' }));
  await waitFor(() => expect(outcome).not.toBeInTheDocument());
});

test('it goes to its own channel', async () => {
  let body: unknown;
  server.use(
    http.post(apiAddress + ROUTE, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({
        deliveries: [{ recipient: WEBHOOK, is_delivered: true, detail: 'Slack answered ok.' }],
      });
    }),
  );
  const { user, section, button } = await open('Slack', [WEBHOOK]);
  await user.click(button());
  expect(await section.findByText('Slack answered ok.')).toBeInTheDocument();
  expect(body).toEqual({ channel: 'slack' });
});

test.each([
  [429, 'Too many test messages.', 'Too many test messages.'],
  [500, undefined, 'The test message could not be sent. Please try again.'],
])('an error %i is shown', async (status, error, text) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('post', ROUTE, status, error));
  const { user, section, button } = await open('Email', ['ada@example.com']);
  await user.click(button());
  expect(await section.findByText(text)).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('POST /company/me/test-notification failed.', expect.any(Error));
});

test.each([
  ['Email', 'Add a recipient first.'],
  ['Slack', 'Add a webhook first.'],
] as const)('%s: without anybody to send it to, it says why it cannot be sent', async (name, reason) => {
  const { user, button } = await open(name, []);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription(reason);
  await user.click(button());
});

test('a server that sends no test messages is reported', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('post', ROUTE, 404, 'Not found'));
  const { user, section, button } = await open('Email', ['ada@example.com']);
  await user.click(button());
  expect(await section.findByText('This server does not send test messages.')).toBeInTheDocument();
});
