import {
  apiMutation,
  optionalApiQuery,
  queryOptions,
  useMutation,
  useQueryClient,
  useRefresh,
} from 'shared/query';
import type { ChangedWebhook } from 'shared/contract';

const WEBHOOK = 'GET /company/webhook';

/** The company's webhook; `webhook` null: there is none. null: the server does not know webhooks. */
export const webhookQuery = () => queryOptions(optionalApiQuery(WEBHOOK));

/** Sets the webhook up, or changes it. Resolves to the secret too, if it was set up. */
export const useSaveWebhook = () => useWebhookChange(apiMutation('PUT /company/webhook'));

/** Resolves to the new signing secret, which cannot be loaded again. */
export const useReplaceSecret = () => useWebhookChange(apiMutation('POST /company/webhook/secret'));

export function useDeleteWebhook() {
  return useMutation({ ...apiMutation('DELETE /company/webhook'), onSettled: useRefresh(WEBHOOK) });
}

/** A change whose reply is what is stored. */
function useWebhookChange<Call>(change: { mutationFn: (call: Call) => Promise<ChangedWebhook> }) {
  const client = useQueryClient();
  const refresh = useRefresh(WEBHOOK);
  return useMutation({
    ...change,
    onSuccess: ({ webhook }) => client.setQueryData(webhookQuery().queryKey, () => ({ webhook })),
    // Another person may have deleted it.
    onError: () => void refresh(),
  });
}
