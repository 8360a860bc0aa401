import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { setEnvironment } from 'shared/environment';

export const apiAddress = 'http://localhost:5000';

/** The stand-in for the API in page tests; a call that no handler answers fails the test. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

setEnvironment({
  name: 'test',
  apiAddress,
  isStaging: false,
  contactAddress: 'privacy@steplight.test',
  documentationAddress: null,
  partOrigins: [],
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
