import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import { apiAddress, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

const open = (at = '/confirm-email/secret-token', isSignedIn = false) =>
  renderRemote(remote, at, { isSignedIn });

test.each([
  [false, 'Thank you. The other address must confirm too.'],
  [true, 'The e-mail address of your account is new@example.com from now on.'],
])('the button uses the link, and the outcome is shown (changed: %s)', async (isChanged, message) => {
  const authorizations: (string | null)[] = [];
  server.use(
    http.post(`${apiAddress}/auth/confirm-email`, ({ request }) => {
      authorizations.push(request.headers.get('Authorization'));
      return HttpResponse.json({ message, is_changed: isChanged });
    }),
  );
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(document.title).toBe('Confirm e-mail address · Steplight');
  expect(authorizations).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(authorizations).toEqual(['Bearer secret-token']);
});

smokeTest('a dead link says so and ends no session', async () => {
  server.use(respondWithError('post', '/auth/confirm-email', 401, 'The link has expired.'));
  const { user } = open('/confirm-email/secret-token', true);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(readSession()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the settings' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  );
});

test('without an answer the page can be tried again', async () => {
  server.use(http.post(`${apiAddress}/auth/confirm-email`, () => HttpResponse.error()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The change could not be confirmed. Please try again.',
  );
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('a link without a token cannot be used', async () => {
  open('/confirm-email');
  expect(await screen.findByRole('alert')).toHaveTextContent('The link is incomplete.');
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});
