import { http, HttpResponse } from 'msw';
import type { NotificationRoute, Unmailable } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const route = (id: number, more: Partial<NotificationRoute> = {}): NotificationRoute => ({
  id,
  suite_ids: [],
  environment_ids: [],
  branch: null,
  started_by: [],
  emails: [],
  slack_webhook: null,
  slack_channel: '',
  uses_webhook: false,
  only_changes: false,
  after_failures: 1,
  also_general: false,
  ...more,
});

/** A stand-in for the calls about routes and the recipients of mails; it stores what it is sent. */
export function notificationRoutesApi(...stored: NotificationRoute[]) {
  const api = {
    routes: stored,
    unmailable: [] as Unmailable[],
    saves: [] as Omit<NotificationRoute, 'id'>[],
    deleted: [] as number[],
    /** Addresses that were asked again. */
    asked: [] as string[],
    /** The answer to the next save or question, in place of a success. */
    failNext: null as (() => Response) | null,
  };
  const fail = () => {
    const response = api.failNext?.();
    api.failNext = null;
    return response;
  };
  const address = `${apiAddress}/company/notification-routes`;
  const recipients = `${apiAddress}/company/mail-recipients`;
  const save = async (id: number, request: Request) => {
    const body = (await request.json()) as Omit<NotificationRoute, 'id'>;
    api.saves.push(body);
    const failure = fail();
    if (failure) return failure;
    const saved = { id, ...body };
    api.routes = [...api.routes.filter((other) => other.id !== id), saved];
    return HttpResponse.json({ notification_route: saved });
  };
  server.use(
    http.get(address, () => HttpResponse.json({ notification_routes: api.routes })),
    http.post(address, ({ request }) => save(99, request)),
    http.put(`${address}/:id`, ({ request, params }) => save(Number(params.id), request)),
    http.delete(`${address}/:id`, ({ params }) => {
      api.deleted.push(Number(params.id));
      api.routes = api.routes.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(recipients, () => HttpResponse.json({ recipients: api.unmailable })),
    http.post(`${recipients}/confirmation`, async ({ request }) => {
      api.asked.push(((await request.json()) as { email: string }).email);
      return fail() ?? new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}
