import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { NotificationRoute, Unmailable } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi, rejection } from '../../testing/company-api.ts';
import { environment, environmentsApi } from '../../testing/environments-api.ts';
import { notificationRoutesApi, route } from '../../testing/notification-routes-api.ts';

const SLACK = 'https://hooks.slack.com/services/T000/B000/abc';
const suite = (id: number, name: string) => ({ id, name });

afterEach(() => localStorage.clear());

async function open(...stored: NotificationRoute[]) {
  return openWith([suite(1, 'Checkout'), suite(2, 'Search')], ...stored);
}

/** @param categories the suites; a promise: their list is on its way */
async function openWith(categories: object[] | Promise<object[]>, ...stored: NotificationRoute[]) {
  companyApi();
  environmentsApi(environment(7, 'Staging'));
  const api = notificationRoutesApi(...stored);
  server.use(
    http.get(`${apiAddress}/test_blueprint_category/list`, async () =>
      HttpResponse.json({ categories: await categories }),
    ),
  );
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Notification routes' }));
  await waitFor(() => expect(section.queryByText('Loading routes...')).not.toBeInTheDocument());
  const dialog = () => within(screen.getByRole('dialog'));
  return { api, user, section, dialog };
}

test('a route is added, and its line says what it does', async () => {
  const { api, user, section, dialog } = await open();
  expect(section.getByText(/^No routes yet: the recipients above are told of all runs\./)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Add route' }));
  const suites = within(await dialog().findByRole('group', { name: 'Suites' }));
  await user.click(suites.getByRole('checkbox', { name: 'Checkout' }));
  await user.click(await dialog().findByRole('checkbox', { name: 'Staging' }));
  await user.type(dialog().getByLabelText(/^Branch/), ' main ');
  await user.click(dialog().getByRole('checkbox', { name: 'The schedule' }));
  // Enter adds, and sends nothing; what was not added counts too.
  await user.type(dialog().getByLabelText('Email address'), 'ada@example.com{Enter}ben@example.com');
  expect(dialog().getByRole('button', { name: 'Remove ada@example.com' })).toBeVisible();
  expect(api.saves).toEqual([]);
  await user.type(dialog().getByLabelText(/^Slack webhook URL/), SLACK);
  await user.type(dialog().getByLabelText(/^Slack channel/), '#shop');
  await user.selectOptions(dialog().getByLabelText('Tell of failures'), 'From the 3rd in a row on');
  await user.click(dialog().getByRole('checkbox', { name: /^Also the general/ }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(
    await section.findByText(
      'Runs of Checkout in Staging on main, started by the schedule; failures from the 3rd in a row on → #shop, ada@example.com, ben@example.com and the general recipients',
    ),
  ).toBeVisible();
  const { id: _id, ...saved } = route(0, {
    suite_ids: [1],
    environment_ids: [7],
    branch: 'main',
    started_by: ['schedule'],
    emails: ['ada@example.com', 'ben@example.com'],
    slack_webhook: SLACK,
    slack_channel: '#shop',
    after_failures: 3,
    also_general: true,
  });
  expect(api.saves).toEqual([saved]);
});

test('suites that are not loaded are neither all nor deleted', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<object[]>();
  const { user, section, dialog } = await openWith(
    promise,
    route(5, { suite_ids: [2], started_by: ['person', 'schedule', 'pipeline'], uses_webhook: true }),
  );
  for (const name of [/^Edit the route: Runs of …, however they were started → the webhook$/, 'Add route']) {
    await user.click(await section.findByRole('button', { name }));
    expect(dialog().getByText('Loading suites...')).toBeInTheDocument();
    expect(dialog().queryByText('All suites, and runs without one.')).not.toBeInTheDocument();
    expect(dialog().queryByText('A deleted suite')).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  }
  letGo([suite(2, 'Search')]);
  const line = 'Runs of Search, however they were started → the webhook';
  expect(await section.findByText(line)).toBeVisible();
});

test('a route without anyone to tell, and a wrong address, cannot be saved', async () => {
  const { user, section, dialog } = await open();
  await user.click(section.getByRole('button', { name: 'Add route' }));
  const save = dialog().getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('Enter an address or a Slack webhook, or choose the webhook.');
  const email = dialog().getByLabelText('Email address');
  await user.type(email, 'ada@example');
  await user.tab();
  expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  expect(save).toHaveAccessibleDescription('Please enter a valid email address');
  await user.clear(email);
  const slack = dialog().getByLabelText(/^Slack webhook URL/);
  await user.type(slack, 'https://example.com');
  await user.tab();
  expect(slack).toHaveAccessibleDescription(/^Please enter a valid Slack webhook URL/);
  await user.clear(slack);
  await user.click(dialog().getByRole('checkbox', { name: "The company's webhook" }));
  expect(save).toHaveAccessibleDescription('');
});

test('a route is changed; a suite that was deleted stays, and a refusal is shown in the dialog', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section, dialog } = await open(
    route(5, { suite_ids: [2, 88], emails: ['ada@example.com'], only_changes: true }),
  );
  const line = 'Runs of Search and a deleted suite; of failures in a row only the first → ada@example.com';
  await section.findByText(line);
  await user.click(section.getByRole('button', { name: `Edit the route: ${line}` }));
  expect(await dialog().findByRole('checkbox', { name: 'A deleted suite' })).toBeChecked();
  await user.type(dialog().getByLabelText(/^Branch/), 'release/*');
  api.failNext = rejection(422, 'Load the page again.');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('Load the page again.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(
    await section.findByText(
      'Runs of Search and a deleted suite on release/*; of failures in a row only the first → ada@example.com',
    ),
  ).toBeVisible();
  expect(api.saves.at(-1)).toMatchObject({ suite_ids: [2, 88], branch: 'release/*', only_changes: true });
});

test('a route is deleted after a question', async () => {
  const { api, user, section } = await open(route(5, { uses_webhook: true }));
  const line = 'All runs → the webhook';
  await user.click(await section.findByRole('button', { name: `Delete the route: ${line}` }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete route/ }));
  expect(question.getByText(new RegExp(`^${line}\\.`))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await section.findByText(/^No routes yet/)).toBeVisible();
  expect(api.deleted).toEqual([5]);
});

test('a loading error offers to try again; a server without routes shows no section', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  companyApi();
  server.use(respondWithError('get', '/company/notification-routes', 500));
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Notification routes' }));
  expect(await section.findByText('The routes could not be loaded.')).toBeVisible();
  server.use(respondWithError('get', '/company/notification-routes', 404));
  await user.click(section.getByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Notification routes' })).not.toBeInTheDocument(),
  );
});

test('recipients that get no mail say why, and are asked again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  companyApi({
    enable_email_notifications: true,
    email_recipients: ['ada@example.com', 'Ben@example.com', 'cy@example.com', 'di@example.com'],
  });
  const api = notificationRoutesApi(route(5, { emails: ['ben@example.com'] }));
  const waiting: Unmailable = { email: 'Ben@example.com', reason: 'waiting', since: null };
  api.unmailable = [
    waiting,
    { email: 'cy@example.com', reason: 'unsubscribed', since: '2026-02-03T10:00:00.000Z' },
    { email: 'di@example.com', reason: 'refused', since: '2026-02-03T10:00:00.000Z' },
  ];
  const { user } = renderRemote(remote, '/dashboard/settings');
  const list = within(await screen.findByRole('list', { name: 'Recipients' }));
  expect(await list.findByText(/^unsubscribed on February 3, 2026\./)).toBeVisible();
  expect(list.getByText(/^refused on February 3, 2026\. It is not asked again\./)).toBeVisible();
  const [ada] = list.getAllByRole('listitem');
  expect(ada).toHaveTextContent(/^ada@example\.com$/);
  const again = list.getByRole('button', { name: 'Ask now: Ben@example.com' });
  api.failNext = rejection(429, 'Too many attempts. Please try again in 60 minutes.');
  await user.click(again);
  expect(await screen.findByText('Too many attempts. Please try again in 60 minutes.')).toBeVisible();
  await user.click(again);
  expect(await screen.findByText('Ben@example.com is asked')).toBeVisible();
  expect(api.asked).toEqual(['Ben@example.com', 'Ben@example.com']);
  const routes = within(screen.getByRole('region', { name: 'Notification routes' }));
  expect(await routes.findByText(/^ben@example\.com: waiting for confirmation, not asked yet/)).toBeVisible();
});
