import { http, HttpResponse } from 'msw';
import type { PersonalNotifications } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

/** A stand-in for the calls about what a person is told of; it stores what it is sent. */
export function personalNotificationsApi(chosen: Partial<PersonalNotifications> = {}) {
  const api = {
    choice: {
      kinds: ['assignment'],
      suite_ids: null,
      digest: null,
      time_zone: 'UTC',
      ...chosen,
    } as PersonalNotifications,
    saves: [] as PersonalNotifications[],
    /** The answer to the next save, in place of a success. */
    failNext: null as (() => Response) | null,
  };
  const address = `${apiAddress}/account/notifications`;
  server.use(
    http.get(address, () => HttpResponse.json(api.choice)),
    http.put(address, async ({ request }) => {
      const body = (await request.json()) as PersonalNotifications;
      api.saves.push(body);
      const failure = api.failNext?.();
      api.failNext = null;
      if (failure) return failure;
      api.choice = body;
      return HttpResponse.json(body);
    }),
  );
  return api;
}
