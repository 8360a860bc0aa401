import type { FastifyInstance } from 'fastify';
import { newToken, type Accounts } from './accounts.ts';
import { pageOf, refuse } from './answers.ts';
import { presentInstallation } from './app-calls.ts';

interface Exchange {
  Body: { client_id?: string; client_secret?: string; code?: string };
}

/** The web's exchange of a one-time code for the token of a person. */
export function codeExchange(
  github: FastifyInstance,
  accounts: Accounts,
  oauth: { clientId: string; clientSecret: string },
): void {
  github.post<Exchange>('/login/oauth/access_token', (request, reply) => {
    const { client_id, client_secret, code = '' } = request.body;
    if (client_id !== oauth.clientId || client_secret !== oauth.clientSecret)
      return reply.send({ error: 'incorrect_client_credentials', error_description: 'Wrong client.' });
    const installations = accounts.codes.get(code);
    if (!installations)
      return reply.send({ error: 'bad_verification_code', error_description: 'The code is incorrect.' });
    accounts.codes.delete(code);
    const token = newToken('ghu');
    accounts.userTokens.set(token, installations);
    return reply.send({ access_token: token, token_type: 'bearer', scope: '' });
  });
}

/** What is asked in the name of a person. */
export function userCalls(
  github: FastifyInstance,
  accounts: Accounts,
  app: { appId: number; slug: string; webUrl: () => string },
): void {
  github.get('/user/installations', (request, reply) => {
    const token = /^(?:token|bearer) (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const ids = accounts.userTokens.get(token);
    if (!ids) return refuse(reply, 401, 'Bad credentials');
    const visible = ids.flatMap((id) => accounts.installations.get(id) ?? []);
    const page = pageOf(request, reply, visible);
    const installations = page.map((one) => presentInstallation(one, { ...app, webUrl: app.webUrl() }));
    return reply.send({ total_count: visible.length, installations });
  });
}
