import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { endSession, readSession, startSession } from 'shared/auth';
import { paths } from 'shared/router';
import { apiAddress, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

const reply = { access_token: 'fresh-token', user: { id: 7, email: 'ada@example.com' } };

async function logIn(at = '/login') {
  const page = renderRemote(remote, at, { isSignedIn: false });
  await page.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'correct horse');
  return page;
}

smokeTest('logging in sends the form, stores token and user, and opens the dashboard', async () => {
  let body: unknown;
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  server.use(
    http.post(`${apiAddress}/auth/login`, async ({ request }) => {
      body = await request.json();
      await answered;
      return HttpResponse.json(reply);
    }),
  );
  const page = await logIn();
  await page.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await page.user.click(screen.getByRole('button', { name: 'Login' }));

  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeInTheDocument();
  answer(null);
  await waitFor(() => expect(page.location()).toBe('/dashboard'));
  expect(body).toEqual({ email: 'ada@example.com', password: 'correct horse', remember: true });
  expect(localStorage.getItem('token')).toBe('fresh-token');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: reply.user.email });
});

test.each([
  '/dashboard/tests?tab=modules',
  '/dashboard/testrun/5#step-2',
  '/dashboard/github/setup?installation_id=1&state=a%2Bb%3D',
])('after logging in a person comes back to where they were going: %s', async (next) => {
  server.use(http.post(`${apiAddress}/auth/login`, () => HttpResponse.json(reply)));
  const page = await logIn(paths.login(next));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.location()).toBe(next.split('#')[0]));
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  'javascript:alert(1)',
])('an address of another site is never gone to: %s', async (next) => {
  server.use(http.post(`${apiAddress}/auth/login`, () => HttpResponse.json(reply)));
  const page = await logIn(paths.login(next));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.location()).toBe('/dashboard'));
});

test.each([
  ['Wrong e-mail address or password.', 'Wrong e-mail address or password.'],
  [undefined, 'Login failed. Please try again.'],
])('a 401 with %j shows %j and leaves the form open', async (error, shown) => {
  server.use(respondWithError('post', '/auth/login', 401, error));
  const page = await logIn();
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(page.location()).toBe('/login');
  expect(readSession()).toBeNull();
});

test.each([
  ['an answer that is not JSON', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['no answer', () => HttpResponse.error()],
])('%s leaves the page’s own words', async (_what, answer) => {
  server.use(http.post(`${apiAddress}/auth/login`, answer));
  const page = await logIn();
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
});

test('pressing Enter again while the request is pending sends nothing', async () => {
  let calls = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  server.use(
    http.post(`${apiAddress}/auth/login`, async () => {
      calls++;
      await answered;
      return HttpResponse.json(reply);
    }),
  );
  const page = await logIn();
  await page.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Logging in...' });
  await page.user.keyboard('{Enter}{Enter}');
  answer(null);
  await waitFor(() => expect(page.location()).toBe('/dashboard'));
  expect(calls).toBe(1);
});

test('a second attempt removes the first error', async () => {
  server.use(respondWithError('post', '/auth/login', 401, 'Wrong e-mail address or password.'));
  const page = await logIn();
  await page.user.keyboard('{Enter}');
  await screen.findByRole('alert');
  server.use(http.post(`${apiAddress}/auth/login`, () => HttpResponse.json(reply)));
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.location()).toBe('/dashboard'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the form can be operated by the keyboard', async () => {
  let body: unknown;
  server.use(
    http.post(`${apiAddress}/auth/login`, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(reply);
    }),
  );
  const page = renderRemote(remote, '/login', { isSignedIn: false });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await page.user.keyboard('ada@example.com{Tab}correct horse{Tab}{Tab} {Tab}');
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveFocus();
  await page.user.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(page.location()).toBe('/dashboard'));
  expect(body).toEqual({ email: 'ada@example.com', password: 'correct horse', remember: true });
});

test('nothing is sent without a password or with an invalid address', async () => {
  const { user } = renderRemote(remote, '/login', { isSignedIn: false });
  await user.type(screen.getByLabelText('Email'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByLabelText('Email')).toBeInvalid();
  await user.type(screen.getByLabelText('Email'), '@example.com');
  await user.clear(screen.getByLabelText('Password'));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('a signed-in user is redirected to the dashboard, also after signing in in another tab', async () => {
  const first = renderRemote(remote, '/login');
  expect(first.location()).toBe('/dashboard');
  first.unmount();
  const second = renderRemote(remote, '/login', { isSignedIn: false });
  act(() => startSession(reply));
  await waitFor(() => expect(second.location()).toBe('/dashboard'));
});

test('an expired session is explained, a sign-out is not', () => {
  startSession(reply);
  endSession('signed-out');
  const first = renderRemote(remote, '/login', { isSignedIn: false });
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  first.unmount();
  startSession(reply);
  endSession('expired');
  renderRemote(remote, '/login', { isSignedIn: false });
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeInTheDocument();
});

test('links lead to sign-up, the forgotten password and the legal pages', () => {
  renderRemote(remote, '/login', { isSignedIn: false });
  expect(document.title).toBe('Login · Steplight');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use');
});

/** An account with a second factor; the bodies that were sent. */
function secondFactorApi(right = '123456') {
  const bodies: { code?: string }[] = [];
  server.use(
    http.post(`${apiAddress}/auth/login`, async ({ request }) => {
      const body = (await request.json()) as { code?: string };
      bodies.push(body);
      if (body.code === undefined)
        return HttpResponse.json(
          { error: 'Enter the code of your authenticator app.', code: 'second_factor_required' },
          { status: 401 },
        );
      return body.code === right
        ? HttpResponse.json(reply)
        : HttpResponse.json({ error: 'The code is wrong.', code: 'wrong_code' }, { status: 401 });
    }),
  );
  return bodies;
}

test('with a second factor a code is asked for, and a wrong one can be corrected', async () => {
  const bodies = secondFactorApi();
  const page = await logIn();
  await page.user.keyboard('{Enter}');
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await page.user.keyboard('654321{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong.');
  expect(readSession()).toBeNull();
  await page.user.clear(field);
  await page.user.type(field, '123456{Enter}');
  await waitFor(() => expect(page.location()).toBe('/dashboard'));
  expect(bodies.map(({ code }) => code)).toEqual([undefined, '654321', '123456']);
});

test('a recovery code is entered in the same field', async () => {
  secondFactorApi('abcd-efgh-jkmn-pqrs');
  const page = await logIn();
  await page.user.keyboard('{Enter}');
  await page.user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
  await page.user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}');
  await waitFor(() => expect(page.location()).toBe('/dashboard'));
});

test('Back returns from the code to the password', async () => {
  secondFactorApi();
  const page = await logIn();
  await page.user.keyboard('{Enter}');
  await page.user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
