import { http, HttpResponse } from 'msw';
import type { ApiKey, BodyInputOf } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const SECRET = 'sl_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';

export const apiKey = (id: number, name: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name,
  role: 'editor',
  hint: 'wxyz',
  created_by: 'ada@example.com',
  created_at: '2026-02-03T10:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  last_used_from: null,
  ...more,
});

/** A stand-in for the calls about API keys that stores what it is sent. */
export function apiKeysApi(...stored: ApiKey[]) {
  const api = {
    keys: stored,
    /** What was sent to be created, and what to be revoked. */
    created: [] as BodyInputOf<'POST /api_keys'>[],
    revoked: [] as number[],
  };
  const address = `${apiAddress}/api_keys`;
  server.use(
    http.get(address, () => HttpResponse.json({ api_keys: api.keys })),
    http.post(address, async ({ request }) => {
      const body = (await request.json()) as BodyInputOf<'POST /api_keys'>;
      api.created.push(body);
      const created = apiKey(99, body.name, {
        role: body.role,
        expires_at: body.expires_at,
        hint: SECRET.slice(-4),
      });
      api.keys = [...api.keys, created];
      return HttpResponse.json({ api_key: { ...created, secret: SECRET } }, { status: 201 });
    }),
    http.delete(`${address}/:id`, ({ params }) => {
      api.revoked.push(Number(params.id));
      api.keys = api.keys.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}
