import type { BodyInputOf, NotificationRoute } from 'shared/contract';
import { saveEdit } from 'shared/edits';
import { callApi } from 'shared/http';
import { apiMutation, apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';
import { fieldsOfRoute, ROUTE_WORDS } from '../model/route-words.ts';

const LIST = 'GET /company/notification-routes';

/** Who is told of which runs, beside the general recipients. */
export const notificationRoutesQuery = () =>
  queryOptions({ ...apiQuery(LIST), select: ({ notification_routes }) => notification_routes });

/** Adds a route, or changes the one that was loaded. */
export function useSaveRoute(loaded: NotificationRoute | null) {
  return useMutation({
    mutationKey: [
      loaded === null ? 'POST /company/notification-routes' : 'PUT /company/notification-routes/:id',
    ],
    mutationFn: (body: BodyInputOf<'POST /company/notification-routes'>) =>
      loaded === null
        ? callApi('POST /company/notification-routes', { body })
        : saveEdit({ body, base: fieldsOfRoute(loaded), words: ROUTE_WORDS }, (sent) =>
            callApi('PUT /company/notification-routes/:id', { params: { id: loaded.id }, body: sent }),
          ),
    onSuccess: useRefresh(LIST, 'GET /company/mail-recipients'),
  });
}

export function useDeleteRoute() {
  // Also after a failure: another user may have deleted it.
  return useMutation({
    ...apiMutation('DELETE /company/notification-routes/:id'),
    onSettled: useRefresh(LIST),
  });
}
