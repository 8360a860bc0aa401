import { http, HttpResponse } from 'msw';
import { readSession, sessionEndReason, startSession } from 'shared/auth';
import { ApiError, errorText, request } from 'shared/http';
import { apiAddress, respondWithError, server } from 'shared/testing';

const session = { access_token: 'first', user: { id: 1, email: 'ada@example.com' } };

beforeEach(() => startSession(session));

test('sends JSON with the session’s token and the query', async () => {
  server.use(
    http.post(`${apiAddress}/echo`, async ({ request: received }) =>
      HttpResponse.json({
        authorization: received.headers.get('authorization'),
        type: received.headers.get('content-type'),
        search: new URL(received.url).search,
        body: await received.json(),
      }),
    ),
  );
  const reply = await request('/echo', { method: 'POST', body: { a: 1 }, query: { limit: 5, before: null } });
  expect(reply).toEqual({
    authorization: 'Bearer first',
    type: 'application/json',
    search: '?limit=5',
    body: { a: 1 },
  });
});

test('answers undefined for an empty reply', async () => {
  server.use(http.delete(`${apiAddress}/thing`, () => new HttpResponse(null, { status: 204 })));
  await expect(request('/thing', { method: 'DELETE' })).resolves.toBeUndefined();
});

test('a failure carries the server’s sentence, and errorText shows it', async () => {
  server.use(respondWithError('get', '/thing', 422, 'The suite has no tests.'));
  const error: unknown = await request('/thing').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(errorText(error, 'Failed.')).toBe('The suite has no tests.');
});

test.each([
  ['an answer without a sentence', () => HttpResponse.json({}, { status: 500 })],
  ['an answer that is not JSON', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['no answer', () => HttpResponse.error()],
])('%s leaves the screen’s own words', async (_name, answer) => {
  server.use(http.get(`${apiAddress}/thing`, answer));
  const error: unknown = await request('/thing').catch((reason: unknown) => reason);
  expect(errorText(error, 'Failed.')).toBe('Failed.');
});

test('a 401 ends the session', async () => {
  server.use(respondWithError('get', '/thing', 401, 'Sign in again.'));
  await expect(request('/thing')).rejects.toThrow('Sign in again.');
  expect(readSession()).toBeNull();
  expect(sessionEndReason()).toBe('expired');
  expect(localStorage).toHaveLength(0);
});

test('a 401 of a signed-out page, or of a former session, leaves the session alone', async () => {
  server.use(respondWithError('post', '/auth/login', 401, 'Wrong password.'));
  await expect(request('/auth/login', { method: 'POST', keepsSessionOn401: true })).rejects.toThrow(
    'Wrong password.',
  );
  expect(readSession()?.token).toBe('first');

  server.use(
    http.get(`${apiAddress}/slow`, () => {
      startSession({ ...session, access_token: 'second' });
      return HttpResponse.json({ error: 'Sign in again.' }, { status: 401 });
    }),
  );
  await expect(request('/slow')).rejects.toThrow('Sign in again.');
  expect(readSession()?.token).toBe('second');
});
