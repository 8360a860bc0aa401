import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { endSession, readSession } from 'shared/auth';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import * as leaving from '../../features/sso/leave.ts';
import { remote } from '../../remote.tsx';

jest.mock('../../features/sso/leave.ts', () => ({ leaveFor: jest.fn() }));

afterEach(() => {
  jest.restoreAllMocks();
  endSession('signed-out');
  globalThis.location.hash = '';
});

/** The login page as the API leads back to it. */
function comeBack(fragment: string) {
  globalThis.location.hash = fragment;
  return renderRemote(remote, '/login?next=/dashboard/tests', { isSignedIn: false });
}

test('a person goes to the page of the provider by the e-mail address', async () => {
  let sent: unknown;
  server.use(
    http.post(`${apiAddress}/auth/sso/start`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ address: 'https://idp.example/authorize?state=x' });
    }),
  );
  const send = jest.spyOn(globalThis, 'fetch');
  const { user } = renderRemote(remote, '/login?next=/dashboard/tests', { isSignedIn: false });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Sign in with SSO' }));
  const proceed = await screen.findByRole('button', { name: 'Continue' });
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  await user.click(proceed);
  expect(await screen.findByRole('button', { name: 'Opening your sign-in page...' })).toBeInTheDocument();
  expect(leaving.leaveFor).toHaveBeenCalledWith('https://idp.example/authorize?state=x');
  expect(sent).toEqual({ email: 'ada@example.com', next: '/dashboard/tests' });
  // The reply sets the cookie that the way back needs.
  expect(send.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
});

test('an address of another site is never asked for', async () => {
  let sent: unknown;
  server.use(
    http.post(`${apiAddress}/auth/sso/start`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ address: 'https://idp.example/authorize?state=x' });
    }),
  );
  const { user } = renderRemote(remote, '/login?next=https://evil.example/', { isSignedIn: false });
  await user.click(screen.getByRole('button', { name: 'Sign in with SSO' }));
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
  await waitFor(() => expect(sent).toEqual({ email: 'ada@example.com', next: '/dashboard' }));
});

test('an unknown domain is said, and the password form is one click away', async () => {
  server.use(respondWithError('post', '/auth/sso/start', 404, 'Single sign-on is not set up for x.example.'));
  const { user } = renderRemote(remote, '/login', { isSignedIn: false });
  await user.click(screen.getByRole('button', { name: 'Sign in with SSO' }));
  await user.type(await screen.findByLabelText('Email'), 'ada@x.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('not set up for x.example');
  await user.click(screen.getByRole('button', { name: 'Log in with a password' }));
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
});

test('the code of the address becomes a session, and leaves the address at once', async () => {
  let sent: unknown;
  server.use(
    http.post(`${apiAddress}/auth/sso/finish`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ access_token: 'by-sso', user: { id: 7, email: 'ada@example.com' } });
    }),
  );
  const page = comeBack('sso=id.code');
  expect(screen.getByRole('status')).toHaveTextContent('Signing you in...');
  expect(globalThis.location.hash).toBe('');
  await waitFor(() => expect(page.location()).toBe('/dashboard/tests'));
  expect(sent).toEqual({ code: 'id.code' });
  expect(readSession()?.token).toBe('by-sso');
});

test('a code that is used up is said', async () => {
  server.use(respondWithError('post', '/auth/sso/finish', 401, 'This sign-in has expired.'));
  comeBack('sso=id.code');
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in has expired.');
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
});

test.each([
  ['removed', 'Ask an owner to invite you again.'],
  ['email_unverified', 'Log in with your password and link your account in the settings'],
  ['cancelled', 'You cancelled the sign-in'],
  ['busy', 'Please try again in a minute.'],
  ['a_word_of_a_later_release', 'Single sign-on failed. Please try again.'],
])('the reason %s is explained', async (word, sentence) => {
  comeBack(`sso_error=${word}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(globalThis.location.hash).toBe('');
});
