import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

async function signUp() {
  const page = renderRemote(remote, '/signup', { isSignedIn: false });
  await page.user.type(screen.getByLabelText('Email'), 'grace@example.com');
  await page.user.click(screen.getByRole('button', { name: 'Sign up' }));
  return page;
}

smokeTest('signing up sends the address, confirms it and clears the field', async () => {
  let body: unknown;
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  server.use(
    http.post(`${apiAddress}/auth/signup`, async ({ request }) => {
      body = await request.json();
      await answered;
      return HttpResponse.json({ message: 'Thank you.' }, { status: 202 });
    }),
  );
  await signUp();
  expect(await screen.findByRole('button', { name: 'Signing up...' })).toBeInTheDocument();
  answer(null);
  expect(await screen.findByText('Signup successful!')).toBeInTheDocument();
  expect(
    screen.getByText("We've received your email. We'll be in touch soon with next steps."),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(body).toEqual({ email: 'grace@example.com' });
});

test.each([
  [400, 'The e-mail address is too long.', 'The e-mail address is too long.'],
  [401, 'Not from here.', 'Not from here.'],
  [500, undefined, 'Signup failed. Please try again.'],
])('status %i with %j is shown as %j, and the address stays', async (status, error, shown) => {
  server.use(respondWithError('post', '/auth/signup', status, error));
  const page = await signUp();
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('Signup failed')).toBeInTheDocument();
  expect(within(toast).getByText(shown)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com');
  expect(page.location()).toBe('/signup');
});

test('without a reply the toast shows its own message', async () => {
  server.use(http.post(`${apiAddress}/auth/signup`, () => HttpResponse.error()));
  await signUp();
  expect(await screen.findByText('Signup failed. Please try again.')).toBeInTheDocument();
});

test('the page has its headline and a link to login, and accepts e-mail addresses only', async () => {
  const { user } = renderRemote(remote, '/signup', { isSignedIn: false });
  expect(
    screen.getByRole('heading', { name: 'Start shipping with confidence', level: 1 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByLabelText('Email')).toBeInvalid();
});
