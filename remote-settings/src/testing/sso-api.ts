import { http, HttpResponse } from 'msw';
import type { Sso, SsoBody, SsoProvider } from 'shared/contract';
import { apiAddress, respondWithError, server } from 'shared/testing';

export const PROVIDER: SsoProvider = {
  issuer: 'https://idp.example',
  client_id: 'steplight',
  is_enabled: true,
  is_required: false,
  role_claim: null,
  role_values: { owner: [], editor: [], viewer: [] },
  default_role: 'viewer',
  break_glass_user_id: null,
};

const EMPTY: Sso = {
  redirect_address: 'https://api.example/auth/sso/callback',
  provider: null,
  domains: [],
  is_proven: false,
  owners: [{ user_id: 1, email: 'ada@example.com' }],
};

/** A server that does not have single sign-on. */
export function withoutSso(): void {
  server.use(respondWithError('get', '/sso', 404), respondWithError('get', '/sso/link', 404));
}

/** A stand-in for the calls about single sign-on that stores what it is sent. */
export function ssoApi(stored: Partial<Sso> = {}) {
  const api = { sso: { ...EMPTY, ...stored }, saves: [] as SsoBody[] };
  const reply = () => HttpResponse.json({ sso: api.sso });
  const address = `${apiAddress}/sso`;
  server.use(
    http.get(address, reply),
    http.put(address, async ({ request }) => {
      const body = (await request.json()) as SsoBody;
      api.saves.push(body);
      const { client_secret: _secret, ...provider } = body;
      api.sso = { ...api.sso, provider };
      return reply();
    }),
    http.post(`${address}/test`, () =>
      HttpResponse.json({ is_working: false, message: 'The identity provider does not answer.' }),
    ),
    http.post(`${address}/domains`, async ({ request }) => {
      const { domain } = (await request.json()) as { domain: string };
      const record = 'steplight-verification=abc';
      const added = { id: api.sso.domains.length + 1, domain, record, verified_at: null };
      api.sso = { ...api.sso, domains: [...api.sso.domains, added] };
      return reply();
    }),
    http.post(`${address}/domains/:id/verify`, ({ params }) => {
      const verified_at = '2026-02-03T10:00:00.000Z';
      api.sso = {
        ...api.sso,
        domains: api.sso.domains.map((one) => (one.id === Number(params.id) ? { ...one, verified_at } : one)),
      };
      return reply();
    }),
    http.get(`${address}/link`, () =>
      HttpResponse.json({ is_available: api.sso.provider !== null, is_linked: api.sso.is_proven }),
    ),
  );
  return api;
}
