import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import type { Role } from 'shared/constants';
import { apiAddress, heldAnswer, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';
import { invitation, member, membersApi } from '../../testing/members-api.ts';

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

// The person at the screen has the id 1.
const ADA = member(1, 'Ada', 'owner');
const GRACE = member(2, 'Grace', 'editor');
const JOAN = member(3, 'Joan', 'viewer', { name: null });
const LAST_OWNER = 'The last owner: make another member an owner first.';
const OWNERS_ONLY = 'Only owners may do this.';

async function open(
  people = [ADA, GRACE, JOAN],
  invitations = [invitation(7, 'mary@example.com')],
  role?: Role,
) {
  companyApi();
  const api = membersApi(people, invitations);
  const page = renderRemote(remote, '/dashboard/settings/access', role ? { role } : {});
  const section = within(await screen.findByRole('region', { name: 'Members' }));
  await section.findByRole('list', { name: 'Members' });
  const { user } = page;
  const confirm = async (button: string) => {
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: button }));
  };
  const invite = async (email: string) => {
    await user.click(section.getByRole('button', { name: 'Invite' }));
    await user.type(dialog().getByLabelText('Email'), email);
  };
  const dialog = () => within(screen.getByRole('dialog'));
  const send = () => user.click(dialog().getByRole('button', { name: 'Send invitation' }));
  // Whether the person at the screen is one of them is known only after the account is loaded.
  await waitFor(() => expect(section.queryByRole('button', { name: 'Remove Ada' })).not.toBeInTheDocument());
  return { api, user, section, confirm, invite, dialog, send, location: page.location };
}

test('people are listed with address, role and since when, invitations with what is known of them', async () => {
  const { section } = await open(undefined, [
    invitation(7, 'mary@example.com'),
    invitation(8, 'late@example.com', { invited_by: null, expires_at: '2026-02-10T10:00:00.000Z' }),
  ]);
  const [people, invitations] = section
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem'));
  expect(people?.[0]).toHaveTextContent(/^Ada \(you\)ada@example\.com · since February 3, 2026/);
  expect(people?.[2]).toHaveTextContent(/^joan@example\.comsince February 3, 2026/);
  expect(section.getByLabelText('Role of Grace')).toHaveValue('editor');
  expect(section.getByLabelText('Role of joan@example.com')).toHaveValue('viewer');
  expect(invitations?.[0]).toHaveTextContent(
    'mary@example.comInvited by Ada · expires February 10, 2999Editor',
  );
  expect(invitations?.[1]).toHaveTextContent('late@example.comexpired February 10, 2026EditorExpired');
});

test('a role is changed at once; an error brings the present one back', async () => {
  const { api, user, section } = await open();
  await user.selectOptions(section.getByLabelText('Role of Grace'), 'Viewer');
  expect(await screen.findByText('Grace is now Viewer.')).toBeInTheDocument();
  expect(api.roles).toEqual([[2, 'viewer']]);
  expect(section.getByLabelText('Role of Grace')).toHaveValue('viewer');

  server.use(respondWithError('put', '/members/:id', 403, 'Ask one of the owners.'));
  await user.selectOptions(section.getByLabelText('Role of joan@example.com'), 'Editor');
  expect(await screen.findByText('Ask one of the owners.')).toBeInTheDocument();
  await waitFor(() => expect(section.getByLabelText('Role of joan@example.com')).toHaveValue('viewer'));
});

test('nobody becomes an owner without a question', async () => {
  const { api, user, section, confirm, invite, dialog, send } = await open();
  await user.selectOptions(section.getByLabelText('Role of Grace'), 'Owner');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Grace: an owner decides about people/);
  await confirm('Cancel');
  expect(section.getByLabelText('Role of Grace')).toHaveValue('editor');
  await invite('eve@example.com');
  await user.click(dialog().getByRole('radio', { name: 'Owner' }));
  await send();
  await confirm('Cancel');
  expect(dialog().getByLabelText('Email')).toHaveValue('eve@example.com');
  expect([api.roles, api.invited]).toEqual([[], []]);

  await send();
  await confirm('Make Owner');
  expect(await screen.findByText(/^eve@example\.com gets a mail/)).toBeInTheDocument();
  await user.selectOptions(section.getByLabelText('Role of Grace'), 'Owner');
  await confirm('Make Owner');
  expect(await screen.findByText('Grace is now Owner.')).toBeInTheDocument();
  expect([api.roles, api.invited]).toEqual([[[2, 'owner']], [{ email: 'eve@example.com', role: 'owner' }]]);
});

test('one’s own role is changed after a confirmation, and the screen follows it', async () => {
  const people = [ADA, { ...GRACE, role: 'owner' as const }];
  const { api, user, section, confirm } = await open(people);
  await user.selectOptions(section.getByLabelText('Role of Ada'), 'Editor');
  await confirm('Cancel');
  expect(api.roles).toEqual([]);
  expect(section.getByLabelText('Role of Ada')).toHaveValue('owner');

  await user.selectOptions(section.getByLabelText('Role of Ada'), 'Editor');
  const company = { id: 1, name: 'Analytical Engines', role: 'editor' as const };
  server.use(
    http.get(`${apiAddress}/account`, () =>
      HttpResponse.json({
        account: { id: 1, email: ADA.email, name: 'Ada', role: 'editor', company, companies: [company] },
      }),
    ),
  );
  await confirm('Become Editor');
  expect(await screen.findByText('Ada is now Editor.')).toBeInTheDocument();
  await waitFor(() => expect(section.getByLabelText('Role of Grace')).toBeDisabled());
  expect(section.getByRole('button', { name: 'Invite' })).toHaveAccessibleDescription(OWNERS_ONLY);
});

test('a member is removed after a confirmation; an error is shown', async () => {
  const { api, user, section, confirm } = await open();
  server.use(respondWithError('delete', '/members/:id', 500));
  await user.click(section.getByRole('button', { name: 'Remove Grace' }));
  await confirm('Remove');
  expect(await screen.findByText('Member not removed')).toBeInTheDocument();

  membersApi(api.members);
  await user.click(section.getByRole('button', { name: 'Remove Grace' }));
  await confirm('Remove');
  await waitFor(() => expect(section.queryByText('Grace')).not.toBeInTheDocument());
  expect(section.getByRole('button', { name: 'Invite' })).toHaveFocus();
});

test('an owner sees who has no second factor, and requires one', async () => {
  const { api, user, section } = await open([
    { ...ADA, has_two_factor: true },
    { ...GRACE, has_two_factor: false },
    { ...JOAN, has_two_factor: null },
  ]);
  const [ada, grace, joan] = within(section.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
  expect(grace).toHaveTextContent('no two-factor sign-in');
  for (const item of [ada, joan]) expect(item).not.toHaveTextContent('no two-factor sign-in');
  const toggle = section.getByRole('switch', { name: /^Two-factor sign-in required/ });
  expect(toggle).not.toBeChecked();
  server.use(respondWithError('put', '/company/me/two_factor', 409, 'Set up your own first.'));
  await user.click(toggle);
  expect(await screen.findByText('Set up your own first.')).toBeInTheDocument();
  await waitFor(() => expect(toggle).not.toBeChecked());

  membersApi(api.members, api.invitations);
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeEnabled());
  expect(toggle).toBeChecked();
});

test('roles that the identity provider sets say so', async () => {
  companyApi();
  membersApi([ADA, GRACE], [], { hasSsoRoles: true });
  renderRemote(remote, '/dashboard/settings/access');
  expect(
    await screen.findByText(/^Your identity provider sets the role at each sign-in with SSO\./),
  ).toBeInTheDocument();
});

test('the last owner keeps the role and stays', async () => {
  const { user, section } = await open();
  const select = section.getByLabelText('Role of Ada');
  expect(select).toBeDisabled();
  expect(select).toHaveAccessibleDescription(LAST_OWNER);
  expect(section.getByText(LAST_OWNER, { ignore: '[role=tooltip]' })).toBeVisible();
  const leave = section.getByRole('button', { name: 'Leave company' });
  expect(leave).toHaveAccessibleDescription(LAST_OWNER);
  await user.click(leave);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(section.getByLabelText('Role of Grace')).toBeEnabled();
});

test('who leaves is signed out', async () => {
  const { user, section, confirm } = await open(
    [
      { ...ADA, role: 'viewer' },
      { ...GRACE, role: 'owner' },
    ],
    [],
    'viewer',
  );
  server.use(respondWithError('post', '/account/leave_company', 500));
  await user.click(section.getByRole('button', { name: 'Leave company' }));
  await confirm('Leave');
  expect(await screen.findByText('You have not left the company')).toBeInTheDocument();
  expect(readSession()).not.toBeNull();

  server.use(http.post(`${apiAddress}/account/leave_company`, () => new HttpResponse(null, { status: 204 })));
  await user.click(section.getByRole('button', { name: 'Leave company' }));
  await confirm('Leave');
  await waitFor(() => expect(readSession()).toBeNull());
});

test('others than owners see the list, and why they may not change it', async () => {
  const people = [{ ...ADA, role: 'viewer' as const }, { ...GRACE, role: 'owner' as const }, JOAN];
  const { section } = await open(people, undefined, 'viewer');
  await waitFor(() => expect(section.getByLabelText('Role of joan@example.com')).toBeDisabled());
  expect(section.getByLabelText('Role of joan@example.com')).toHaveAccessibleDescription(OWNERS_ONLY);
  for (const name of ['Invite', 'Remove Grace', /^Resend the invitation/, /^Withdraw the invitation/])
    expect(section.getByRole('button', { name })).toHaveAccessibleDescription(OWNERS_ONLY);
  expect(section.getByRole('button', { name: 'Leave company' })).not.toHaveAttribute('aria-disabled');
});

test('a person is invited with a role', async () => {
  const { api, section, dialog, user, invite, send } = await open(undefined, []);
  expect(section.getByText('No open invitations.')).toBeInTheDocument();
  await invite(' mary@example.com ');
  expect(dialog().getByRole('radio', { name: 'Editor' })).toBeChecked();
  const viewer = dialog().getByRole('radio', { name: 'Viewer' });
  expect(viewer).toHaveAccessibleDescription('Sees tests, runs and settings, and changes nothing.');
  await user.click(viewer);
  await send();
  expect(await screen.findByText(/^mary@example\.com gets a mail/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.invited).toEqual([{ email: 'mary@example.com', role: 'viewer' }]);
  expect(await section.findByRole('list', { name: 'Invitations' })).toHaveTextContent('mary@example.com');
});

test('the dialog works by keys alone', async () => {
  const { api, section, user, confirm } = await open();
  section.getByRole('button', { name: 'Invite' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  screen.getByLabelText('Email').focus();
  await user.keyboard('mary@example.com{Tab}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Owner' })).toBeChecked();
  await user.keyboard('{Tab}{Tab}{Enter}');
  await confirm('Make Owner');
  await waitFor(() => expect(api.invited).toEqual([{ email: 'mary@example.com', role: 'owner' }]));
});

test('several people are invited at once; who cannot be invited stays in the field, with the reason', async () => {
  const { api, section, dialog, user, send } = await open(undefined, []);
  await user.click(section.getByRole('button', { name: 'Invite' }));
  const field = dialog().getByLabelText('Email');
  await user.click(field);
  await user.paste(
    'Mary <mary@example.com>; eve@example.com\njoan, grace@example.com\nbob@example.com tim@example.com\n',
  );
  const error = 'The invitation of tim@example.com is stored, but its mail could not be sent.';
  server.use(
    http.post(`${apiAddress}/invitations`, async ({ request }) => {
      const { email } = (await request.clone().json()) as { email: string };
      if (email.startsWith('bob')) {
        const member = `${email} is a member of this company already.`;
        return HttpResponse.json({ error: member, code: 'already_member' }, { status: 409 });
      }
      if (email.startsWith('tim')) return HttpResponse.json({ error, code: 'mail_failed' }, { status: 502 });
      return undefined;
    }),
  );
  await send();
  expect(await screen.findByText('2 invitations sent')).toBeInTheDocument();
  expect(screen.getByText(/^mary@example\.com, eve@example\.com get a mail/)).toBeInTheDocument();
  expect(api.invited.map(({ email }) => email)).toEqual(['mary@example.com', 'eve@example.com']);
  expect(field).toHaveValue('joan, grace@example.com, bob@example.com, tim@example.com');
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining(
      'Please enter a valid email address: joan; grace@example.com is a member already.; bob@example.com is a member of this company already.',
    ),
  );
  expect(dialog().getByRole('alert')).toHaveTextContent(error);
});

test('what is wrong with an invitation is said at its field', async () => {
  const { api, section, dialog, user, invite, send } = await open();
  await invite('mary');
  await send();
  const field = dialog().getByLabelText('Email');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid email address'));
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'GRACE@example.com');
  await send();
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining('GRACE@example.com is a member already.'),
  );
  expect(api.invited).toEqual([]);

  const error = 'mary@example.com is a member of this company already.';
  const fail = (body: object, status: number) =>
    server.use(http.post(`${apiAddress}/invitations`, () => HttpResponse.json(body, { status })));
  fail({ error, code: 'already_member' }, 409);
  await user.clear(field);
  await user.type(field, 'mary@example.com');
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)));

  fail({ error: 'Invalid.', code: 'invalid', fields: { email: 'Too long.', role: 'Unknown.' } }, 400);
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Too long.')));
  expect(dialog().getByRole('group', { name: 'Role' })).toHaveAccessibleDescription('Unknown.');

  // Stored, but not mailed: the list shows it behind the dialog.
  const stored = 'The invitation of mary@example.com is stored, but its mail could not be sent.';
  fail({ error: stored, code: 'mail_failed' }, 502);
  api.invitations = [invitation(8, 'mary@example.com')];
  await send();
  expect(await dialog().findByRole('alert')).toHaveTextContent(stored);
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(await section.findByText('mary@example.com')).toBeInTheDocument();
});

test('an expired invitation is sent again', async () => {
  const expired = invitation(7, 'mary@example.com', { expires_at: '2026-02-10T10:00:00.000Z' });
  const { api, user, section } = await open(undefined, [expired]);
  const resend = () =>
    user.click(section.getByRole('button', { name: 'Resend the invitation of mary@example.com' }));
  server.use(respondWithError('post', '/invitations/:id/resend', 502, 'The mail could not be sent.'));
  await resend();
  expect(await screen.findByText('The mail could not be sent.')).toBeInTheDocument();

  membersApi(api.members, api.invitations);
  await resend();
  expect(await screen.findByText('Invitation sent again')).toBeInTheDocument();
  await waitFor(() => expect(section.queryByText('Expired')).not.toBeInTheDocument());
});

test('an invitation is withdrawn after a confirmation; an error is shown', async () => {
  const { api, user, section, confirm } = await open();
  const withdraw = async () => {
    await user.click(section.getByRole('button', { name: 'Withdraw the invitation of mary@example.com' }));
    await confirm('Withdraw');
  };
  server.use(respondWithError('delete', '/invitations/:id', 500));
  await withdraw();
  expect(await screen.findByText('Invitation not withdrawn')).toBeInTheDocument();

  membersApi(api.members, api.invitations);
  await withdraw();
  await waitFor(() => expect(section.queryByText('mary@example.com')).not.toBeInTheDocument());
  expect(section.getByRole('button', { name: 'Invite' })).toHaveFocus();
});

test('a person alone is pointed at inviting', async () => {
  const { section } = await open([ADA], []);
  expect(section.getByText(/^You are the only member so far/)).toBeInTheDocument();
});

test('loading is announced, and a failure can be retried', async () => {
  companyApi();
  const { handler, letGo } = heldAnswer('get', '/members', {}, 500);
  server.use(handler);
  const { user } = renderRemote(remote, '/dashboard/settings/access');
  const section = within(await screen.findByRole('region', { name: 'Members' }));
  expect(await section.findByText('Loading members...')).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Invite' })).toBeDisabled();
  letGo();
  expect(await section.findByText('The members could not be loaded.')).toBeInTheDocument();
  membersApi([ADA, GRACE]);
  await user.click(section.getByRole('button', { name: 'Try Again' }));
  expect(await section.findByText('Grace')).toBeInTheDocument();
});

test('a server without members shows the other settings only', async () => {
  companyApi();
  server.use(respondWithError('get', '/members', 404));
  renderRemote(remote, '/dashboard/settings/access');
  expect(await screen.findByRole('region', { name: 'Audit Log' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Members' })).not.toBeInTheDocument());
});
