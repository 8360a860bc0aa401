import type { QueryOf } from 'shared/contract';
import { LockTimeoutError, withSessionLock } from '../../platform/database/session-lock.ts';
import { toStorageError } from '../../platform/http/storage-error.ts';
import type { GithubSettings } from '../../platform/settings/github-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { Connections } from './connections.ts';
import type { GithubClient } from './github-client.ts';
import { GithubError } from './github-error.ts';
import { fetchInstallation, fetchRepositories, type Installation } from './installations.ts';
import * as repository from './installations-repository.ts';
import { mayInstallerSee } from './installer.ts';
import { companyLock } from './locks.ts';
import { setupError, toSetupError } from './setup-errors.ts';
import { readState, type Installer } from './setup-state.ts';

/** Milliseconds between installing the App and coming back, at most, where GitHub does not say who installed it. */
const WAY_BACK = 60 * 60 * 1000;

export type SetupQuery = QueryOf<'GET /github/setup'>;

type Dependencies = Pick<Platform, 'config' | 'database' | 'secrets' | 'log'> & {
  settings: GithubSettings;
  client: GithubClient;
  connections: Connections;
};

/** Connects the installation to the caller's company, in place of a previous one. Throws AppErrors; the same call again changes nothing. */
export async function setUpInstallation(
  dependencies: Dependencies,
  caller: Installer,
  query: SetupQuery,
): Promise<void> {
  const installationId = Number(query.installation_id);
  if (!Number.isSafeInteger(installationId)) throw setupError('github_installation_unknown');
  try {
    await withSessionLock(dependencies, companyLock(caller.companyId), () =>
      setUp(dependencies, caller, installationId, query),
    );
  } catch (error) {
    if (error instanceof LockTimeoutError) throw setupError('github_setup_busy');
    if (toStorageError(error)?.code === 'duplicate') throw setupError('github_installation_taken');
    if (error instanceof GithubError)
      dependencies.log.error({ err: error, installationId }, 'GitHub could not be connected');
    throw toSetupError(error);
  }
}

async function setUp(
  dependencies: Dependencies,
  caller: Installer,
  installationId: number,
  query: SetupQuery,
): Promise<void> {
  const { database, secrets, client, connections, log } = dependencies;
  const state = query.state === undefined ? undefined : readState(secrets, query.state);
  if (query.state !== undefined && state?.companyId !== caller.companyId)
    throw setupError('github_state_wrong');
  const previous = await repository.findByCompany(database.queries, caller.companyId);
  if (previous?.installationId === installationId) return confirm(dependencies, installationId);
  if (state?.isExpired) throw setupError('github_state_expired');
  if (!state && !(dependencies.settings.oauth && query.code)) throw setupError('github_state_missing');
  if (!state && previous) throw setupError('github_connected_already');
  const syncedAt = new Date();
  const installation = await fetchInstallation(client, installationId);
  if (!installation) throw setupError('github_installation_unknown');
  if (installation.suspendedAt) throw setupError('github_installation_suspended');
  await checkInstaller(dependencies, installationId, installation, query.code);
  const repos = await fetchRepositories(client, installationId).catch(unlessPassing);
  const { account, htmlUrl, suspendedAt } = installation;
  const { companyId } = caller;
  const row = { companyId, installationId, account, htmlUrl, repos: repos ?? [], syncedAt, suspendedAt };
  await database.queries.transaction(async (transaction) => {
    await repository.connect(transaction, row);
    await recordEvent(transaction, {
      companyId,
      action: 'github.connected',
      subject: { id: installationId, name: account },
    });
  });
  if (!repos) await connections.askForRefresh(installationId);
  log.info({ ...caller, installationId, account }, 'An installation of the GitHub App is connected');
}

/** It is the company's already. While GitHub does not answer, it stays so. */
async function confirm({ connections }: Dependencies, installationId: number): Promise<void> {
  const standing = await connections.refresh(installationId).catch(unlessPassing);
  if (standing === 'gone') throw setupError('github_installation_unknown');
  if (standing === 'suspended') throw setupError('github_installation_suspended');
}

/**
 * The number in the URL proves nothing, since anyone can change it. The code lets GitHub say whether the
 * installer may see the installation; without a client id and secret, all that is known is that its owner has just touched it.
 */
async function checkInstaller(
  { settings, client }: Dependencies,
  installationId: number,
  { touchedAt }: Installation,
  code: string | undefined,
): Promise<void> {
  const { oauth } = settings;
  if (!oauth) {
    if (touchedAt.getTime() < Date.now() - WAY_BACK) throw setupError('github_installation_old');
    return;
  }
  if (code === undefined) throw setupError('github_code_missing');
  const isAllowed = await mayInstallerSee(client, { ...settings, oauth }, code, installationId);
  if (isAllowed === undefined) throw setupError('github_code_refused');
  if (!isAllowed) throw setupError('github_installation_foreign');
}

function unlessPassing(error: unknown): undefined {
  if (!(error instanceof GithubError && error.isTemporary)) throw error;
}
