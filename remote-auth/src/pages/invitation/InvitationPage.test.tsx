import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import type { Offer } from 'shared/contract';
import { apiAddress, heldAnswer, renderRemote, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

const OFFER: Offer = {
  company: 'Analytical Engines',
  email: 'grace@example.com',
  role: 'editor',
  invited_by: 'Ada',
  has_account: false,
};
const DEAD = /^This invitation is not valid any more/;

function open(at = '/invitation/secret-token', isSignedIn = false) {
  return renderRemote(remote, at, { isSignedIn });
}

function respondWithOffer(changes: Partial<Offer> = {}) {
  const calls: { authorization: string | null; url: string }[] = [];
  server.use(
    http.get(`${apiAddress}/invitation`, ({ request }) => {
      calls.push({ authorization: request.headers.get('Authorization'), url: request.url });
      return HttpResponse.json({ ...OFFER, ...changes });
    }),
  );
  return calls;
}

function respondWithFailure(method: 'get' | 'post', status: number, body: object) {
  const path = method === 'get' ? '/invitation' : '/invitation/accept';
  server.use(http[method](apiAddress + path, () => HttpResponse.json(body, { status })));
}

function accept() {
  const calls: { authorization: string | null; body: unknown }[] = [];
  server.use(
    http.post(`${apiAddress}/invitation/accept`, async ({ request }) => {
      calls.push({ authorization: request.headers.get('Authorization'), body: await request.json() });
      return HttpResponse.json({ message: 'Done.' });
    }),
  );
  return calls;
}

const button = () => screen.findByRole('button', { name: 'Accept invitation' });

async function fill({ user }: ReturnType<typeof open>, password: string, repeated = password) {
  await button();
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), repeated);
  await user.click(await button());
}

test('a new person chooses a name and a password, and logs in with the invited address', async () => {
  const offers = respondWithOffer();
  const accepted = accept();
  const page = open();
  expect(await screen.findByRole('heading', { name: 'Analytical Engines' })).toBeInTheDocument();
  expect(document.title).toBe('Invitation · Steplight');
  expect(screen.getByText('Ada invites you to join.')).toBeInTheDocument();
  expect(screen.getByText(/^Editor\. /)).toBeInTheDocument();
  await page.user.type(screen.getByLabelText('Name'), ' Grace ');
  await fill(page, 'a new password');
  expect(await screen.findByText('You are now a member of Analytical Engines.')).toBeInTheDocument();
  expect(offers).toEqual([{ authorization: 'Bearer secret-token', url: `${apiAddress}/invitation` }]);
  expect(accepted).toEqual([
    { authorization: 'Bearer secret-token', body: { new_password: 'a new password', name: 'Grace' } },
  ]);

  await page.user.click(screen.getByRole('button', { name: 'Log in as grace@example.com' }));
  expect(page.location()).toBe('/login');
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('the name is optional', async () => {
  respondWithOffer({ invited_by: null });
  const accepted = accept();
  const page = open();
  expect(await screen.findByText('You are invited to join.')).toBeInTheDocument();
  await fill(page, 'a new password');
  await waitFor(() => expect(accepted).toHaveLength(1));
  expect(accepted[0]?.body).toEqual({ new_password: 'a new password' });
});

test('a short password and a different confirmation are rejected without a request', async () => {
  respondWithOffer();
  const page = open();
  await fill(page, 'short77');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be at least 8 characters long.',
  );
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await page.user.type(screen.getByLabelText('Password'), '8');
  await page.user.click(await button());
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match.');
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
});

test('a person with an account only accepts', async () => {
  respondWithOffer({ has_account: true });
  const accepted = accept();
  const page = open();
  await page.user.click(await button());
  expect(await screen.findByText('You are now a member of Analytical Engines.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(accepted[0]?.body).toEqual({});
});

test('where only SSO opens the company, the sign-in with it is offered instead of a password', async () => {
  for (const has_account of [false, true]) {
    respondWithOffer({ has_account, requires_sso: true });
    server.use(http.post(`${apiAddress}/auth/logout`, () => new HttpResponse(null, { status: 204 })));
    const page = open('/invitation/secret-token', true);
    expect(await screen.findByText(/^Analytical Engines takes no passwords\./)).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You are signed in as ada@example\.com/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Sign in with SSO' }));
    expect(page.location()).toBe('/login');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com');
    page.unmount();
  }
});

test('a person who is signed in with the invited address goes to the dashboard', async () => {
  respondWithOffer({ has_account: true, email: 'Ada@example.com' });
  accept();
  const page = open('/invitation/secret-token', true);
  await page.user.click(await button());
  expect(await screen.findByText('Choose the company in the user menu.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(page.location()).toBe('/dashboard');
  expect(readSession()?.token).toBe('test-token');
});

test('another person who is signed in is signed out before logging in', async () => {
  respondWithOffer({ has_account: true });
  accept();
  let token: string | null = null;
  server.use(
    http.post(`${apiAddress}/auth/logout`, ({ request }) => {
      token = request.headers.get('Authorization');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const page = open('/invitation/secret-token', true);
  await page.user.click(await button());
  expect(await screen.findByText(/^You are signed in as ada@example\.com/)).toBeInTheDocument();
  expect(readSession()).not.toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Log in as grace@example.com' }));
  expect(page.location()).toBe('/login');
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com');
  expect(readSession()).toBeNull();
  await waitFor(() => expect(token).toBe('Bearer test-token'));
});

test('a dead link says so, and the session of this browser stays', async () => {
  respondWithFailure('get', 401, { error: 'Dead.', code: 'invitation_expired' });
  open('/invitation/secret-token', true);
  expect(await screen.findByRole('alert')).toHaveTextContent(DEAD);
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).not.toBeInTheDocument();
  expect(readSession()?.token).toBe('test-token');
});

test('a link that dies while the form is open says so', async () => {
  respondWithOffer({ has_account: true });
  respondWithFailure('post', 401, { error: 'Dead.', code: 'invitation_expired' });
  const page = open();
  await page.user.click(await button());
  expect(await screen.findByText(DEAD)).toBeInTheDocument();
});

smokeTest('without a token nothing is loaded', async () => {
  for (const at of ['/invitation', '/invitation/']) {
    const { unmount } = open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent(DEAD);
    unmount();
  }
});

test('loading is announced, and a failure can be retried', async () => {
  const { handler, letGo } = heldAnswer('get', '/invitation', { error: 'Broken.', code: 'internal' }, 500);
  server.use(handler);
  const page = open();
  expect(await screen.findByText('Loading the invitation...')).toBeInTheDocument();
  letGo();
  expect(await screen.findByText('The invitation could not be loaded.')).toBeInTheDocument();
  respondWithOffer();
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await button()).toBeInTheDocument();
});

test('errors of the server are shown at their fields, others above the form', async () => {
  respondWithOffer();
  const error = 'This password is too well known.';
  respondWithFailure('post', 400, { error, code: 'invalid', fields: { new_password: error } });
  const page = open();
  await fill(page, 'password1');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(error));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  respondWithFailure('post', 500, {});
  await page.user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to accept the invitation. Please try again.',
  );
  expect(screen.getByLabelText('Password')).toHaveValue('password1');
});

test('it works by keys alone', async () => {
  respondWithOffer();
  const accepted = accept();
  const page = open();
  await button();
  screen.getByLabelText('Name').focus();
  await page.user.keyboard('Grace{Tab}a new password{Tab}{Tab}a new password{Enter}');
  await waitFor(() => expect(accepted).toHaveLength(1));
});
