import { useSession } from 'shared/auth';
import { callApi, isNotFound } from 'shared/http';
import { queryOptions, useQuery } from 'shared/query';

/** The key of `GET /account`; whatever changes the person, the role or the companies invalidates it. */
export const ACCOUNT_KEY = ['account'] as const;

const STALE_AFTER_MS = 5 * 60_000;

/** Who is signed in, and in which company. null: the server does not know the call. */
export function accountQuery() {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    queryFn: async ({ signal }) => {
      try {
        return (await callApi('GET /account', { signal })).account;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    staleTime: STALE_AFTER_MS,
    // Someone else changes the role.
    refetchOnWindowFocus: 'always',
  });
}

/** The account of the person who is signed in; nothing is loaded while signed out. */
export function useAccount() {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...accountQuery(), enabled: isSignedIn });
}
