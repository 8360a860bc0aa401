import type { SentGroupRunDetailReply, SentGroupRunItem } from 'shared/contract';
import type { GithubSettings } from '../../platform/settings/github-settings.ts';
import { withSessionLock } from '../../platform/database/session-lock.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReportsService } from '../reports/reports-service.ts';
import type { RunsService, TestedCommit } from '../runs/runs-service.ts';
import type { TestRunsService } from '../runs/test-runs/test-runs-service.ts';
import type { SuitesService } from '../suites/suites-service.ts';
import { createCheckRun, findCheckRun, updateCheckRun, type CheckRun, type Place } from './check-runs.ts';
import * as repository from './check-runs-repository.ts';
import type { Connections } from './connections.ts';
import { describeCounts, describeFailures, describeTitle, type FailedTest } from './describe-run.ts';
import type { GithubClient } from './github-client.ts';
import { GithubError } from './github-error.ts';
import { checkRunLock, companyLock } from './locks.ts';
import { putComment } from './pull-request-comments.ts';
import { shorten } from '../../platform/markdown.ts';

/** Failed tests that are reported about with their steps. */
const DETAILED = 30;
const NAME_LENGTH = 100;

export type ReportDependencies = Pick<Platform, 'config' | 'database' | 'log'> & {
  settings: GithubSettings;
  client: GithubClient;
  connections: Connections;
  runs: RunsService;
  testRuns: TestRunsService;
  suites: SuitesService;
  reports: ReportsService;
};

/**
 * Reports the status of a group run to the commit that it tests, and its end to the pull request, if the company's installation has the
 * repository. Reporting it again changes nothing. Rejects where GitHub may answer better later; what it refuses for good is logged and
 * left.
 */
export async function reportRun(dependencies: ReportDependencies, groupRunId: number): Promise<void> {
  const { runs, connections } = dependencies;
  const commit = await runs.findCommit(groupRunId);
  const found = commit && (await connections.findRepository(commit.companyId, commit.repo));
  if (!found) return;
  const { installationId } = found;
  const [owner = '', repo = ''] = found.fullName.split('/');
  const place = { installationId, owner, repo };
  await unlessRefused(dependencies, { groupRunId, installationId, what: 'a check run' }, () =>
    reportStatus(dependencies, groupRunId, commit, place),
  );
  await unlessRefused(dependencies, { groupRunId, installationId, what: 'a comment' }, () =>
    reportToPullRequest(dependencies, groupRunId, commit, place),
  );
}

async function unlessRefused(
  { connections, log }: ReportDependencies,
  { what, ...ids }: { groupRunId: number; installationId: number; what: string },
  report: () => Promise<void>,
): Promise<void> {
  try {
    await report();
  } catch (error) {
    if (!(error instanceof GithubError) || error.isTemporary) throw error;
    const standing = await connections.refresh(ids.installationId);
    if (error.status === 401 && standing === 'connected') throw error;
    log.warn({ ...ids, reason: error.message }, `GitHub refused ${what}`);
  }
}

/** At the end only. Runs of one company take turns, so that shards that end together make one comment. */
async function reportToPullRequest(
  dependencies: ReportDependencies,
  groupRunId: number,
  { companyId, pullRequest }: TestedCommit,
  place: Place,
): Promise<void> {
  const { client, runs, reports } = dependencies;
  if (pullRequest === null) return;
  const { test_group_run: run } = await runs.get(companyId, groupRunId);
  if (!conclude(run.status)) return;
  await withSessionLock(dependencies, companyLock(companyId), async () =>
    putComment(client, place, pullRequest, await reports.comment(companyId, groupRunId)),
  );
}

async function reportStatus(
  dependencies: ReportDependencies,
  groupRunId: number,
  commit: TestedCommit,
  place: Place,
): Promise<void> {
  const { database, client, settings, runs } = dependencies;
  const isFirst = await repository.beginCheckRun(database.queries, groupRunId);
  await withSessionLock(dependencies, checkRunLock(groupRunId), async () => {
    const row = await repository.findCheckRun(database.queries, groupRunId);
    if (!row || row.reported === 'completed') return;
    const check = await compose(dependencies, commit, await runs.get(commit.companyId, groupRunId));
    const reported = check.end ? 'completed' : 'in_progress';
    if (row.reported === reported) return;
    const known =
      row.checkRunId ?? (isFirst ? undefined : await findCheckRun(client, place, settings.appId, check));
    if (known !== undefined) await updateCheckRun(client, place, known, check);
    const checkRunId = known ?? (await createCheckRun(client, place, check));
    await repository.storeCheckRun(database.queries, { groupRunId, checkRunId, reported });
  });
}

async function compose(
  { config, testRuns, suites }: ReportDependencies,
  { companyId, suiteId, sha }: TestedCommit,
  { test_group_run: run, test_runs: tests, url }: SentGroupRunDetailReply,
): Promise<CheckRun> {
  const title = suiteId === null ? run.name : await suites.nameOf(companyId, suiteId);
  const startedAt = run.startTime ?? run.created_at;
  const end = conclude(run.status);
  const failed = end ? tests.filter(hasFailed) : [];
  const details: FailedTest[] = [];
  for (const { id } of failed.slice(0, DETAILED))
    details.push({
      run: await testRuns.get(companyId, id),
      url: pagesOf(config.webAddress).testRun(id),
    });
  return {
    externalId: String(run.id),
    name: `Steplight: ${shorten(title, NAME_LENGTH)}`,
    sha,
    detailsUrl: url,
    startedAt,
    end: end && {
      conclusion: end,
      completedAt: new Date(Date.parse(startedAt) + (run.duration ?? 0) * 1000).toISOString(),
    },
    output: {
      title: describeTitle(run, tests),
      summary: describeCounts(run, tests, url),
      text: describeFailures(details, failed.length),
    },
  };
}

const hasFailed = ({ status, is_quarantined }: SentGroupRunItem) =>
  !is_quarantined && (status === 'failed' || status === 'error');

function conclude(status: SentGroupRunDetailReply['test_group_run']['status']) {
  switch (status) {
    case 'passed':
      return 'success';
    case 'failed':
    case 'error':
      return 'failure';
    case 'cancelled':
      return 'cancelled';
    default:
      return undefined;
  }
}
