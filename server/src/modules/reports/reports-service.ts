import { stepLabel, testRunName } from 'shared/format';
import { maskedText } from 'shared/step-language';
import { hideSecrets } from '../../platform/hide-secrets.ts';
import { notFoundInCompany } from '../../platform/http/app-error.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeOf } from '../runs/tables.ts';
import { triesOf } from '../runs/runs-service.ts';
import { isPublicAddress } from './public-address.ts';
import { markerOf, renderComment } from './pull-request-comment.ts';
import * as repository from './reports-repository.ts';
import type { ReportedScreenshot, ReportedTest, RunReport } from './run-report.ts';

export interface ReportsService {
  /** What is known of a group run by now, whether it has finished or not. 404: the company has none of this id. */
  get(companyId: number, groupRunId: number): Promise<RunReport>;
  /** The comment on the run's pull request, which tells of all runs of the suite over its newest commit. 404 as in `get`. */
  comment(companyId: number, groupRunId: number): Promise<PullRequestComment>;
}

export interface PullRequestComment {
  /** The first line of the body: the same for all runs of the suite, and of no other comment. */
  marker: string;
  /** Markdown within GitHub's limit. */
  body: string;
}

export function createReportsService({
  config,
  database: { queries },
  storage,
}: Pick<Platform, 'config' | 'database' | 'storage'>): ReportsService {
  const pages = pagesOf(config.webAddress);

  async function find(companyId: number, groupRunId: number) {
    const found = await repository.findGroupRun(queries, companyId, groupRunId);
    if (!found) throw notFoundInCompany('The run');
    return found;
  }

  async function get(companyId: number, groupRunId: number): Promise<RunReport> {
    const { run, suiteName, placeInLine } = await find(companyId, groupRunId);
    const tests = await repository.listTests(queries, run.id);
    const verdicts = await repository.findVerdicts(queries, run.id);
    const steps = Map.groupBy(await repository.listSteps(queries, run.id), ({ testRunId }) => testRunId);
    const screenshots = new Map(
      (await repository.listFailureScreenshots(queries, run.id)).map((row) => [row.testRunId, row] as const),
    );
    const screenshotOf = (testRunId: number): ReportedScreenshot | null => {
      const screenshot = screenshots.get(testRunId);
      const step = steps.get(testRunId)?.find(({ stepNumber }) => stepNumber === screenshot?.stepNumber);
      return screenshot && step
        ? {
            fileName: `test-${testRunId}-step-${stepLabel(placeOf(step))}.jpg`,
            address: storage.readAddress(screenshot.key),
          }
        : null;
    };
    const reported = (test: repository.TestRunRow): Omit<ReportedTest, 'earlier'> => {
      const { id, status, startedAt, finishedAt, error, isQuarantined } = test;
      return {
        name: testRunName(test.name, test.rowName),
        id,
        status,
        startedAt,
        finishedAt,
        error,
        isQuarantined,
        verdict: verdicts.get(id) ?? null,
        url: pages.testRun(id),
        steps: (steps.get(id) ?? []).map(({ task, isSuccessful, result, duration, ...step }) => ({
          place: placeOf(step),
          task: maskedText(task),
          isSuccessful,
          result,
          duration,
        })),
        screenshot: screenshotOf(id),
      };
    };
    return {
      id: run.id,
      name: run.name,
      suite: suiteName ?? run.name,
      status: run.status,
      url: pages.groupRun(run.id),
      createdAt: run.createdAt,
      startedAt: run.startedAt,
      finishedAt: run.finishedAt,
      commit: run.repo && run.sha ? { repo: run.repo, sha: run.sha } : undefined,
      environment: run.environment,
      placeInLine,
      baseUrl: run.baseUrl && hideSecrets(run.baseUrl),
      shard: run.shardIndex && run.shardTotal ? { index: run.shardIndex, total: run.shardTotal } : null,
      isFrozen: run.isFrozen,
      retries: run.retries,
      modelCalls: tests.reduce((sum, { usage }) => sum + (usage?.calls ?? 0), 0),
      tests: triesOf(tests).map(({ counted, earlier }) => ({
        ...reported(counted),
        earlier: earlier.map(reported),
      })),
    };
  }

  return {
    get,
    async comment(companyId, groupRunId) {
      const { run } = await find(companyId, groupRunId);
      const listed = await repository.listRunsOfPullRequest(queries, run);
      const ids = listed.length === 0 ? [run.id] : listed.map(({ id }) => id);
      const reports: RunReport[] = [];
      for (const id of ids) reports.push(await get(companyId, id));
      const marker = markerOf([config.webAddress, companyId, run.suiteId]);
      const body = renderComment(marker, reports, { now: new Date(), canShow: isPublicAddress });
      return { marker, body };
    },
  };
}
