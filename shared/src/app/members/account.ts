import { useSession } from 'shared/auth';
import { optionalApiQuery, queryOptions, useQuery } from 'shared/query';

const STALE_AFTER_MS = 5 * 60_000;

/** Who is signed in, and in which company. null: the server does not know the call. */
export function accountQuery() {
  return queryOptions({
    ...optionalApiQuery('GET /account'),
    select: (reply) => reply?.account ?? null,
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
