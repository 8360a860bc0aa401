import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import type { Account, AccountSession } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { accountApi, CODES, SECRET, session } from '../../testing/account-api.ts';
import { companyApi } from '../../testing/company-api.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

async function open(overrides: Partial<Account> = {}, sessions?: AccountSession[]) {
  companyApi();
  const api = accountApi(overrides, sessions);
  const { user } = renderRemote(remote, '/dashboard/settings/you');
  const section = within(await screen.findByRole('region', { name: 'Account' }));
  await section.findByRole('button', { name: 'Change name' });
  const press = (name: string) => user.click(section.getByRole('button', { name }));
  const dialog = () => within(screen.getByRole('dialog'));
  const submit = (name: string) => user.click(dialog().getByRole('button', { name }));
  const fill = (label: string, text: string) => user.type(dialog().getByLabelText(label), text);
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { api, user, section, press, dialog, submit, fill, isClosed };
}

/** Catches the downloads, which jsdom has not. */
function recordDownloads() {
  const downloads: { name: string; content: Blob }[] = [];
  let content: Blob;
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:download';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, content });
  });
  return downloads;
}

test('a server without the calls shows the address only', async () => {
  companyApi();
  server.use(respondWithError('get', '/account', 404));
  renderRemote(remote, '/dashboard/settings/you');
  const section = within(await screen.findByRole('region', { name: 'Account' }));
  expect(section.getByText('The address you sign in with.')).toBeInTheDocument();
  expect(section.getByText('ada@example.com')).toBeInTheDocument();
  await screen.findByRole('region', { name: 'Appearance' });
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('the name is changed and removed', async () => {
  const { api, user, section, press, dialog, submit, fill, isClosed } = await open();
  expect(section.getByText('Not set: colleagues see your e-mail address.')).toBeInTheDocument();
  await press('Change name');
  await fill('Name', ' Ada Lovelace ');
  await submit('Save');
  expect(await section.findByText('Ada Lovelace')).toBeInTheDocument();
  await isClosed();
  await press('Change name');
  expect(dialog().getByLabelText('Name')).toHaveValue('Ada Lovelace');
  await user.clear(dialog().getByLabelText('Name'));
  await submit('Save');
  await isClosed();
  expect(api.calls).toEqual([
    ['PUT /account', { name: 'Ada Lovelace' }],
    ['PUT /account', { name: null }],
  ]);
});

test('the password is changed once both new ones are equal', async () => {
  const { api, press, dialog, submit, fill, isClosed } = await open();
  await press('Change password');
  const save = () => dialog().getByRole('button', { name: 'Change password' });
  expect(save()).toHaveAccessibleDescription('Enter your current password.');
  await fill('Current password', 'old password');
  await fill('New password', 'short');
  expect(save()).toHaveAccessibleDescription('Password must be at least 8 characters long.');
  await fill('New password', ' and longer');
  expect(save()).toHaveAccessibleDescription('Passwords do not match.');
  await fill('Repeat new password', 'short and longer');
  await submit('Change password');
  await isClosed();
  expect(await screen.findByText('Your other sessions were ended.')).toBeInTheDocument();
  expect(api.calls).toEqual([
    ['PUT /account/password', { current_password: 'old password', new_password: 'short and longer' }],
  ]);
});

test('a wrong password is said in the dialog, which stays open and ends no session', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, press, dialog, submit, fill } = await open();
  api.failNext = { status: 422, error: 'The password is wrong.', code: 'wrong_password' };
  await press('Change password');
  await fill('Current password', 'wrong');
  await fill('New password', 'long enough');
  await fill('Repeat new password', 'long enough');
  await submit('Change password');
  expect(await dialog().findByRole('alert')).toHaveTextContent('The password is wrong.');
  expect(dialog().getByLabelText('New password')).toHaveValue('long enough');
  expect(readSession()).not.toBeNull();
});

test('a new e-mail address waits for its confirmations and can be withdrawn', async () => {
  const { api, section, press, dialog, submit, fill, isClosed } = await open();
  await press('Change e-mail address');
  await fill('New e-mail address', 'new@');
  await fill('Your password', 'secret');
  expect(dialog().getByRole('button', { name: 'Send links' })).toHaveAccessibleDescription(
    'Enter the new e-mail address.',
  );
  await fill('New e-mail address', 'example.com');
  await submit('Send links');
  await isClosed();
  expect(
    await section.findByText(/^Changes to new@example\.com when the links .* were opened/),
  ).toBeInTheDocument();
  await press('Withdraw change');
  await waitFor(() => expect(section.queryByText(/^Changes to/)).not.toBeInTheDocument());
  expect(api.calls).toEqual([
    ['POST /account/email', { new_email: 'new@example.com', password: 'secret' }],
    ['DELETE /account/email'],
  ]);
});

test.each([
  [true, false, /the link in the mail to the new address was opened/],
  [false, true, /the link in the mail to the old address was opened/],
])('a pending change names the confirmation that is missing', async (isOld, isNew, text) => {
  const { section } = await open({
    pending_email: {
      email: 'new@example.com',
      is_old_confirmed: isOld,
      is_new_confirmed: isNew,
      expires_at: '2026-02-04T10:00:00.000Z',
    },
  });
  expect(section.getByText(text)).toBeInTheDocument();
});

test('two-factor sign-in is set up by password, app and code; the recovery codes are shown once', async () => {
  const { api, user, section, press, dialog, submit, fill, isClosed } = await open();
  expect(section.getByText('Off: the password is enough to sign in.')).toBeInTheDocument();
  await press('Set up two-factor sign-in');
  await screen.findByRole('dialog');
  await fill('Your password', 'secret');
  await submit('Continue');
  expect(
    await dialog().findByRole('img', { name: 'QR code with the secret of the authenticator app' }),
  ).toBeInTheDocument();
  expect(dialog().getByText(SECRET.replace(/.{4}(?=.)/g, '$& '))).toBeInTheDocument();
  expect(dialog().getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
  await fill('Code', '12345');
  expect(dialog().getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
    'Enter the six digits that the app shows.',
  );
  await fill('Code', '6');
  await submit('Confirm');

  expect(await dialog().findByText('Two-factor sign-in is on')).toBeInTheDocument();
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  await submit('Copy');
  expect(await dialog().findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  const [item] = await navigator.clipboard.read();
  expect(await (await item?.getType('text/plain'))?.text()).toBe(CODES.join('\n'));
  const downloads = recordDownloads();
  await submit('Download');
  expect(downloads.map(({ name }) => name)).toEqual(['steplight-recovery-codes.txt']);
  expect(await downloads[0]?.content.text()).toBe(`${CODES.join('\n')}\n`);
  expect(dialog().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  fireEvent.pointerDown(document.body);
  await user.click(dialog().getByRole('button', { name: 'I have stored them' }));
  await isClosed();
  expect(await section.findByText('On. 2 recovery codes left.')).toBeInTheDocument();
  expect(api.calls.map(([, body]) => body)).toEqual([{ password: 'secret' }, { code: '123456' }]);
});

test('the recovery codes stay where the company requires the second factor that is being set up', async () => {
  companyApi();
  accountApi({ needs_two_factor: true });
  const { user } = renderRemote(remote, '/dashboard/settings#account');
  expect(await screen.findByText(/requires two-factor sign-in/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Set up two-factor sign-in' }));
  await user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByText(/requires two-factor sign-in/)).not.toBeInTheDocument());
  const dialog = within(screen.getByRole('dialog', { name: 'Two-factor sign-in is on' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(CODES.length);
});

test('a wrong first code can be corrected', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, press, dialog, submit, fill } = await open();
  await press('Set up two-factor sign-in');
  await screen.findByRole('dialog');
  await fill('Your password', 'secret');
  await submit('Continue');
  await dialog().findByLabelText('Code');
  api.failNext = { status: 422, error: 'The code is wrong.', code: 'wrong_code' };
  await fill('Code', '123456');
  await submit('Confirm');
  expect(await dialog().findByRole('alert')).toHaveTextContent('The code is wrong.');
  await submit('Confirm');
  expect(await dialog().findByText('Two-factor sign-in is on')).toBeInTheDocument();
});

test('recovery codes are replaced with a code', async () => {
  const { api, press, dialog, submit, fill } = await open({ has_two_factor: true, recovery_codes_left: 1 });
  expect(screen.getByText('On. 1 recovery code left.')).toBeInTheDocument();
  await press('New recovery codes');
  await screen.findByRole('dialog');
  await fill('Code', '123456');
  await submit('Create codes');
  expect(await dialog().findAllByRole('listitem')).toHaveLength(CODES.length);
  expect(api.calls).toEqual([['POST /account/two_factor/recovery_codes', { code: '123456' }]]);
});

test('two-factor sign-in is disabled with password and code', async () => {
  const { api, section, press, submit, fill } = await open({ has_two_factor: true });
  await press('Disable two-factor sign-in');
  await screen.findByRole('dialog');
  await fill('Your password', 'secret');
  await fill('Code', CODES[0] ?? '');
  await submit('Disable');
  expect(await section.findByText('Off: the password is enough to sign in.')).toBeInTheDocument();
  expect(api.calls).toEqual([['POST /account/two_factor/disable', { password: 'secret', code: CODES[0] }]]);
});

test('sessions are listed; one is ended, then all others', async () => {
  const { api, user, section, press } = await open({}, [
    session(1, { is_current: true }),
    session(2, { browser: 'Safari 18', system: 'macOS' }),
    session(3, { browser: null, system: null, address: null }),
  ]);
  const list = within(await section.findByRole('list', { name: 'Sessions' }));
  const items = list.getAllByRole('listitem').map((item) => within(item));
  expect(items[0]?.getByText('Chrome 141 on Linux')).toBeInTheDocument();
  expect(items[0]?.getByText('This session')).toBeInTheDocument();
  expect(items[0]?.queryByRole('button')).not.toBeInTheDocument();
  expect(items[1]?.getByText(/^127\.0\.0\.1 · Example Inc\. · last used .* ago/)).toBeInTheDocument();
  expect(items[2]?.getByText('Unknown browser')).toBeInTheDocument();
  await press('End the session of Safari 18 on macOS');
  await waitFor(() => expect(section.queryByText('Safari 18 on macOS')).not.toBeInTheDocument());
  await press('End all others');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End sessions' }),
  );
  await waitFor(() => expect(section.queryByText('Unknown browser')).not.toBeInTheDocument());
  expect(section.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
  expect(api.calls).toEqual([['DELETE /account/sessions/2'], ['DELETE /account/sessions']]);
});

test('further sessions are loaded on demand, and again after a failure', async () => {
  companyApi();
  accountApi();
  let failures = 1;
  server.use(
    http.get(`${apiAddress}/account/sessions`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      if (before === null)
        return HttpResponse.json({
          sessions: [session(9, { is_current: true }), session(8)],
          next_before: 8,
        });
      if (failures-- > 0) return HttpResponse.json({}, { status: 500 });
      const older = session(Number(before) - 1, { browser: 'Safari 18', system: 'macOS' });
      return HttpResponse.json({ sessions: [older], next_before: null });
    }),
  );
  const { user } = renderRemote(remote, '/dashboard/settings/you');
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  const box = within(
    (await screen.findByText('Failed to load more sessions.')).closest('[role=alert]') as HTMLElement,
  );
  await user.click(box.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Safari 18 on macOS')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(screen.getByText('This session')).toBeInTheDocument();
});

test('a session that cannot be ended stays, with a message', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, section, press } = await open({}, [session(1, { is_current: true }), session(2)]);
  await section.findByRole('button', { name: 'End all others' });
  api.failNext = { status: 500, error: 'Something went wrong.', code: 'internal' };
  await press('End the session of Chrome 141 on Linux');
  expect(await screen.findByText('Session not ended')).toBeInTheDocument();
  expect(section.getAllByText('Chrome 141 on Linux')).toHaveLength(2);
});

test('sessions that could not be loaded can be loaded again', async () => {
  companyApi();
  accountApi();
  server.use(
    http.get(`${apiAddress}/account/sessions`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  const { user } = renderRemote(remote, '/dashboard/settings/you');
  const text = await screen.findByText('The sessions could not be loaded.');
  const box = within(text.closest('[role=alert]') as HTMLElement);
  await user.click(box.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('This session')).toBeInTheDocument();
});

test('the data of the person are downloaded', async () => {
  const downloads = recordDownloads();
  const { press } = await open();
  await press('Download my data');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('steplight-account.json');
  expect(JSON.parse((await downloads[0]?.content.text()) ?? '')).toEqual({ account: { id: 1 }, created: [] });
});

test('data that could not be downloaded are reported', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { press } = await open();
  server.use(respondWithError('get', '/account/export', 500));
  await press('Download my data');
  expect(await screen.findByText('Data not downloaded')).toBeInTheDocument();
});

test('who has no password is not asked for one', async () => {
  const { api, section, press, dialog, submit } = await open({ has_password: false });
  expect(section.getByText('None: you sign in with SSO.')).toBeInTheDocument();
  for (const name of ['Change e-mail address', 'Change password', 'Set up two-factor sign-in'])
    expect(section.getByRole('button', { name })).toHaveAccessibleDescription(/^This needs a password\./);
  await press('Delete account');
  expect(dialog().queryByLabelText('Your password')).not.toBeInTheDocument();
  await submit('Delete account');
  await waitFor(() => expect(readSession()).toBeNull());
  expect(api.calls).toEqual([['POST /account/delete', {}]]);
});

test('an account that a company needs is not deleted, and the reason is shown', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { api, press, dialog, submit, fill } = await open();
  api.failNext = { status: 409, error: 'You are the last owner of Example Inc.', code: 'last_owner' };
  await press('Delete account');
  await fill('Your password', 'secret');
  await submit('Delete account');
  expect(await dialog().findByRole('alert')).toHaveTextContent('You are the last owner of Example Inc.');
  expect(readSession()).not.toBeNull();
});

test.each([
  [false, { password: 'secret' }],
  [true, { password: 'secret', code: '123456' }],
])('deleting the account ends the session (two-factor sign-in: %s)', async (hasTwoFactor, body) => {
  const { api, press, submit, fill } = await open({ has_two_factor: hasTwoFactor });
  await press('Delete account');
  await fill('Your password', 'secret');
  if (hasTwoFactor) await fill('Code', '123456');
  await submit('Delete account');
  await waitFor(() => expect(readSession()).toBeNull());
  expect(api.calls).toEqual([['POST /account/delete', body]]);
});
