import { notFoundInCompany } from '../../platform/http/app-error.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeOf } from '../runs/tables.ts';
import * as repository from './reports-repository.ts';
import type { RunReport } from './run-report.ts';

export interface ReportsService {
  /** What is known of a group run by now, whether it has finished or not. 404: the company has none of this id. */
  get(companyId: number, groupRunId: number): Promise<RunReport>;
}

export function createReportsService({
  config,
  database: { queries },
}: Pick<Platform, 'config' | 'database'>): ReportsService {
  const pages = pagesOf(config.webAddress);

  return {
    async get(companyId, groupRunId) {
      const found = await repository.findGroupRun(queries, companyId, groupRunId);
      if (!found) throw notFoundInCompany('The run');
      const { run, suiteName } = found;
      const tests = await repository.listTests(queries, run.id);
      const steps = Map.groupBy(await repository.listSteps(queries, run.id), ({ testRunId }) => testRunId);
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
        tests: tests.map(({ id, name, status, startedAt, finishedAt, error }) => ({
          ...{ id, name, status, startedAt, finishedAt, error },
          url: pages.testRun(id),
          steps: (steps.get(id) ?? []).map(({ task, isSuccessful, result, duration, ...step }) => ({
            ...{ place: placeOf(step), task, isSuccessful, result, duration },
          })),
        })),
      };
    },
  };
}
