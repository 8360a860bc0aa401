import { http, HttpResponse } from 'msw';
import { readSession, sessionEndReason, startSession } from 'shared/auth';
import { ACCEPTS_IDEMPOTENCY_KEY } from 'shared/constants';
import { ApiError, callApi, errorBody, errorText } from 'shared/http';
import { apiAddress, respondWithError, server } from 'shared/testing';

const session = { access_token: 'first', user: { id: 1, email: 'ada@example.com' } };

beforeEach(() => startSession(session));

test('sends path, query and body with the session’s token', async () => {
  server.use(
    http.put(`${apiAddress}/company/variables/:name`, async ({ request, params }) =>
      HttpResponse.json({
        name: params['name'],
        authorization: request.headers.get('authorization'),
        type: request.headers.get('content-type'),
        body: await request.json(),
      }),
    ),
    http.get(`${apiAddress}/test_group_run/list`, ({ request }) =>
      HttpResponse.json({ search: new URL(request.url).search }),
    ),
    http.get(`${apiAddress}/test_blueprint/histories`, ({ request }) =>
      HttpResponse.json({ search: decodeURIComponent(new URL(request.url).search) }),
    ),
  );
  const body = { value: 'x', is_secret: false };
  expect(await callApi('PUT /company/variables/:name', { params: { name: 'a/b' }, body })).toEqual({
    name: 'a/b',
    authorization: 'Bearer first',
    type: 'application/json',
    body,
  });
  expect(await callApi('GET /test_group_run/list', { query: { limit: 5, before: undefined } })).toEqual({
    search: '?limit=5',
  });
  expect(await callApi('GET /test_blueprint/histories', { query: { ids: [1, 2] } })).toEqual({
    search: '?ids=1,2',
  });
});

describe('the Idempotency-Key of a creating call', () => {
  const create = (name = 'Ada') => callApi('POST /test_blueprint_category/create', { body: { name } });

  /** The keys that arrive; each call is answered by the next answer, then by a success. */
  async function answerWith(...answers: (() => Response)[]) {
    const keys: (string | null)[] = [];
    server.use(
      http.get(`${apiAddress}/company/me`, () => HttpResponse.json({})),
      http.post(`${apiAddress}/test_blueprint_category/create`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return answers.shift()?.() ?? HttpResponse.json({}, { status: 201 });
      }),
    );
    await callApi('GET /company/me');
    return keys;
  }

  test('is another one for each call', async () => {
    const keys = await answerWith();
    await create();
    await create();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test.each([
    ['no answer', () => HttpResponse.error()],
    ['a broken gateway', () => HttpResponse.json({}, { status: 502 })],
    [
      'an earlier call that goes on',
      () => HttpResponse.json({ code: 'request_in_progress' }, { status: 409 }),
    ],
  ])('is the same when the call is repeated after %s', async (_name, answer) => {
    const keys = await answerWith(answer);
    await expect(create()).rejects.toThrow();
    await create();
    await create();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is another one after a refusal, and for another body', async () => {
    const refusal = () => HttpResponse.json({}, { status: 422 });
    const keys = await answerWith(refusal, () => HttpResponse.error());
    await expect(create()).rejects.toThrow();
    await expect(create()).rejects.toThrow();
    await create('Grace');
    expect(new Set(keys)).toHaveProperty('size', 3);
  });

  test('is not sent to a server that does not say that it honours it, nor with other calls', async () => {
    const keys = await answerWith();
    server.use(
      http.get(`${apiAddress}/company/me`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({}, { headers: { [ACCEPTS_IDEMPOTENCY_KEY]: 'false' } });
      }),
    );
    await callApi('GET /company/me');
    await create();
    expect(keys).toEqual([null, null]);
  });
});

test('answers undefined for an empty reply', async () => {
  const path = `${apiAddress}/test_blueprint/delete/1`;
  server.use(http.delete(path, () => new HttpResponse(null, { status: 204 })));
  await expect(callApi('DELETE /test_blueprint/delete/:id', { params: { id: 1 } })).resolves.toBeUndefined();
});

test('a failure carries the server’s sentence, and errorText shows it', async () => {
  server.use(respondWithError('get', '/company/me', 422, 'The suite has no tests.'));
  const error: unknown = await callApi('GET /company/me').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(errorText(error, 'Failed.')).toBe('The suite has no tests.');
});

test('errorBody gives what a failure of the endpoint carries, and nothing for any other', async () => {
  const conflict = { error: 'Saved meanwhile.', code: 'version_conflict', test_blueprint: { id: 1 } };
  const endpoint = 'PUT /test_blueprint/update/:id';
  server.use(
    http.put(`${apiAddress}/test_blueprint/update/1`, () => HttpResponse.json(conflict, { status: 409 })),
  );
  const body = { title: 'Buy', type: 'integration' as const, steps: [] };
  const error: unknown = await callApi(endpoint, { params: { id: 1 }, body }).catch(
    (reason: unknown) => reason,
  );
  expect(errorBody(error, endpoint, 409)?.test_blueprint).toEqual({ id: 1 });
  expect(errorBody(error, 'POST /test_group_run/trigger_run', 422)).toBeNull();
});

test.each([
  ['an answer without a sentence', () => HttpResponse.json({}, { status: 500 })],
  ['an answer that is not JSON', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ['no answer', () => HttpResponse.error()],
])('%s leaves the screen’s own words', async (_name, answer) => {
  server.use(http.get(`${apiAddress}/company/me`, answer));
  const error: unknown = await callApi('GET /company/me').catch((reason: unknown) => reason);
  expect(errorText(error, 'Failed.')).toBe('Failed.');
});

test('a 401 ends the session', async () => {
  server.use(respondWithError('get', '/company/me', 401, 'Sign in again.'));
  await expect(callApi('GET /company/me')).rejects.toThrow('Sign in again.');
  expect(readSession()).toBeNull();
  expect(sessionEndReason()).toBe('expired');
  expect(localStorage).toHaveLength(0);
});

test('a 401 of a signed-out page, or of a former session, leaves the session alone', async () => {
  server.use(respondWithError('post', '/auth/login', 401, 'Wrong password.'));
  const body = { email: 'ada@example.com', password: 'wrong' };
  await expect(callApi('POST /auth/login', { body })).rejects.toThrow('Wrong password.');
  expect(readSession()?.token).toBe('first');

  server.use(
    http.get(`${apiAddress}/company/me`, () => {
      startSession({ ...session, access_token: 'second' });
      return HttpResponse.json({ error: 'Sign in again.' }, { status: 401 });
    }),
  );
  await expect(callApi('GET /company/me')).rejects.toThrow('Sign in again.');
  expect(readSession()?.token).toBe('second');
});

/** Never called: the compiler fails where one of these is accepted. */
export const refusedCalls = () => [
  // @ts-expect-error -- unknown endpoint
  callApi('GET /nothing'),
  // @ts-expect-error -- missing path parameter
  callApi('GET /test_run/:id'),
  // @ts-expect-error -- a text for a number
  callApi('GET /test_run/:id', { params: { id: '1' } }),
  // @ts-expect-error -- unknown field of the query
  callApi('GET /test_group_run/list', { query: { first: 1 } }),
  // @ts-expect-error -- a body where none is taken
  callApi('GET /test_group_run/list', { body: {} }),
  // @ts-expect-error -- missing field of the body
  callApi('POST /auth/signup', { body: {} }),
  // @ts-expect-error -- unknown field of the reply
  async () => (await callApi('GET /company/me')).companies,
];
