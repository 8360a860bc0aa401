import type { GithubRepo, SentCompany } from 'shared/contract';
import type { Platform } from '../../platform/platform.ts';
import type { GithubSettings } from '../../platform/settings/github-settings.ts';
import type { GithubClient } from './github-client.ts';
import { fetchInstallation, fetchRepositories } from './installations.ts';
import * as repository from './installations-repository.ts';
import { signState } from './setup-state.ts';
import type { StoredRepository } from './tables.ts';

/** Seconds after which what is stored is refreshed when someone looks at it. */
const FRESH = 10 * 60;
/** Seconds after which a repository that is not among the stored ones is looked for once more. */
const JUST_FETCHED = 60;

export type GithubFields = Pick<
  SentCompany,
  'github_installation_id' | 'github_repos' | 'github_install_url' | 'github_manage_url'
>;

type Standing = 'connected' | 'suspended' | 'gone';

/** What is stored of the installations that companies have connected. */
export type Connections = ReturnType<typeof createConnections>;

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'secrets' | 'log'> & {
  settings: GithubSettings;
  client: GithubClient;
};

export function createConnections(dependencies: Dependencies) {
  const { database, jobs, secrets, log, settings, client } = dependencies;
  const { queries } = database;
  const ageOf = (row: repository.InstallationRow) => (Date.now() - row.syncedAt.getTime()) / 1000;

  function installUrl(companyId: number, userId: number): string {
    const state = signState(secrets, { companyId, userId });
    return `${settings.webUrl}/apps/${settings.slug}/installations/new?state=${state}`;
  }

  async function refreshIfOld(row: repository.InstallationRow): Promise<void> {
    if (ageOf(row) < FRESH) return;
    await queries.transaction(async (transaction) => {
      if (await repository.claimRefresh(transaction, row.installationId, FRESH))
        await jobs.send('github-refresh', [row.installationId], transaction);
    });
  }

  async function refresh(installationId: number): Promise<Standing> {
    const syncedAt = new Date();
    const installation = await fetchInstallation(client, installationId);
    if (!installation) {
      if (await repository.disconnect(queries, installationId))
        log.info({ installationId }, 'GitHub does not know the installation any more; it is disconnected');
      return 'gone';
    }
    const { account, htmlUrl, suspendedAt } = installation;
    const news = { account, htmlUrl, suspendedAt, syncedAt };
    if (suspendedAt) {
      await repository.store(queries, installationId, news);
      return 'suspended';
    }
    const repos = await fetchRepositories(client, installationId);
    await repository.store(queries, installationId, { ...news, repos });
    return 'connected';
  }

  async function findStored(companyId: number, fullName: string) {
    const row = await repository.findByCompany(queries, companyId);
    if (!row || row.suspendedAt) return { row: undefined };
    const name = fullName.toLowerCase();
    const repo = row.repos.find(({ full_name }) => full_name.toLowerCase() === name);
    return { row, found: repo && { installationId: row.installationId, fullName: repo.full_name } };
  }

  return {
    /** Never waits for GitHub. `userId` null: no one is there to be shown an install address. */
    async describe(companyId: number, userId: number | null): Promise<GithubFields> {
      const row = await repository.findByCompany(queries, companyId);
      if (row) await refreshIfOld(row);
      const active = row?.suspendedAt ? undefined : row;
      return {
        github_installation_id: active?.installationId ?? null,
        github_repos: active?.repos.map(presentRepository) ?? [],
        github_install_url: userId === null ? null : installUrl(companyId, userId),
        github_manage_url: active?.htmlUrl ?? null,
      };
    },
    /** Has it fetched again in the background. Nothing happens to an installation that no company has. */
    async askForRefresh(installationId: number): Promise<void> {
      if (await repository.isConnected(queries, installationId))
        await queries.transaction((transaction) =>
          jobs.send('github-refresh', [installationId], transaction),
        );
    },
    /** Fetches it from GitHub and stores it; one that is gone there goes here too. */
    refresh,
    /** The repository, if the company's installation has it. `fullName`: `owner/name` in any case. */
    async findRepository(
      companyId: number,
      fullName: string,
    ): Promise<{ installationId: number; fullName: string } | undefined> {
      const { row, found } = await findStored(companyId, fullName);
      if (!row || found || ageOf(row) < JUST_FETCHED) return found;
      await refresh(row.installationId);
      return (await findStored(companyId, fullName)).found;
    },
  };
}

function presentRepository(stored: StoredRepository): GithubRepo {
  const { repo_id, repo_name, repo_description, repo_url, avatar_url } = stored;
  return { repo_id, repo_name, repo_description, repo_url, avatar_url };
}
