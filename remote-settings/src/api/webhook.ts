import {
  apiMutation,
  optionalApiQuery,
  queryOptions,
  useMutation,
  useQueryClient,
  useRefresh,
} from 'shared/query';
import type { ChangedWebhook, Webhook, WebhookBody } from 'shared/contract';
import { saveEdit } from 'shared/edits';
import { callApi } from 'shared/http';

const WEBHOOK = 'GET /company/webhook';
const SAVE = 'PUT /company/webhook';
const WORDS = { url: { label: 'Address' }, is_enabled: { label: 'Webhook notifications' } };

/** The company's webhook; `webhook` null: there is none. null: the server does not know webhooks. */
export const webhookQuery = () => queryOptions(optionalApiQuery(WEBHOOK));

/** Sets the webhook up, or changes the one that was loaded. Resolves to the secret too, if it was set up. */
export const useSaveWebhook = (loaded: Webhook | null) =>
  useWebhookChange({
    mutationKey: [SAVE],
    mutationFn: (body: WebhookBody) => {
      const base = loaded ? { url: loaded.url, is_enabled: loaded.is_enabled } : undefined;
      return saveEdit({ body, base, words: WORDS }, (sent) => callApi(SAVE, { body: sent }));
    },
  });

/** Resolves to the new signing secret, which cannot be loaded again. */
export const useReplaceSecret = () => useWebhookChange(apiMutation('POST /company/webhook/secret'));

export function useDeleteWebhook() {
  return useMutation({ ...apiMutation('DELETE /company/webhook'), onSettled: useRefresh(WEBHOOK) });
}

/** A change whose reply is what is stored. */
function useWebhookChange<Call, Reply extends ChangedWebhook | null>(change: {
  mutationKey: readonly [string];
  mutationFn: (call: Call) => Promise<Reply>;
}) {
  const client = useQueryClient();
  const refresh = useRefresh(WEBHOOK);
  return useMutation({
    ...change,
    onSuccess: (reply) =>
      reply && client.setQueryData(webhookQuery().queryKey, () => ({ webhook: reply.webhook })),
    // Another person may have deleted it.
    onError: () => void refresh(),
  });
}
