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
  companyApi();
  environmentsApi(environment(7, 'Staging'));
  const api = notificationRoutesApi(...stored);
  server.use(
    http.get(`${apiAddress}/test_blueprint_category/list`, () =>
      HttpResponse.json({ categories: [suite(1, 'Checkout'), suite(2, 'Search')] }),
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
  const suites = within(dialog().getByRole('group', { name: 'Suites' }));
  await user.click(await suites.findByRole('checkbox', { name: 'Checkout' }));
  await user.click(dialog().getByRole('checkbox', { name: 'Staging' }));
  await user.type(dialog().getByLabelText(/^Branch/), ' main ');
  await user.click(dialog().getByRole('checkbox', { name: 'The schedule' }));
  await user.type(dialog().getByLabelText(/^Email addresses/), 'ada@example.com{Enter}ben@example.com');
  await user.type(dialog().getByLabelText(/^Slack webhook URL/), SLACK);
  await user.type(dialog().getByLabelText(/^Slack channel/), '#shop');
  await user.selectOptions(dialog().getByLabelText('Tell of failures'), 'From the 3rd in a row on');
  await user.click(dialog().getByRole('checkbox', { name: /^Also the general/ }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(
    await section.findByText(
      'Failures from the 3rd in a row on of Checkout in Staging on main, started by the schedule → #shop, ada@example.com, ben@example.com and the general recipients',
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

test('a route without anyone to tell, and a wrong address, cannot be saved', async () => {
  const { user, section, dialog } = await open();
  await user.click(section.getByRole('button', { name: 'Add route' }));
  const save = dialog().getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('Enter an address or a Slack webhook, or choose the webhook.');
  const emails = dialog().getByLabelText(/^Email addresses/);
  await user.type(emails, 'ada@example');
  await user.tab();
  expect(emails).toHaveAccessibleDescription(expect.stringContaining('ada@example is no email address.'));
  await user.clear(emails);
  await user.click(dialog().getByRole('checkbox', { name: "The company's webhook" }));
  expect(save).toHaveAccessibleDescription('');
});

test('a route is changed; a suite that was deleted stays, and a refusal is shown in the dialog', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, section, dialog } = await open(
    route(5, { suite_ids: [2, 88], emails: ['ada@example.com'], only_changes: true }),
  );
  const line = 'The first failure in a row of Search and a deleted suite → ada@example.com';
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
      'The first failure in a row of Search and a deleted suite on release/* → ada@example.com',
    ),
  ).toBeVisible();
  expect(api.saves.at(-1)).toMatchObject({ suite_ids: [2, 88], branch: 'release/*', only_changes: true });
});

test('a route is deleted after a question', async () => {
  const { api, user, section } = await open(route(5, { uses_webhook: true }));
  const line = 'Failures of all suites → the webhook';
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
    email_recipients: ['ada@example.com', 'Ben@example.com', 'cy@example.com'],
  });
  const api = notificationRoutesApi(route(5, { emails: ['ben@example.com'] }));
  const waiting: Unmailable = { email: 'Ben@example.com', reason: 'waiting', since: null };
  api.unmailable = [
    waiting,
    { email: 'cy@example.com', reason: 'unsubscribed', since: '2026-02-03T10:00:00.000Z' },
  ];
  const { user } = renderRemote(remote, '/dashboard/settings');
  const list = within(await screen.findByRole('list', { name: 'Recipients' }));
  expect(await list.findByText(/^unsubscribed on February 3, 2026\./)).toBeVisible();
  const [ada] = list.getAllByRole('listitem');
  expect(ada).toHaveTextContent(/^ada@example\.com$/);
  const again = list.getByRole('button', { name: 'Send again to Ben@example.com' });
  api.failNext = rejection(429, 'Too many attempts. Please try again in 60 minutes.');
  await user.click(again);
  expect(await screen.findByText('Too many attempts. Please try again in 60 minutes.')).toBeVisible();
  await user.click(again);
  expect(await screen.findByText('Ben@example.com is asked once more')).toBeVisible();
  expect(api.asked).toEqual(['Ben@example.com', 'Ben@example.com']);
  const routes = within(screen.getByRole('region', { name: 'Notification routes' }));
  expect(await routes.findByText(/^ben@example\.com: waiting for confirmation/)).toBeVisible();
});
