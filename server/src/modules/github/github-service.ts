import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReportsService } from '../reports/reports-service.ts';
import type { RunsService } from '../runs/runs-service.ts';
import type { TestRunsService } from '../runs/test-runs/test-runs-service.ts';
import type { SuitesService } from '../suites/suites-service.ts';
import { createConnections, type GithubFields } from './connections.ts';
import { openGithubClient } from './github-client.ts';
import { GithubError } from './github-error.ts';
import * as repository from './installations-repository.ts';
import { reportRun } from './report-run.ts';
import { setUpInstallation, type SetupQuery } from './set-up-installation.ts';
import { setupError } from './setup-errors.ts';
import type { Installer } from './setup-state.ts';
import { readDelivery, type Delivery } from './webhook-delivery.ts';

export type { GithubFields };

export interface GithubService {
  /** What the company sees of GitHub; never waits for GitHub. `userId` null: no one to be shown an install address. */
  describe(companyId: number, userId: number | null): Promise<GithubFields>;
  /** Connects an installation to the caller's company. Throws AppErrors that say what a person can do. */
  setUp(caller: Installer, query: SetupQuery): Promise<void>;
  /** Processes a delivery of GitHub's webhook. Throws AppErrors if its signature is wrong. */
  receive(delivery: Delivery): Promise<void>;
  /** For the queue `github-refresh`. */
  refresh(installationId: number): Promise<void>;
  /**
   * A token that may write issues in this repository (`owner/name`) at this API, and nothing else; undefined: the company's installation of
   * the App may not, or GitHub does not answer.
   */
  issueToken(companyId: number, fullName: string, apiUrl: string): Promise<string | undefined>;
  /** For the queue `check-run`. */
  reportRun(groupRunId: number): Promise<void>;
}

/** Seconds. */
const MAX_WAIT_SECONDS = 60 * 60;

type Dependencies = Pick<Platform, 'config' | 'database' | 'jobs' | 'secrets' | 'log'> & {
  runs: RunsService;
  testRuns: TestRunsService;
  suites: SuitesService;
  reports: ReportsService;
};

export function createGithubService(platform: Dependencies): GithubService {
  const { config, database, jobs, log } = platform;
  const settings = config.github;
  if (!settings) return withoutApp;
  const client = openGithubClient(settings, log);
  const connections = createConnections({ ...platform, settings, client });
  const dependencies = { ...platform, settings, client, connections };

  /** Where GitHub limits the rate, the job comes again when GitHub wants it to; otherwise the queue decides. */
  async function again(queue: 'github-refresh' | 'check-run', id: number, work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof GithubError) || error.retryAfter === undefined) throw error;
      log.warn({ queue, id, reason: error.message }, 'GitHub limits the rate; the job waits');
      const wait = Math.min(error.retryAfter, MAX_WAIT_SECONDS);
      await database.queries.transaction((transaction) => jobs.send(queue, [id], transaction, wait));
    }
  }

  return {
    describe: (companyId, userId) => connections.describe(companyId, userId),
    setUp: (caller, query) => setUpInstallation(dependencies, caller, query),
    async receive(delivery) {
      if (settings.webhookSecret === undefined) throw noWebhook();
      const event = readDelivery(delivery, settings.webhookSecret);
      if (!event) return;
      const { action, installationId } = event;
      log.info({ event: delivery.event, action, installationId }, 'GitHub reported an installation');
      if (action === 'deleted') await repository.disconnect(database.queries, installationId);
      if (action === 'suspend') await repository.suspend(database.queries, installationId);
      // What GitHub says when asked counts, so deliveries may come twice, late or in any order.
      await connections.askForRefresh(installationId);
    },
    refresh: (installationId) =>
      again('github-refresh', installationId, async () => {
        try {
          await connections.refresh(installationId);
        } catch (error) {
          if (!(error instanceof GithubError) || error.isTemporary) throw error;
          log.error({ installationId, reason: error.message }, 'GitHub refuses the App');
        }
      }),
    async issueToken(companyId, fullName, apiUrl) {
      if (apiUrl !== settings.apiUrl) return undefined;
      try {
        const found = await connections.findRepository(companyId, fullName);
        if (!found) return undefined;
        // Not kept: a right that the owner has granted since counts at once.
        const { data } = await client.asApp((app) =>
          app.request('POST /app/installations/{installation_id}/access_tokens', {
            installation_id: found.installationId,
            repositories: [found.fullName.split('/')[1] ?? ''],
            permissions: { issues: 'write' },
          }),
        );
        return data.token;
      } catch (error) {
        if (!(error instanceof GithubError)) throw error;
        log.warn({ companyId, reason: error.message }, 'GitHub gives no token for issues');
        return undefined;
      }
    },
    reportRun: (groupRunId) => again('check-run', groupRunId, () => reportRun(dependencies, groupRunId)),
  };
}

const noWebhook = () =>
  new AppError(404, 'github_not_set_up', 'Webhooks of GitHub are not set up on this server.');

/** Where no GitHub App is configured. */
const withoutApp: GithubService = {
  describe: () =>
    Promise.resolve({
      github_installation_id: null,
      github_repos: [],
      github_install_url: null,
      github_manage_url: null,
    }),
  setUp: () => Promise.reject(setupError('github_not_set_up')),
  receive: () => Promise.reject(noWebhook()),
  refresh: () => Promise.resolve(),
  issueToken: () => Promise.resolve(undefined),
  reportRun: () => Promise.resolve(),
};
