import type { GithubSettings } from '../../platform/settings/github-settings.ts';
import type { GithubClient } from './github-client.ts';
import { GithubError } from './github-error.ts';

type Answer = { access_token: string } | { error: string };

/**
 * Asks GitHub, by the code that it gave the person who installed the App, whether that person may see the installation.
 * Undefined: the code is spent, too old or not GitHub's.
 */
export async function mayInstallerSee(
  client: GithubClient,
  { webUrl, oauth }: GithubSettings & { oauth: object },
  code: string,
  installationId: number,
): Promise<boolean | undefined> {
  const token = await exchange(client, webUrl, oauth, code);
  if (token === undefined) return undefined;
  try {
    const installations = await client.asUser(token, (github) =>
      github.paginate('GET /user/installations', { per_page: 100 }),
    );
    return installations.some(({ id }) => Number(id) === installationId);
  } catch (error) {
    if (error instanceof GithubError && error.status === 401) return undefined;
    throw error;
  }
}

async function exchange(
  client: GithubClient,
  webUrl: string,
  { clientId, clientSecret }: NonNullable<GithubSettings['oauth']>,
  code: string,
): Promise<string | undefined> {
  const { data } = await client.asUser(undefined, (github) =>
    github.request('POST /login/oauth/access_token', {
      baseUrl: webUrl,
      headers: { accept: 'application/json' },
      client_id: clientId,
      client_secret: clientSecret,
      code,
    }),
  );
  const answer = data as Answer;
  if ('access_token' in answer) return answer.access_token;
  if (answer.error === 'bad_verification_code') return undefined;
  throw new GithubError(400, answer.error, false);
}
