import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server, smokeTest } from 'shared/testing';
import { remote } from '../../remote.tsx';

async function askForLink() {
  const page = renderRemote(remote, '/forgot-password', { isSignedIn: false });
  await page.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await page.user.click(screen.getByRole('button', { name: 'Send reset link' }));
  return page;
}

smokeTest("the server's message and the hint about the spam folder replace the form", async () => {
  let body: unknown;
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  server.use(
    http.post(`${apiAddress}/auth/forgot-password`, async ({ request }) => {
      body = await request.json();
      await answered;
      return HttpResponse.json({ message: 'If the address is known, a link is on its way.' });
    }),
  );
  await askForLink();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeInTheDocument();
  answer(null);
  expect(await screen.findByText('If the address is known, a link is on its way.')).toBeInTheDocument();
  expect(
    screen.getByText(
      "Check your email for a link to reset your password. If it doesn't appear within a few minutes, check your spam folder.",
    ),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  // The focused button is gone: its replacement takes the focus.
  expect(document.activeElement).toHaveTextContent('If the address is known');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  expect(body).toEqual({ email: 'ada@example.com' });
});

test.each([
  [429, 'Too many requests. Try again in a minute.', 'Too many requests. Try again in a minute.'],
  [401, 'Not from here.', 'Not from here.'],
  [500, undefined, 'Failed to send reset email. Please try again.'],
])('status %i saying %j shows %j above the form', async (status, error, shown) => {
  server.use(respondWithError('post', '/auth/forgot-password', status, error));
  const page = await askForLink();
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(page.location()).toBe('/forgot-password');
});

test('without a reply the screen shows its own message', async () => {
  server.use(http.post(`${apiAddress}/auth/forgot-password`, () => HttpResponse.error()));
  await askForLink();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send reset email. Please try again.');
});

test('the address is required', async () => {
  const { user } = renderRemote(remote, '/forgot-password', { isSignedIn: false });
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(screen.getByLabelText('Email')).toBeInvalid();
});
