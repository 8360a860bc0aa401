import { App } from '@octokit/app';
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import type { GithubSettings } from '../../platform/settings/github-settings.ts';
import type { Log } from '../../platform/log.ts';
import { toGithubError } from './github-error.ts';

const ANSWER_TIMEOUT = 10_000;

const PagingOctokit = Octokit.plugin(paginateRest);
type GithubConnection = InstanceType<typeof PagingOctokit>;

/** The ways to speak to GitHub. Every failure is a GithubError. */
export type GithubClient = ReturnType<typeof openGithubClient>;

/** Opens no connection yet. */
export function openGithubClient(settings: GithubSettings, log: Log) {
  const messages = {
    debug: () => undefined,
    info: () => undefined,
    warn: (message: string) => log.warn({ from: 'octokit' }, message),
    error: (message: string) => log.error({ from: 'octokit' }, message),
  };
  const Connection = PagingOctokit.defaults({
    baseUrl: settings.apiUrl,
    userAgent: 'Steplight',
    request: { fetch: fetchInTime },
    log: messages,
  });
  const { appId, privateKey } = settings;
  const app = new App({ appId, privateKey, Octokit: Connection, log: messages });

  async function installation(installationId: number, refresh: boolean): Promise<GithubConnection> {
    const { token } = (await app.octokit.auth({ type: 'installation', installationId, refresh })) as {
      token: string;
    };
    return new Connection({ auth: token });
  }

  return {
    asApp: <Result>(call: (github: GithubConnection) => Promise<Result>): Promise<Result> =>
      translated(() => call(app.octokit)),
    /** With the token of a person, or with none. */
    asUser: <Result>(
      token: string | undefined,
      call: (github: GithubConnection) => Promise<Result>,
    ): Promise<Result> => translated(() => call(new Connection({ auth: token }))),
    /** With an hour's token of the installation, kept until it is refused or old. */
    asInstallation: <Result>(
      installationId: number,
      call: (github: GithubConnection) => Promise<Result>,
    ): Promise<Result> =>
      translated(async () => {
        try {
          return await call(await installation(installationId, false));
        } catch (error) {
          if ((error as { status?: number }).status !== 401) throw error;
          return call(await installation(installationId, true));
        }
      }),
  };
}

async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toGithubError(error);
  }
}

/** Reads the whole answer within the time limit: one that breaks off is a failure, not an empty answer. */
const fetchInTime: typeof fetch = async (input, options) => {
  const answer = await fetch(input, { ...options, signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
  const body = await answer.arrayBuffer();
  const whole = new Response(body.byteLength > 0 ? body : null, answer);
  return Object.defineProperty(whole, 'url', { value: answer.url });
};
