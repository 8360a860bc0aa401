import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { ACCEPTS_EDIT_BASE, ACCEPTS_IDEMPOTENCY_KEY, type Role } from 'shared/constants';
import type { Account } from 'shared/contract';
import { setEnvironment } from 'shared/environment';
import { apiAddress } from './api-address.ts';
import { isReducedTest } from './reduced-tests.ts';
import { reduceToSpec } from './spec-replies.ts';

/** Names the company's environments; many screens ask for them. */
export function respondWithEnvironments(
  ...names: (string | { name: string; base_url: string })[]
): RequestHandler {
  return http.get(`${apiAddress}/environments`, () =>
    HttpResponse.json({
      environments: names.map((one, index) => ({
        id: index + 1,
        base_url: null,
        header_names: [],
        http_user: null,
        variables: [],
        ...(typeof one === 'string' ? { name: one } : one),
      })),
    }),
  );
}

/** Says who is signed in: a person with this role in one company. */
export function respondWithAccount(role: Role): RequestHandler {
  const company = { id: 1, name: 'Analytical Engines', role };
  const account: Account = {
    id: 1,
    email: 'ada@example.com',
    name: null,
    role,
    company,
    companies: [company],
  };
  return http.get('*/account', () => HttpResponse.json({ account }));
}

/**
 * The stand-in for the API in page tests: an owner is signed in, of a company without environments, at a server without comments, verdicts and who else has a test open; a call that
 * no handler answers fails the test.
 */
export const server = setupServer(
  respondWithEnvironments(),
  respondWithAccount('owner'),
  http.get('*/health/live', () => HttpResponse.json({ status: 'ok' })),
  respondWithError('get', '/comments', 404),
  respondWithError('get', '/test_run/:id/verdict', 404),
  respondWithError('put', '/test_blueprint/:id/open_editor', 404),
);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  reduceReplies();
});
let knowsBase = false;

/** The server of this test knows the `base` of a change. */
export function acceptEditBase(): void {
  knowsBase = true;
}

afterEach(() => {
  server.resetHandlers();
  knowsBase = false;
});
afterAll(() => server.close());

setEnvironment({
  name: 'test',
  apiAddress,
  isStaging: false,
  contactAddress: 'privacy@steplight.test',
  documentationAddress: null,
  remoteOrigins: [],
  previewOrigins: [],
  // A busy machine must not turn into a remote that cannot be loaded.
  loadTimeoutMs: 60_000,
});

/** A handler that answers a call with the API's error shape. */
export function respondWithError(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  status: number,
  error?: string,
): RequestHandler {
  return http[method](apiAddress + path, () =>
    HttpResponse.json(error === undefined ? {} : { error, code: 'test_error' }, { status }),
  );
}

/** An answer that waits until it is let go, so that a test sees the state before it, and the bodies that asked for it. */
export function heldAnswer(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  reply: object,
  status = 200,
) {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<null>();
  const bodies: unknown[] = [];
  const handler = http[method](apiAddress + path, async ({ request }) => {
    if (method !== 'get') bodies.push(await request.json());
    await isLetGo;
    return HttpResponse.json(reply, { status });
  });
  return { handler, bodies, letGo: () => letGo(null) };
}

/** As the product's server, and unlike one of the specification alone. */
function honourKeys(response: Response): Response {
  if (response.headers.has(ACCEPTS_IDEMPOTENCY_KEY)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(ACCEPTS_IDEMPOTENCY_KEY, 'true');
  headers.set(ACCEPTS_EDIT_BASE, String(knowsBase));
  return new Response(response.body, { status, statusText, headers });
}

function reduceReplies() {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!isReducedTest()) return honourKeys(await send(input, init));
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const response = await send(request);
    if (origin !== apiAddress) return response;
    const text = await response.text();
    const reply = { status: response.status, body: text === '' ? undefined : parse(text) };
    const { status, body } = reduceToSpec(request.method, pathname, reply);
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
