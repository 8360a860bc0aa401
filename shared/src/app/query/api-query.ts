import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { EndpointKey, ReplyOf } from 'shared/contract';
import { callApi, isNotFound, type CallArguments, type CallOptions } from 'shared/http';

type ReadingEndpoint = Extract<EndpointKey, `GET ${string}`>;
export type ChangingEndpoint = Exclude<EndpointKey, ReadingEndpoint>;

type ApiKey<Key extends ReadingEndpoint> = readonly [endpoint: Key, ...filledIn: unknown[]];

/**
 * The query of a GET call: the endpoint with what fills it in is the key, so that the endpoint alone is the key of all its queries; a failure
 * other than a 403 or 404 is logged under its name. The data are the whole reply: a query of a part of it has a `select`.
 */
export function apiQuery<Key extends ReadingEndpoint>(endpoint: Key, ...[call]: CallArguments<Key>) {
  const { params, query, bearer } = (call ?? {}) as { params?: unknown; query?: unknown; bearer?: string };
  const queryKey: ApiKey<Key> = [endpoint, ...(params || query || bearer ? [{ params, query, bearer }] : [])];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<ReplyOf<Key>> =>
      callApi(endpoint, ...([{ ...call, signal }] as CallArguments<Key>)),
  });
}

/** As `apiQuery`; null: the server does not know the call, which is no failure. */
export function optionalApiQuery<Key extends ReadingEndpoint>(endpoint: Key, ...[call]: CallArguments<Key>) {
  const [, ...filledIn] = apiQuery(endpoint, ...([call] as CallArguments<Key>)).queryKey;
  // Its data are not those of `apiQuery`.
  const queryKey: ApiKey<Key> = [endpoint, ...filledIn, 'optional'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<ReplyOf<Key> | null> => {
      try {
        return await callApi(endpoint, ...([{ ...call, signal }] as CallArguments<Key>));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}

/**
 * The mutation of a call that changes something, for `useMutation`: its variables fill in the endpoint; a failure is logged under its name.
 * `options` are those of each call.
 */
export function apiMutation<Key extends ChangingEndpoint>(endpoint: Key, options?: CallOptions) {
  return {
    mutationKey: [endpoint] as const,
    mutationFn: (call: CallArguments<Key>[0]): Promise<ReplyOf<Key>> =>
      callApi(endpoint, ...([{ ...options, ...call }] as CallArguments<Key>)),
  };
}

/** Returns a function that loads the queries of endpoints again, whatever fills these in; it resolves when those on the screen are there. */
export function useRefresh(...endpoints: ReadingEndpoint[]) {
  const client = useQueryClient();
  return () => Promise.all(endpoints.map((endpoint) => client.invalidateQueries({ queryKey: [endpoint] })));
}

/** The endpoint of a query or mutation that was made by one of these; null: it was not. */
export function endpointOf(key: readonly unknown[] | undefined): string | null {
  const [first] = key ?? [];
  return typeof first === 'string' && /^[A-Z]+ \//.test(first) ? first : null;
}
