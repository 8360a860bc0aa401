import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { newToken, type Accounts, type StandInInstallation, type TokenLimits } from './accounts.ts';
import { notFound, refuse } from './answers.ts';
import { appTokenProblem } from './app-token.ts';

const HOUR = 60 * 60 * 1000;

interface ById {
  Params: { id: string };
}

/** What the App asks in its own name. */
export function appCalls(
  github: FastifyInstance,
  accounts: Accounts,
  app: { publicKey: KeyObject; appId: number; slug: string; webUrl: () => string },
): void {
  github.addHook('onRequest', async (request, reply) => {
    const problem = appTokenProblem(request.headers.authorization, app.publicKey, app.appId);
    if (problem) return refuse(reply, 401, problem);
  });

  github.get<ById>('/app/installations/:id', (request, reply) => {
    const installation = accounts.installations.get(Number(request.params.id));
    return installation
      ? reply.send(presentInstallation(installation, { ...app, webUrl: app.webUrl() }))
      : notFound(reply);
  });

  github.post<ById & { Body: TokenLimits | null }>(
    '/app/installations/:id/access_tokens',
    (request, reply) => {
      const installation = accounts.installations.get(Number(request.params.id));
      if (!installation) return notFound(reply);
      if (installation.suspendedAt) return refuse(reply, 403, 'This installation has been suspended');
      const granted: Record<string, string> = permissionsOf(installation);
      const { repositories, permissions = granted } = request.body ?? {};
      const names = installation.repositories.map(({ name }) => name);
      if (repositories?.some((name) => !names.includes(name)))
        return refuse(
          reply,
          422,
          'There is at least one repository that does not exist or is not accessible to the parent installation.',
        );
      if (Object.entries(permissions).some(([name, right]) => granted[name] !== right))
        return refuse(reply, 422, 'The permissions requested are not granted to this installation.');
      const token = newToken('ghs');
      accounts.installationTokens.set(token, installation.id);
      accounts.limits.set(token, { repositories, permissions });
      return reply.code(201).send({
        token,
        expires_at: new Date(Date.now() + HOUR).toISOString(),
        permissions,
        repository_selection: 'selected',
      });
    },
  );
}

export function presentInstallation(
  installation: StandInInstallation,
  app: { appId: number; slug: string; webUrl: string },
) {
  const { id, login } = installation;
  return {
    id,
    account: { login, id: id + 1, type: 'Organization', avatar_url: `${app.webUrl}/avatars/${login}` },
    repository_selection: 'selected',
    access_tokens_url: `${app.webUrl}/app/installations/${id}/access_tokens`,
    repositories_url: `${app.webUrl}/installation/repositories`,
    html_url: `${app.webUrl}/organizations/${login}/settings/installations/${id}`,
    app_id: app.appId,
    app_slug: app.slug,
    target_id: id + 1,
    target_type: 'Organization',
    permissions: permissionsOf(installation),
    events: [],
    created_at: installation.createdAt.toISOString(),
    updated_at: installation.updatedAt.toISOString(),
    suspended_at: installation.suspendedAt?.toISOString() ?? null,
    suspended_by: null,
  };
}

const permissionsOf = ({ mayWriteChecks, mayWriteIssues }: StandInInstallation) => ({
  metadata: 'read',
  ...(mayWriteChecks ? { checks: 'write' } : {}),
  ...(mayWriteIssues ? { issues: 'write' } : {}),
});
