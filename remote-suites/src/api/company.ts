import type { ReplyOf } from 'shared/contract';
import { apiMutation, apiQuery, queryOptions, useMutation, useQueryClient } from 'shared/query';

const COMPANY = 'GET /company/me';

export const companyKey = apiQuery(COMPANY).queryKey;

/** The company of who is signed in. A failure is logged; the screen stays neutral about it. */
export function companyQuery() {
  return queryOptions({ ...apiQuery(COMPANY), select: ({ company }: ReplyOf<typeof COMPANY>) => company });
}

/** Makes a new API key; the old one is dead from then on. */
export function useRegenerateApiKey() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation('POST /company/me/api-key'),
    onSuccess: (reply) => client.setQueryData(companyKey, reply),
  });
}
