import { apiMutation, optionalApiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const RECIPIENTS = 'GET /company/mail-recipients';

/** The recipients that get no mail; null: the server does not know. */
export const unmailableQuery = () => queryOptions(optionalApiQuery(RECIPIENTS));

/** Asks a recipient once more whether mails are wanted. */
export function useAskAgain() {
  return useMutation({
    ...apiMutation('POST /company/mail-recipients/confirmation'),
    onSettled: useRefresh(RECIPIENTS),
  });
}
