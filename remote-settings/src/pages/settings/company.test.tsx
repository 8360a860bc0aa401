import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import type { Account } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const company = { id: 1, name: 'Analytical Engines', role: 'owner' as const };

async function open(more: Partial<Account> = {}) {
  companyApi();
  const account = {
    id: 1,
    email: 'ada@example.com',
    name: 'Ada',
    role: 'owner',
    company,
    companies: [company],
  };
  const api = { account: { ...account, ...more }, renamed: [] as unknown[], deleted: [] as unknown[] };
  server.use(
    http.get(`${apiAddress}/account`, () => HttpResponse.json({ account: api.account })),
    http.put(`${apiAddress}/company/me/name`, async ({ request }) => {
      const body = (await request.json()) as { name: string };
      api.renamed.push(body);
      api.account = { ...api.account, company: { ...company, ...body } };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${apiAddress}/company/me/delete`, async ({ request }) => {
      api.deleted.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderRemote(remote, '/dashboard/settings');
  const section = within(await screen.findByRole('region', { name: 'Company' }));
  const dialog = () => within(screen.getByRole('dialog'));
  return { api, user, section, dialog };
}

test('an owner renames the company', async () => {
  const { api, user, section, dialog } = await open();
  await user.click(await section.findByRole('button', { name: 'Change company name' }));
  await user.clear(dialog().getByLabelText('Name'));
  expect(dialog().getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Enter a name.');
  await user.type(dialog().getByLabelText('Name'), 'Engines ');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await section.findByText('Engines')).toBeVisible();
  expect(api.renamed).toEqual([{ name: 'Engines' }]);
});

test.each([
  ['the second factor that the company requires', { company, companies: [company], needs_two_factor: true }],
  ['a company', { company: null, companies: [] }],
])('without %s, only the account is shown', async (_what, state) => {
  companyApi();
  const account = {
    id: 1,
    email: 'ada@example.com',
    name: 'Ada',
    role: 'editor',
    ...state,
  };
  server.use(
    http.get(`${apiAddress}/account`, () =>
      HttpResponse.json({ account: { ...account, has_two_factor: false } }),
    ),
  );
  renderRemote(remote, '/dashboard/settings');
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Account',
    ]),
  );
  const asked = screen.queryAllByText(/^Analytical Engines requires two-factor sign-in\./);
  expect(asked).toHaveLength(state.company ? 1 : 0);
  expect(await screen.findByRole('button', { name: 'Delete account' })).toBeEnabled();
});

test('the company is deleted with its name, the password and a code, and the session ends', async () => {
  const { api, user, section, dialog } = await open({ has_password: true, has_two_factor: true });
  await user.click(await section.findByRole('button', { name: 'Delete company' }));
  const submit = () => dialog().getByRole('button', { name: 'Delete company' });
  expect(dialog().getByText(/you can create a new company or delete your account/)).toBeVisible();
  await user.type(dialog().getByLabelText('Name of the company'), 'analytical engines');
  expect(submit()).toHaveAccessibleDescription('Type the name of the company: Analytical Engines');
  await user.clear(dialog().getByLabelText('Name of the company'));
  await user.type(dialog().getByLabelText('Name of the company'), company.name);
  expect(submit()).toHaveAccessibleDescription('Enter your password.');
  await user.type(dialog().getByLabelText('Your password'), 'horse');
  expect(submit()).toHaveAccessibleDescription('Enter a code.');
  await user.type(dialog().getByLabelText(/^Code/), '123456');
  const working = respondWithError('post', '/company/me/delete', 422, 'The password is wrong.');
  server.use(working);
  await user.click(submit());
  expect(await dialog().findByText('The password is wrong.')).toBeVisible();
  expect(readSession()).not.toBeNull();

  server.use(
    http.post(`${apiAddress}/company/me/delete`, async ({ request }) => {
      api.deleted.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(submit());
  await waitFor(() => expect(readSession()).toBeNull());
  expect(api.deleted).toEqual([{ name: company.name, password: 'horse', code: '123456' }]);
});
