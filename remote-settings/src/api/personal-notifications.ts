import { showFailure } from 'shared/feedback';
import { apiMutation, optionalApiQuery, queryOptions, useMutation, useQueryClient } from 'shared/query';

const CHOICE = 'GET /account/notifications';
const SAVE = 'PUT /account/notifications';

/** What the signed-in person is told of by mail. null: the server does not know such choices. */
export const personalNotificationsQuery = () => queryOptions(optionalApiQuery(CHOICE));

/** Saves the whole choice; saves made in a row are sent one after the other, so that the last one stays. A failure is shown. */
export function useSavePersonalNotifications() {
  const client = useQueryClient();
  const { queryKey } = personalNotificationsQuery();
  return useMutation({
    ...apiMutation(SAVE),
    scope: { id: SAVE },
    onSuccess: async (reply) => {
      // An answer that was on its way since before the save is older than this one.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, () => reply);
    },
    onError: (error) => {
      showFailure(error, 'Notifications not saved', 'Your change was undone. Please try again.');
      void client.invalidateQueries({ queryKey });
    },
  });
}
