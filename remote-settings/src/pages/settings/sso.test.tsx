import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Sso } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import * as leaving from '../../features/sso/leave.ts';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';
import { PROVIDER, ssoApi } from '../../testing/sso-api.ts';

jest.mock('../../features/sso/leave.ts', () => ({ leaveFor: jest.fn() }));

afterEach(() => localStorage.clear());

async function open(stored: Partial<Sso> = {}) {
  companyApi();
  const api = ssoApi(stored);
  const { user } = renderRemote(remote, '/dashboard/settings/access');
  const section = within(await screen.findByRole('region', { name: 'Single sign-on' }));
  await section.findByLabelText('Domain');
  const dialog = () => within(screen.getByRole('dialog'));
  return { api, user, section, dialog };
}

const VERIFIED = {
  id: 1,
  domain: 'example.com',
  record: 'steplight-verification=abc',
  verified_at: '2026-02-03T10:00:00.000Z',
};

test('a provider is set up with roles by a claim', async () => {
  const { api, user, section, dialog } = await open();
  await user.click(section.getByRole('button', { name: 'Set up' }));
  expect(dialog().getByText('https://api.example/auth/sso/callback')).toBeInTheDocument();
  await user.type(dialog().getByLabelText('Issuer'), 'https://idp.example');
  await user.type(dialog().getByLabelText('Client ID'), 'steplight');
  await user.type(dialog().getByLabelText('Client secret'), 'secret');
  await user.type(dialog().getByLabelText('Role claim'), 'groups');
  await user.type(dialog().getByLabelText('Values that make editors'), 'qa, dev');
  await user.selectOptions(dialog().getByLabelText('Role of everyone else'), '');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await section.findByText('https://idp.example')).toBeInTheDocument();
  expect(api.saves).toEqual([
    {
      issuer: 'https://idp.example',
      client_id: 'steplight',
      client_secret: 'secret',
      is_enabled: true,
      is_required: false,
      break_glass_user_id: null,
      role_claim: 'groups',
      role_values: { owner: [], editor: ['qa', 'dev'], viewer: [] },
      default_role: null,
    },
  ]);
});

test('the stored secret stays as long as the issuer does', async () => {
  const { api, user, section, dialog } = await open({ provider: PROVIDER });
  await user.click(section.getByRole('button', { name: 'Edit' }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.saves).toEqual([PROVIDER]));
});

test('turning SSO off says who is signed out, and that passwords are back', async () => {
  const required = { ...PROVIDER, is_required: true, break_glass_user_id: 1 };
  const { api, user, section, dialog } = await open({ provider: required, domains: [VERIFIED] });
  const save = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog'));
    const text = question.getByText(/^Nobody can sign in with SSO any more, and everyone who did is signed/);
    expect(text).toHaveTextContent('except you. Passwords are turned on again for everyone.');
    await user.click(question.getByRole('button', { name: answer }));
  };
  await user.click(section.getByRole('button', { name: 'Edit' }));
  await user.click(dialog().getByLabelText('Members can sign in with SSO'));
  await save('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.saves).toEqual([]);
  await save('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.saves).toEqual([{ ...required, is_enabled: false, is_required: false }]);
});

test('a domain is added with its record, and verified', async () => {
  const { user, section } = await open({ provider: PROVIDER });
  await user.type(section.getByLabelText('Domain'), 'example.com');
  await user.click(section.getByRole('button', { name: 'Add domain' }));
  expect(await section.findByText('steplight-verification=abc')).toBeInTheDocument();
  server.use(respondWithError('post', '/sso/domains/1/verify', 422, 'There is no such record yet.'));
  await user.click(section.getByRole('button', { name: 'Verify example.com' }));
  expect(await section.findByText('There is no such record yet.')).toBeInTheDocument();
});

test('SSO only is confirmed, and needs everything else first', async () => {
  const { api, user, section } = await open({ provider: PROVIDER, domains: [VERIFIED], is_proven: true });
  const only = () => section.getByRole('switch', { name: /^Single sign-on only/ });
  expect(only()).toBeDisabled();
  await user.selectOptions(section.getByLabelText('Owner who can always use the password'), '1');
  await waitFor(() => expect(only()).toBeEnabled());
  await user.click(only());
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn passwords off' }),
  );
  await waitFor(() => expect(only()).toBeChecked());
  expect(api.saves.at(-1)).toEqual({ ...PROVIDER, is_required: true, break_glass_user_id: 1 });
});

test('no owner is shown as the one who can use the password where none is', async () => {
  const { section } = await open({
    provider: { ...PROVIDER, is_required: true, break_glass_user_id: null },
    domains: [VERIFIED],
    is_proven: true,
  });
  expect(section.getByLabelText('Owner who can always use the password')).toHaveDisplayValue('None');
});

test('the test says what it found', async () => {
  const { user, section } = await open({ provider: PROVIDER });
  await user.click(section.getByRole('button', { name: 'Test' }));
  expect(await section.findByText('The identity provider does not answer.')).toBeInTheDocument();
});

test('a member who is no owner links the account, and sees nothing else', async () => {
  companyApi();
  ssoApi({ provider: PROVIDER });
  server.use(
    respondWithError('get', '/sso', 403, 'Only owners may do this.'),
    http.post(`${apiAddress}/sso/link`, () =>
      HttpResponse.json({ address: 'https://idp.example/authorize' }),
    ),
  );
  const { user } = renderRemote(remote, '/dashboard/settings/access');
  const section = within(await screen.findByRole('region', { name: 'Single sign-on' }));
  await user.click(await section.findByRole('button', { name: 'Link my account' }));
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith('https://idp.example/authorize'));
  expect(section.queryByLabelText('Domain')).not.toBeInTheDocument();
});
