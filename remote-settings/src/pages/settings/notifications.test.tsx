import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Company } from 'shared/contract';
import {
  acceptEditBase,
  apiAddress,
  renderRemote,
  respondWithError,
  server,
  smokeTest,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi, rejection } from '../../testing/company-api.ts';

const SLACK = 'https://hooks.slack.com/services/T000/B000/abc';
const EMAIL_ON = { enable_email_notifications: true, email_recipients: ['ada@example.com'] };

afterEach(() => localStorage.clear());

async function open(overrides: Partial<Company> = {}) {
  const api = companyApi(overrides);
  const { user } = renderRemote(remote, '/dashboard/settings');
  await screen.findByRole('switch', { name: 'Email notifications' });
  return { api, user };
}

function section(name: 'Email' | 'Slack') {
  const root = within(screen.getByRole('region', { name: `${name} failure notifications` }));
  const field = () => root.getByLabelText(name === 'Email' ? 'Email address' : 'Slack webhook URL');
  return {
    ...root,
    field,
    toggle: () => root.getByRole('switch'),
    add: () => root.getByRole('button', { name: 'Add' }),
    items: () => root.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel),
  };
}

test('both channels are off, without a list, until they are switched on', async () => {
  const { api } = await open();
  const { promise, resolve: letGo } = Promise.withResolvers<null>();
  api.isLetGo = promise;
  const [email, slack] = [section('Email'), section('Slack')];
  expect(email.toggle()).not.toBeChecked();
  expect(slack.toggle()).not.toBeChecked();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  act(() => email.toggle().click());
  expect(email.toggle()).toBeChecked();
  expect(await screen.findByText('Saving...')).toBeInTheDocument();
  expect(email.toggle()).toBeDisabled();
  expect(slack.toggle()).toBeDisabled();
  expect(email.getByText('No recipients yet. Add one to send e-mails.')).toBeInTheDocument();

  letGo(null);
  await waitFor(() => expect(email.toggle()).toBeEnabled());
  expect(slack.toggle()).toBeEnabled();
  expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
  expect(email.toggle()).toHaveFocus();
  expect(api.saves).toEqual([
    {
      enable_email_notifications: true,
      email_recipients: [],
      enable_slack_notifications: false,
      slack_webhooks: [],
    },
  ]);
});

test('five quick toggles are five saves, and the last one wins', async () => {
  const { api, user } = await open();
  const { toggle } = section('Slack');
  for (let count = 1; count <= 5; count += 1) {
    await user.click(toggle());
    await waitFor(() => expect(toggle()).toBeEnabled());
  }
  expect(toggle()).toBeChecked();
  expect(api.saves.map((save) => save.enable_slack_notifications)).toEqual([true, false, true, false, true]);
});

smokeTest('Add and Enter add the trimmed address and save at once', async () => {
  const { api, user } = await open(EMAIL_ON);
  const email = section('Email');
  await user.type(email.field(), '  grace@example.com ');
  await user.click(email.add());
  expect(email.field()).toHaveValue('');
  await user.type(email.field(), 'joan@example.com{Enter}');
  expect(email.items()).toEqual([
    'Remove ada@example.com',
    'Remove grace@example.com',
    'Remove joan@example.com',
  ]);
  await waitFor(() =>
    expect(api.company.email_recipients).toEqual([
      'ada@example.com',
      'grace@example.com',
      'joan@example.com',
    ]),
  );
});

test('additions during a save are saved one after the other', async () => {
  const { api, user } = await open(EMAIL_ON);
  const { promise, resolve: letGo } = Promise.withResolvers<null>();
  api.isLetGo = promise;
  const email = section('Email');
  await user.type(email.field(), 'b@example.com{Enter}c@example.com{Enter}d@example.com{Enter}');
  await user.click(email.getByRole('button', { name: 'Remove ada@example.com' }));
  expect(email.items()).toHaveLength(3);
  expect(api.saves).toHaveLength(1);
  letGo(null);
  await waitFor(() =>
    expect(api.company.email_recipients).toEqual(['b@example.com', 'c@example.com', 'd@example.com']),
  );
  expect(api.saves).toHaveLength(4);
});

test.each([
  ['Email', 'grace@', 'Please enter a valid email address'],
  [
    'Slack',
    'https://example.com',
    'Please enter a valid Slack webhook URL (https://hooks.slack.com/services/...)',
  ],
] as const)('%s: %s is rejected with its message', async (name, text, message) => {
  const { api, user } = await open({ ...EMAIL_ON, enable_slack_notifications: true });
  const { field, add, getByText, queryByText } = section(name);
  expect(add()).toHaveAttribute('aria-disabled', 'true');
  await user.type(field(), text);
  expect(queryByText(message)).not.toBeInTheDocument();
  expect(add()).toHaveAttribute('aria-disabled', 'true');
  // It appears on a typing pause.
  await waitFor(() => expect(getByText(message)).toBeInTheDocument());
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));

  await user.type(field(), 'x');
  await user.keyboard('{Enter}');
  expect(getByText(message)).toBeInTheDocument();
  await user.click(add());
  expect(field()).toHaveValue(`${text}x`);
  await user.clear(field());
  expect(queryByText(message)).not.toBeInTheDocument();
  expect(api.saves).toEqual([]);
});

test.each([
  ['T000/B000/abc', 'This is not a web address: copy the whole one from Slack.'],
  ['http://hooks.slack.com/services/T000/B000/abc', 'The address must begin with https://.'],
  [
    'https://10.0.0.7/services/T000/B000/abc',
    'The address leads to 10.0.0.7, but webhooks of Slack are at hooks.slack.com.',
  ],
  ['https://hooks.slack.com/services/T000', 'The address is not complete: copy the whole one from Slack.'],
])('Slack: %s says why it cannot be used when the field is left', async (text, reason) => {
  const { user } = await open({ enable_slack_notifications: true });
  const { field, queryByText } = section('Slack');
  await user.type(field(), text);
  expect(queryByText(reason)).not.toBeInTheDocument();
  await user.tab();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(reason));
});

test.each([
  ['Email', 'ADA@example.com ', 'This email is already added'],
  ['Slack', SLACK, 'This webhook URL is already added'],
] as const)('%s: a duplicate cannot be added', async (name, text, message) => {
  const { api, user } = await open({
    ...EMAIL_ON,
    enable_slack_notifications: true,
    slack_webhooks: [SLACK],
  });
  const { field, add, items, getByText } = section(name);
  await user.type(field(), text);
  expect(getByText(message)).toBeInTheDocument();
  expect(add()).toHaveAttribute('aria-disabled', 'true');
  await user.click(add());
  await user.type(field(), '{Enter}');
  expect(items()).toHaveLength(1);
  expect(api.saves).toEqual([]);
});

test('several addresses are added at once and saved once; wrong ones are named and stay', async () => {
  const { api, user } = await open(EMAIL_ON);
  const email = section('Email');
  await user.click(email.field());
  await user.paste('Grace <grace@example.com>, joan@\nada@example.com mary@example.com');
  expect(email.add()).not.toHaveAttribute('aria-disabled');
  await user.keyboard('{Enter}');
  expect(email.items()).toEqual([
    'Remove ada@example.com',
    'Remove grace@example.com',
    'Remove mary@example.com',
  ]);
  expect(email.field()).toHaveValue('joan@, ada@example.com');
  expect(email.field()).toHaveAccessibleDescription(
    'Please enter a valid email address: joan@; This email is already added: ada@example.com',
  );
  await waitFor(() => expect(api.saves).toHaveLength(1));
});

test('a Slack webhook is added and removed; nobody is asked which recipients get no mail', async () => {
  const { api, user } = await open({ enable_slack_notifications: true });
  let asked = 0;
  server.use(
    http.get(`${apiAddress}/company/mail-recipients`, () => {
      asked += 1;
      return HttpResponse.json({ recipients: [] });
    }),
  );
  const slack = section('Slack');
  await user.type(slack.field(), SLACK);
  expect(slack.add()).not.toHaveAttribute('aria-disabled');
  await user.click(slack.add());
  await waitFor(() => expect(api.company.slack_webhooks).toEqual([SLACK]));
  await user.click(slack.getByRole('button', { name: `Remove ${SLACK}` }));
  await waitFor(() => expect(api.company.slack_webhooks).toEqual([]));
  expect(asked).toBe(0);
});

test('removing an item moves the focus to the next item, or to the field', async () => {
  const { api, user } = await open({
    enable_email_notifications: true,
    email_recipients: ['a@example.com', 'b@example.com'],
  });
  const email = section('Email');
  await user.click(email.getByRole('button', { name: 'Remove a@example.com' }));
  expect(email.getByRole('button', { name: 'Remove b@example.com' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(email.field()).toHaveFocus();
  expect(email.items()).toEqual([]);
  await waitFor(() => expect(api.company.email_recipients).toEqual([]));
});

test.each([
  [rejection(500), 'Your change was undone. Please try again.'],
  [rejection(400, 'This email is already added'), 'This email is already added'],
  [() => HttpResponse.error() as Response, 'Your change was undone. Please try again.'],
])('a failed save reverts the switch, logs the error and shows it', async (failure, text) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { api, user } = await open();
  api.failNext = failure;
  const { toggle } = section('Email');
  await user.click(toggle());
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('Settings not saved')).toBeInTheDocument();
  expect(within(notice).getByText(text)).toBeInTheDocument();
  expect(toggle()).not.toBeChecked();
  expect(toggle()).toBeEnabled();
  expect(logged).toHaveBeenCalledWith('PUT /company/me failed.', expect.any(Error));
});

test('a failed addition is removed from the list without affecting others', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user } = await open(EMAIL_ON);
  const { promise, resolve: letGo } = Promise.withResolvers<null>();
  api.isLetGo = promise;
  api.failNext = rejection(500);
  const email = section('Email');
  await user.type(email.field(), 'b@example.com{Enter}c@example.com{Enter}');
  letGo(null);
  await waitFor(() => expect(api.company.email_recipients).toEqual(['ada@example.com', 'c@example.com']));
  await waitFor(() => expect(email.items()).toEqual(['Remove ada@example.com', 'Remove c@example.com']));
});

test('a loading error is shown neutrally, and Try Again reloads', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  companyApi();
  server.use(respondWithError('get', '/company/me', 500));
  const { user } = renderRemote(remote, '/dashboard/settings');
  expect(screen.getByText('Loading settings...')).toBeInTheDocument();
  expect(await screen.findByText('The notification settings could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText(/github/i)).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('GET /company/me failed.', expect.any(Error));
  companyApi(EMAIL_ON);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('ada@example.com', { selector: 'li *' })).toBeInTheDocument();
});

test('a change is sent with what it is based on, and a toast says what somebody else has added', async () => {
  acceptEditBase();
  const { api, user } = await open(EMAIL_ON);
  api.failNext = () =>
    HttpResponse.json({
      company: {
        ...api.company,
        email_recipients: ['ada@example.com', 'anna@example.com', 'ben@example.com'],
      },
      taken_over: { fields: ['email_recipients'], by: 'Anna' },
    });
  const email = section('Email');
  await user.type(email.field(), 'ben@example.com{Enter}');
  expect(await screen.findByText('Also took over: recipients, by Anna')).toBeVisible();
  expect(email.items()).toContain('Remove anna@example.com');
  const base = { ...EMAIL_ON, enable_slack_notifications: false, slack_webhooks: [] };
  const sent = { ...base, email_recipients: ['ada@example.com', 'ben@example.com'] };
  expect(api.saves).toEqual([{ ...sent, base }]);
});
