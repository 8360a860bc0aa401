import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import {
  apiMutation,
  apiQuery,
  createQueryClient,
  optionalApiQuery,
  QueryClientProvider,
  useMutation,
  useQuery,
  useRefresh,
} from 'shared/query';
import { apiAddress, respondWithError, server } from 'shared/testing';

function render<Result>(hook: () => Result) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { ...renderHook(hook, { wrapper }), client };
}

test('a query is found by its endpoint, whatever fills it in', async () => {
  server.use(
    http.get(`${apiAddress}/test_run/:id`, ({ params }) =>
      HttpResponse.json({ test_run: { id: Number(params['id']) } }),
    ),
  );
  const query = apiQuery('GET /test_run/:id', { params: { id: 7 } });
  const { result, client } = render(() => useQuery(query));
  await waitFor(() => expect(result.current.data?.test_run.id).toBe(7));
  expect(client.getQueriesData({ queryKey: ['GET /test_run/:id'] })).toHaveLength(1);
  expect(apiQuery('GET /test_run/:id', { params: { id: 8 } }).queryKey).not.toEqual(query.queryKey);
});

test('failures are logged under the name of the endpoint', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  server.use(
    respondWithError('get', '/company/variables', 422),
    respondWithError('post', '/test_blueprint_category/create', 422),
  );
  const { result } = render(() => ({
    query: useQuery(apiQuery('GET /company/variables')),
    create: useMutation(apiMutation('POST /test_blueprint_category/create')),
  }));
  act(() => result.current.create.mutate({ body: { name: 'Checkout' } }));
  await waitFor(() => expect(result.current.query.isError && result.current.create.isError).toBe(true));
  expect(log.mock.calls.map(([text]: unknown[]) => text).sort()).toEqual([
    'GET /company/variables failed.',
    'POST /test_blueprint_category/create failed.',
  ]);
});

test('a call that is refused, or that the server does not know, is not logged; an optional one is null', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('get', '/environments', 404), respondWithError('get', '/sso', 403));
  const { result, client } = render(() => ({
    refused: useQuery(apiQuery('GET /sso')),
    required: useQuery(apiQuery('GET /environments')),
    optional: useQuery(optionalApiQuery('GET /environments')),
    refresh: useRefresh('GET /environments'),
  }));
  await waitFor(() => expect(result.current.required.isError && result.current.refused.isError).toBe(true));
  await waitFor(() => expect(result.current.optional.data).toBeNull());
  expect(log).not.toHaveBeenCalled();
  const reply = { environments: [] };
  server.use(http.get(`${apiAddress}/environments`, () => HttpResponse.json(reply)));
  await act(() => result.current.refresh());
  expect(client.getQueriesData({ queryKey: ['GET /environments'] }).map(([, data]) => data)).toEqual([
    reply,
    reply,
  ]);
});

/** Never called: the compiler fails where one of these is accepted. */
export const refusedCalls = () => [
  // @ts-expect-error -- changes something
  apiQuery('POST /auth/logout'),
  // @ts-expect-error -- changes nothing
  apiMutation('GET /company/me'),
  // @ts-expect-error -- missing path parameter
  apiQuery('GET /test_run/:id'),
  // @ts-expect-error -- unknown field of the body
  apiMutation('POST /test_blueprint_category/create').mutationFn({ body: { title: 'x' } }),
];
