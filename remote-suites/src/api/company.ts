import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

export const companyKey = ['remote-suites', 'company'];

/** The company of who is signed in. A failure is logged; the screen stays neutral about it. */
export function companyQuery() {
  return queryOptions({
    queryKey: companyKey,
    queryFn: async ({ signal }) => {
      try {
        return (await callApi('GET /company/me', { signal })).company;
      } catch (error) {
        if (!signal.aborted) logError(error, 'Loading the company');
        throw error;
      }
    },
  });
}

/** Makes a new API key; the old one is dead from then on. */
export function useRegenerateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /company/me/api-key'),
    onSuccess: ({ company }) => client.setQueryData(companyKey, company),
    onError: (error) => logError(error, 'Making a new API key'),
  });
}
