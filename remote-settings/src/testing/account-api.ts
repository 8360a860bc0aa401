import { http, HttpResponse } from 'msw';
import type { Account, AccountSession } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

const COMPANY = { id: 1, name: 'Example Inc.', role: 'owner' as const };

export const CODES = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const session = (id: number, more: Partial<AccountSession> = {}): AccountSession => ({
  id,
  browser: 'Chrome 141',
  system: 'Linux',
  address: '127.0.0.1',
  company: COMPANY.name,
  created_at: '2026-02-03T10:00:00.000Z',
  last_seen_at: '2026-02-03T11:00:00.000Z',
  expires_at: '2026-03-03T10:00:00.000Z',
  is_current: false,
  ...more,
});

/** A stand-in for the calls about the account of the person who is signed in; it stores what it is sent. */
export function accountApi(overrides: Partial<Account> = {}, sessions = [session(1, { is_current: true })]) {
  const account: Account = {
    id: 1,
    email: 'ada@example.com',
    name: null,
    role: COMPANY.role,
    company: COMPANY,
    companies: [COMPANY],
    has_two_factor: false,
    recovery_codes_left: 0,
    pending_email: null,
    ...overrides,
  };
  const api = {
    account,
    sessions,
    /** Every call that changes something: method and path, and its body. */
    calls: [] as [call: string, body?: unknown][],
    /** The answer to the next of them, in place of a success. */
    failNext: null as { status: number; error: string; code: string } | null,
  };
  const done = () => new HttpResponse(null, { status: 204 });
  type Act = (body: Record<string, unknown>, id: number) => Response;
  const on = (method: 'post' | 'put' | 'delete', path: string, act: Act) =>
    http[method](apiAddress + path, async ({ request, params }) => {
      const text = await request.text();
      const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      api.calls.push(body ? [call, body] : [call]);
      const failure = api.failNext;
      api.failNext = null;
      if (failure)
        return HttpResponse.json({ error: failure.error, code: failure.code }, { status: failure.status });
      return act(body ?? {}, Number(params['id']));
    });
  server.use(
    http.get(`${apiAddress}/account`, () => HttpResponse.json({ account: api.account })),
    http.get(`${apiAddress}/account/sessions`, () =>
      HttpResponse.json({ sessions: api.sessions, next_before: null }),
    ),
    http.get(`${apiAddress}/account/export`, () => HttpResponse.json({ account: { id: 1 }, created: [] })),
    on('put', '/account', ({ name }) => {
      api.account = { ...api.account, name: name as string | null };
      return done();
    }),
    on('put', '/account/password', done),
    on('delete', '/account/sessions', () => {
      api.sessions = api.sessions.filter(({ is_current: isCurrent }) => isCurrent);
      return done();
    }),
    on('delete', '/account/sessions/:id', (_body, id) => {
      api.sessions = api.sessions.filter((one) => one.id !== id);
      return done();
    }),
    on('post', '/account/email', ({ new_email: email }) => {
      const pending = {
        email: String(email),
        is_old_confirmed: false,
        is_new_confirmed: false,
        expires_at: '2026-02-04T10:00:00.000Z',
      };
      api.account = { ...api.account, pending_email: pending };
      return HttpResponse.json({ pending_email: pending });
    }),
    on('delete', '/account/email', () => {
      api.account = { ...api.account, pending_email: null };
      return done();
    }),
    on('post', '/account/two_factor', () =>
      HttpResponse.json({
        secret: SECRET,
        otpauth_uri: `otpauth://totp/Steplight:ada%40example.com?secret=${SECRET}&issuer=Steplight`,
      }),
    ),
    on('post', '/account/two_factor/confirm', () => {
      api.account = {
        ...api.account,
        has_two_factor: true,
        recovery_codes_left: CODES.length,
        needs_two_factor: false,
      };
      return HttpResponse.json({ recovery_codes: CODES });
    }),
    on('post', '/account/two_factor/disable', () => {
      api.account = { ...api.account, has_two_factor: false, recovery_codes_left: 0 };
      return done();
    }),
    on('post', '/account/two_factor/recovery_codes', () => HttpResponse.json({ recovery_codes: CODES })),
    on('post', '/account/delete', done),
  );
  return api;
}
