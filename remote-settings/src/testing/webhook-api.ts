import { http, HttpResponse } from 'msw';
import type { Webhook, WebhookBody } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
export const NEXT_SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDC2FVsBQIhrs=';

export const webhook = (more: Partial<Webhook> = {}): Webhook => ({
  url: 'https://hooks.example.com/steplight',
  is_enabled: true,
  secret_hint: 'GKYo',
  secret_changed_at: '2026-02-03T10:00:00.000Z',
  previous_secret_until: null,
  ...more,
});

/** A stand-in for the calls about the webhook that stores what it is sent. */
export function webhookApi(stored: Webhook | null = null) {
  const api = {
    webhook: stored,
    saves: [] as WebhookBody[],
    /** The answer to the next change, in place of a success. */
    failNext: null as (() => Response) | null,
  };
  const address = `${apiAddress}/company/webhook`;
  const fail = () => {
    const response = api.failNext?.();
    api.failNext = null;
    return response;
  };
  server.use(
    http.get(address, () => HttpResponse.json({ webhook: api.webhook })),
    http.put(address, async ({ request }) => {
      const body = (await request.json()) as WebhookBody;
      api.saves.push(body);
      const failure = fail();
      if (failure) return failure;
      const secret = api.webhook ? null : SECRET;
      api.webhook = { ...(api.webhook ?? webhook()), ...body };
      return HttpResponse.json({ webhook: api.webhook, secret });
    }),
    http.post(`${address}/secret`, () => {
      const failure = fail();
      if (failure) return failure;
      api.webhook = webhook({
        secret_hint: 'Ihrs',
        previous_secret_until: '2026-02-04T10:00:00.000Z',
      });
      return HttpResponse.json({ webhook: api.webhook, secret: NEXT_SECRET });
    }),
    http.delete(address, () => {
      const failure = fail();
      if (failure) return failure;
      api.webhook = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}
