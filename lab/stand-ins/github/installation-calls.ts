import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts, StandInCheckRun, StandInComment, StandInInstallation } from './accounts.ts';
import { notFound, pageOf, refuse } from './answers.ts';

const TEXT_LENGTH = 65_535;
const COMMENT_LENGTH = 65_536;

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
    const { mayWriteChecks, mayWriteComments } = installation;
    if (owner && !(request.url.includes('/issues/') ? mayWriteComments : mayWriteChecks))
      return refuse(reply, 403, 'Resource not accessible by integration');
  });

  commentCalls(github, accounts);

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
      id: 70_000_000_000 + accounts.checkRuns.length,
      repository: `${owner}/${repo}`,
      conclusion: null,
      completed_at: null,
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

/** The comments of issues and pull requests, as the App writes them. */
function commentCalls(github: FastifyInstance, accounts: Accounts): void {
  type Comment = InRepository & { Params: { number: string }; Body: { body?: string } };
  const path = '/repos/:owner/:repo/issues';
  const repositoryOf = ({ params: { owner, repo } }: { params: InRepository['Params'] }) =>
    `${owner}/${repo}`;
  const isTooLong = (body = '') => body === '' || body.length > COMMENT_LENGTH;

  github.get<Comment>(`${path}/:number/comments`, (request, reply) => {
    const issue = Number(request.params.number);
    const found = accounts.comments.filter(
      (comment) => comment.repository === repositoryOf(request) && comment.issue === issue,
    );
    return reply.send(pageOf(request, reply, found));
  });

  github.post<Comment>(`${path}/:number/comments`, (request, reply) => {
    const { body = '' } = request.body;
    if (isTooLong(body)) return refuse(reply, 422, 'Validation Failed');
    const comment: StandInComment = {
      id: (accounts.comments.at(-1)?.id ?? 9_000_000_000) + 1,
      repository: repositoryOf(request),
      issue: Number(request.params.number),
      body,
      user: { login: 'steplight[bot]', type: 'Bot' },
    };
    accounts.comments.push(comment);
    return reply.code(201).send(comment);
  });

  github.patch<Comment>(`${path}/comments/:number`, (request, reply) => {
    const comment = accounts.comments.find(({ id }) => id === Number(request.params.number));
    if (!comment) return notFound(reply);
    if (isTooLong(request.body.body)) return refuse(reply, 422, 'Validation Failed');
    return reply.send(Object.assign(comment, request.body));
  });

  github.delete<Comment>(`${path}/comments/:number`, (request, reply) => {
    const index = accounts.comments.findIndex(({ id }) => id === Number(request.params.number));
    if (index < 0) return notFound(reply);
    accounts.comments.splice(index, 1);
    return reply.code(204).send();
  });
}

/** What GitHub's validation would find wrong. */
function bodyProblem({ status, conclusion, output }: CheckRunBody): string | undefined {
  if ((status === 'completed') !== (conclusion !== undefined)) return 'conclusion goes with completed';
  if (output && (!output.title || !output.summary)) return 'output needs a title and a summary';
  if ((output?.text?.length ?? 0) > TEXT_LENGTH) return `text is longer than ${TEXT_LENGTH} characters`;
  return undefined;
}
