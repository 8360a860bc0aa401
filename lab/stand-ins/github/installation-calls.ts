import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts, StandInCheckRun, StandInInstallation } from './accounts.ts';
import { notFound, pageOf, refuse } from './answers.ts';

const TEXT_LENGTH = 65_535;

interface InRepository {
  Params: { owner: string; repo: string };
}
type CheckRunBody = Partial<Omit<StandInCheckRun, 'id' | 'repository'>>;

/** What is asked with the token of an installation. */
export function installationCalls(github: FastifyInstance, accounts: Accounts, webUrl: () => string): void {
  const installationOf = (request: FastifyRequest): StandInInstallation | undefined => {
    const token = /^(?:token|bearer) (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return accounts.installations.get(accounts.installationTokens.get(token) ?? 0);
  };
  const fullNames = ({ login, repositories }: StandInInstallation) =>
    repositories.map(({ name }) => `${login}/${name}`.toLowerCase());

  github.addHook<InRepository>('preHandler', async (request, reply) => {
    const installation = installationOf(request);
    if (!installation) return refuse(reply, 401, 'Bad credentials');
    if (installation.suspendedAt) return refuse(reply, 403, 'This installation has been suspended');
    const { owner, repo } = request.params;
    if (owner && !fullNames(installation).includes(`${owner}/${repo}`.toLowerCase())) return notFound(reply);
    if (owner && !installation.mayWriteChecks)
      return refuse(reply, 403, 'Resource not accessible by integration');
  });

  github.get('/installation/repositories', (request, reply) => {
    const installation = installationOf(request);
    const { login = '', repositories = [] } = installation ?? {};
    const page = pageOf(request, reply, repositories).map(({ id, name, description }) => ({
      id,
      name,
      full_name: `${login}/${name}`,
      private: true,
      owner: { login, id: 1, type: 'Organization', avatar_url: `${webUrl()}/avatars/${login}` },
      html_url: `${webUrl()}/${login}/${name}`,
      description,
    }));
    return reply.send({
      total_count: repositories.length,
      repository_selection: 'selected',
      repositories: page,
    });
  });

  github.get<InRepository & { Params: { sha: string }; Querystring: Record<string, string> }>(
    '/repos/:owner/:repo/commits/:sha/check-runs',
    (request, reply) => {
      const { owner, repo, sha } = request.params;
      const found = accounts.checkRuns.filter(
        (check) =>
          check.repository === `${owner}/${repo}` &&
          check.head_sha === sha &&
          check.name === request.query['check_name'],
      );
      const page = pageOf(request, reply, request.query['filter'] === 'all' ? found : found.slice(-1));
      return reply.send({ total_count: found.length, check_runs: page });
    },
  );

  github.post<InRepository & { Body: CheckRunBody }>('/repos/:owner/:repo/check-runs', (request, reply) => {
    const { owner, repo } = request.params;
    const { body } = request;
    const problem = bodyProblem(body) ?? (body.name && body.head_sha ? undefined : 'name and head_sha');
    if (problem) return refuse(reply, 422, 'Invalid request.', { errors: [problem] });
    if (accounts.unknownCommits.has(body.head_sha ?? ''))
      return refuse(reply, 422, `No commit found for SHA: ${body.head_sha}`);
    const check = {
      ...{ id: 70_000_000_000 + accounts.checkRuns.length, repository: `${owner}/${repo}` },
      ...{ conclusion: null, completed_at: null },
      ...body,
    } as StandInCheckRun;
    accounts.checkRuns.push(check);
    return reply.code(201).send(check);
  });

  github.patch<InRepository & { Params: { id: string }; Body: CheckRunBody }>(
    '/repos/:owner/:repo/check-runs/:id',
    (request, reply) => {
      const check = accounts.checkRuns.find(({ id }) => id === Number(request.params.id));
      if (!check) return notFound(reply);
      const problem = bodyProblem(request.body);
      if (problem) return refuse(reply, 422, 'Invalid request.', { errors: [problem] });
      return reply.send(Object.assign(check, request.body));
    },
  );
}

/** What GitHub's validation would find wrong. */
function bodyProblem({ status, conclusion, output }: CheckRunBody): string | undefined {
  if ((status === 'completed') !== (conclusion !== undefined)) return 'conclusion goes with completed';
  if (output && (!output.title || !output.summary)) return 'output needs a title and a summary';
  if ((output?.text?.length ?? 0) > TEXT_LENGTH) return `text is longer than ${TEXT_LENGTH} characters`;
  return undefined;
}
