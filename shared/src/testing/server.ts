import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { setEnvironment } from 'shared/environment';
import { isReducedTest, repeatTestsWithReducedReplies } from './reduced-tests.ts';
import { reduceToSpec } from './spec-replies.ts';

export const apiAddress = 'http://localhost:5000';

/** The stand-in for the API in page tests; a call that no handler answers fails the test. */
export const server = setupServer();

/** A test of something that needs more than the specification's replies: it runs once, with complete ones. */
export const testBeyondSpec = test;

repeatTestsWithReducedReplies();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  reduceReplies();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

setEnvironment({
  name: 'test',
  apiAddress,
  isStaging: false,
  contactAddress: 'privacy@steplight.test',
  documentationAddress: null,
  remoteOrigins: [],
  previewOrigins: [],
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

function reduceReplies() {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!isReducedTest()) return send(input, init);
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
