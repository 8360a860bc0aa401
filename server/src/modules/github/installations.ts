import type { GithubClient } from './github-client.ts';
import { GithubError } from './github-error.ts';
import type { StoredRepository } from './tables.ts';

/** One installation of the App in a GitHub account. */
export type Installation = NonNullable<Awaited<ReturnType<typeof fetchInstallation>>>;

/** Undefined: GitHub knows no such installation of this App. */
export async function fetchInstallation(client: GithubClient, installationId: number) {
  try {
    const { data } = await client.asApp((github) =>
      github.request('GET /app/installations/{installation_id}', { installation_id: installationId }),
    );
    const account = data.account && 'login' in data.account ? data.account.login : data.account?.slug;
    return {
      account: account ?? '',
      /** Where its owner manages it. */
      htmlUrl: data.html_url,
      suspendedAt: data.suspended_at ? new Date(data.suspended_at) : null,
      /** When its owner last did something to it. */
      touchedAt: new Date(Math.max(Date.parse(data.created_at), Date.parse(data.updated_at))),
    };
  } catch (error) {
    if (error instanceof GithubError && error.status === 404) return undefined;
    throw error;
  }
}

/** All of them, in GitHub's order. */
export async function fetchRepositories(
  client: GithubClient,
  installationId: number,
): Promise<StoredRepository[]> {
  const repositories = await client.asInstallation(installationId, (github) =>
    github.paginate('GET /installation/repositories', { per_page: 100 }),
  );
  return repositories.map((repository) => ({
    repo_id: Number(repository.id),
    repo_name: repository.name,
    repo_description: repository.description,
    repo_url: repository.html_url,
    avatar_url: repository.owner.avatar_url,
    full_name: repository.full_name,
  }));
}
