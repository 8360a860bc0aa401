import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import {
  apiAddress,
  renderRemote,
  respondWithError,
  server,
  smokeTest,
  startFakeClock,
} from 'shared/testing';
import { remote } from '../../remote.tsx';

function open(at = '/password-reset/secret-token', isSignedIn = false) {
  return renderRemote(remote, at, { isSignedIn });
}

async function setPassword({ user }: ReturnType<typeof open>, password: string, repeated = password) {
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm New Password'), repeated);
  await user.click(screen.getByRole('button', { name: 'Update password' }));
}

smokeTest(
  'the token of the link authorizes the request, and three seconds after success the login page opens',
  async () => {
    let authorization: string | null = null;
    let body: unknown;
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    server.use(
      http.post(`${apiAddress}/auth/reset-password`, async ({ request }) => {
        authorization = request.headers.get('Authorization');
        body = await request.json();
        await answered;
        return HttpResponse.json({ message: 'Done.' });
      }),
    );
    const page = open('/password-reset/secret-token', true);
    await setPassword(page, 'a new password');
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeInTheDocument();

    startFakeClock();
    answer(null);
    expect(
      await screen.findByText('Password updated successfully! Redirecting to login...'),
    ).toBeInTheDocument();
    expect(authorization).toBe('Bearer secret-token');
    expect(body).toEqual({ new_password: 'a new password' });
    expect(readSession()).toBeNull();
    expect(page.location()).toBe('/password-reset/secret-token');
    act(() => jest.advanceTimersByTime(3000));
    await waitFor(() => expect(page.location()).toBe('/login'));
  },
);

test('leaving the page within the three seconds cancels the redirect', async () => {
  server.use(http.post(`${apiAddress}/auth/reset-password`, () => HttpResponse.json({ message: 'Done.' })));
  startFakeClock();
  const page = open();
  await setPassword(page, 'a new password');
  await screen.findByText('Password updated successfully! Redirecting to login...');
  act(() => screen.getByRole('link', { name: 'Privacy Policy' }).click());
  await waitFor(() => expect(page.location()).toBe('/privacy-policy'));
  act(() => jest.advanceTimersByTime(4000));
  expect(page.location()).toBe('/privacy-policy');
});

test('a short password and a different confirmation are rejected without a request', async () => {
  const page = open();
  await setPassword(page, 'short77');
  const field = screen.getByLabelText('New Password');
  expect(field).toHaveAccessibleDescription('Password must be at least 8 characters long.');
  expect(field).toHaveFocus();
  await page.user.type(screen.getByLabelText('New Password'), '8');
  await page.user.click(screen.getByRole('button', { name: 'Update password' }));
  const confirmation = screen.getByLabelText('Confirm New Password');
  expect(confirmation).toHaveAccessibleDescription('Passwords do not match.');
  expect(confirmation).toHaveFocus();
  expect(screen.queryByText('Password must be at least 8 characters long.')).not.toBeInTheDocument();
});

test.each([
  [401, 'The token is dead.', 'Reset link has expired or is invalid. Please request a new password reset.'],
  [401, undefined, 'Reset link has expired or is invalid. Please request a new password reset.'],
  [422, 'This password is too well known.', 'This password is too well known.'],
  [500, undefined, 'Failed to reset password. Please try again.'],
])('status %i saying %j shows %j', async (status, error, shown) => {
  server.use(respondWithError('post', '/auth/reset-password', status, error));
  const page = open('/password-reset/secret-token', true);
  await setPassword(page, 'a new password');
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  expect(page.location()).toBe('/password-reset/secret-token');
  expect(readSession()?.token).toBe('test-token');
});

test('without a reply the screen shows its own message', async () => {
  server.use(http.post(`${apiAddress}/auth/reset-password`, () => HttpResponse.error()));
  await setPassword(open(), 'a new password');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password. Please try again.');
});

test.each(['/password-reset', '/password-reset/'])('%s has no token: nothing can be submitted', (at) => {
  open(at);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Invalid reset link. Please request a new password reset.',
  );
  expect(screen.getByRole('button', { name: 'Update password' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});
