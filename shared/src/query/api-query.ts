import { queryOptions } from '@tanstack/react-query';
import type { EndpointKey, ReplyOf } from 'shared/contract';
import { callApi, type CallArguments } from 'shared/http';

type ReadingEndpoint = Extract<EndpointKey, `GET ${string}`>;
type ChangingEndpoint = Exclude<EndpointKey, ReadingEndpoint>;

/**
 * The query of a GET call: the endpoint with what fills it in is the key, so that the endpoint alone is the key of all its queries; a failure
 * is logged under its name. The data are the whole reply: a query of a part of it has a `select`.
 */
export function apiQuery<Key extends ReadingEndpoint>(endpoint: Key, ...[call]: CallArguments<Key>) {
  const { params, query } = (call ?? {}) as { params?: unknown; query?: unknown };
  return queryOptions({
    queryKey: [endpoint, ...(params || query ? [{ params, query }] : [])] as const,
    queryFn: ({ signal }): Promise<ReplyOf<Key>> =>
      callApi(endpoint, ...([{ ...call, signal }] as CallArguments<Key>)),
  });
}

/** The mutation of a call that changes something, for `useMutation`: its variables fill in the endpoint; a failure is logged under its name. */
export function apiMutation<Key extends ChangingEndpoint>(endpoint: Key) {
  return {
    mutationKey: [endpoint] as const,
    mutationFn: (call: CallArguments<Key>[0]): Promise<ReplyOf<Key>> =>
      callApi(endpoint, ...([call] as CallArguments<Key>)),
  };
}

/** The endpoint of a query or mutation that was made by one of these; null: it was not. */
export function endpointOf(key: readonly unknown[] | undefined): string | null {
  const [first] = key ?? [];
  return typeof first === 'string' && /^[A-Z]+ \//.test(first) ? first : null;
}
