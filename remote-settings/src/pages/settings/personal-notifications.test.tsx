import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Company, PersonalNotifications } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { accountApi } from '../../testing/account-api.ts';
import { companyApi, rejection } from '../../testing/company-api.ts';
import { personalNotificationsApi } from '../../testing/personal-notifications-api.ts';

const SUITES = '/test_blueprint_category/list';

afterEach(() => localStorage.clear());

const suite = (id: number, name: string) => ({
  id,
  name,
  created_at: '2026-02-03T10:00:00.000Z',
  schedule_enabled: false,
  schedule_expression: null,
  schedule_timezone: null,
  login_module_blueprint_id: null,
});

function suitesApi(...names: string[]) {
  const categories = names.map((name, index) => suite(index + 1, name));
  server.use(http.get(apiAddress + SUITES, () => HttpResponse.json({ categories })));
}

async function open(stored?: Partial<PersonalNotifications>, company: Partial<Company> = {}) {
  companyApi(company);
  accountApi();
  suitesApi('Checkout', 'البحث');
  const api = personalNotificationsApi(stored);
  const { user } = renderRemote(remote, '/dashboard/settings/you', { role: 'viewer' });
  const section = within(await screen.findByRole('region', { name: 'My notifications' }));
  await section.findByRole('switch', { name: 'A run fails' });
  return { api, user, section, toggle: (name: string) => section.getByRole('switch', { name }) };
}

test('a viewer, too, chooses what to be told of', async () => {
  const { api, user, toggle } = await open();
  expect(toggle('A failure is assigned to me')).toBeChecked();
  expect(toggle('A run fails')).not.toBeChecked();
  await user.click(toggle('A suite is slower than usual'));
  await user.click(toggle('A run fails'));
  expect(toggle('A suite is slower than usual')).toBeChecked();
  await waitFor(() =>
    expect(api.choice).toMatchObject({ kinds: ['failure', 'slow', 'assignment'], suite_ids: null }),
  );
  await user.click(toggle('A failure is assigned to me'));
  await waitFor(() => expect(api.choice.kinds).toEqual(['failure', 'slow']));
});

test('suites are chosen one by one, or all', async () => {
  const { api, user, section, toggle } = await open({ kinds: ['failure'], suite_ids: null });
  await user.click(section.getByRole('radio', { name: 'Chosen suites' }));
  expect(
    await section.findByText('No suite is chosen: nothing of runs and schedules is mailed.'),
  ).toBeVisible();
  await user.click(toggle('البحث'));
  await waitFor(() => expect(api.choice.suite_ids).toEqual([2]));
  expect(toggle('البحث')).toBeChecked();
  expect(toggle('Checkout')).not.toBeChecked();
  await user.click(toggle('البحث'));
  await waitFor(() => expect(api.choice.suite_ids).toEqual([]));
  await user.click(section.getByRole('radio', { name: 'All suites' }));
  await waitFor(() => expect(api.choice.suite_ids).toBeNull());
});

test('a digest is chosen, in the time zone of the browser', async () => {
  const { api, user, section } = await open();
  const select = section.getByRole('combobox', { name: 'Digest' });
  expect(select).toHaveDisplayValue('None');
  await user.selectOptions(select, 'Each week');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(api.choice).toMatchObject({ digest: 'weekly', time_zone: zone }));
  expect(select).toHaveAccessibleDescription(new RegExp(`^On Mondays at 8 in the morning \\(${zone}\\)`));
});

test('a failed save is undone and shown', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, user, toggle } = await open();
  api.failNext = rejection(422, 'One of the suites was deleted meanwhile.');
  await user.click(toggle('A run fails'));
  expect(await screen.findByText('One of the suites was deleted meanwhile.')).toBeVisible();
  await waitFor(() => expect(toggle('A run fails')).not.toBeChecked());
});

test('who is among the recipients of the company is told so', async () => {
  const on = { enable_email_notifications: true, email_recipients: ['Ada@example.com'] };
  const { section } = await open(undefined, on);
  expect(await section.findByText(/^Your address is among the recipients of the company/)).toBeVisible();
});

test('errors offer to try again; without suites it says so', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  companyApi();
  const api = personalNotificationsApi({ kinds: [], suite_ids: [] });
  server.use(respondWithError('get', '/account/notifications', 500), respondWithError('get', SUITES, 500));
  const { user } = renderRemote(remote, '/dashboard/settings/you');
  const section = within(await screen.findByRole('region', { name: 'My notifications' }));
  expect(await section.findByText('Your notifications could not be loaded.')).toBeVisible();
  personalNotificationsApi(api.choice);
  await user.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await section.findByText('The suites could not be loaded.')).toBeVisible();
  suitesApi();
  await user.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await section.findByText('There are no suites yet.')).toBeVisible();
});

test('a server without personal choices shows no section', async () => {
  companyApi();
  server.use(respondWithError('get', '/account/notifications', 404));
  renderRemote(remote, '/dashboard/settings/you');
  await screen.findByRole('region', { name: 'Appearance' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'My notifications' })).not.toBeInTheDocument(),
  );
});
