import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actingAs } from '../../platform/actor.ts';
import { tooManyRequests, unauthorized } from '../../platform/http/app-error.ts';
import { bearerToken } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import { requestActor } from '../../platform/http/request-actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { AuthService } from '../auth/auth-service.ts';
import type { BegunSignIn, SsoSignInService } from './sign-in-service.ts';
import type { SsoCookies } from './sso-cookie.ts';
import type { SsoService } from './sso-service.ts';

interface Sso {
  settings: SsoService;
  signIn: SsoSignInService;
  cookies: SsoCookies;
}

/** What owners set up. Limited for each company where providers or name servers are asked. */
export async function ssoRoutes(app: Routes, { settings, signIn, cookies }: Sso): Promise<void> {
  await limitByCompany(app, tooManyRequests);
  const asking = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
  const whole = async (sso: ReturnType<SsoService['get']>) => ({ sso: await sso });

  addEndpoint(app, 'GET /sso', ({ caller }) => whole(settings.get(caller.companyId)));
  addEndpoint(app, 'PUT /sso', (request) =>
    whole(settings.store(request.caller.companyId, request.body, bearerToken(request) ?? '')),
  );
  addEndpoint(app, 'DELETE /sso', (request) =>
    settings.remove(request.caller.companyId, bearerToken(request) ?? ''),
  );
  addEndpoint(app, 'POST /sso/test', ({ caller }) => settings.test(caller.companyId), asking);
  addEndpoint(app, 'POST /sso/domains', ({ caller, body }) =>
    whole(settings.addDomain(caller.companyId, body.domain)),
  );
  addEndpoint(
    app,
    'POST /sso/domains/:id/verify',
    ({ caller, params }) => whole(settings.verifyDomain(caller.companyId, params.id)),
    asking,
  );
  addEndpoint(app, 'DELETE /sso/domains/:id', ({ caller, params }) =>
    settings.removeDomain(caller.companyId, params.id),
  );
  addEndpoint(app, 'GET /sso/link', ({ caller }) => settings.linkOf(caller));
  addEndpoint(
    app,
    'POST /sso/link',
    async ({ caller: { companyId, userId } }, reply) => {
      if (userId === null) throw unauthorized();
      return leave(reply, cookies, await signIn.startLink({ companyId, userId }));
    },
    asking,
  );
}

/** The way to the provider and back. */
export function ssoSignInRoutes(
  app: Routes,
  auth: AuthService,
  { signIn, cookies }: Omit<Sso, 'settings'>,
): void {
  const limited = {
    onRequest: ({ ip }: { ip: string }) => auth.countCall('sso', ip),
  };
  const cookieOf = ({ headers }: FastifyRequest, id: string | undefined) =>
    id === undefined ? undefined : cookies.read(headers.cookie, id);

  addEndpoint(
    app,
    'POST /auth/sso/start',
    async ({ body }, reply) => leave(reply, cookies, await signIn.start(body)),
    limited,
  );

  app.get(
    '/auth/sso/callback',
    { schema: { hide: true, querystring: z.looseObject({}) } },
    async (request, reply) => {
      const search = request.url.split('?')[1] ?? '';
      const id = signIn.cookieIdOf(new URLSearchParams(search).get('state'));
      const { address, isOver } = await actingAs(requestActor(request), () =>
        signIn.complete(search, cookieOf(request, id)),
      );
      // After a success, the cookie is needed with the code that the page exchanges.
      if (id !== undefined && isOver) reply.header('set-cookie', cookies.remove(id));
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return reply.redirect(address, 303);
    },
  );

  addEndpoint(
    app,
    'POST /auth/sso/finish',
    async (request, reply) => {
      const id = signIn.cookieIdOf(request.body.code);
      const session = await signIn.finish(
        { code: request.body.code, cookie: cookieOf(request, id) },
        request.ip,
        request.headers['user-agent'],
      );
      if (id !== undefined) reply.header('set-cookie', cookies.remove(id));
      return session;
    },
    limited,
  );
}

function leave(reply: FastifyReply, cookies: SsoCookies, { address, cookie }: BegunSignIn) {
  reply.header('set-cookie', cookies.set(cookie.id, cookie.value));
  return { address };
}
